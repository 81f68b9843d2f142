# Earth.

earth-title = Earth
earth-about = Une île de seize cartes ; tout le monde agit à chaque tour. 1 à 5 joueurs, environ 12 tours par personne.
earth-wins = { $seats ->
    [1] La partie prend fin quand vous plantez votre seizième carte, ou avec la dernière carte de Gaïa. Vous gagnez si vous avez plus de points qu’elle.
   *[other] Dès que quelqu’un a seize cartes, on termine la manche. Le plus de points l’emporte.
}
earth-mood = Pousser lentement, jusqu’à ce que tout nourrisse tout

## Settings

earth-setting-mode = Mode
earth-setting-mode-beginner = Débutant : pas d’écosystèmes, chaque objectif Faune vaut 10
earth-setting-mode-standard = Standard
earth-setting-mode-advanced = Avancé : choisir entre deux cartes de chaque sorte
earth-setting-planting = Plantation
earth-setting-planting-open = Ouverte : les cartes se voient dès qu’elles sont plantées
earth-setting-planting-sealed = Cachée : toutes les plantations sont révélées ensemble
earth-setting-level = Niveau de Gaïa
earth-setting-level-easy = Facile
earth-setting-level-medium = Moyen
earth-setting-level-hard = Difficile
earth-setting-level-expert = Expert
earth-setting-teams = Équipes
earth-setting-teams-no = Chacun pour soi
earth-setting-teams-yes = Deux contre deux : places 1 et 3 contre 2 et 4
earth-setting-automatic = Étapes sans choix
earth-setting-automatic-on = Automatiques, et annoncées
earth-setting-automatic-off = Tout me demander

## Help

earth-help-automatic = Les gains sans choix, les capacités que vous ne pouvez pas payer et les pièces qui n’ont qu’une place possible sont réglés pour vous. La table peut désactiver cela.
earth-help-close = Les événements et « 3 germes contre 2 jetons Sol » s’utilisent à tout moment, même pendant le tour des autres. S’ils peuvent encore vous faire atteindre un objectif Faune ce tour, la question vous est posée avant que vous ne finissiez. Vous pouvez aussi choisir que l’on vous consulte avant la fin de chaque tour, quoi que vous ayez en main.
earth-help-gaia = La réaction rouge de Gaïa change d’une édition à l’autre. Ici, elle composte aussitôt ; elle n’amasse du sol que par sa propre carte rouge, et dix jetons Sol deviennent cinq cartes compostées.
earth-help-teams = En équipes, vous pouvez transmettre tout ce que vous gagnez jusqu’à la fin du tour ; les germes et les pions Croissance passent du côté de l’équipe au moment où vous les placez.
earth-help-names = Certaines flores portent dans leur nom anglais un repère de lieu, d’animal ou de couleur. Ce repère figure sur la carte dans toutes les langues.

## Commands

earth-verb-plant = Planter une carte, ou choisir l’action Plantation
earth-verb-compost = Choisir Compostage : du sol et des cartes pour votre compost
earth-verb-water = Choisir Arrosage : des germes et du sol
earth-verb-grow = Choisir Croissance : des cartes et des pions Croissance
earth-verb-event = Jouer un événement de votre main
earth-verb-convert = Convertir 3 germes en 2 jetons Sol
earth-verb-ask-me = Se faire consulter avant la fin de chaque tour, pour jouer vos événements à temps
earth-verb-ask-me-not = Ne plus se faire consulter avant la fin de chaque tour
earth-verb-setup = Choisir île, climat et écosystème, puis composter vos premières cartes
earth-verb-activate = Répondre pour vos capacités, l’une après l’autre
earth-param-card = La carte à planter
earth-param-at = Où elle va, par exemple B2
earth-param-pay = Ce que vous payez à la place du sol
earth-param-keep = Laquelle des cartes piochées vous gardez
earth-param-take = Lequel des deux bénéfices mineurs vous prenez
earth-param-bury = Cartes de votre main à composter
earth-param-sprout = Où vont les germes, par exemple « Mousse de chêne 2, Basilic »
earth-param-growth = Où vont les pions Croissance, par exemple « Mousse de chêne 2, Basilic »
earth-param-event = L’événement à jouer
earth-param-return-sprout = Sur quelle flore vous retirez des germes
earth-param-return-growth = Sur quelle flore vous retirez des pions Croissance
earth-param-island = La face de votre île
earth-param-climate = La face de votre climat
earth-param-ecosystem = La face de votre écosystème
earth-param-order = Île et climat avant ou après le tableau
earth-param-use = Utiliser la capacité, ou passer
earth-param-copy = La carte dont vous copiez la capacité

## Questions

