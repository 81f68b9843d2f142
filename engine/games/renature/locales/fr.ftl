# Renature.

renature-title = Renature
renature-about = Posez des animaux le long des ruisseaux, plantez les berges et dominez les zones qui se ferment. 2 à 4 joueurs, 13 à 26 tours.
renature-wins = Quand les ruisseaux autour d’une zone sont pleins, la majorité y rapporte le plus de points. À la fin, le meilleur score gagne.
renature-mood = Des dominos malins réveillent une vallée

## Pieces

renature-domino = { $first }-{ $second }
renature-other-animal = { $name }
    .gender = m
    .plural = { $name }
    .the = l’animal { $name }
    .of = de l’animal { $name }
    .a = un animal { $name }
    .to = à l’animal { $name }
renature-butterfly = Papillon
    .gender = m
    .plural = papillons
    .the = le papillon
    .of = du papillon
    .a = un papillon
    .to = au papillon
renature-snail = Escargot
    .gender = m
    .plural = escargots
    .the = l’escargot
    .of = de l’escargot
    .a = un escargot
    .to = à l’escargot
renature-salamander = Salamandre
    .gender = f
    .plural = salamandres
    .the = la salamandre
    .of = de la salamandre
    .a = une salamandre
    .to = à la salamandre
renature-turtle = Tortue
    .gender = f
    .plural = tortues
    .the = la tortue
    .of = de la tortue
    .a = une tortue
    .to = à la tortue
renature-owl = Hibou
    .gender = m
    .plural = hiboux
    .the = le hibou
    .of = du hibou
    .a = un hibou
    .to = au hibou
renature-badger = Blaireau
    .gender = m
    .plural = blaireaux
    .the = le blaireau
    .of = du blaireau
    .a = un blaireau
    .to = au blaireau
renature-fox = Renard
    .gender = m
    .plural = renards
    .the = le renard
    .of = du renard
    .a = un renard
    .to = au renard
renature-hedgehog = Hérisson
    .gender = m
    .plural = hérissons
    .the = le hérisson
    .of = du hérisson
    .a = un hérisson
    .to = au hérisson
renature-frog = Grenouille
    .gender = f
    .plural = grenouilles
    .the = la grenouille
    .of = de la grenouille
    .a = une grenouille
    .to = à la grenouille
renature-squirrel = Écureuil
    .gender = m
    .plural = écureuils
    .the = l’écureuil
    .of = de l’écureuil
    .a = un écureuil
    .to = à l’écureuil
renature-turf = Gazon
renature-bush = Buisson
renature-pine = Pin
renature-oak = Chêne
renature-neutral-turf = Gazon neutre
renature-neutral-bush = Buisson neutre
renature-neutral-pine = Pin neutre
renature-neutral-oak = Chêne neutre
# Plants within a sentence.
renature-told-turf = du gazon
renature-told-bush = un buisson
renature-told-pine = un pin
renature-told-oak = un chêne
renature-told-neutral-turf = du gazon neutre
renature-told-neutral-bush = un buisson neutre
renature-told-neutral-pine = un pin neutre
renature-told-neutral-oak = un chêne neutre
renature-at = { $first }-{ $second }
renature-worth = { $plant } ({ $value })
# Whose plants they are; $seat is a player’s name.
renature-owner = { $seat }
renature-neutral = les plantes neutres
# A completed area and who gets points from it: shares are “you +6” or “Bela +6”.
renature-area-shares = { $yet ->
    [0] zone { $area } ({ $shares })
   *[other] zone { $area } (en l’état : { $shares })
}
    .the = la { renature-area-shares }
renature-area-nobody = { $yet ->
    [0] zone { $area } ({ $equal ->
        [0] personne ne marque
       *[other] les égalités s’annulent, personne ne marque
    })
   *[other] zone { $area } (en l’état : { $equal ->
        [0] personne ne marque
       *[other] les égalités s’annulent, personne ne marque
    })
}
    .the = la { renature-area-nobody }
# An area that is still open: what its token is worth, and who is how strong there.
renature-area-open = { $count ->
    [0] { $again ->
        [0] zone { $area } ({ $main } pour la majorité, { $second } pour la 2e place ; vide)
       *[other] zone { $area } ({ $main }/{ $second }, vide)
    }
   *[other] { $again ->
        [0] zone { $area } ({ $main } pour la majorité, { $second } pour la 2e place ; { $strong })
       *[other] zone { $area } ({ $main }/{ $second } : { $strong })
    }
}
    .the = la { renature-area-open }
renature-strong-own = vous { $value }
renature-strong-other = { $seat } { $value }
renature-strong-neutral = neutre { $value }
renature-share-own = vous +{ $points }
renature-share-other = { $seat } +{ $points }

