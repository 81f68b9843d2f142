# What a match over weeks needs: calls, settings, people's data.

## Being called

ping-reminder = { $user }, on vous attend toujours ici. La question a été posée { $since }.
ping-reminder-why = { $user }, on vous attend toujours ici – { $why }. La question a été posée { $since }.
turn-away = { $player } s’absente jusqu’au { $day }.
turn-due = Le temps imparti à { $player } expire { $due }.
turn-late = Le temps imparti à { $player } a expiré { $due }.
call-silent = La question a été posée à { $player } { $since }, avec trois rappels depuis. Je n’insisterai plus.
recall-question = { $user }, votre table vous pose une question : { $match }.
recall-offered = { $user }, on vous propose une place : { $match }.
recall-over = { $user }, votre partie est terminée : { $match }.
recall-invited = { $user }, on vous invite à une table : { $match }.
button-mute = Sourdine jusqu’à mon prochain tour
call-muted = Vous n’en entendrez plus parler jusqu’à votre prochain tour.
refused-unneeded = La table n’attend plus cette réponse.

## What a person wishes

command-settings = Votre langue, thème, mentions, rappels, heures calmes et absence
command-settings-theme = L’aspect des images pour vous
command-settings-pings = Où l’on vous prévient quand c’est à vous
command-settings-language = La langue de ce que vous lisez en privé
command-settings-reminders = À quel rythme on vous rappelle que la table vous attend
command-settings-quiet = Les heures où rien ne vous dérange, par exemple 22:00-8:00 ; ou off
command-settings-zone = Votre fuseau horaire, par exemple Europe/Riga
command-settings-away = Le jour de votre retour d’une absence, par exemple 2026-08-21 ; ou back
settings-title = ### Vos réglages
settings-line = { $setting } : **{ $value }** · { $by }
settings-line-own = { $setting } : **{ $value }**
settings-now = { $setting } : { $value }
settings-language = Langue
settings-theme = Thème
settings-pings = Mentions
settings-reminders = Rappels
settings-quiet = Heures calmes
settings-from = Début du calme
settings-to = Fin du calme
settings-zone = Fuseau horaire
settings-away = Absence
settings-careful = En cas de gaspillage
settings-orders = Consignes permanentes
settings-careful-on = Me demander avant un gaspillage
settings-careful-off = Ne pas demander avant un gaspillage
settings-orders-on = Me proposer des consignes permanentes
settings-orders-off = Ne pas proposer de consignes permanentes
careful-on = on vous demande confirmation
careful-off = on ne vous demande rien
orders-on = proposées
orders-off = pas proposées
settings-by-usual = par défaut
settings-by-discord = comme dans Discord
settings-by-host = réglage du bot
settings-button-zone = Fuseau horaire…
settings-button-away = M’absenter…
settings-button-back = Me revoilà
settings-how-zone = Un nom IANA, par exemple Europe/Riga. Vos heures calmes le suivent.
settings-how-away = Le jour de votre retour, par exemple 2026-08-21. D’ici là, rien ne vous dérange.
language-auto = comme dans Discord
pings-thread = dans le fil
pings-direct = par message privé
pings-none = aucune
reminders-0 = aucun
reminders-6 = toutes les 6 heures
reminders-12 = toutes les 12 heures
reminders-24 = tous les jours
reminders-48 = tous les deux jours
quiet-off = jamais
away-none = aucune
away-until = jusqu’au { $day }
refused-zone = { $count ->
    [0] Le fuseau horaire « { $zone } » n’existe pas ; un nom s’écrit comme Europe/Riga.
   *[other] Le fuseau horaire « { $zone } » n’existe pas. Vouliez-vous dire : { $near } ?
}
refused-quiet = « { $given } » ne donne pas d’heures calmes ; écrivez par exemple 22:00-8:00, ou off.
refused-day = « { $given } » n’est pas un jour ; écrivez par exemple 2026-08-21, ou back.
refused-day-past = Ce jour n’est pas à venir : { $day }. Donnez le jour de votre retour.
refused-day-far = C’est trop loin ; donnez un jour d’ici un an.

## All my matches