earth-ask-island = Quelle île est la vôtre ? Elle dit avec combien de cartes et de jetons Sol vous commencez.
earth-ask-climate = Quel est son climat ?
earth-ask-ecosystem = Quel écosystème visez-vous ? Il ne marque que pour vous.
earth-ask-action = { $last ->
    [0] À vous, tour { $turn } (cartes plantées : { $cards } sur 16). Quelle action choisissez-vous ?
   *[other] À vous, tour { $turn } : c’est la dernière manche. Quelle action choisissez-vous ?
}
earth-ask-take = { $gaia ->
    [0] { $active_seat } choisit { $action }. Quel bénéfice mineur prenez-vous ?
   *[other] Gaïa révèle { $card }. Quel bénéfice mineur prenez-vous ?
}
earth-ask-card = { $whose ->
    [own] { $cards ->
        [0] Avec { $soil ->
            [one] { $soil } jeton Sol
           *[other] { $soil } jetons Sol
        }, vous n’avez aucune carte à planter à présent. Ne rien planter ?
       *[other] { $left ->
            [one] Quelle deuxième carte plantez-vous ? Vous avez { $soil ->
                [one] { $soil } jeton Sol
               *[other] { $soil } jetons Sol
            }.
           *[other] Quelle carte plantez-vous d’abord, sur { $left } au plus ? Vous avez { $soil ->
                [one] { $soil } jeton Sol
               *[other] { $soil } jetons Sol
            }.
        }
    }
    [gaia] { $cards ->
        [0] Gaïa révèle { $gaia_card } et vous pouvez planter 1 carte, mais avec { $soil ->
            [one] { $soil } jeton Sol
           *[other] { $soil } jetons Sol
        }, aucune ne peut l’être. Ne rien planter ?
       *[other] Gaïa révèle { $gaia_card } : vous pouvez planter 1 carte. Laquelle ? Vous avez { $soil ->
            [one] { $soil } jeton Sol
           *[other] { $soil } jetons Sol
        }.
    }
   *[other] { $cards ->
        [0] { $active_seat } choisit Plantation et vous pouvez aussi planter 1 carte, mais avec { $soil ->
            [one] { $soil } jeton Sol
           *[other] { $soil } jetons Sol
        }, aucune ne peut l’être. Ne rien planter ? La question est posée pour que personne ne devine votre main.
       *[other] { $active_seat } choisit Plantation : vous pouvez aussi planter 1 carte. Laquelle ? Vous avez { $soil ->
            [one] { $soil } jeton Sol
           *[other] { $soil } jetons Sol
        }.
    }
}{ $off ->
    [0] { "" }
   *[other] { " " }Entre parenthèses, le coût imprimé des cartes à prix réduit.
}{ $first ->
    [0] { "" }
   *[other] { " " }Votre première carte va en D4, au milieu : de là, vous plantez dans toutes les directions, sur quatre colonnes et quatre lignes au plus.
}
earth-ask-at = Où plantez-vous { $piece } ? { $cost ->
    [0] La carte ne coûte rien{ $off ->
        [0] .
       *[other] { " " }(imprimé : { $printed }).
    }
   *[other] La carte coûte { $cost }{ $off ->
        [0] { "" }
       *[other] { " " }(imprimé : { $printed })
    } et vous avez { $soil ->
        [one] { $soil } jeton Sol
       *[other] { $soil } jetons Sol
    }.
}{ $once ->
    [0] { "" }
   *[other] { " " }Aussitôt : { $what }.
} À côté de chaque case : les points que la carte y vaut à présent.
earth-ask-pay = La carte { $about } coûte { $cost } et vous avez { $soil ->
    [one] { $soil } jeton Sol
   *[other] { $soil } jetons Sol
}. Vous pouvez remplacer des jetons Sol, un pour un, par { $good }. { $exact ->
    [0] Que payez-vous ainsi ({ $least } à { $most }) ? Le reste se paie en sol.
   *[other] { $most ->
        [one] Que payez-vous ainsi ?
       *[other] Que payez-vous ainsi ? Choisissez-en { $most }.
    }
}{ $buried ->
    [0] { "" }
   *[other] { " " }Les cartes payées sont compostées et valent 1 point chacune.
}
earth-ask-keep = { $gaia ->
    [0] Laquelle des { $n } cartes piochées gardez-vous ? Les autres sont défaussées.
   *[other] Laquelle des { $n } cartes piochées gardez-vous ? Les autres marquent pour Gaïa.
}
earth-ask-order = Votre île et votre climat s’activent-ils avant votre tableau, ou après ?{ $same ->
    [0] { "" }
   *[other] { " " }Cela revient au même si vous utilisez tout ce que vous pouvez.
}
earth-ask-use = Utiliser { $about } ({ $what }) ?{ $losses ->
    [0] { "" }
   *[other] { " " }{ $free ->
        [0] Il n’y a pas de place pour { $lost } : ce serait perdu.
       *[other] C’est gratuit, mais il n’y a pas de place pour { $lost }.
    }
}
earth-ask-unpaid = Vous ne pouvez pas encore payer { $about } ({ $what }). Convertir d’abord des germes en sol, ou ignorer cette capacité ?
earth-ask-uncopied = La carte { $about } n’a encore aucune capacité { $colour } à copier que vous puissiez payer. Convertir d’abord des germes en sol, ou ignorer cette capacité ?
earth-ask-copy = La carte { $about } copie une capacité { $colour } de votre tableau. Laquelle ?
earth-ask-sprout = { $source ->
    [none] { $most ->
        [one] Où va votre germe ?
       *[other] Où vont vos germes ? Placez-en jusqu’à { $most }{ $each ->
            [0] .
           *[other] , pas plus de { $each } par carte.
        }
    }
    [action] { $most ->
        [one] L’action { $action } vous donne 1 germe. Où va-t-il ?
       *[other] L’action { $action } vous donne des germes. Où vont-ils ? Placez-en jusqu’à { $most }.
    }
   *[card] { $most ->
        [one] La carte { $card } vous donne 1 germe. Où va-t-il ?
       *[other] La carte { $card } vous donne des germes. Où vont-ils ? Placez-en jusqu’à { $most }{ $each ->
            [0] .
           *[other] , pas plus de { $each } par carte.
        }
    }
}
earth-ask-growth = { $source ->
    [none] { $most ->
        [one] Où va votre pion Croissance ?
       *[other] Où vont vos pions Croissance ? Placez-en jusqu’à { $most }{ $each ->
            [0] .
           *[other] , pas plus de { $each } par carte.
        }
    }
    [action] { $most ->
        [one] L’action { $action } vous donne 1 pion Croissance. Où va-t-il ?
       *[other] L’action { $action } vous donne des pions Croissance. Où vont-ils ? Placez-en jusqu’à { $most }.
    }
   *[card] { $most ->
        [one] La carte { $card } vous donne 1 pion Croissance. Où va-t-il ?
       *[other] La carte { $card } vous donne des pions Croissance. Où vont-ils ? Placez-en jusqu’à { $most }{ $each ->
            [0] .
           *[other] , pas plus de { $each } par carte.
        }
    }
}
earth-ask-return-sprout = Où prenez-vous { $most ->
    [one] { $most } germe
   *[other] { $most } germes
} pour payer ?
earth-ask-return-growth = Où prenez-vous { $most ->
    [one] { $most } pion Croissance
   *[other] { $most } pions Croissance
} pour payer ?
earth-ask-bury = { $start ->
    [0] { $least ->
        [0] { $most ->
            [one] Vous pouvez composter une carte de votre main. Laquelle ? Elle vaudra 1 point.
           *[other] Quelles cartes de votre main compostez-vous ? Vous pouvez en choisir jusqu’à { $most } ; chacune vaudra 1 point.
        }
       *[other] { $most ->
            [one] Quelle carte de votre main compostez-vous pour payer ?
           *[other] Quelles cartes de votre main compostez-vous pour payer ? Choisissez-en { $most }.
        }
    }
   *[other] { $most ->
        [one] Laquelle de vos { $held } cartes compostez-vous avant de commencer ?
       *[other] Lesquelles de vos { $held } cartes compostez-vous avant de commencer ? Choisissez-en { $most } ; chacune vaudra 1 point.
    }
}
earth-ask-dig = Laquelle de ces cartes de votre compost reprenez-vous en main ?
earth-ask-event = Quel événement jouez-vous ?
earth-ask-done = { $why ->
    [last] { $n ->
        [0] Vos choix sont faits, et ce tour est peut-être le dernier. Faire encore quelque chose, ou finir ?
       *[other] Vos choix sont faits, et ce tour est peut-être le dernier. Vous pouvez encore jouer { $cards } pour des points. Jouer, ou finir ?
    }
    [fauna] Vos choix sont faits, mais un objectif Faune reste à votre portée. Faire encore quelque chose, ou finir ?
   *[wish] Vos choix sont faits. Faire encore quelque chose, ou finir ?
}
earth-ask-fauna = { $about } : à côté de quelle carte Faune Gaïa place-t-elle sa feuille ?
earth-ask-give = Que posez-vous du côté de l’équipe ? Votre partenaire peut le prendre jusqu’à la fin du tour.
earth-ask-fetch = Que prenez-vous du côté de l’équipe ?
earth-ask-take-soil = Combien de jetons Sol prenez-vous ({ $most } au plus) ?
earth-ask-take-card = Combien de cartes piochez-vous ({ $most } au plus) ?
earth-ask-take-compost = Combien de cartes de la pioche compostez-vous ({ $most } au plus) ?
earth-payable-bury = d’autres cartes de votre main
earth-payable-sprout = des germes
earth-payable-growth = des pions Croissance

