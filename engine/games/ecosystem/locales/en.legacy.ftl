# What a match leaves behind: what is counted, what was chosen, and what can be reached.

ecosystem-trace-gaps = gaps
ecosystem-trace-kinds = kinds of cards
ecosystem-trace-stream-length = cards in the longest stream
ecosystem-trace-meadow-size = cards in the largest meadow
ecosystem-trace-wolves = wolves
ecosystem-trace-foxes = foxes
ecosystem-trace-content-foxes = foxes at peace
ecosystem-trace-swaps = swaps by rabbits
ecosystem-trace-card = Cards placed

ecosystem-achievement-no-gaps = Nothing missing
ecosystem-achievement-no-gaps-how = Leave no gap: score with every kind of card.
ecosystem-achievement-great-river = Great river
ecosystem-achievement-great-river-how = Lay a stream of six cards.
ecosystem-achievement-prairie = Prairie
ecosystem-achievement-prairie-how = Lay a meadow of five cards.
ecosystem-achievement-pack-leader = Leader of the pack
ecosystem-achievement-pack-leader-how = Have four wolves, and the largest pack.
ecosystem-achievement-content-foxes = No fox was lonelier
ecosystem-achievement-content-foxes-how = Have three foxes or more that no bear or wolf disturbs.
ecosystem-achievement-bee-garden = Bee garden
ecosystem-achievement-bee-garden-how = Score 18 points with bees.
ecosystem-achievement-bear-feast = Bear feast
ecosystem-achievement-bear-feast-how = Score 16 points with bears.
ecosystem-achievement-sharp-eyes = Sharp eyes
ecosystem-achievement-sharp-eyes-how = Score 20 points with eagles.
ecosystem-achievement-everywhere-deer = Deer everywhere
ecosystem-achievement-everywhere-deer-how = Score 16 points with deer.
ecosystem-achievement-over-water = Over the water
ecosystem-achievement-over-water-how = Score 20 points with dragonflies.
ecosystem-achievement-by-a-whisker = By a whisker
ecosystem-achievement-by-a-whisker-how = Win by a single point.
ecosystem-achievement-thriving = Thriving
ecosystem-achievement-thriving-how = Score 100 points.
