# What the bot itself says. A game’s words lie in its folder, those on its pictures with its drawings.

cell = { $name }

## Setting up

setup-seats = Ce jeu se joue de { $least } à { $most } joueurs.
setup-option = Ce jeu n’a pas d’option « { $name } ».
setup-value-seats = « { $value } » ({ $name }) est prévu pour { $least } à { $most } joueurs. Choisissez autre chose, ou changez le nombre de places.
setup-value = « { $value } » n’est pas possible pour { $name } ; choisissez parmi : { $values }.

## Lobby

lobby-empty = Personne n’a encore pris place.
lobby-seats = Table ouverte par { $host }. { $missing }
lobby-missing = { $wanted ->
    [0] { $room ->
        [0] Toutes les places sont prises ; *Commencer* lance la partie.
        [1] Il reste une place ; *Commencer* lance la partie.
       *[other] Il reste { $room } places ; *Commencer* lance la partie.
    }
    [1] Il manque une personne pour commencer.
   *[other] Il manque { $wanted } personnes pour commencer.
}
lobby-nobody = Des bots ne commencent pas seuls : il faut au moins une personne.
seat-person = { $number }. { $name }
seat-bot = { $number }. { $name } · *bot*
seat-level = { $number }. { $face } { $name } · *bot, niveau { $level }*
level-easy = facile
level-medium = moyen
level-hard = difficile
seat-option = { $name } · **{ $value }**
seat-option-alone = { $name }, si vous jouez en solo · **{ $value }**
option-now = { $name } · { $value }
option-now-alone = { $name }, si vous jouez en solo · { $value }
lobby-join = Rejoindre
lobby-leave = Quitter
lobby-start = Commencer
lobby-bot = Ajouter un bot
lobby-levels = À quel niveau doit-il jouer ?
    { $easy } **{ level-easy }** prend les points à portée de main.
    { $medium } **{ level-medium }** prévoit un tour à l’avance.
    { $hard } **{ level-hard }** joue pour gagner.
lobby-unbot = Retirer un bot
lobby-unbots = Quel bot doit quitter la table ?
lobby-options = Options
lobby-close = Fermer
lobby-closed = Cette table a été fermée avant le début de la partie.
lobby-stale = Personne n’a lancé de partie à cette table depuis une semaine : elle est fermée.
lobby-begun = La partie a commencé dans { $channel } : { $people }.
lobby-taught = Une première partie avec un coach a commencé dans { $channel } : { $people }.

## The table

opened-rules = /rules explique le jeu sujet par sujet, /learn vous accompagne dans une première partie, /help dit ce que vous pouvez faire ici.
opened-rules-coached = /rules explique le jeu sujet par sujet, /help dit ce que vous pouvez faire ici.
turn-waiting = On attend { $people }.
turn-thinking = { $count ->
    [one] { $people } réfléchit.
   *[other] { $people } réfléchissent.
}
turn-also = { $first } { $then }
turn-yours = C’est à vous.
turn-yours-too = C’est à vous. On attend aussi { $people }.
turn-over = La partie est terminée.
watch-note = Des bots jouent cette partie pour { $host } ; personne d’autre ne peut la piloter. { $seconds ->
    [1] Un coup par seconde.
   *[other] Un coup toutes les { $seconds } secondes.
}
watch-pause = Pause
watch-resume = Reprendre
watch-slower = Moins vite
watch-faster = Plus vite
watch-end = Arrêter
button-play = Jouer
button-board = Plateau
button-scores = Scores
ping = { $user }, on vous attend.
ping-why = { $user } – { $why }
ping-last = { $user }, la table n’attend plus que vous.
ping-last-why = { $user }, la table n’attend plus que vous – { $why }
over-won = { $count ->
    [one] { $people } gagne la partie.
   *[other] { $people } partagent la victoire.
}
over-team = { $people } gagnent ensemble.
over-side = { $people } : { $points } ensemble
over-lost = Pas cette fois : la partie est perdue.
over-called = { $people } : c’était la fin de la partie.

## The panel