# Why somebody is needed: after a name and a dash, for everyone to read.
earth-call-boards = choisissez votre île et ce qui va avec
earth-call-bury = compostez des cartes de votre première main
earth-call-action = à vous, tour { $turn } : choisissez une action
earth-call-own = à vous, tour { $turn }, { $action } : faites vos choix
earth-call-plant = tour { $turn }, { $active_seat } choisit Plantation : plantez une carte, ou passez
earth-call-part = tour { $turn }, { $active_seat } choisit { $action } : faites vos choix
earth-call-share = tour { $turn }, { $active_seat } choisit { $action } : prenez votre bénéfice
earth-call-gaia = Gaïa révèle { $card } : faites vos choix
earth-call-besides = tour { $turn } : terminez ce que vous avez commencé
earth-call-done = le tour { $turn } s’achève : finissez, ou faites encore quelque chose

# Why something is not offered: after its name and a colon.
earth-bar-soil = coûte { $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
}, vous en avez { $held }
earth-bar-sprout = { $n ->
    [one] coûte { $n } germe, vous n’en avez pas
   *[other] coûte { $n } germes, vous en avez { $held }
}
earth-bar-growth = coûte { $n ->
    [one] { $n } pion Croissance
   *[other] { $n } pions Croissance
}, vous en avez { $held }
earth-bar-bury = { $n ->
    [one] coûte { $n } carte de votre main, vous n’en avez pas
   *[other] coûte { $n } cartes de votre main, vous en avez { $held }
}
earth-bar-compost = { $n ->
    [one] coûte { $n } carte de votre compost, vous n’en avez pas
   *[other] coûte { $n } cartes de votre compost, vous en avez { $held }
}
earth-bar-cost-bury = coûte { $n }, vous avez { $held ->
    [one] { $held } jeton Sol
   *[other] { $held } jetons Sol
} et { $other ->
    [one] { $other } autre carte
   *[other] { $other } autres cartes
} en main
earth-bar-cost-sprout = coûte { $n }, vous avez { $held ->
    [one] { $held } jeton Sol
   *[other] { $held } jetons Sol
} et { $other ->
    [one] { $other } germe
   *[other] { $other } germes
}
earth-bar-cost-growth = coûte { $n }, vous avez { $held ->
    [one] { $held } jeton Sol
   *[other] { $held } jetons Sol
} et { $other ->
    [one] { $other } pion Croissance
   *[other] { $other } pions Croissance
}
earth-bar-unfinished = attend que vous ayez terminé ce qui est commencé
earth-bar-no-planting = un événement, qui se joue et ne se plante pas ({ $what })
earth-bar-full-tableau = votre tableau compte déjà seize cartes
earth-bar-wide = le tableau dépasserait quatre cartes de large ou de haut
earth-bar-apart = ne touche aucune de vos cartes
earth-bar-replace = la carte { $card } ne cède sa place qu’à une carte à capacité { $colour }
earth-bar-forbidden = votre carte { $card } vous interdit ce choix
earth-bar-area = hors de portée de la capacité
earth-bar-terrain = les terrains ne reçoivent pas de pièces
earth-bar-no-sprout = n’a pas d’emplacement Germe
earth-bar-no-growth = n’a pas d’emplacement Croissance
earth-bar-full-sprout = plus de place : { $n } germes sur { $n }
earth-bar-full-growth = à maturité : { $n } sur { $n }
earth-bar-none-sprout = n’a pas de germes
earth-bar-none-growth = n’a pas de croissance
earth-bar-itself = est la carte que vous plantez
earth-bar-copies = copie elle-même, et ne peut donc pas être copiée
earth-bar-colour = n’a pas de capacité { $colour }
earth-bar-leaf = Gaïa y a déjà une feuille
earth-bar-row = n’est pas dans la ligne de sa carte

# What an answer throws away: whoever gives it is asked once more.
earth-waste-room = Il n’y a pas de place pour { $pieces } : si vous continuez, ce sera perdu.
earth-waste-planting = Vous n’avez aucune carte à planter à présent ; vous ne feriez que piocher.
earth-waste-unplaced = Vous laisseriez de côté { $pieces }, et ce serait perdu.
earth-waste-left = Vous renonceriez à ceci : { $goods }.
earth-waste-events = Ce tour est peut-être le dernier, et vous pouvez encore jouer { $cards } pour des points.

## Options

earth-word-plant = Plantation
    .mark = 🟢
earth-word-compost = Compostage
    .mark = 🔴
earth-word-water = Arrosage
    .mark = 🔵
