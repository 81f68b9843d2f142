# Gaïa

gaia-title = Gaïa
gaia-about = Composez un monde ensemble et installez-y tous vos peuples avant les autres. 2 à 5 joueurs.
gaia-wins = Qui n’a plus de peuple en réserve gagne aussitôt. Les peuples vivent sur des objectifs et dans des cités qui ont ce qu’il leur faut.
gaia-mood = Façonnez le monde, comblez les cités

## Pieces

gaia-plain = plaine
    .brief = Plaine
    .gender = f
    .plural = plaines
    .the = la plaine
    .of = de la plaine
    .a = une plaine
    .to = à la plaine
gaia-forest = forêt
    .brief = Forêt
    .gender = f
    .plural = forêts
    .the = la forêt
    .of = de la forêt
    .a = une forêt
    .to = à la forêt
gaia-sea = mer
    .brief = Mer
    .gender = f
    .plural = mers
    .the = la mer
    .of = de la mer
    .a = une mer
    .to = à la mer
gaia-desert = désert
    .brief = Désert
    .gender = m
    .plural = déserts
    .the = le désert
    .of = du désert
    .a = un désert
    .to = au désert
gaia-mountain = montagne
    .brief = Montagne
    .gender = f
    .plural = montagnes
    .the = la montagne
    .of = de la montagne
    .a = une montagne
    .to = à la montagne
gaia-swamp = marais
    .brief = Marais
    .gender = m
    .plural = marais
    .the = le marais
    .of = du marais
    .a = un marais
    .to = au marais
gaia-animal = animaux
    .gender = m
    .plural = animaux
    .the = les animaux
    .of = des animaux
    .a = des animaux
    .to = aux animaux
gaia-star = tout paysage
    .gender = m
    .plural = tous les paysages
    .the = tout paysage
    .of = de tout paysage
    .a = tout paysage
    .to = à tout paysage
gaia-element = pouvoir au choix
    .gender = m
    .plural = pouvoirs au choix
    .the = un pouvoir au choix
    .of = d’un pouvoir au choix
    .a = un pouvoir au choix
    .to = à un pouvoir au choix
gaia-sun = Soleil
    .gender = m
    .plural = Soleils
    .the = le Soleil
    .of = du Soleil
    .a = une carte Soleil
    .to = au Soleil
gaia-rain = Pluie
    .gender = f
    .plural = Pluies
    .the = la Pluie
    .of = de la Pluie
    .a = une carte Pluie
    .to = à la Pluie
gaia-earthquake = Séisme
    .gender = m
    .plural = Séismes
    .the = le Séisme
    .of = du Séisme
    .a = une carte Séisme
    .to = au Séisme
gaia-tornado = Tornade
    .gender = f
    .plural = Tornades
    .the = la Tornade
    .of = de la Tornade
    .a = une carte Tornade
    .to = à la Tornade
gaia-protection = Protection
    .gender = f
    .plural = Protections
    .the = la Protection
    .of = de la Protection
    .a = une carte Protection
    .to = à la Protection
gaia-lightning = Foudre
    .gender = f
    .plural = Foudres
    .the = la Foudre
    .of = de la Foudre
    .a = une carte Foudre
    .to = à la Foudre
gaia-volcano = Volcan
    .gender = m
    .plural = Volcans
    .the = le Volcan
    .of = du Volcan
    .a = une carte Volcan
    .to = au Volcan
gaia-animals = Animaux { FORM($land, "of") }
    .brief = Animaux, { $land }
    .the = la carte { gaia-animals }
    .a = une carte { gaia-animals }
gaia-city = { $name } sur { FORM($base, "a") } (besoins : { $needs })
    .brief = { $name }
    .the = { gaia-city }
    .a = la cité { gaia-city }
# Cards in a sentence about what happened.
gaia-told-nature = une carte { FORM($land, "brief") }
    .a = { gaia-told-nature }
gaia-told-animals = une carte Animaux { FORM($land, "of") }
    .a = { gaia-told-animals }
gaia-told-city = { $name } (besoins : { $needs })
    .a = la cité { gaia-told-city }