panel-done = Rien à faire pour le moment.
panel-as-of = Panneau affiché { $when }. On vous prévient quand c’est à vous ; *Jouer* ou /play montre alors où en est la partie.
panel-at-once = Certains boutons, comme ceux avec « → », répondent d’un seul coup à cette question et à la suivante.
panel-last = Votre réponse part dès que { $most } choix sont marqués.
panel-final = Ce choix peut aussitôt entraîner { $what }. Il faudra ensuite l’accord de la table pour l’annuler.
panel-final-alone = Ce choix peut aussitôt entraîner { $what }. Ensuite, seul /undo pourra l’annuler.
panel-final-something = un tirage ou une révélation
panel-then = Ensuite : { $steps }
panel-then-more = Ensuite : { $steps } · et encore { $more }
panel-since = Depuis votre dernier coup :
panel-so-far = Jusqu’ici :
panel-more = et encore { $count } : /log
panel-anyway = Continuer quand même
panel-details = Effets des choix
panel-no-details = Il n’y a rien à ajouter sur ces choix.
panel-whynot = Pourquoi pas ?
panel-marked = Entre-temps, d’autres choix ont été marqués. Regardez, puis appuyez encore une fois.
panel-choose = Choisir parmi { $count }…
panel-besides = Vous pouvez aussi…
panel-nothing = Rien
panel-answer = Valider ({ $count })
panel-answer-of = Valider ({ $count }/{ $most })
panel-put = { $option } ×{ $count }
panel-told = { $option } : { $brief }
panel-outcome = **{ $option }** : { $hint }
panel-fill = Remplir le reste dans l’ordre
panel-afresh = Recommencer
panel-write = Écrire…
panel-earlier = ◀ Précédent
panel-later = Suivant ▶
panel-back = ↩ Retour
panel-look = Agrandir…
scene-panel = Votre question
scene-table = La table
scene-seat = { $player }
scene-hand = Ma main
scene-scores = Les scores
scene-zoom = Vue agrandie : { $id }
form-answer = Votre réponse
form-how = Séparez plusieurs choses par des virgules ; un nombre dit combien.

whynot-title = Pas proposé pour l’instant
whynot-line = **{ $options }** : { $why } (règle { $rule })
whynot-nothing = Il ne manque rien ici : tout ce que les règles permettent est proposé.

## Hints