earth-word-grow = Croissance
    .mark = 🟡
earth-word-use = Utiliser
earth-word-use-all = Utiliser toute la suite
    .brief = Tout
earth-word-skip = Passer
earth-word-pass = Ne rien planter
earth-word-before = Avant
earth-word-after = Après
earth-word-done = Finir
earth-word-event = Jouer un événement
earth-word-convert = 3 germes contre 2 jetons Sol
earth-word-ask-me = Me consulter avant la fin de chaque tour
earth-word-ask-me-not = Ne plus me consulter avant la fin des tours
earth-word-change = Changer mon choix
earth-word-give = Poser du côté de l’équipe
earth-word-fetch = Prendre du côté de l’équipe
earth-word-never-mind = N’en jouer aucun
earth-word-team = Le côté de l’équipe
earth-take-soil = 2 jetons Sol
earth-take-compost = 2 cartes de la pioche au compost
    .brief = 2 au compost
earth-take-sprout = 2 germes
earth-take-card = 2 cartes
earth-take-growth = 2 croissances
earth-take-soil-all = 2 jetons Sol, puis tout utiliser
earth-take-compost-all = 2 cartes de la pioche au compost, puis tout utiliser
    .brief = 2 au compost, puis tout
earth-take-sprout-all = 2 germes, puis tout utiliser
earth-take-card-all = 2 cartes, puis tout utiliser
earth-take-growth-all = 2 croissances, puis tout utiliser
earth-good-soil = Sol
earth-good-compost = Compost
earth-good-sprout = Germes
earth-good-growth = Croissance
earth-number = { $n }

earth-hint-plant = coûte { $soil ->
    [one] { $soil } jeton Sol
   *[other] { $soil } jetons Sol
}{ $off ->
    [0] { "" }
   *[other] { " " }(imprimé : { $printed })
}, vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $acts ->
    [0] { "" }
   *[other] { " " }· { $what }
}
    .brief = { $off ->
        [0] coûte { $soil }
       *[other] coûte { $soil } ({ $printed })
    }
earth-hint-held = coûte { $soil ->
    [one] { $soil } jeton Sol
   *[other] { $soil } jetons Sol
}{ $off ->
    [0] { "" }
   *[other] { " " }(imprimé : { $printed })
}, vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $acts ->
    [0] { "" }
   *[other] { " " }· { $what }
}
    .brief = coûte { $soil }
earth-hint-action-green = planter jusqu’à 2 cartes, puis en piocher 4 et en garder 1 ; { $alone ->
    [0] les autres en plantent 1 et en piochent 1
   *[other] Gaïa marque les cartes que vous ne gardez pas
}.{ $plantable ->
    [0] { " " }Aucune carte de votre main ne peut être plantée à présent.
    [one] { " " }Une carte de votre main peut être plantée à présent.
   *[other] { " " }Dans votre main, { $plantable } cartes au choix peuvent être plantées à présent.
}{ $n ->
    [0] { "" }
    [1] { " " }En plus de ce que vous plantez, avec { $cards } : en tout { $sum }.
    [2] { " " }En plus de ce que vous plantez, avec { $cards } : en tout { $sum }.
    [3] { " " }En plus de ce que vous plantez, avec { $cards } : en tout { $sum }.
   *[other] { " " }En plus de ce que vous plantez, avec { $n } de vos capacités : en tout { $sum }.
}{ $copies ->
    [0] { "" }
    [one] { " " }Et une copie au choix.
   *[other] { " " }Et { $copies } copies au choix.
}{ $losses ->
    [0] { "" }
   *[other] { " " }Pas de place pour { $lost }.
}
earth-hint-action-red = 5 jetons Sol, 2 cartes au compost ; { $alone ->
    [0] les autres prennent 2 jetons Sol ou mettent 2 cartes au compost
   *[other] Gaïa reçoit du compost, davantage tous les 2 jetons Sol que vous gagnez
}.{ $n ->
    [0] { "" }
    [1] { " " }Avec { $cards } : en tout { $sum }.
    [2] { " " }Avec { $cards } : en tout { $sum }.
    [3] { " " }Avec { $cards } : en tout { $sum }.
   *[other] { " " }Avec { $n } de vos capacités : en tout { $sum }.
}{ $copies ->
    [0] { "" }
    [one] { " " }Et une copie au choix.
   *[other] { " " }Et { $copies } copies au choix.
}{ $losses ->
    [0] { "" }
   *[other] { " " }Pas de place pour { $lost }.
}
earth-hint-action-blue = jusqu’à 6 germes, 2 jetons Sol ; { $alone ->
    [0] les autres prennent 2 germes ou 2 jetons Sol
   *[other] Gaïa reçoit un germe par carte bleue que vous avez
}.{ $n ->
    [0] { "" }
    [1] { " " }Avec { $cards } : en tout { $sum }.
    [2] { " " }Avec { $cards } : en tout { $sum }.
    [3] { " " }Avec { $cards } : en tout { $sum }.
   *[other] { " " }Avec { $n } de vos capacités : en tout { $sum }.
}{ $copies ->
    [0] { "" }
    [one] { " " }Et une copie au choix.
   *[other] { " " }Et { $copies } copies au choix.
}{ $losses ->
    [0] { "" }
   *[other] { " " }Pas de place pour { $lost }.
}
earth-hint-action-yellow = 4 cartes, jusqu’à 2 croissances ; { $alone ->
    [0] les autres prennent 2 cartes ou 2 croissances
   *[other] Gaïa reçoit une croissance par carte que vous piochez
}.{ $n ->
    [0] { "" }
    [1] { " " }Avec { $cards } : en tout { $sum }.
    [2] { " " }Avec { $cards } : en tout { $sum }.
    [3] { " " }Avec { $cards } : en tout { $sum }.
   *[other] { " " }Avec { $n } de vos capacités : en tout { $sum }.
}{ $copies ->
    [0] { "" }
    [one] { " " }Et une copie au choix.
   *[other] { " " }Et { $copies } copies au choix.
}{ $losses ->
    [0] { "" }
   *[other] { " " }Pas de place pour { $lost }.
}
earth-hint-all = { $goods ->
    [0] ne rapporte rien en tout
   *[other] en tout { $sum }
}{ $n ->
    [0] { "" }
    [one] , avec { $n } capacité
   *[other] , avec { $n } capacités
}{ $copies ->
    [0] { "" }
    [one] , et une copie au choix
   *[other] , et { $copies } copies au choix
}{ $pieces ->
    [0] { "" }
   *[other] {" "}; germes et croissances vont sur vos premières cartes libres
}{ $losses ->
    [0] { "" }
   *[other] {" "}; pas de place pour { $lost }
}
earth-hint-order = { $goods ->
    [0] ne rapporte rien en tout
   *[other] en tout { $sum }
}{ $n ->
    [0] { "" }
    [one] , avec { $n } capacité
   *[other] , avec { $n } capacités
}{ $copies ->
    [0] { "" }
    [one] , et une copie au choix
   *[other] , et { $copies } copies au choix
}{ $losses ->
    [0] { "" }
   *[other] {" "}; pas de place pour { $lost }
}
earth-hint-no-room = { $n ->
    [one] de la place pour 1 seulement
   *[other] pas de place
}
earth-hint-points-each = 1 point pièce
earth-hint-holds = { $held } sur { $room }
earth-hint-losing = { $what } ; pas de place pour { $lost }
# Beside a hint: what shows more than what a strong bot would do.
earth-tempting = La carte { $card } en { $cell } affiche plus (+{ $points }). Ce chiffre compte les points de votre tableau tel qu’il est ; un indice compte aussi la faune, les capacités et ce qui reste à venir.
# An island or a climate, one sentence for each of its lines.
earth-hint-begin = { $bury ->
    [0] Vous commencez avec { $card } cartes et { $soil } jetons Sol.
    [one] Vous commencez avec { $card } cartes, dont 1 va dans votre compost, et { $soil } jetons Sol.
   *[other] Vous commencez avec { $card } cartes, dont { $bury } vont dans votre compost, et { $soil } jetons Sol.
}
earth-hint-later = { $when ->
    [chosen] Ensuite, quand vous choisissez { $action } : { $what }.
    [anybody] Ensuite, chaque fois que quelqu’un choisit { $action } : { $what }.
   *[always] Toujours : { $what }.
}
earth-hint-at-once = aussitôt { $what }
earth-hint-event = un événement ({ $what })
    .brief = événement