gaia-and = { $one } + { $rest }
gaia-goal = { $cards }
    .brief = Remporter l’objectif
gaia-goal-part = { $count } × { $land }
gaia-goal-elements = { $count } pouvoirs au choix
gaia-back-nature = Nature
gaia-back-life = Vie
gaia-back-element = Pouvoir
gaia-back-of = une carte { $back } à { $seat }
gaia-deck = Dessus de la pioche { $back }
    .brief = Pioche { $back }
gaia-end = Plus de carte { $back } : finir la partie

## Players

gaia-you = vous
gaia-player = { $seat }

## Questions

gaia-ask-card = { $doing ->
    [take-1] Première action sur deux : quelle carte prenez-vous ?
    [take-2] Seconde action sur deux : quelle carte prenez-vous ?
    [only-take-1] Première action sur deux : quelle carte prenez-vous ? Aucune des vôtres n’est jouable maintenant.
    [only-take-2] Seconde action sur deux : quelle carte prenez-vous ? Aucune des vôtres n’est jouable maintenant.
    [play-1] Première action sur deux : quelle carte jouez-vous, ou en prenez-vous une ?
   *[play-2] Seconde action sur deux : quelle carte jouez-vous, ou en prenez-vous une ?
}
gaia-ask-at = { $what ->
    [nature] Où posez-vous { FORM($name, "the") } ? Sa carte comptera ensuite pour vos objectifs.
    [life] { $name } : sur quelle tuile amenez-vous les quatre animaux ?
    [city] Où fondez-vous { $name } ? Deux de ses quatre besoins doivent se trouver à côté.
    [sun] Quelle tuile le Soleil assèche-t-il ? Un marais devient une plaine, une plaine un désert.
    [rain] Quelle tuile la Pluie arrose-t-elle ? Un désert devient une plaine, une plaine un marais.
    [earthquake] Quelle tuile le Séisme déplace-t-il ? Vous choisirez ensuite la seconde.
    [lightning] Où frappe la Foudre ? Cité, peuples et animaux y sont perdus.
    [volcano] Quelle montagne entre en éruption ? Tout ce qui s’y trouve, et à côté, est perdu.
   *[other] Où va { FORM($name, "the") } ?
}
gaia-ask-with = Quelle tuile échangez-vous avec { $about } ?
gaia-ask-city = Vos cités mangent un animal chacune, et il n’y en a pas assez. Quelle cité mange d’abord ?
gaia-ask-from = De quelle tuile vient l’animal que mange { $city } ({ $about }) ?
gaia-ask-discard = { $many ->
    [elements] Vous avez trois pouvoirs et pouvez en garder deux. Lequel défaussez-vous ?
   *[cards] Vous avez sept cartes et pouvez en garder six. Laquelle défaussez-vous ?
}
gaia-ask-goal = { $count ->
    [one] Remportez-vous l’objectif « { $goal } » ? Ses cartes sont défaussées, et l’un de vos peuples s’y installe.
   *[other] Quel objectif remportez-vous ? Ses cartes sont défaussées, et l’un de vos peuples s’y installe.
}
gaia-ask-capture = Vous avez amélioré { $city } ({ $about }). Qui y cède une place à votre peuple ?
gaia-ask-second = { $city } ({ $about }) a ses quatre besoins satisfaits. Y voulez-vous deux peuples ? Vous en avez { $home } en réserve.
gaia-ask-back = Tornade, { $number } sur { $all } : quelle sorte de carte prenez-vous à { $about }, au hasard ?
gaia-ask-keep = Voici ce que la Tornade vous apporte. Quelle carte gardez-vous ? Les autres sont défaussées.
gaia-ask-protect = { $what ->
    [tornado] { $seat } joue { FORM($about, "the") }, pour vous prendre une carte { $target }. Laissez-vous passer ?
   *[element] { $hit ->
        [0] { $seat } joue { FORM($about, "the") } sur { $target }. Laissez-vous passer ?
       *[other] { $seat } joue { FORM($about, "the") } sur { $target }, contre { $against }. Laissez-vous passer ?
    }
}{ $able ->
    [0] { " " }Vous n’avez pas de Protection ; la question vous est posée pour que personne ne l’apprenne.
   *[other] { "" }
}
gaia-ask-end = Il ne reste plus de carte { $back }. Vouloir en prendre une finit la partie. La finissez-vous ?

