# Words on the pictures of Gaïa, and the pictures in words. In every message here $seat is a player’s name.

## On the pictures

picture-gaia-over = Score final
picture-gaia-running = Si c’était la fin
picture-gaia-home = En réserve
picture-gaia-order = Ordre après la fin
picture-gaia-placed = Peuples placés
picture-gaia-played = Jouées
picture-gaia-city-at = { $name } { $cell }
picture-gaia-goes = Part :
picture-gaia-stays = Reste :
picture-gaia-home-then = Réserve après :
picture-gaia-short = { $count ->
    [0] complet
    [one] manque { $count }
   *[other] manque { $count }
}
picture-gaia-goal = Objectif : { $goal }
picture-gaia-name = { $name }
picture-gaia-animals = Animaux
picture-gaia-plain = Plaine
picture-gaia-forest = Forêt
picture-gaia-sea = Mer
picture-gaia-desert = Désert
picture-gaia-mountain = Montagne
picture-gaia-swamp = Marais
picture-gaia-sun = Soleil
picture-gaia-rain = Pluie
picture-gaia-earthquake = Séisme
picture-gaia-tornado = Tornade
picture-gaia-protection = Protection
picture-gaia-lightning = Foudre
picture-gaia-volcano = Volcan
picture-gaia-why-supply = plus de tuiles
picture-gaia-why-reserve = { $count ->
    [0] plus d’animaux
    [one] plus que { $count } animal
   *[other] plus que { $count } animaux
}
picture-gaia-why-no-tile = 0 tuile libre
picture-gaia-why-needs = { $count }/4, il faut 2
picture-gaia-why-no-sun = rien à assécher
picture-gaia-why-no-rain = rien à arroser
picture-gaia-why-no-swap = tuiles identiques
picture-gaia-why-nobody = mains vides
picture-gaia-why-no-strike = rien à frapper
picture-gaia-why-no-mountain = 0 montagne
picture-gaia-why-deserts = { $left ->
    [0] plus de désert
    [one] plus que { $left } désert
   *[other] plus que { $left } déserts
}
picture-gaia-why-unchanged = rien à brûler
picture-gaia-why-answer = en réponse seulement
picture-gaia-home-at = { $count } sur 4 en { $cell }
picture-gaia-home-short = { $count } sur 2 en { $cell }
picture-gaia-does-earthquake = échange deux tuiles
picture-gaia-does-tornado = 1 par rival, en garder 1
picture-gaia-does-lightning = vide une tuile
picture-gaia-does-volcano = la vide, et tout autour
picture-gaia-does-protection = contre un pouvoir
picture-gaia-how-nature = Posez une tuile de ce paysage au bord du monde. La carte reste devant vous et compte pour les objectifs.
picture-gaia-how-animals = Posez quatre animaux sur une tuile libre de ce paysage ; avec l’étoile, de tout paysage.
picture-gaia-how-city = Fondez-la sur une tuile libre du paysage de son coin (étoile : tout paysage sauf la mer) avec au moins deux de ses besoins à côté, et installez-y un peuple.
picture-gaia-how-goal = Défaussez ces cartes posées devant vous et placez un peuple ici. Une seule personne peut le remporter.
picture-gaia-how-sun = Un marais devient une plaine, ou une plaine un désert. Pas sous une cité.
picture-gaia-how-rain = Un désert devient une plaine, ou une plaine un marais. Pas sous une cité.
picture-gaia-how-earthquake = Deux tuiles voisines s’échangent, avec tout ce qui s’y trouve.
picture-gaia-how-tornado = Prenez une carte à chaque adversaire d’après son dos, gardez-en une, défaussez les autres.
picture-gaia-how-protection = Contrez un pouvoir que quelqu’un d’autre vient de jouer.
picture-gaia-how-lightning = Retirez cité, peuples et animaux d’une tuile.
picture-gaia-how-volcano = Sur une montagne : videz-la, ainsi que les tuiles à côté. Leurs plaines, forêts et marais deviennent des déserts.

## Pictures in words

