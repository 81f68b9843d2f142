# What a match leaves behind: what is counted, what was chosen, and what can be reached.

renature-trace-laid = dominos posés
renature-trace-planted = plantes plantées
renature-trace-oaks = chênes plantés
renature-trace-neutral = plantes neutres plantées
renature-trace-sunflowers = tournesols
renature-trace-areas = zones gagnées
renature-trace-alone = zones aux deux places
renature-trace-again = tours supplémentaires
renature-trace-jokers = nouveaux jokers
renature-trace-unplanted = plantes restantes
renature-trace-plant = Plantes

renature-achievement-all-planted = Il ne reste rien
renature-achievement-all-planted-how = Planter tout ce que porte votre plateau.
renature-achievement-forester = Chênaie
renature-achievement-forester-how = Planter quatre chênes.
renature-achievement-bouquet = Bouquet
renature-achievement-bouquet-how = Prendre dix tournesols.
renature-achievement-sunny-side = Côté soleil
renature-achievement-sunny-side-how = Marquer 30 points au verso des tournesols.
renature-achievement-strongest = En force
renature-achievement-strongest-how = Avoir la majorité dans sept zones.
renature-achievement-undisputed = Sans partage
renature-achievement-undisputed-how = Prendre les deux places de cinq zones.
renature-achievement-silver-lining = Lot de consolation
renature-achievement-silver-lining-how = Marquer 20 points secondaires dans les zones.
renature-achievement-green-thumb = Main verte
renature-achievement-green-thumb-how = Marquer 55 points avec les plantes.
renature-achievement-diplomat = Diplomatie
renature-achievement-diplomat-how = Planter huit plantes neutres.
renature-achievement-encore = Bis
renature-achievement-encore-how = Jouer trois tours supplémentaires contre des nuages.
renature-achievement-from-behind = De loin
renature-achievement-from-behind-how = Gagner avec au plus un point de départ.
renature-achievement-bloom = En pleine floraison
renature-achievement-bloom-how = Marquer 140 points.