## Questions

renature-ask-domino = { $fitting ->
    [0] { $another ->
        [0] Aucun de vos dominos n’est jouable. Défaussez-en un.
       *[other] Aucun de vos dominos n’est jouable tant que le joker est { FORM($joker, "the") }. En défausser un, ou choisir d’abord un autre joker ?
    }
   *[other] Quel domino posez-vous ? Le joker ({ FORM($joker, "the") }) va à côté de tout animal, et tout animal à côté de lui.
}
renature-ask-at = { $double ->
    [0] Où posez-vous { $piece } ? La première case reçoit { FORM($first, "the") }, la seconde { FORM($second, "the") }.
   *[other] Où posez-vous { $piece } ?
}
renature-ask-plant = { $cells ->
    [0] Aucune case n’est libre à côté de votre domino. Reprendre une plante pour faire de la place, ou ne rien planter ?
   *[other] { $plants ->
        [0] Votre plateau est vide. Reprendre une plante pour la replanter, ou ne rien planter ?
       *[other] Que plantez-vous ? Entre parenthèses, la valeur ; « vous 3 à 1 » : votre total face au meilleur des autres dans cette zone.
    }
}
renature-ask-in = { $piece } : sur quelle case plantez-vous ?
renature-ask-discard = Quel domino défaussez-vous ? La table le voit, et vous ne posez ni ne plantez rien à ce tour.
renature-ask-gather = { $clouds ->
    [1] Un nuage se trouve
   *[other] { $clouds } nuages se trouvent
} en { $cell }, et votre plateau { $room ->
    [0] n’a plus de place
   *[other] a de la place pour { $room }
}. Dépenser d’abord quelques-uns des vôtres ?
renature-ask-score = { $count ->
    [one] La zone { $areas } est fermée. Reprendre des plantes contre des nuages avant le décompte ?
   *[other] Les zones { $areas } sont fermées. Reprendre des plantes contre des nuages avant le décompte ?
}
renature-ask-end = { $again ->
    [0] Votre tour s’achève. Dépenser des nuages avant qu’il finisse ? Vous en avez { $clouds }.
   *[other] { $fitting ->
        [0] Votre tour s’achève, et aucun de vos dominos ne serait jouable dans un autre. La question vous est posée quand même : la passer le révélerait aux autres.
       *[other] Votre tour s’achève. En jouer un autre pour 3 de vos { $clouds } nuages ?
    }
}
renature-ask-animal = Quel animal devient le joker, pour 2 nuages ?
renature-ask-from = Quelle plante reprenez-vous ? Elle coûte sa valeur en nuages ; { $clouds ->
    [one] vous pouvez en dépenser { $clouds }.
   *[other] vous pouvez en dépenser { $clouds }.
}

# Why somebody is needed: after a name and a dash, for everyone to read.
renature-call-lay = tour { $turn } sur { $turns } : un domino à poser
renature-call-plant = tour { $turn } sur { $turns } : planter à côté du domino posé
renature-call-score = tour { $turn } sur { $turns } : zones fermées à compter
renature-call-end = tour { $turn } sur { $turns } : jouer un tour supplémentaire ou finir

renature-word-skip = Ne rien planter
renature-word-discard = Défausser un domino
renature-word-joker = Nouveau joker (2 ☁)
renature-word-return = Reprendre une plante (1 à 4 ☁)
renature-word-again = Tour supplémentaire (3 ☁)
renature-word-gather = Prendre ce qui tient
renature-word-score = Compter maintenant
renature-word-done = Finir mon tour

renature-hint-places = { $places ->
    [one] jouable à { $places } endroit
   *[other] jouable à { $places } endroits
}{ $most ->
    [0] , sans points immédiats
   *[other] , jusqu’à +{ $most } aussitôt en { $first } et { $second }
}{ $count ->
    [0] { "" }
   *[other] , peut fermer { FORM($outcomes, "the") }
}
    .brief = { $places ->
        [one] { $places } pose
       *[other] { $places } poses
    }{ $most ->
        [0] { "" }
       *[other] , max. +{ $most }
    }{ $done ->
        [0] { "" }
       *[other] , ferme { $areas }
    }
renature-hint-discard = rien n’est posé ni planté à ce tour
    .brief = { "" }
renature-hint-skip = { $count ->
    [0] à la fin, les plantes restantes coûtent leur valeur
   *[other] { $outcomes } ; à la fin, les plantes restantes coûtent leur valeur
}
    .brief = { $count ->
        [0] { "" }
       *[other] { $total ->
            [0] ±0
           *[other] +{ $total }
        }
    }