## A step of an idea: what is chosen, and what is done with it; $first is 0 where another step came before

gaia-step-card = { $about ->
    [play] { $kind ->
        [card] Jouer « { $what } »
       *[other] { $what }
    }
   *[take] { $first ->
        [0] { $what }
       *[1] { $kind ->
            [deck] Prendre : { $what }
           *[other] Prendre « { $what } »
        }
    }
}
gaia-step-discard = { $first ->
    [1] Défausser « { $what } »
   *[0] défausser « { $what } »
}
gaia-step-goal = { $kind ->
    [goal] Remporter « { $what } »
   *[other] { $what }
}
gaia-step-back = { $about } : { $what }
gaia-step-capture = { $kind ->
    [seat] à la place de : { $what }
   *[other] { $what }
}
gaia-step-city = { $what } mange d’abord
gaia-step-from = { $about } mange sur { $what }
gaia-tempting = Un objectif peut être remporté ici, ce qui place aussitôt un peuple. Mais le bot pense que les cartes qu’il coûte rapporteront davantage.

## Why somebody is needed, after a name: for all to read. $number is 0 where nobody has counted the turns

gaia-call-turn = { $number ->
    [0] votre tour : deux actions
   *[other] votre tour { $number } : deux actions
}
gaia-call-second = { $number ->
    [0] votre seconde action
   *[other] votre tour { $number } : la seconde action
}
gaia-call-feed = { $number ->
    [0] votre tour : nourrir vos cités, puis deux actions
   *[other] votre tour { $number } : nourrir vos cités, puis deux actions
}
gaia-call-rest = { $number ->
    [0] votre tour continue
   *[other] votre tour { $number } continue
}
gaia-call-goal = vous pouvez remporter un objectif
gaia-call-keep = votre Tornade est passée : choisissez la carte à garder
gaia-call-element = { $seat } joue { FORM($card, "the") } sur { $target } : laisser passer, ou contrer ?
gaia-call-tornado = { $seat } joue { FORM($card, "the") }, pour vous prendre une carte { $back } : laisser passer, ou contrer ?
gaia-target-swap = { $one } et { $other }
gaia-target-home = { $city } en { $cell } (peuples : { $people })
gaia-target-city = { $city } en { $cell } (personne n’y vit)
gaia-target-herd = { $count ->
    [one] le dernier animal en { $cell }
   *[other] les { $count } animaux en { $cell }
}
gaia-target-turn = { $cell } ({ FORM($land, "the") } devient { FORM($into, "a") })
gaia-target-volcano = { $count ->
    [0] la montagne en { $cell }
   *[other] la montagne en { $cell }, d’où il atteint { $things }
}
gaia-target-land = { FORM($land, "the") } en { $cell }

## Options in words

gaia-word-take = Prendre une carte
gaia-word-play = Jouer une carte
gaia-word-beside = Personne : mon peuple s’ajoute
gaia-word-second = Deux peuples
gaia-word-single = Un seul suffit
gaia-word-keep = Pas d’objectif : je garde mes cartes
gaia-word-protect = Jouer ma Protection
gaia-word-pass = Laisser passer
gaia-word-change = Changer ma réponse
gaia-word-heed = M’interroger sur les pouvoirs
gaia-word-stop = Finir la partie
gaia-word-go-on = Continuer à jouer

## What happened

