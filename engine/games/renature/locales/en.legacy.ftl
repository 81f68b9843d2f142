# What a match leaves behind: what is counted, what was chosen, and what can be reached.

renature-trace-laid = dominoes laid
renature-trace-planted = plants planted
renature-trace-oaks = oaks planted
renature-trace-neutral = neutral plants planted
renature-trace-sunflowers = sunflowers
renature-trace-areas = areas won
renature-trace-alone = areas with both places
renature-trace-again = further turns
renature-trace-jokers = new jokers
renature-trace-unplanted = plants left over
renature-trace-plant = Plants

renature-achievement-all-planted = Nothing left over
renature-achievement-all-planted-how = Plant everything on your board.
renature-achievement-forester = Forester
renature-achievement-forester-how = Plant four oaks.
renature-achievement-bouquet = Bouquet
renature-achievement-bouquet-how = Take ten sunflowers.
renature-achievement-sunny-side = The sunny side
renature-achievement-sunny-side-how = Score 30 points on the backs of sunflowers.
renature-achievement-strongest = Strongest
renature-achievement-strongest-how = Be the strongest in seven areas.
renature-achievement-undisputed = Undisputed
renature-achievement-undisputed-how = Take both places of five areas.
renature-achievement-silver-lining = Silver lining
renature-achievement-silver-lining-how = Score 20 points as the second in areas.
renature-achievement-green-thumb = Green thumb
renature-achievement-green-thumb-how = Score 55 points for plants.
renature-achievement-diplomat = Diplomat
renature-achievement-diplomat-how = Plant eight neutral plants.
renature-achievement-encore = Encore
renature-achievement-encore-how = Take three more turns for clouds.
renature-achievement-from-behind = From behind
renature-achievement-from-behind-how = Win, with no more than one point from the start.
renature-achievement-bloom = In full bloom
renature-achievement-bloom-how = Score 140 points.