renature-hint-completes = ferme { FORM($outcomes, "the") }{ $cells ->
    [0] , rien à planter là
    [one] , { $cells } case où planter
   *[other] , { $cells } cases où planter
}{ $more ->
    [0] { "" }
   *[other] , jusqu’à +{ $most } en tout avec une plante
}
    .brief = { $count ->
        [one] { $others ->
            [0] { $own ->
                [0] ferme { $areas }
               *[other] ferme { $areas }, vous +{ $own }
            }
           *[other] { $own ->
                [0] { $seats ->
                    [2] ferme { $areas }, rival +{ $others }
                   *[other] ferme { $areas }, autres +{ $others }
                }
               *[other] { $seats ->
                    [2] ferme { $areas }, +{ $own }, rival +{ $others }
                   *[other] ferme { $areas }, +{ $own }, autres +{ $others }
                }
            }
        }
       *[other] { $others ->
            [0] { $own ->
                [0] ferme { $count } zones
               *[other] ferme { $count } zones, vous +{ $own }
            }
           *[other] { $own ->
                [0] { $seats ->
                    [2] en ferme { $count }, rival +{ $others }
                   *[other] en ferme { $count }, autres +{ $others }
                }
               *[other] { $seats ->
                    [2] en ferme { $count }, +{ $own }, rival +{ $others }
                   *[other] en ferme { $count }, +{ $own }, autres +{ $others }
                }
            }
        }
    }{ $more ->
        [0] { "" }
       *[other] ; planter +{ $most }
    }
renature-hint-beside = { $cells ->
    [0] rien à planter là
    [one] { $cells } case où planter, jusqu’à +{ $most } aussitôt, dans { FORM($where, "the") }
   *[other] { $cells } cases où planter, jusqu’à +{ $most } aussitôt, dans { FORM($where, "the") }
}
    .brief = { $cells ->
        [0] sans plante
        [one] { $cells } case, max. +{ $most }
       *[other] { $cells } cases, max. +{ $most }
    }
renature-hint-plant = { $same ->
    [0] { $most ->
        [one] au mieux { $most } point, en { $cell }
       *[other] au mieux { $most } points, en { $cell }
    }{ $count ->
        [0] { "" }
       *[other] : { $outcomes }
    }
   *[other] { $most ->
        [one] { $most } point quelle que soit la case
       *[other] { $most } points quelle que soit la case
    }{ $count ->
        [0] { "" }
       *[other] ; en { $cell } : { $outcomes }
    }
}{ $open ->
    [0] { "" }
   *[other] ; dans la zone { $area }, votre total est alors { $own }, le meilleur des autres { $others }
}
    .brief = { $same ->
        [0] +{ $least }–{ $most }
       *[other] +{ $most }
    }{ $open ->
        [0] { "" }
       *[other] , vous { $own } à { $others } en { $area }
    }
renature-hint-cell = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $count ->
    [0] { "" }
   *[other] , { $outcomes }
}{ $lost ->
    [0] { $clouds ->
        [0] { "" }
        [one] , { $clouds } nuage
       *[other] , { $clouds } nuages
    }
   *[other] , nuages pris : { $kept } sur { $clouds }
}{ $open ->
    [0] { "" }
   *[other] ; ensuite : { $standing }
}
    .brief = { $clouds ->
        [0] +{ $total }
       *[other] { $lost ->
            [0] +{ $total } · { $clouds } ☁
           *[other] +{ $total } · { $kept } sur { $clouds } ☁
        }
    }
renature-hint-score = { $count ->
    [one] zone { $areas }
   *[other] zones { $areas }
}{ $points ->
    [0] , aucun point pour vous
    [one] , { $points } point pour vous
   *[other] , { $points } points pour vous
}
renature-hint-gather = { $lost ->
    [0] tous trouvent leur place
    [one] { $lost } nuage est perdu
   *[other] { $lost } nuages sont perdus
}
    .brief = { $lost ->
        [0] +{ $kept } ☁
       *[other] −{ $lost } ☁
    }
# Beside a hint: what shows more than what a strong bot would do.
renature-tempting = { $plant } en { $cell } affiche davantage (+{ $points }). Ce chiffre compte ce qui vient tout de suite ; un indice compte aussi l’état des zones pour la suite et les plantes que vous gardez.
renature-hint-again = { $dominoes ->
    [0] dans l’état actuel, aucun de vos dominos ne serait jouable : vous pourriez en défausser un, ou payer aussi un autre joker
    [one] { $dominoes } de vos dominos serait jouable
   *[other] { $dominoes } de vos dominos seraient jouables
}{ $places ->
    [0] { "" }
    [one] , à { $places } endroit
   *[other] , à { $places } endroits
}
    .brief = { $places ->
        [0] rien de jouable
        [one] { $places } pose
       *[other] { $places } poses
    }