alt-gaia-turn = { $left ->
    [one] C’est à { $seat }, encore { $left } action.
   *[other] C’est à { $seat }, encore { $left } actions.
}
alt-gaia-cast = { $seat } a joué { FORM($card, "the") } ; on attend les réponses.
alt-gaia-aim = Visé : { $cells }.
alt-gaia-omen = { $way ->
    [comes] { $count ->
        [1] Si personne ne contre, { $seat } place un peuple.
       *[other] Si personne ne contre, { $seat } place { $count } peuples.
    }
   *[goes] { $count ->
        [1] Si personne ne contre, { $seat } perd un peuple.
       *[other] Si personne ne contre, { $seat } perd { $count } peuples.
    }
}
alt-gaia-fleeing = { $count ->
    [1] Si personne ne contre, un animal est perdu.
   *[other] Si personne ne contre, { $count } animaux sont perdus.
}
alt-gaia-last = Dernier changement : { $cells }.
alt-gaia-part = { $where ->
    [upper-left] En haut à gauche du monde, { $part }.
    [upper-right] En haut à droite du monde, { $part }.
    [lower-left] En bas à gauche du monde, { $part }.
    [lower-right] En bas à droite du monde, { $part }.
    [upper] Le haut du monde, { $part }.
    [lower] Le bas du monde, { $part }.
    [left] La gauche du monde, { $part }.
    [right] La droite du monde, { $part }.
   *[middle] Le milieu du monde, { $part }.
}
alt-gaia-ended = { $tied ->
    [0] { $seat } a fini la partie.
   *[other] { $seat } a fini la partie ; à égalité de peuples, { $winner_seat } vient en premier dans l’ordre du tour.
}
alt-gaia-does = { $card } : { $does }.
alt-gaia-empty = Le monde est encore vide.
alt-gaia-land = { $land } : { $cells }.
alt-gaia-herd = { $count ->
    [one] { $count } animal en { $cell }.
   *[other] { $count } animaux en { $cell }.
}
alt-gaia-city = { $name } en { $cell } : { $facts }.
alt-gaia-covered = besoins satisfaits ({ $needs })
alt-gaia-lacking = besoins manquants ({ $needs })
alt-gaia-meeple = un peuple ({ $seat })
alt-gaia-seat = { $seat } : peuples en réserve { $home }, placés { $placed } ; en main, cartes Nature { $nature }, Vie { $life }, Pouvoir { $elements }.
alt-gaia-played = { $seat } a joué { $cards }.
alt-gaia-goal = Objectif libre : { $goal }.
alt-gaia-goal-lacking = { $count ->
    [0] Objectif libre : { $goal } ; vous avez tout.
   *[other] Objectif libre : { $goal } ; il vous manque encore { $cards }.
}
alt-gaia-claimed = { $seat } a remporté { $goal }.
alt-gaia-market = Cartes { $back } visibles : { $cards } ; { $count } dans la pioche.
alt-gaia-none = aucune
alt-gaia-hand = Vos cartes : { $cards }.
alt-gaia-no-hand = Votre main est vide.
alt-gaia-several = { $count } × { $card }
alt-gaia-held = { $letter } { $card }
alt-gaia-barred = Injouable maintenant : { $card }, car { $why }.
alt-gaia-cells = Choix possibles : { $cells }.
alt-gaia-choices = Choix possibles : { $cards }.

## The title picture

gaia-players = 2 à 5 joueurs
gaia-minutes = 30 min
gaia-designers = d’Olivier Rolko
gaia-imprint = { gaia-players } · { gaia-minutes } · { gaia-designers }
alt-gaia-cover = Un petit monde de tuiles aux cités sur le bord, soleil, pluie, orage et vent autour, et des tuiles en route.
alt-gaia-home = { $enough ->
    [yes] { $card } pourrait être fondée en { $cell }, où se trouvent { $needs }.
   *[no] { $card } ne peut pas encore être fondée : sa meilleure place est { $cell }, avec { $count ->
        [0] aucun de ses besoins
       *[one] seulement { $needs }
    }.
}