command-games = Toutes vos parties, sur tous les serveurs
games-title = ### Vos parties
games-none = Vous n’avez de place à aucune table. **/new** en ouvre une sur un serveur.
games-match = { $game } #{ $number }
games-mine = **{ $match }** vous attend. La question a été posée { $since }.
games-mine-due = **{ $match }** vous attend. La question a été posée { $since } ; le temps imparti expire { $due }.
games-mine-late = **{ $match }** vous attend. La question a été posée { $since } ; le temps imparti a expiré { $due }.
games-others = { $count ->
    [0] { $match } avance toute seule.
   *[other] { $match } attend { $people }.
}
games-company = À la table : { $people }
games-paused = { $match } est en pause.
games-lobby = { $match } n’a pas encore commencé.

## The first screen

home-about = Des jeux de société lents, sur la nature, à jouer coup par coup entre proches, à temps perdu, au fil des jours.
home-players = { $least } à { $most } joueurs
home-state = { $count ->
    [0] Aucune partie en cours.
    [1] Une partie en cours.
   *[other] { $count } parties en cours.
}
home-chooses = choisit
home-ready = a choisi
home-paused = En pause
home-lobby = Pas encore commencée
home-opened = { $host } ouvre une table
home-kept = Un bot garde votre place
home-closed = Fermée
home-unread = Illisible ici

## What holds on a server

command-server = Où ouvrir des tables, langue, rythme, qui peut fermer et exclure, et quels jeux
server-title = ### Toutes les tables de ce serveur
server-channels = Les tables s’ouvrent dans
server-channels-menu = Les tables s’ouvrent dans… (aucun choix : partout)
server-anywhere = tous les salons
server-language = Langue des nouvelles tables
server-pace = Rythme des nouvelles tables
server-stewards = Fermer et exclure sans vote
server-games = Jeux
server-played = { $games }
server-by = par { $user } { $when }
pace-0 = sans limite de temps
pace-6 = quelques heures pour jouer
pace-24 = un jour pour jouer
pace-72 = trois jours pour jouer
pace-168 = une semaine pour jouer
stewards-nobody = personne
stewards-moderators = toute personne qui peut gérer les messages
stewards-hosts = toute personne qui peut gérer les messages, ou qui a ouvert la table
refused-server = Il faut pouvoir gérer ce serveur pour faire cela.
refused-place = { $count ->
    [one] Sur ce serveur, les tables s’ouvrent dans { $channels }.
   *[other] Sur ce serveur, les tables s’ouvrent dans un de ces salons : { $channels }.
}
refused-game-barred = On ne joue pas à { $game } sur ce serveur.

## The people of a match

command-who = Qui joue ici, en combien de temps chaque personne répond d’ordinaire, et qui s’absente
command-who-player = Sur qui vous renseigner ; tout le monde par défaut
who-bot = { $level ->
    [none] { $player }
   *[other] { $player } · niveau { $level }
}
who-kept = { $level ->
    [none] { $player } · un bot joue jusqu’à son retour
   *[other] { $player } · un bot (niveau { $level }) joue jusqu’à son retour
}
who-new = trop peu de réponses encore pour connaître son rythme
who-usual = répond d’ordinaire sous { $time }
who-away = s’absente jusqu’au { $day }
who-needed = question posée { $since }
lasting-minutes = { $count ->
    [1] une minute
   *[other] { $count } minutes
}
lasting-hours = { $count ->
    [1] une heure
   *[other] { $count } heures
}
lasting-days = { $count ->
    [1] un jour
   *[other] { $count } jours
}

## Standing orders

command-orders = Vos réponses données une fois pour toutes dans cette partie, à changer ou à lever
panel-always = Toujours ainsi…
always-title = Toujours ainsi
always-how = Quand { $when } : votre réponse vaut maintenant et chaque fois, jusqu’à ce que vous leviez la consigne. On vous repose la question si quelque chose risque d’être perdu, ou si quelque chose d’important a changé. Personne ne voit la consigne avant qu’elle agisse ; /orders la montre.
always-choice = Toujours : { $answer }
always-given = Votre consigne permanente désormais, quand { $when } : **{ $answer }**. /orders la change ou la lève.
always-cannot = On ne peut répondre à cela qu’au cas par cas.
orders-title = { $pages ->
    [one] Vos consignes permanentes
   *[other] Vos consignes permanentes ({ $page } sur { $pages })
}
orders-none = Vous n’avez pas de consigne permanente dans cette partie. Quand on peut répondre à une question une fois pour toutes, son panneau propose « Toujours ainsi… ».
orders-how = Un menu donne une autre réponse, ou lève la consigne. Cela vaut dès la fois suivante.
order-told = Quand { $when } : **{ $answer }**
order-stopped = Arrêtée, parce que vous avez annulé ce qu’elle avait fait ou qu’un changement s’est produit dont elle ne savait rien. Quand { $when } : **{ $answer }**
order-interrupted = { $cause ->
    [back] Votre consigne permanente s’est arrêtée, parce que vous avez annulé ce qu’elle avait fait.
   *[changed] Votre consigne permanente s’est arrêtée, parce qu’un changement s’est produit dont elle ne savait rien.
} Elle disait, quand { $when } : **{ $answer }**. /orders la remet en vigueur.
order-no-longer = Lever la consigne
news-ordered = Réponse par consigne permanente : { $people }.
refused-order = Cette consigne n’existe plus.