gaia-event-turn = C’est à { $player }.
gaia-event-took = { $player } prend { FORM($card, "a") } ; { FORM($next, "a") } est révélée.
gaia-event-took-last = { $player } prend { FORM($card, "a") } ; la pioche est épuisée.
gaia-event-drew = { $player } pioche une carte { $back }.
gaia-event-drew-known = { $player } pioche { FORM($card, "a") }.
gaia-event-discarded = { $player } défausse { FORM($card, "a") }.
gaia-event-laid = { $player } pose { FORM($land, "a") } en { $cell }.
gaia-event-roamed = { $player } amène quatre animaux sur { FORM($land, "the") } en { $cell }.
gaia-event-founded = { $player } fonde { $card } en { $cell }.
gaia-event-fed = { $player } nourrit { $city } ({ $cell }) depuis { $tile } ; { $left ->
    [0] il n’y reste plus d’animaux.
    [one] il y reste { $left } animal.
   *[other] il y reste { $left } animaux.
}
gaia-event-settled = { $count ->
    [1] { $player } installe un peuple à { $city } ({ $cell }), où { $covered } besoins sont satisfaits.
   *[other] { $player } installe { $count } peuples à { $city } ({ $cell }), où { $covered } besoins sont satisfaits.
}
gaia-event-weakened = { $player } : { $city } ({ $cell }) { $before }→{ $after }, besoins manquants : { $needs }.
gaia-event-left = { $count ->
    [1] { $player } reprend un peuple de la cité { $city } ({ $cell }).
   *[other] { $player } reprend { $count } peuples de la cité { $city } ({ $cell }).
}
gaia-event-abandoned = { $city } en { $cell } disparaît ; sa tuile est de nouveau libre.
gaia-event-claimed = { $player } remporte l’objectif « { $goal } ».
gaia-event-cast-at = { $player } joue { FORM($card, "the") } sur { $cell }.
gaia-event-cast-from = { $player } joue { FORM($card, "the") }, pour prendre { $backs }.
gaia-event-sealed = { $player } a répondu.
gaia-event-sealed-known = { $player } a répondu : { $answer }.
gaia-event-reopened = { $player } réfléchit encore.
gaia-event-protected = { $player } contre { FORM($card, "the") } avec une Protection.
gaia-event-unopposed = Personne ne contre { FORM($card, "the") }.
gaia-event-turned = { $cell } devient { FORM($land, "a") }.
gaia-event-scattered = Les animaux en { $cell } ont disparu.
gaia-event-lost = { $player } perd une carte { $back } à cause de la Tornade.
gaia-event-lost-known = { $player } perd { FORM($card, "a") } à cause de la Tornade.
gaia-event-kept = { $player } garde une carte { $back }.
gaia-event-kept-known = { $player } garde { FORM($card, "a") }.
gaia-event-dropped = { $player } défausse { FORM($cards, "a") }.
gaia-event-ended = { $player } finit la partie : il ne reste plus de carte { $back }.
gaia-event-won = { $player } gagne !

## What a choice would bring

gaia-hint = { $parts }
    .brief = { $parts }
gaia-hint-nothing = aucune cité ne change
    .brief = { "" }
gaia-hint-not-yet = aucune cité ne change encore
    .brief = { "" }
gaia-hint-only = en { $cell }, la seule place – { $parts }{ $goals ->
    [0] { "" }
   *[other] ; { $goal }
}
    .brief = { $quiet ->
        [0] { $cell } { $parts }
       *[other] { $cell }{ $goals ->
            [0] { "" }
           *[other] , { $goal }
        }
    }
gaia-does = { $element ->
    [sun] assèche une tuile (un marais devient une plaine, une plaine un désert)
    [rain] arrose une tuile (un désert devient une plaine, une plaine un marais)
    [earthquake] échange deux tuiles voisines
    [tornado] prend une carte à chaque adversaire, et vous en gardez une
    [lightning] vide une tuile de sa cité, de ses peuples et de ses animaux
    [volcano] vide une montagne et toutes les tuiles à côté, et brûle celles-ci en déserts
   *[protection] contre le pouvoir de quelqu’un d’autre
}
gaia-hint-element = { $does }{ $idle ->
    [0] { "" }
   *[other] ; impossible maintenant : { $why }
}{ $goals ->
    [0] { "" }
   *[other] ; { $goal }
}
    .brief = { $idle ->
        [0] { "" }
       *[other] plus tard
    }
gaia-hint-not-now = impossible maintenant : { $why }
    .brief = { $why }