renature-shortcut-plant = { $clouds ->
    [0] { $plant } → { $cell } : +{ $points }
   *[other] { $plant } → { $cell } : +{ $points } · { $clouds } ☁
}
renature-shortcut-discard = Défausser { $domino }
renature-hint-joker = { $dominoes ->
    [0] aucun de vos dominos ne serait jouable
    [one] { $dominoes } de vos dominos serait jouable
   *[other] { $dominoes } de vos dominos seraient jouables
}{ $places ->
    [0] { "" }
    [one] , à { $places } endroit
   *[other] , à { $places } endroits
}
    .brief = { $places ->
        [one] { $places } pose
       *[other] { $places } poses
    }
renature-hint-cost = { $plant }, { $clouds ->
    [one] pour { $clouds } nuage
   *[other] pour { $clouds } nuages
}{ $open ->
    [0] { "" }
   *[other] ; ensuite : { $standing }
}
    .brief = { $plant }, { $clouds } ☁

renature-ahead-place = choisir sa place
renature-ahead-plant = planter
renature-ahead-cell = choisir sa case
renature-ahead-score = compter les zones fermées
renature-ahead-again = un tour supplémentaire, pour 3 nuages
renature-ahead-draw = piocher un domino

## What would be thrown away

renature-waste-clouds = { $lost ->
    [one] Votre plateau porte au plus six nuages : { $lost } nuage de cette case n’y trouve pas de place et se perd.
   *[other] Votre plateau porte au plus six nuages : { $lost } nuages de cette case n’y trouvent pas de place et se perdent.
}
renature-waste-planting = { $points ->
    [one] Vous pourriez planter ici pour { $points } point. À la fin, les plantes restantes coûtent leur valeur.
   *[other] Vous pourriez planter ici pour { $points } points. À la fin, les plantes restantes coûtent leur valeur.
}
renature-waste-area = La zone { $area } est maintenant fermée, et ce choix ne vous y rapporte rien. { $plant } en { $cell } vous y rapporterait { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
renature-waste-domino = { $count ->
    [one] Vous avez { $count } domino jouable. Si vous en défaussez un, vous ne posez ni ne plantez rien à ce tour.
   *[other] Vous avez { $count } dominos jouables. Si vous en défaussez un, vous ne posez ni ne plantez rien à ce tour.
}

## Why something is not offered: what follows a name and a colon

renature-barred-apart = aucun animal pareil ni aucune case de départ n’a deux cases de ruisseau libres à côté
renature-barred-clash = partout où il toucherait son pareil, il toucherait aussi un animal qui ne lui correspond pas
renature-barred-match = { FORM($animal, "the") } toucherait { FORM($other, "the") }, et ces animaux ne correspondent pas
renature-barred-none-left = il n’en reste plus sur votre plateau
renature-barred-planted = une plante s’y trouve déjà
renature-barred-joker = est déjà le joker
renature-barred-others = appartient à quelqu’un d’autre
renature-barred-slot = votre plateau n’a pas d’emplacement libre pour { $plant }
renature-barred-slots = votre plateau n’a d’emplacement libre pour aucune plante de la vallée
renature-barred-no-plants = aucune plante à vous ni aucune plante neutre ne se trouve dans la vallée
renature-barred-cost = coûte { $cost ->
    [one] { $cost } nuage
   *[other] { $cost } nuages
}, vous { $have ->
    [0] n’en avez aucun
   *[other] en avez { $have }
}
renature-barred-aside = coûte { $cost ->
    [one] { $cost } nuage
   *[other] { $cost } nuages
}, vous { $have ->
    [0] n’en avez aucun
   *[other] en avez { $have }
} en plus des 3 du tour supplémentaire
renature-barred-announced = est déjà annoncé
renature-barred-no-domino = vous n’avez plus de domino à y jouer
renature-barred-no-room = se paie à la fin de ce tour, et ne fait donc pas de place maintenant

## What an answer may bring about at once, and what then only the table can take back

renature-shows-drew = le tirage d’un domino
renature-shows-token = le dévoilement du verso d’un tournesol
renature-shows-final = la fin de la partie
renature-shows-over = la fin de la partie

## What happened

renature-event-start = { $player } commence. Points de départ, dans l’ordre du tour : { $points }.
renature-event-laid = { $player } pose { $domino } en { $first } et { $second }.
renature-event-discarded = { $player } défausse { $domino }.
renature-event-planted = { $player } plante { $plant } en { $cell } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
renature-event-gathered = { $lost ->
    [0] { $player } y prend { $count ->
        [one] { $count } nuage
       *[other] { $count } nuages
    }.
    [one] { $count ->
        [0] Un plateau porte au plus six nuages : { $player } les a déjà, et celui de la case se perd.
       *[other] Un plateau porte au plus six nuages : { $player } en prend { $count }, et { $lost } se perd.
    }
   *[other] { $count ->
        [0] Un plateau porte au plus six nuages : { $player } les a déjà, et les { $lost } de la case se perdent.
       *[other] Un plateau porte au plus six nuages : { $player } en prend { $count }, et { $lost } se perdent.
    }
}
renature-event-cancelled = Zone { $area } : { $others } et { $last } ont le même total et s’annulent.
renature-event-both = Zone { $area } : { $player } y est sans concurrence et marque les { $points } points.
renature-event-main = Zone { $area } : { $player } a la majorité et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
renature-event-second = Zone { $area } : { $player } a la deuxième place et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
renature-event-nobody = Zone { $area } : aucune couleur de joueur n’y compte, donc personne ne marque.
renature-event-token = { $player } prend le tournesol de la zone { $area }.
renature-event-token-known = { $player } prend le tournesol de la zone { $area } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} au verso, que personne d’autre ne connaît avant la fin.
renature-event-drew = { $player } pioche un domino ; { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
} dans la réserve.
renature-event-drew-known = { $player } pioche { $domino } ; { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
} dans la réserve.
renature-event-joker = { $player } choisit { FORM($animal, "the") } comme joker.
renature-event-returned = { $player } reprend { $plant } en { $cell }, pour { $cost ->
    [one] { $cost } nuage
   *[other] { $cost } nuages
}.
renature-event-announced = { $player } jouera un tour supplémentaire après celui-ci.
renature-event-again = { $player } paie 3 nuages pour un tour supplémentaire.
renature-event-final = { $player } : +{ $clouds } pour les nuages, { $left ->
    [0] 0
   *[other] −{ $left }
} pour les plantes restantes, +{ $backs } pour le verso des tournesols.
renature-event-over = Tous les dominos sont joués.