earth-hint-leaf = { $more ->
    [0] { $points } points pour elle
   *[other] { $points } points pour elle, et { $gets }
}
    .brief = { $points } points
earth-hint-points = { $less ->
    [0] { $points ->
        [one] { $points } point de plus
       *[other] { $points } points de plus
    }
   *[other] { $points ->
        [one] { $points } point de moins
       *[other] { $points } points de moins
    }
} aussitôt (carte, terrains et écosystèmes)
    .brief = { $points ->
        [0] ±0
       *[other] { $less ->
            [0] +{ $points }
           *[other] −{ $points }
        }
    }

earth-shortcut-plant = { $better ->
    [0] { $letter } → { $cell }
   *[other] { $letter } → { $cell } : { $sign }{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}

earth-shortcut-take = { $good ->
    [soil] 2 jetons Sol
    [compost] 2 au compost
    [sprout] 2 germes
    [card] 2 cartes
   *[growth] 2 croissances
}{ $all ->
    [0] { "" }
   *[other] , tout utiliser
}{ $n ->
    [0] , ne rien composter de la main
   *[other] , composter { $cards }
}

earth-sum-soil = { $sign }{ $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
}
earth-sum-sprout = { $sign }{ $n ->
    [one] { $n } germe
   *[other] { $n } germes
}
earth-sum-growth = { $sign }{ $n ->
    [one] { $n } croissance
   *[other] { $n } croissances
}
earth-sum-card = { $sign }{ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
earth-sum-compost = { $sign }{ $n } au compost

## Still to come

earth-ahead-action = { $alone ->
    [0] tout le monde prend le bénéfice, et les cartes de la couleur de l’action s’activent
   *[other] vous prenez le bénéfice, vos cartes de la couleur de l’action s’activent, et Gaïa réagit
}

earth-ahead-use = { $paid ->
    [0] { $card } ({ $what }), si vous pouvez payer d’ici là
   *[other] { $card } ({ $what })
}
earth-ahead-gain = { $what }
earth-ahead-plant = planter { $n ->
    [one] { $more ->
        [0] { $n } carte
       *[other] encore { $n } carte
    }
   *[other] jusqu’à { $n } cartes
}
earth-ahead-look = piocher { $n } cartes, en garder 1
earth-ahead-either-red = 2 jetons Sol ou 2 cartes de la pioche au compost
earth-ahead-either-blue = 2 germes ou 2 jetons Sol
earth-ahead-either-yellow = 2 cartes ou 2 croissances

## What an answer may bring about at once, and what then only the table can take back

earth-shows-drew = un tirage de cartes
earth-shows-drawn = un tirage de cartes
earth-shows-no-cards = un tirage de cartes
earth-shows-reshuffled = le mélange de la défausse pour refaire la pioche
earth-shows-composted = le compostage des dernières cartes de la pioche
earth-shows-looked = un coup d’œil dans votre compost
earth-shows-boards = la révélation de tous les choix
earth-shows-planted = la révélation de toutes les plantations
earth-shows-planted-with-sprout = la révélation de toutes les plantations
earth-shows-planted-with-growth = la révélation de toutes les plantations
earth-shows-planted-with-bury = la révélation de toutes les plantations
earth-shows-replaced = la révélation de toutes les plantations
earth-shows-gaia-turn = la révélation de la prochaine carte de Gaïa
earth-shows-gaia-pile = la révélation de cartes pour Gaïa
earth-shows-over = la fin de la partie

## What happened

earth-event-turn = Tour { $number } : { $player } choisit l’action.
earth-event-chose = { $player } choisit : { $action }.
earth-event-chose-board = { $player } a choisi une carte.
earth-event-chose-board-known = { $player } choisit { $card }.
earth-event-ready = { $player } a choisi.
earth-event-reopened = { $player } choisit à nouveau.
earth-event-boards = { $player } joue avec { $cards }.
earth-event-soil = { $player } gagne { $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
}.
earth-event-paid = { $player } paie { $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
}.
earth-event-drew = { $player } pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
earth-event-drew-known = { $player } pioche { $cards }.
earth-event-drawn = { $player } pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} pour en garder une.
earth-event-drawn-known = { $player } pioche { $cards } pour en garder une.
earth-event-no-cards = Il ne reste aucune carte à piocher pour { $player }.
earth-event-kept = { $player } garde une carte.
earth-event-kept-known = { $player } garde { $cards }.
earth-event-composted = { $player } composte { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de la pioche.
earth-event-buried = { $player } composte { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de sa main.
earth-event-buried-known = { $player } composte { $cards }.
earth-event-spilled = { $player } défausse { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de son compost.
earth-event-looked = { $player } regarde le dessus de son compost.
earth-event-dug = { $player } reprend une carte de son compost.
earth-event-dug-known = { $player } reprend { $card } dans son compost.
earth-event-placed = { $player } place { $pieces } sur { $where }.
earth-event-returned = { $player } rend { $pieces } ({ $where }).
earth-event-laid = { $player } pose { $pieces } du côté de l’équipe.
earth-event-used = { $player } utilise { $card }.
earth-event-unpaid = { $player } ne peut pas payer { $card } : la capacité est ignorée.
earth-event-uncopied = { $player } n’a rien à copier avec { $card } : la capacité est ignorée.
earth-event-no-room = { $player } n’a pas de place pour { $pieces }.
earth-event-copied = { $player } copie { $other } avec { $card }.
earth-event-planted = { $player } plante { $card } en { $cell } { $soil ->
    [0] sans rien payer
    [one] pour { $soil } jeton Sol
   *[other] pour { $soil } jetons Sol
}.
earth-event-planted-with-sprout = { $player } plante { $card } en { $cell } pour { $soil ->
    [one] { $soil } jeton Sol
   *[other] { $soil } jetons Sol
} et { $n ->
    [one] { $n } germe
   *[other] { $n } germes
}.
earth-event-planted-with-growth = { $player } plante { $card } en { $cell } pour { $soil ->
    [one] { $soil } jeton Sol
   *[other] { $soil } jetons Sol
} et { $n ->
    [one] { $n } pion Croissance
   *[other] { $n } pions Croissance
}.
earth-event-planted-with-bury = { $player } plante { $card } en { $cell } pour { $soil ->
    [one] { $soil } jeton Sol
   *[other] { $soil } jetons Sol
} et { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de sa main.
earth-event-replaced = { $player } plante { $card } en { $cell } à la place de la carte { $under }.
earth-event-sealed = { $player } plante une carte face cachée en { $cell }.
earth-event-sealed-known = { $player } plante { $card } face cachée en { $cell }.
earth-event-event = { $player } joue l’événement { $card }.
earth-event-leaf = { $player } atteint l’objectif { $fauna } : { $points } points.
earth-event-full = { $player } a seize cartes : { $points } points. On termine la manche, puis la partie prend fin.
earth-event-full-alone = { $player } a seize cartes : { $points } points. La partie prend fin.
earth-event-reshuffled = La défausse est mélangée et devient la nouvelle pioche.
earth-event-run-out = Pendant toute une manche, il n’y a eu aucune carte à piocher et personne n’a planté.
earth-event-asks = On consultera { $player } avant la fin de chaque tour.
earth-event-asks-not = On ne consultera plus { $player } avant la fin des tours.
earth-event-over = La partie est terminée.
earth-event-gave = { $player } pose du côté de l’équipe : { $goods }.
earth-event-gave-cards = { $player } pose du côté de l’équipe : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
earth-event-gave-cards-known = { $player } pose du côté de l’équipe : { $cards }.
earth-event-fetched = { $player } prend du côté de l’équipe : { $goods }.
earth-event-fetched-cards = { $player } prend du côté de l’équipe : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
earth-event-fetched-cards-known = { $player } prend du côté de l’équipe : { $cards }.
earth-event-side-cleared = Ce qui restait entre partenaires est perdu.
earth-event-gaia-turn = Gaïa révèle { $card }.
earth-event-gaia-gains = Gaïa reçoit { $goods }.
earth-event-gaia-turns = Gaïa convertit { $soil } jetons Sol en { $compost } cartes compostées.
earth-event-gaia-pile = Pour le score de Gaïa : { $cards }.
earth-event-gaia-leaf = Gaïa atteint l’objectif { $fauna } : { $points } points.
earth-event-gaia-skips = Gaïa passe son tour.
earth-event-gaia-ends = La dernière carte de Gaïa met fin à la partie : { $points } points pour elle.

## Goods

# What is given, taken or left, by its name; below, what a card tells one to do.
earth-goods-soil = { $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
}
earth-goods-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
earth-goods-sprout = { $n ->
    [one] { $n } germe
   *[other] { $n } germes
}
earth-goods-growth = { $n ->
    [one] { $n } croissance
   *[other] { $n } croissances
}
earth-goods-compost = { $n ->
    [one] { $n } carte compostée
   *[other] { $n } cartes compostées
}
earth-gain-soil = { $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
}
earth-gain-card = piocher { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
earth-gain-sprout = { $n ->
    [one] { $n } germe
   *[other] { $n } germes
}
earth-gain-growth = { $n ->
    [one] { $n } croissance
   *[other] { $n } croissances
}
earth-gain-compost = composter { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de la pioche
earth-gain-bury = composter { $n ->
    [one] éventuellement { $n } carte
   *[other] jusqu’à { $n } cartes
} de la main
earth-gain-dig = regarder les { $n } cartes du dessus de votre compost et en reprendre une en main
earth-gain-sprout-row = { $n ->
    [one] { $n } germe
   *[other] { $n } germes
} sur chaque { $flora } de cette ligne
earth-gain-sprout-column = { $n ->
    [one] { $n } germe
   *[other] { $n } germes
} sur chaque { $flora } de cette colonne
earth-gain-growth-row = { $n ->
    [one] { $n } croissance
   *[other] { $n } croissances
} sur chaque { $flora } de cette ligne
earth-gain-growth-column = { $n ->
    [one] { $n } croissance
   *[other] { $n } croissances
} sur chaque { $flora } de cette colonne
earth-gain-sprout-neighbours = { $n } germes en tout sur les cartes autour de celle-ci
earth-gain-growth-neighbours = { $n } croissances en tout sur les cartes autour de celle-ci
earth-pay-soil = { $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
}
earth-pay-sprout = { $n ->
    [one] { $n } germe
   *[other] { $n } germes
}
earth-pay-growth = { $n ->
    [one] { $n } croissance
   *[other] { $n } croissances
}
earth-pay-compost = défausser { $n ->
    [one] la carte du dessus
   *[other] les { $n } cartes du dessus
} de votre compost
earth-pay-bury = composter { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de la main

## Abilities

earth-ability = { $colour } : { $what }
earth-trade = { $pay } → { $gain }
# So that no comma can be misread: goods together, and the lines of a card.
earth-plus = { $first } + { $rest }
earth-lines = { $first } · { $rest }
earth-sentences = { $first } { $rest }
earth-when-chosen = { $what }, si vous avez choisi l’action
earth-when-event = { $what } par événement que vous jouez
earth-when-planted-trait = { $what } par carte { FORM($trait, "of") } plantée ce tour
earth-when-planted-colour = { $what } par carte à capacité { $trait } plantée ce tour
earth-rule-copy = copier une capacité { $colour } d’une autre carte de votre tableau
earth-rule-discount = les { FORM($trait, "plural") } vous coûtent { $off ->
    [one] { $off } jeton Sol
   *[other] { $off } jetons Sol
} de moins
earth-rule-forbid = vous ne pouvez pas choisir l’action { $action }
earth-rule-payable-bury = peut se payer en compostant des cartes de la main, chacune au lieu de 1 jeton Sol
earth-rule-payable-sprout = peut se payer avec des germes, chacun au lieu de 1 jeton Sol
earth-rule-payable-growth = peut se payer avec des pions Croissance, chacun au lieu de 1 jeton Sol
earth-rule-replace = pour une plantation, une carte de votre main à capacité { $colour } peut prendre gratuitement la place de celle-ci ; celle-ci va alors dans votre compost, et vous pouvez { $gain }
earth-rule-start = commencer avec { $card } cartes{ $bury ->
    [0] { "" }
   *[other] { " " }({ $bury ->
        [one] dont 1 va
       *[other] dont { $bury } vont
    } dans votre compost)
} et { $soil } jetons Sol
earth-rule-wild = compte comme arbre, herbe, champignon et buisson
earth-action-green = Plantation
earth-action-red = Compostage
earth-action-blue = Arrosage
earth-action-yellow = Croissance

earth-band-green = Verte
earth-band-red = Rouge
earth-band-blue = Bleue
earth-band-yellow = Jaune
earth-band-multicolour = Multicolore
earth-band-black = Noire
earth-band-brown = Brune
earth-colour-green = verte
earth-colour-red = rouge
earth-colour-blue = bleue
earth-colour-yellow = jaune
earth-colour-multicolour = multicolore
earth-colour-black = noire
earth-colour-brown = brune
earth-type-tree = arbre
    .plural = arbres
earth-type-herb = herbe
    .plural = herbes
earth-type-mushroom = champignon
    .plural = champignons
earth-type-bush = buisson
    .plural = buissons
earth-types-tree = arbres
    .of = d’arbres
earth-types-herb = herbes
    .of = d’herbes
earth-types-mushroom = champignons
    .of = de champignons
earth-types-bush = buissons
    .of = de buissons
earth-trait-sunny = ensoleillé
    .of = d’habitat ensoleillé
    .plural = cartes d’habitat ensoleillé
earth-trait-wet = humide
    .of = d’habitat humide
    .plural = cartes d’habitat humide
earth-trait-rocky = rocheux
    .of = d’habitat rocheux
    .plural = cartes d’habitat rocheux
earth-trait-cold = froid
    .of = d’habitat froid
    .plural = cartes d’habitat froid
earth-trait-terrain = terrain
    .of = Terrain
    .plural = terrains
earth-tag-geography = lieu
earth-tag-animal = animal
earth-tag-colour = couleur

## Goals

earth-goal = Au moins { $what }
earth-goal-diagonal = Les deux grandes diagonales complètes (8 cartes)
earth-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par { $what }
earth-score-capped = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par { $what }, { $cap } points au plus
earth-score-best = { $points } points par { $what }, en comptant chez qui en a le plus
earth-score-ladder = Points pour 1, 2, 3 et ainsi de suite jusqu’à { $most } { $traits } ou plus : { $steps }

earth-measure-soil = { $n ->
    [one] jeton Sol
   *[other] { $n } jetons Sol
}
earth-measure-hand = { $n ->
    [one] carte en main
   *[other] { $n } cartes en main
}
earth-measure-compost = { $n ->
    [one] carte dans votre compost
   *[other] { $n } cartes dans votre compost
}
earth-measure-event = { $n ->
    [one] événement joué
   *[other] { $n } événements joués
}
earth-measure-sprout = { $n ->
    [one] germe
   *[other] { $n } germes
}
earth-measure-growth = { $n ->
    [one] pion Croissance
   *[other] { $n } pions Croissance
}
earth-measure-terrain = { $n ->
    [one] terrain
   *[other] { $n } terrains
}
earth-measure-row = { $n ->
    [one] ligne complète
   *[other] { $n } lignes complètes
}
earth-measure-column = { $n ->
    [one] colonne complète
   *[other] { $n } colonnes complètes
}
earth-measure-set = { $n ->
    [one] série
   *[other] { $n } séries
} de cinq cartes : une capacité rouge, une bleue, une jaune, un terrain et un événement
earth-measure-empty-neighbour = case vide à côté de cette carte (hors du cadre, les cases sont vides)
earth-measure-row-same = ligne complète dont les quatre cartes partagent { $kind }
earth-measure-row-different = ligne complète avec quatre { $kinds }
earth-measure-column-same = colonne complète dont les quatre cartes partagent { $kind }
earth-measure-column-different = colonne complète avec quatre { $kinds }
earth-kind-colour = une couleur de capacité
earth-kinds-colour = couleurs de capacité différentes
earth-kind-type = un type de carte
earth-kinds-type = types de carte différents
earth-kind-habitat = un habitat
earth-kinds-habitat = habitats différents
earth-kind-points = une valeur de base
earth-kinds-points = valeurs de base différentes
earth-kind-sprout = un nombre de germes
earth-kinds-sprout = nombres de germes différents
earth-kind-growth = un nombre de croissances
earth-kinds-growth = nombres de croissances différents
earth-measure-in-row = { $trait } dans cette ligne
earth-measure-in-column = { $trait } dans cette colonne
earth-measure-in-side = { $trait } sur les quatre côtés de cette carte
earth-measure-in-corner = { $trait } aux quatre coins de cette carte
earth-measure-in-path = carte sur le plus long chemin de { FORM($trait, "plural") }, côte à côte, qui passe par celle-ci
earth-measure-in-diagonal-path = { $trait } sur votre plus long chemin { FORM($traits, "of") } en diagonale
earth-measure-full-of-sprout = flore dont tous les emplacements Germe sont remplis
earth-measure-full-of-growth = flore à maturité
earth-measure-full = { $n } flores dont tous les emplacements Germe et Croissance sont remplis
earth-measure-empty = { $n } flores sans germe ni croissance
earth-measure-directional = { $n ->
    [one] carte directionnelle
   *[other] { $n } cartes directionnelles
} (ligne, colonne, voisines ou chemin)
earth-measure-type = { $n ->
    [one] { $trait }
   *[other] { $n } { $traits }
}
earth-measure-trait = { $n ->
    [one] carte { FORM($trait, "of") }
   *[other] { $n } cartes { FORM($trait, "of") }
}
earth-measure-tag = { $n ->
    [one] flore
   *[other] { $n } flores
} portant le repère « { $tag } »
earth-measure-colour = { $n ->
    [one] carte à capacité { $colour }
   *[other] { $n } cartes à capacité { $colour }
}
earth-measure-points-odd = { $n } cartes de valeur de base impaire
earth-measure-points-even = { $n } cartes de valeur de base paire (0 est pair)
earth-measure-points-least = { $n ->
    [one] carte
   *[other] { $n } cartes
} de valeur de base { $number } ou plus
earth-measure-points-most = { $n ->
    [one] carte
   *[other] { $n } cartes
} de valeur de base { $number } ou moins
earth-measure-cost-least = { $n ->
    [one] carte du tableau qui coûte { $number } ou plus
   *[other] { $n } cartes du tableau qui coûtent { $number } ou plus
}
earth-measure-cost-most = { $n ->
    [one] carte du tableau qui coûte { $number } ou moins
   *[other] { $n } cartes du tableau qui coûtent { $number } ou moins
}
earth-measure-habitats-least = { $n } cartes avec { $number } habitats ou plus
earth-measure-habitats-most = { $n } cartes avec { $number } habitat ou aucun
earth-measure-abilities-least = { $n } cartes à deux capacités
earth-measure-slots-exactly = { $n } flores avec exactement { $number } emplacements Germe
earth-measure-slots-most = { $n } flores avec { $number } emplacements Germe ou moins
earth-measure-trunks-least = { $n } flores de croissance maximum { $number } ou plus
earth-measure-trunks-most = { $n } flores de croissance maximum { $number } ou moins
earth-measure-canopy-least = { $n } flores dont la canopée vaut { $number } ou plus
earth-measure-canopy-most = { $n ->
    [one] flore dont la canopée vaut { $number } ou moins, ou sans canopée
   *[other] { $n } flores dont la canopée vaut { $number } ou moins, ou sans canopée
}
earth-measure-sprout-least = { $n ->
    [one] flore
   *[other] { $n } flores
} avec { $number ->
    [one] { $number } germe
   *[other] { $number } germes
} ou plus
earth-measure-growth-least = { $n ->
    [one] flore
   *[other] { $n } flores
} avec { $number ->
    [one] { $number } croissance
   *[other] { $number } croissances
} ou plus

## Gaia

earth-gaia-you-green = D’abord, vous pouvez planter 1 carte, puis vous piochez 1 carte et activez les capacités vertes
earth-gaia-you-red = D’abord, vous prenez 2 jetons Sol ou compostez 2 cartes de la pioche, et activez les capacités rouges
earth-gaia-you-blue = D’abord, vous prenez 2 germes ou 2 jetons Sol, et activez les capacités bleues
earth-gaia-you-yellow = D’abord, vous piochez 2 cartes ou prenez 2 croissances, et activez les capacités jaunes
earth-gaia-gets = Gaïa reçoit { $gifts }
earth-gaia-leaf-upper = Gaïa place une feuille à côté d’une des deux cartes Faune du haut
earth-gaia-leaf-lower = Gaïa place une feuille à côté d’une des deux cartes Faune du bas
earth-gaia-easy = Facile : elle passe son prochain tour
earth-gaia-expert = Expert : si sa feuille est à côté de la carte Faune de gauche, elle reçoit aussi { $left } ; à droite, { $right }
earth-gift-soil = { $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
}
earth-gift-card = { $n } cartes qui marquent pour elle
earth-gift-sprout = { $n ->
    [one] { $n } germe
   *[other] { $n } germes
}
earth-gift-growth = { $n ->
    [one] { $n } croissance
   *[other] { $n } croissances
}
earth-gift-compost = { $n ->
    [one] { $n } carte compostée
   *[other] { $n } cartes compostées
}
earth-gift-sprout-per-blue-card = { $n ->
    [one] { $n } germe
   *[other] { $n } germes
} pour chacune de vos cartes à capacité bleue
earth-gift-growth-per-card-drawn = { $n ->
    [one] { $n } croissance
   *[other] { $n } croissances
} par carte que vous avez piochée ce tour
earth-gift-soil-per-soil-gained = { $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
} par jeton Sol que vous avez gagné ce tour
earth-gift-compost-per-soil-gained = { $n ->
    [one] { $n } carte compostée
   *[other] { $n } cartes compostées
} tous les { $each } jetons Sol que vous avez gagnés ce tour

## Scores

earth-line-base = Cartes
earth-line-events = Événements
earth-line-compost = Compost
earth-line-sprouts = Germes
earth-line-growth = Croissance
earth-line-terrain = Terrains
earth-line-ecosystems = Écosystèmes
earth-line-fauna = Faune

earth-rival = Gaïa

## Standing orders, after “Whenever”

earth-order-either-red = quelqu’un d’autre choisit Compostage
earth-order-either-blue = quelqu’un d’autre choisit Arrosage
earth-order-either-yellow = quelqu’un d’autre choisit Croissance
earth-order-offer = la carte { $card } propose « { $what } »