gaia-hint-fits = { $count ->
    [1] a une place – { $parts }
   *[other] a { $count } places, la meilleure en { $cell } – { $parts }
}
    .brief = { $after } besoins sur 4 en { $cell }
gaia-hint-gains = au mieux en { $cell } – { $parts }{ $goals ->
    [0] { "" }
   *[other] ; { $goal }
}
    .brief = { $gain ->
        [0] { $kind ->
            [goal] un objectif
           *[other] { $point }
        }
        [one] +{ $gain } peuple en { $cell }{ $kind ->
            [goal] , un objectif
           *[other] { "" }
        }
       *[other] +{ $gain } peuples en { $cell }{ $kind ->
            [goal] , un objectif
           *[other] { "" }
        }
    }
gaia-hint-quiet = { $kind ->
    [goal] complète un objectif, où l’un de vos peuples peut s’installer ; aucune cité n’y gagne
    [nearer] { $goal } ; aucune cité n’y gagne maintenant
   *[none] ni cité ni objectif n’y gagne maintenant
}
    .brief = { $kind ->
        [goal] objectif une fois jouée
        [nearer] { $goal }
       *[none] sans gain
    }
gaia-hint-nearer = { $left ->
    [0] complète un objectif
    [one] { $held ->
        [0] vous laisse à une carte d’un objectif
       *[other] vous laisse à une carte d’un objectif, et vous l’avez en main
    }
   *[other] { $rest ->
        [0] vous laisse à { $left } cartes d’un objectif, et vous les avez toutes en main
       *[other] { $held ->
            [0] vous laisse à { $left } cartes d’un objectif
           *[other] vous laisse à { $left } cartes d’un objectif, dont { $held } en main
        }
    }
}
    .brief = { $left ->
        [0] un objectif
       *[other] { $held ->
            [0] { $left ->
                [one] à { $left } carte d’un objectif
               *[other] à { $left } cartes d’un objectif
            }
           *[other] à { $left } d’un objectif, dont { $held } en main
        }
    }
gaia-hint-tornado = { $count ->
    [1] prend une carte à l’adversaire, et vous la gardez
   *[other] prend une carte à chacune des { $count } autres personnes, et vous en gardez une
}{ $goals ->
    [0] { "" }
   *[other] ; { $goal }
}
    .brief = { $count ->
        [one] { $count } carte
       *[other] 1 carte sur { $count }
    }
gaia-hint-shakes = au mieux avec { $cell } – { $parts }
    .brief = { $gain ->
        [0] { $point }
       *[other] +{ $gain }
    }
gaia-hint-shakes-nothing = aucune de vos cités n’y gagne
    .brief = { "" }
gaia-hint-deck = { $count ->
    [1] cachée ; la dernière
   *[other] cachée ; il en reste { $count }
}
    .brief = { $count ->
        [1] dernière
       *[other] { $count } cartes
    }
gaia-hint-full = votre main est pleine : vous devriez défausser une carte
    .brief = main pleine
gaia-hint-holds = { $count ->
    [one] { $count } carte de cette sorte
   *[other] { $count } cartes de cette sorte
}
    .brief = { $count }
gaia-hint-claims = { $left ->
    [0] votre dernier peuple : vous gagnez
    [one] il reste alors { $left } peuple en réserve
   *[other] il reste alors { $left } peuples en réserve
}
    .brief = { $left ->
        [0] victoire
        [one] { $left } peuple restant
       *[other] { $left } peuples restants
    }
gaia-hint-passes = { $others ->
    [0] { $parts }
   *[other] { $parts }, sauf si quelqu’un d’autre contre
}{ $count ->
    [0] { "" }
   *[other] ; { $claims }
}
gaia-hint-robbed = { $count ->
    [one] { $player } : −1 carte { $back } (la seule)
   *[other] { $player } : −1 carte { $back } (au hasard parmi { $count })
}
gaia-hint-robber = { $count ->
    [one] la carte reste à { $player }
   *[other] une de ces cartes reste à { $player }
}
gaia-hint-cancels = { FORM($card, "the") } reste sans effet, votre Protection se pose devant vous{ $count ->
    [0] { "" }
   *[other] ; { $claims }
}
gaia-hint-can-claim = { $home ->
    [1] { $player } : objectif possible avec le dernier peuple, et victoire
   *[other] { $player } : objectif possible
}
gaia-hint-scatters = { $count ->
    [one] le dernier animal en { $cell } disparaît
   *[other] les { $count } animaux en { $cell } disparaissent
}
    .brief = animaux perdus