## People's data

command-privacy = Ce qui est gardé sur vous, et pourquoi
command-my-data = Tout ce qui est gardé sur vous, dans un fichier
command-forget-me = Faire effacer tout ce qui est gardé sur vous
privacy = ### Ce que Thicket garde sur vous
    { "" }**Vos places** : votre numéro Discord et le nom que vous aviez en prenant place, pour que votre partie vous reconnaisse, et le résultat, pour l’histoire de la table ; même là où vous avez quitté la table.
    { "" }**Ce que vos parties terminées laissent de vous** : les lignes de votre score, ce que vous avez joué et atteint, et votre cote sur chaque serveur, pour /stats et /leaderboard. Les autres le voient sur un serveur que vous partagez, ou pour les parties jouées ensemble.
    { "" }**Vos coups** : ce que vous avez choisi et quand, pour qu’une partie puisse continuer et être racontée, et un coup être annulé.
    { "" }**Vos réglages** : langue, thème, et quand et où vous voulez qu’on vous prévienne.
    { "" }**Quand on vous attend** : depuis quand, et combien de fois on a voulu vous prévenir, tant qu’une table vous attend.
    { "" }**Le temps de vos trente dernières réponses** : pour que les autres sachent à quoi s’attendre. Rien ne dit où c’était.
    { "" }**Vos consignes permanentes** et **vos votes**, ce qu’un coach vous a dit, et ce que vous avez réglé pour un serveur que vous gérez.
    Rien d’autre n’est gardé, rien n’est lu au passage, et rien n’est donné à personne. Les messages envoyés sont oubliés ici au bout d’une semaine ; sur Discord, ils restent.
    { "" }**/my-data** vous donne tout cela dans un fichier ; **/forget-me** l’efface.
my-data = { $count ->
    [0] Rien n’est gardé sur vous.
    [1] Une seule chose est gardée sur vous ; elle est dans ce fichier.
   *[other] { $count } choses sont gardées sur vous ; elles sont dans ce fichier.
}
forget-offer = ### Dois-je vous oublier ?
    Cela ne peut pas être annulé.
forget-settings = • Vos réglages, consignes permanentes, votes, temps de réponse, statistiques et cotes sont effacés ; vos parties ne comptent plus pour aucune cote.
forget-running = { $count ->
    [1] • Vous quittez la partie que vous jouez. Un bot continue à votre place ; si personne d’autre ne joue, la partie est fermée.
   *[other] • Vous quittez les { $count } parties que vous jouez. Un bot continue à votre place ; là où personne d’autre ne joue, la partie est fermée.
}
forget-tables = { $count ->
    [1] • Vous quittez la table où la partie n’a pas commencé. Si personne d’autre n’y a pris place, elle est fermée.
   *[other] • Vous quittez les { $count } tables où la partie n’a pas commencé. Celles où personne d’autre n’a pris place sont fermées.
}
forget-watched = • La partie que des bots jouent pour vous est fermée.
forget-closed = { $count ->
    [1] • Votre nom disparaît de la partie terminée ; ses coups et son résultat restent, sans vous.
   *[other] • Votre nom disparaît des { $count } parties terminées ; leurs coups et leurs résultats restent, sans vous.
}
forget-left = { $count ->
    [1] • Votre nom disparaît de la partie que vous avez quittée ; ce que vous y avez fait reste, sans vous.
   *[other] • Votre nom disparaît des { $count } parties que vous avez quittées ; ce que vous y avez fait reste, sans vous.
}
forget-posted = Les messages déjà sur Discord y restent ; qui gère le serveur peut les effacer.
forget-do = M’oublier
forget-done = Tout est oublié. Si un jour vous reprenez place, nous repartirons de zéro.
name-forgotten = une personne partie
name-seat = Place { $number }
