# What a match leaves behind: what is counted, what was chosen, and what can be reached.

ecosystem-trace-gaps = lacunes
ecosystem-trace-kinds = types de cartes
ecosystem-trace-stream-length = cartes du plus long ruisseau
ecosystem-trace-meadow-size = cartes de la plus grande prairie
ecosystem-trace-wolves = loups
ecosystem-trace-foxes = renards
ecosystem-trace-content-foxes = renards en paix
ecosystem-trace-swaps = échanges des lapins
ecosystem-trace-card = Cartes posées

ecosystem-achievement-no-gaps = Rien ne manque
ecosystem-achievement-no-gaps-how = Ne laisser aucune lacune : marquer avec chaque type de carte.
ecosystem-achievement-great-river = Grand fleuve
ecosystem-achievement-great-river-how = Former un ruisseau de six cartes.
ecosystem-achievement-prairie = Grande prairie
ecosystem-achievement-prairie-how = Former une prairie de cinq cartes.
ecosystem-achievement-pack-leader = Chef de meute
ecosystem-achievement-pack-leader-how = Avoir quatre loups, et la plus grande meute.
ecosystem-achievement-content-foxes = Renards tranquilles
ecosystem-achievement-content-foxes-how = Avoir trois renards ou plus qu’aucun ours ni loup ne dérange.
ecosystem-achievement-bee-garden = Jardin d’abeilles
ecosystem-achievement-bee-garden-how = Marquer 18 points avec les abeilles.
ecosystem-achievement-bear-feast = Festin d’ours
ecosystem-achievement-bear-feast-how = Marquer 16 points avec les ours.
ecosystem-achievement-sharp-eyes = Œil perçant
ecosystem-achievement-sharp-eyes-how = Marquer 20 points avec les aigles.
ecosystem-achievement-everywhere-deer = Des cerfs partout
ecosystem-achievement-everywhere-deer-how = Marquer 16 points avec les cerfs.
ecosystem-achievement-over-water = Au fil de l’eau
ecosystem-achievement-over-water-how = Marquer 20 points avec les libellules.
ecosystem-achievement-by-a-whisker = D’un poil
ecosystem-achievement-by-a-whisker-how = Gagner d’un seul point.
ecosystem-achievement-thriving = Épanouissement
ecosystem-achievement-thriving-how = Marquer 100 points.