gaia-hint-burns = { $count ->
    [one] { $count } tuile devient un désert
   *[other] { $count } tuiles deviennent des déserts
}
    .brief = { $count ->
        [one] { $count } désert
       *[other] { $count } déserts
    }
gaia-hint-turns = { FORM($before, "the") } devient { FORM($after, "a") }, et aucune cité ne change
    .brief = → { $after }
gaia-hint-opens-own = vous pouvez alors fonder { $city }
    .brief = ouvre { $city }
gaia-hint-opens-open = qui prend { $city } peut alors fonder cette cité
    .brief = ouvre { $city }
gaia-hint-closes-own = il n’y a alors plus de place pour votre cité { $city }
    .brief = ferme { $city }
gaia-hint-closes-open = il n’y a alors plus de place pour { $city }
    .brief = ferme { $city }
gaia-hint-founds = { $city } ({ $cell }) a { $after } besoins sur 4 ({ $needs })
    .brief = besoins { $after }/4
gaia-hint-raises = { $city } ({ $cell }) { $before }→{ $after } (+{ $needs })
    .brief = { $city } { $before }→{ $after }
gaia-hint-breaks = { $city } ({ $cell }) { $before }→{ $after } (−{ $needs })
    .brief = { $city } { $before }→{ $after }
gaia-hint-shifts = { $city } ({ $cell }) { $before }→{ $after } (+{ $gained }, −{ $broken })
    .brief = { $city } { $before }→{ $after }
gaia-hint-ruins = { $city } ({ $cell }) est détruite
    .brief = détruit { $city }
gaia-hint-comes = { $count ->
    [one] { $player } +{ $count } peuple
   *[other] { $player } +{ $count } peuples
}
    .brief = { $count ->
        [one] { $player } +{ $count } peuple
       *[other] { $player } +{ $count } peuples
    }
gaia-hint-leaves = { $count ->
    [one] { $player } −{ $count } peuple
   *[other] { $player } −{ $count } peuples
}
    .brief = { $player } −{ $count }
gaia-hint-capture = { $player } : capture possible à { $city }
    .brief = capture possible
gaia-hint-second = { $player } : second peuple possible à { $city }
    .brief = second possible
gaia-hint-goal = complète un objectif
    .brief = objectif
gaia-hint-wins = le dernier peuple pour { $player }, et la partie est gagnée
    .brief = victoire : { $player }
gaia-hint-end = victoire pour { $winner }

## A card and its best place as one choice: what stands on the button

gaia-shortcut = { $kind ->
    [gains] { $count ->
        [one] { $letter } → { $place } : +{ $count } peuple
       *[other] { $letter } → { $place } : +{ $count } peuples
    }
    [hurts] { $letter } → { $place } : { $player } −{ $count }
    [opens] { $letter } → { $place } : ouvre { $city }
   *[rises] { $letter } → { $place } : { $city } { $before }→{ $after }
}
gaia-shortcut-snug = { $letter } → { $place }

## What an answer may bring about at once, and what then only the table can take back

gaia-shows-drew = le tirage d’une carte
gaia-shows-took = la révélation de la prochaine carte visible
gaia-shows-lost = le passage d’une carte d’une main à l’autre
gaia-shows-dropped = la révélation et la défausse de cartes
gaia-shows-cast-at = une question aux autres sur votre pouvoir
gaia-shows-cast-from = une question aux autres sur votre pouvoir
gaia-shows-protected = la révélation de toutes les réponses
gaia-shows-unopposed = la révélation de toutes les réponses

## Still to come, after “Then:”