## Score sheet

renature-line-start = Départ (selon l’ordre)
renature-line-plants = Plantes
renature-line-main = Zones (principaux)
renature-line-second = Zones (secondaires)
renature-line-unfinished = Zones ouvertes à la fin
renature-line-clouds = Nuages
renature-line-left = Plantes restantes
renature-line-backs = Versos des tournesols

## Typing and help

renature-verb-play = Poser un domino et planter à côté, en une seule ligne
renature-verb-discard = Défausser un domino au lieu d’en poser un
renature-verb-joker = Dépenser 2 nuages pour choisir un autre joker
renature-verb-return = Dépenser des nuages pour reprendre une plante
renature-verb-again = Dépenser 3 nuages pour un tour supplémentaire après celui-ci
renature-param-domino = Un domino de votre main
renature-param-at = Cases de son premier et second animal, par exemple B1-B2, ou la lettre de l’image
renature-param-plant = Une plante de votre plateau, ou « Ne rien planter »
renature-param-in = La case où elle pousse, par exemple C2
renature-param-discard = Le domino à défausser
renature-param-end = Si on vous le demande : « Finir mon tour » ou « Tour supplémentaire »
renature-param-animal = Le nouveau joker
renature-param-from = La case de la plante que vous reprenez

renature-help-reconstructed = Le plateau publié ne se trouve dans aucune de nos sources. Ce qui suit est notre reconstitution ; elle respecte tous les nombres que donnent les règles, et qui possède le jeu peut la corriger dans un fichier.
renature-help-layout = Reconstitué : le cours des ruisseaux et la forme des 18 zones.
renature-help-starts = Reconstitué : les colonnes des quatre cases de départ.
renature-help-clouds = Reconstitué : les cases qui portent des nuages, et combien.
renature-help-sunflowers = Reconstitué : les points secondaires et les versos des jetons Tournesol.
renature-help-slots = Reconstitué : certains nombres de plantes sur les plateaux personnels.
renature-help-animals = Reconstitué : renard, hérisson, grenouille et écureuil, ainsi que l’ordre de la piste du joker.
renature-help-readings = Là où les règles se taisent : un domino défaussé est montré, une plante marque avant la prise des nuages de sa case, des plantes peuvent être reprises avant le décompte d’une zone fermée, et un tour supplémentaire peut être annoncé avant d’être payé.

## Standing orders, after “Whenever”

renature-order-end = il vous reste des nuages à la fin de votre tour