panel-hint = Indice
hint-title = { $face } Un bot de niveau difficile choisirait :
hint-idea = { $steps }
hint-about = { $about } : { $what }
hint-next = { $count ->
    [0] { $behind } : { $idea }
   *[other] { $behind } : { $idea } ; { $reasons }
}
hint-wins = la partie s’arrête, et vous gagnez
hint-rest = { $way ->
    [down] { $whence ->
        [later] Quand le bot regarde plus loin, on perd environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [other] Le reste retire environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[both] Le reste et les tours suivants retirent environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
   *[up] { $whence ->
        [later] Quand le bot regarde plus loin, on gagne encore environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [other] Le reste ajoute environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[both] Le reste et les tours suivants ajoutent environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
}
hint-stop = { $rest }.
hint-then = { $other ->
    [1] { $rest }, surtout par ce que l’idée suivante obtient alors : { $reason }.
   *[0] { $rest }, surtout { $reason }.
}
hint-apart = Quand le bot regarde plus loin, il ne peut départager la meilleure idée et la suivante.
hint-won = { $known ->
    [1] Jouée jusqu’au bout dans { $deals } répartitions possibles de ce qui est caché, la partie est gagnée { $won } fois, avec l’idée suivante { $other } fois.
   *[0] Jouée jusqu’au bout dans { $deals } répartitions possibles de ce qui est caché, la partie est gagnée { $won } fois.
}
hint-same = { $other ->
    [best] { $reason } (la meilleure idée aussi)
   *[next] { $reason } (l’idée suivante aussi)
}
hint-beside = { $other ->
    [best] { $reason } (la meilleure idée : { $worth })
   *[next] { $reason } (l’idée suivante : { $worth })
}
hint-used = { $other ->
    [best] { $reason } (la meilleure idée en consomme { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
   *[next] { $reason } (l’idée suivante en consomme { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
}
hint-hope = { $other ->
    [best] { $reason } (la meilleure idée en garde l’espoir : { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
   *[next] { $reason } (l’idée suivante en garde l’espoir : { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
}
hint-kept = { $points ->
    [one] { $reason } ({ $points } point)
   *[other] { $reason } ({ $points } points)
}
hint-even = à peu près aussi bien que l’idée suivante
hint-level = à peu près égal quand le bot regarde plus loin
hint-less = { $whence ->
    [later] moins quand le bot regarde plus loin
    [other] moins sur le reste
   *[both] moins sur le reste et les tours suivants
}
hint-more = { $whence ->
    [later] davantage quand le bot regarde plus loin
    [other] davantage sur le reste
   *[both] davantage sur le reste et les tours suivants
}
hint-lacks = { $other ->
    [best] { $perhaps ->
        [1] seule la meilleure idée peut rapporter { $reason }
       *[0] seule la meilleure idée rapporte { $reason }
    }
   *[next] { $perhaps ->
        [1] seule l’idée suivante peut rapporter { $reason }
       *[0] seule l’idée suivante rapporte { $reason }
    }
}
hint-perhaps = peut-être { $reason }
hint-only = Il n’a rien envisagé d’autre ici.
hint-forced = Il n’y a rien d’autre à choisir ici.
hint-odds = Un écart aussi grand tient aussi compte des chances de victoire.
hint-worth = { $way ->
    [down] { $points ->
        [0] un peu moins
        [one] −{ $points } point
       *[other] −{ $points } points
    }
   *[up] { $points ->
        [0] un peu
        [one] +{ $points } point
       *[other] +{ $points } points
    }
}
hint-better = { $points ->
    [one] Peut-être { $points } point de mieux
   *[other] Peut-être { $points } points de mieux
}
hint-behind = { $far ->
    [1] Loin derrière
   *[0] { $points ->
        [0] À peu près aussi bien
        [one] Environ { $points } point de moins
       *[other] Environ { $points } points de moins
    }
}
refused-hints = Cette table joue sans indices.
refused-hints-rated = Cette partie est classée et compte pour la cote : elle se joue donc sans indices.
refused-no-hint = On ne vous demande rien pour le moment : il n’y a donc pas d’indice à donner.
refused-nobody-knows = Personne ici ne connaît assez bien ce jeu pour donner un indice.
refused-hint-late = La partie a avancé pendant la recherche de l’indice ; demandez-le de nouveau.

## The coach

coach-says = **Coach :** { $said }
coach-rule = Règle { $rule }
coach-quiet = Chut, coach
coach-speak = Parlez, coach
coach-ask = Demander au coach
coach-hushed = Le coach se tait maintenant. *Demander au coach* explique encore une question ; sous sa réponse, *Parlez, coach* lui rend la parole.
coach-heard = Le coach parle de nouveau, à chaque sorte de question qu’il n’a pas encore expliquée.
coach-nothing = On ne vous demande rien pour le moment : le coach n’a donc rien à dire.
coach-welcome = **Une première partie avec un coach.** Appuyez sur *Jouer* : il explique chaque question la première fois qu’elle se présente. *Chut, coach* le fait taire, *Demander au coach* le fait répéter.

## Taking back

undo-offer = { $after ->
    [0] Ceci sera annulé :
   *[other] Ceci sera annulé, avec tout ce qui a suivi :
}
    { $what }
undo-offer-ask = { $after ->
    [0] Ceci sera annulé, si la table accepte :
   *[other] Ceci sera annulé, avec tout ce qui a suivi, si la table accepte :
}
    { $what }
undo-choice = votre choix : { $choice }
undo-quiet = le dernier choix, qui n’a pas été annoncé
undo-do = Annuler ce coup
undo-ask = Demander à la table
undo-done = C’est annulé.
undo-asked = La table est consultée : { $people }. Si tout le monde accepte, c’est annulé.
undo-request = { $after ->
    [0] { $asked } – { $player } voudrait annuler :
   *[other] { $asked } – { $player } voudrait annuler, avec tout ce qui a suivi :
}
    { $what }
undo-told = { $player } annule :
undo-told-quiet = { $player } annule son dernier choix et continue.

## For whoever opened the table

notice-hindered = { $count ->
    [0] Discord ne me laisse pas écrire dans { $channel }, où se joue votre partie ({ $game }).
    [1] Je n’ai pas le droit d’écrire dans { $channel }, où se joue votre partie ({ $game }). Il me faut cette permission : { $permissions }.
   *[other] Je n’ai pas le droit d’écrire dans { $channel }, où se joue votre partie ({ $game }). Il me faut ces permissions : { $permissions }.
} Aucun coup n’est perdu. Je réessaie pendant un jour, et je publie ce qui manque dès que je le peux.
notice-game-gone = un jeu que je n’ai pas
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-manage-threads = Gérer les fils

## Commands

command-new = Ouvrir une table pour un jeu
command-learn = Jouer une première partie d’un jeu, contre un bot et avec un coach
command-watch = Regarder des bots jouer une partie, coup par coup
command-watch-level = Leur niveau de jeu ; moyen par défaut
command-watch-seats = Combien de bots jouent ; deux par défaut
command-against = Commencer tout de suite, contre des bots de ce niveau
command-seats = Contre des bots : nombre de places à la table, la vôtre comprise ; deux par défaut
command-here = Jouer dans ce salon plutôt que dans un fil
command-play = Votre panneau privé : votre main, votre question, vos choix
command-hint = Ce que ferait ici un bot de niveau difficile, et pourquoi
command-board = Voir la table, ou le jeu d’une seule personne
command-board-player = De qui voir le jeu ; toute la table par défaut
command-hand = Voir votre main
command-score = Le score provisoire, ligne par ligne
command-log = Ce qui s’est passé
command-log-since = À partir de quand ; depuis votre dernier coup par défaut
command-describe = Toute la situation en mots, page par page
command-undo = Annuler votre dernier coup
command-rules = Les règles d’un jeu, par sujet
command-rules-game = Quel jeu ; celui qu’on joue ici par défaut
command-rules-topic = Un titre des règles
command-card = Une carte, en grand
command-card-name = Le nom de la carte, ou ses premières lettres
command-card-game = Quel jeu ; celui qu’on joue ici par défaut
command-help = Ce que ce bot sait faire
score-so-far = ### Score provisoire
    Si la partie s’arrêtait maintenant :
score-final = ### Score final
score-nothing = rien encore
score-total = { $player } : { $points }
log-empty = Il ne s’est encore rien passé.
log-since-start = le début
log-since-mine = mon dernier coup
rules-choose = Choisir un sujet…
theme-light = clair
theme-dark = sombre
theme-clear = contrasté
language-name = Français
help = ## Thicket
    Des jeux de société lents, sur la nature, à jouer coup par coup, entre proches ou contre des bots. C’est la première fois ? *Apprendre* ou **/learn** lance une première partie contre un bot, avec un coach.
    1. *Ouvrir une table* ci-dessous, ou **/new**. Appuyez sur *Rejoindre*, attendez les autres ou choisissez *Ajouter un bot*, puis *Commencer*. Avec *against*, la partie commence tout de suite, contre des bots.
    2. La partie a son propre fil. *Jouer*, ou **/play**, y ouvre votre panneau privé. On vous prévient quand c’est à vous.
    3. **/board**, **/hand**, **/score** et **/log** montrent où en est la partie, **/describe** la décrit en mots, **/replay** la repasse depuis le début ; **/hint** dit ce que ferait un bot de niveau difficile, **/undo** annule votre dernier coup. Une fois la partie terminée, **/analyse** dit qui menait, et quand.
    { "" }**/rules** et **/card** expliquent un jeu, **/games** dresse la liste de vos parties, **/stats** et **/leaderboard** disent comment elles ont fini, et dans **/settings** vous choisissez comment on vous prévient. Pour taper vos coups, commencez par le nom du jeu : **/{ $game }**.
help-game = **{ $title }** · { $about }
help-rules = Règles
help-learn = Apprendre
help-open = Ouvrir une table

## What cannot be

refused-illegal = Ce n’est pas possible ici ; rien n’a changé.
refused-over = La partie est terminée.
refused-not-asked = On ne vous demande rien pour le moment.
refused-nothing-to-undo = Vous n’avez aucun coup à annuler.
refused-settled = Cette partie est terminée depuis longtemps et reste telle quelle : on peut annuler un coup jusqu’à une semaine après la fin.
refused-consent = Depuis, d’autres ont appris quelque chose ou ont joué ; /undo demande à la table.
refused-consent-alone = Depuis, quelque chose a été révélé ou pioché ; /undo annule quand même.
refused-barred = { $option } n’est pas un choix possible : { $why } (règle { $rule }).
refused-stale = Cette question ne se pose plus ; voici où en est la partie.
refused-changed = La partie a avancé depuis ; essayez de nouveau.
refused-seated = Vous avez déjà une place à cette table.
refused-channel-busy = Il y a déjà une table dans ce salon.
refused-no-match = Cette partie n’existe pas.
refused-no-match-here = { $count ->
    [0] Aucune partie ne se joue ici. Ouvrez-en une avec /new.
    [1] Aucune partie ne se joue ici. La vôtre est dans { $channels } ; /new en ouvre une autre.
   *[other] Aucune partie ne se joue ici. Les vôtres sont dans { $channels } ; /new en ouvre une autre.
}
refused-not-begun = La partie n’a pas encore commencé ici : qui a ouvert la table appuie sur Commencer.
refused-begun = La partie a déjà commencé à cette table, ou la table est fermée.
refused-not-seated = Vous n’avez pas de place à cette table.
refused-other-not-seated = Cette personne n’a pas de place à cette table.
refused-level = Aucun bot ne joue à ce niveau. Choisissez un des boutons.
refused-no-bot = Ce bot n’est pas à cette table.
refused-full = Toutes les places de cette table sont prises.
refused-not-yours = Ce bouton est à quelqu’un d’autre.
refused-unknown = Ce bouton ne fait plus rien.
refused-host = { $host } a ouvert cette table, et personne d’autre ne peut faire cela.
refused-nobody = Il faut d’abord que quelqu’un prenne place.
refused-coach = Vous n’avez pas de coach dans cette partie.
refused-learning = Votre première partie ({ $game }) continue dans { $channel }. Pour recommencer à zéro, abandonnez-la là-bas avec /resign.
refused-begin-here = Ce fil a déjà sa table. Tapez cela dans { $channel } : la partie y aura son propre fil.
refused-watching = Les bots jouent pour vous une partie à la fois ; la vôtre est dans { $channel }. Arrêtez-la là-bas, puis commencez-en une autre.
refused-seats = *seats* sert pour une table contre des bots : dites aussi lesquels avec *against*.
refused-against-invited = Une partie contre des bots commence tout de suite : on ne peut y inviter personne. Retirez *against* ou *invite*.
refused-no-guild = Une table a besoin d’un salon de serveur : tapez-y **/new**, ou ici **/learn** pour une première partie avec un coach.
refused-thread = Je n’ai pas le droit d’ouvrir un fil ici ; réessayez avec here:True.
refused-other-game = { $count ->
    [0] Ici, on joue à { $here }, et vous ne jouez nulle part à { $game } ; **/new { $name }** ouvre une table.
    [1] Ici, on joue à { $here }. Votre partie ({ $game }) est dans { $channels }.
   *[other] Ici, on joue à { $here }. Vos parties ({ $game }) sont dans { $channels }.
}
refused-game = Aucun jeu ne s’appelle « { $game } ». Il y a : { $games }.
refused-game-gone = Le jeu de cette partie, « { $game } », me manque. La partie est gardée telle quelle ; prévenez les responsables du bot.
refused-which-game = Dites quel jeu : { $games }.
refused-topic = { $count ->
    [0] Ces règles n’ont pas de sujet « { $topic } ». Choisissez-en un ci-dessous.
   *[other] Ces règles n’ont pas de sujet « { $topic } ». Vouliez-vous dire : { $near } ? Choisissez-en un ci-dessous.
}
refused-card = { $kind ->
    [elsewhere] Aucune carte ne s’appelle « { $name } » dans { $game }, mais il y en a une dans { $names } : nommez aussi ce jeu.
    [near] Aucune carte ne s’appelle « { $name } ». Vouliez-vous dire : { $names } ?
    [known] Aucune carte ne s’appelle « { $name } ». Il y a : { $names }.
   *[many] Aucune carte ne s’appelle « { $name } ». Il y a { $count } cartes ; tapez les premières lettres d’un nom, et elles sont proposées.
}
refused-language = Je parle : { $languages }.
typed-unknown = { $kind ->
    [starts] « { $given } » peut vouloir dire : { $names }. Écrivez-en un peu plus.
    [near] « { $given } » n’est pas parmi les choix. Vouliez-vous dire : { $names } ?
    [known] « { $given } » n’est pas parmi les choix : { $names }.
    [some] « { $given } » n’est pas parmi les choix. Voici les premiers : { $names } ; commencez à taper, et ceux qui conviennent sont proposés.
   *[many] « { $given } » n’est pas parmi les choix. Commencez à taper, et ceux qui conviennent sont proposés.
}
typed-no-cell = { $ask }:{ $given } n’est pas une case du plateau. Rien n’a été fait.
typed-vain = { $count ->
    [one] { $given } ne sera pas demandé, et sera laissé de côté si vous continuez. Rien n’a encore été fait.
   *[other] { $given } ne seront pas demandés, et seront laissés de côté si vous continuez. Rien n’a encore été fait.
}
typed-unasked = { $count ->
    [one] ⚠️ { $given } n’a pas été demandé cette fois et est laissé de côté.
   *[other] ⚠️ { $given } n’ont pas été demandés cette fois et sont laissés de côté.
}
typed-number = Écrivez un nombre de { $least } à { $most }.
typed-share = { $bounds ->
    [exact] Répartissez-en { $most }, dans la limite de la place de chaque endroit.
    [upper] Répartissez-en { $most } au plus, dans la limite de la place de chaque endroit.
   *[both] Répartissez-en de { $least } à { $most }, dans la limite de la place de chaque endroit.
}
typed-pick = { $bounds ->
    [exact] { $most ->
        [1] Choisissez une des options proposées.
       *[other] Choisissez { $most } des options proposées.
    }
    [upper] { $most ->
        [1] Choisissez au plus une des options proposées.
       *[other] Choisissez au plus { $most } des options proposées.
    }
   *[both] Choisissez de { $least } à { $most } des options proposées.
}
typed-missing = { $kind ->
    [known] Il manque « { $ask } ». Vous pouvez choisir : { $names }.
   *[many] Il manque « { $ask } ». Commencez à taper, et ce que vous pouvez choisir est proposé.
}
typed-not-asked = « { $ask } » n’est pas demandé pour le moment.
typed-instead = { $refused } On vous demande : { $question }
typed-waiting = { $refused } { $needed }
typed-waiting-back = { $refused } { $needed } Vous avez fait votre choix ; *Retour* dans votre panneau permet d’en changer.
typed-chosen = Vous avez déjà choisi : { $chosen }. *Retour* dans votre panneau permet d’en changer.
typed-not-now = « { $verb } » n’est pas possible pour le moment.
fault = Il y a eu un problème, et rien n’a changé. S’il se reproduit, donnez ce code d’erreur aux responsables du bot : { $id }
fault-move = Votre coup est enregistré et reste valable ; seule la réponse a échoué. /play montre où en est la partie. Si cela se reproduit, donnez ce code d’erreur aux responsables du bot : { $id }
fault-stands = Ce que vous avez fait est enregistré et reste valable ; seule la réponse a échoué. Si cela se reproduit, donnez ce code d’erreur aux responsables du bot : { $id }
fault-thread = La partie n’a pas commencé, même si son fil existe peut-être déjà : appuyez encore une fois sur Commencer. Si cela se reproduit, donnez ce code d’erreur aux responsables du bot : { $id }
fault-uncertain = La base de données vient d’être perdue, et personne ne sait encore si cela a été enregistré. Vérifiez dans un instant, avant de recommencer. Donnez ce code d’erreur aux responsables du bot : { $id }
fault-store = La base de données a un problème, et rien n’a changé. Donnez ce code d’erreur aux responsables du bot : { $id }
fault-hint = L’indice n’a pas pu être trouvé ; la partie est telle qu’elle était. Si cela se reproduit, donnez ce code d’erreur aux responsables du bot : { $id }
fault-picture = L’image n’a pas pu être dessinée ; tout le reste fonctionne. Donnez ce code d’erreur aux responsables du bot : { $id }
fault-save = Cette partie ne peut pas être lue. Donnez ce code d’erreur aux responsables du bot : { $id }