gaia-ahead-feed = { $count ->
    [1] nourrir encore une cité, s’il reste des animaux pour elle
   *[other] nourrir encore { $count } cités, tant qu’il reste des animaux
}
gaia-ahead-actions = { $count ->
    [1] encore une action
   *[other] { $count } actions
}
gaia-ahead-next = c’est à { $seat }
gaia-ahead-discard = défausser une carte, car vous pouvez en avoir { $count } au plus
gaia-ahead-rob = de même pour { $seat }
gaia-ahead-keep = garder l’une des cartes qu’elle apporte, sauf si quelqu’un la contre

## What an answer throws away

gaia-waste-meeples = { $count ->
    [1] Cela renverrait un de vos propres peuples en réserve.
   *[other] Cela renverrait { $count } de vos propres peuples en réserve.
}
gaia-waste-idle = { $cell } passerait de { $before } à { $after }, et ni cité ni objectif n’y gagnerait.
gaia-waste-full = Vous avez déjà { $count } cartes : après en avoir pris une, vous devriez en défausser une.
gaia-waste-element = Vous avez déjà deux pouvoirs : après en avoir pris un troisième, vous devriez en défausser un.
gaia-waste-win = Le remporter placerait votre dernier peuple et gagnerait la partie.

## Why something cannot be chosen: after its name, without a full stop

gaia-why-supply = il n’y a plus de tuile { FORM($land, "brief") } dans la réserve
    .brief = plus de tuile
gaia-why-reserve = { $count ->
    [0] il faut quatre animaux, et il n’en reste plus dans la réserve
    [1] il faut quatre animaux, et il n’en reste qu’un dans la réserve
   *[other] il faut quatre animaux, et il n’en reste que { $count } dans la réserve
}
    .brief = peu d’animaux
gaia-why-no-tile = il n’y a pas de tuile libre pour cette carte ({ $land })
    .brief = 0 tuile libre
gaia-why-needs = { $count ->
    [0] deux de ses besoins doivent se trouver à côté, et la meilleure tuile libre n’en offre aucun
   *[one] deux de ses besoins doivent se trouver à côté, et la meilleure tuile libre n’en offre qu’un
}
    .brief = besoins { $count }/4, il faut 2
gaia-why-needs-here = { $count ->
    [0] aucun de ses besoins ne se trouve à côté de cette tuile, et il en faut deux
   *[one] un seul de ses besoins se trouve à côté de cette tuile, et il en faut deux
}
gaia-why-no-sun = il n’y a ni marais ni plaine sans cité
gaia-why-no-rain = il n’y a ni désert ni plaine sans cité
gaia-why-no-swap = il n’y a pas deux tuiles voisines différentes
gaia-why-nobody = personne d’autre n’a de carte
gaia-why-no-strike = il n’y a ni cité ni animaux dans le monde
gaia-why-no-mountain = il n’y a pas de montagne dans le monde
gaia-why-answer = elle ne répond qu’au pouvoir de quelqu’un d’autre
gaia-why-corner = la tuile ne toucherait le monde que par un coin
gaia-why-city = une cité s’y trouve
gaia-why-herd = des animaux s’y trouvent déjà
gaia-why-land = autre paysage ; cette carte est pour { FORM($land, "the") }
gaia-why-sea = aucune cité ne se pose sur la mer
gaia-why-sun = le Soleil ne change que les marais et les plaines
gaia-why-rain = la Pluie ne change que les déserts et les plaines
gaia-why-alike = aucune tuile voisine n’est différente
gaia-why-twin = les deux tuiles sont identiques
gaia-why-bare = ni cité ni animaux ne s’y trouvent
gaia-why-volcano = seule une montagne peut entrer en éruption
gaia-why-deserts = { $count ->
    [1] il faut une tuile Désert, et il n’y en a plus dans la réserve
   *[other] il faut { $count } tuiles Désert, et la réserve en a { $left }
}
gaia-why-unchanged = rien n’y changerait
gaia-why-deck = la pioche est épuisée ; ses cartes visibles restent à prendre
gaia-why-no-card = aucune de vos cartes n’est jouable maintenant
gaia-why-elements = l’un des trois pouvoirs doit partir
gaia-why-back = il n’y a pas de telle carte dans cette main
gaia-why-unprotected = vous n’avez pas de Protection
gaia-why-claimed = { $seat } l’a déjà
gaia-why-lacking = il manque encore devant vous : { $cards }
gaia-why-no-hunger = elle n’a pas besoin d’animaux
gaia-why-no-food = il n’y a pas d’animaux à côté
gaia-why-fed = elle a déjà mangé

## Score

gaia-score-cities = Peuples des cités
gaia-score-goals = Peuples des objectifs

## Settings

gaia-setting-capture = Capture
gaia-setting-capture-off = Les peuples partagent les cités
gaia-setting-capture-on = Qui améliore une cité peut y remplacer un peuple
gaia-setting-four = Quatre besoins
gaia-setting-four-off = Un peuple par personne dans une cité
gaia-setting-four-on = Deux peuples dans une cité qui a les quatre
gaia-setting-elements = Pouvoirs
gaia-setting-elements-off = Sans cartes Pouvoir
gaia-setting-elements-on = Avec cartes Pouvoir
gaia-setting-disasters = Catastrophes
gaia-setting-disasters-off = Sans Foudre ni Volcan
gaia-setting-disasters-on = Avec Foudre et Volcan (et tous les pouvoirs)
gaia-setting-disasters-4 = Avec Volcan et quatre des cinq Foudres (et tous les pouvoirs)
gaia-setting-disasters-3 = Avec Volcan et trois des cinq Foudres (et tous les pouvoirs)
gaia-setting-disasters-2 = Avec Volcan et deux des cinq Foudres (et tous les pouvoirs)
gaia-setting-disasters-1 = Avec Volcan et une des cinq Foudres (et tous les pouvoirs)

## Commands

gaia-verb-take = Prendre une carte visible ou le dessus d’une pioche
gaia-verb-play = Jouer une carte de votre main
gaia-verb-feed = Nourrir vos cités au début de votre tour
gaia-verb-discard = Défausser une carte quand vous en avez trop
gaia-verb-claim = Remporter un objectif
gaia-verb-capture = Remplacer quelqu’un dans une cité que vous avez améliorée
gaia-verb-settle = Dire si deux peuples vont dans une cité aux quatre besoins satisfaits
gaia-verb-tornado = Dire quelle sorte de carte prend la Tornade
gaia-verb-keep = Garder l’une des cartes prises par la Tornade
gaia-verb-protect = Contrer un pouvoir avec votre Protection
gaia-verb-pass = Laisser passer un pouvoir
gaia-param-card = La carte
gaia-param-at = La case où elle va, par exemple H8
gaia-param-with = La seconde tuile d’un Séisme
gaia-param-goal = L’objectif
gaia-param-city = La cité qui mange d’abord
gaia-param-from = La tuile avec les animaux
gaia-param-discard = La carte qui part
gaia-param-capture = Qui retire un peuple pour faire place
gaia-param-second = Deux peuples ou un
gaia-param-back = La sorte de carte
gaia-param-keep = La carte qui reste

## Good to know

gaia-help-reconstructed = Les 18 cités, la répartition des 12 cartes Animaux et les 9 objectifs sont reconstitués : leurs nombres sont connus, ce qui y est imprimé ne l’est qu’en partie. Qui possède le jeu peut mettre les vraies cartes dans un fichier.
gaia-help-map = Le monde n’a pas de bord. Sa première tuile est H8, et aucune case ne change jamais de nom.
gaia-help-options = Capture, quatre besoins, pouvoirs et catastrophes sont des options séparées ; les catastrophes amènent les pouvoirs avec elles, et certaines Foudres peuvent rester dans la boîte.
gaia-help-protection = Après un pouvoir joué, tous les autres qui ont une carte Pouvoir répondent en secret : personne ne voit ainsi qui a une Protection.
gaia-help-end = Prendre une carte d’une sorte épuisée finit la partie. La question vous est posée avant.

## Standing orders, after “Whenever”

gaia-order-protect = quelqu’un joue un pouvoir
