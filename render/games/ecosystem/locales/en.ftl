# Words on the pictures of Ecosystem, and the pictures in words. In every message here $seat is a player’s name.

## Ecosystem: on the picture

picture-ecosystem-round = Round { $round }
picture-ecosystem-alone = Beat the rival by { $margin }
picture-ecosystem-over = { $shared ->
    [one] Final scores
   *[other] Final scores: a shared victory
}
# $ahead is by how many points the player is ahead of the rival or behind it.
picture-ecosystem-won = Won by { $ahead }, { $margin } needed
picture-ecosystem-lost = { $side ->
    [behind] Lost: { $ahead } behind, { $margin } ahead needed
   *[ahead] Lost: { $ahead } ahead, { $margin } needed
}
picture-ecosystem-tie = Tie at { $points }: fewer gaps win
picture-ecosystem-running = Scores so far
picture-ecosystem-placed = { $count } / 20
picture-ecosystem-rival = Rival
picture-ecosystem-neutral = Neutral pile
picture-ecosystem-gaps = Gaps
picture-ecosystem-variety = Biodiversity
picture-ecosystem-deck = { $count } of { $total }
picture-ecosystem-how-bear = 2 points for every bee and every trout beside the bear.
picture-ecosystem-how-bee = 3 points for every meadow beside the bee.
picture-ecosystem-how-deer = 2 points for every row and every column in which you have a deer.
picture-ecosystem-how-dragonfly = For each stream beside the dragonfly: as many points as that stream has cards.
picture-ecosystem-how-eagle = 2 points for every rabbit and every trout one or two steps away.
picture-ecosystem-how-fox = 3 points if no bear and no wolf lies beside the fox.
picture-ecosystem-how-meadow = A meadow of 2 joined cards scores 3, of 3 cards 6, of 4 cards 10, of 5 or more 15; a single one nothing.
picture-ecosystem-how-rabbit = 1 point. When you place it, any two cards of your grid may change places.
picture-ecosystem-how-stream = The longest stream of the table scores 8, the second longest 5.
picture-ecosystem-how-trout = 2 points for every stream and every dragonfly beside the trout.
picture-ecosystem-how-wolf = Most wolves at the table score 12, second most 8, third most 4.

## Ecosystem: in words

alt-ecosystem-table = Round { $round }, { $step } of 20 cards placed.
alt-ecosystem-passing = { $round ->
    [1] Hands go on to the next player.
   *[other] Hands go back to the player before.
}
alt-ecosystem-ready = { $seat } has chosen.
alt-ecosystem-last = { $seat }’s newest card: { $card } on { $cell }.
alt-ecosystem-swapped = Then { $one } and { $other } have changed places.
# Alone.
alt-ecosystem-margin = { $outcome ->
    [won] Ahead of the rival by { $ahead }; { $margin } were needed.
    [behind] { $seat } has lost: behind the rival by { $ahead }, and { $margin } ahead were needed.
   *[ahead] { $seat } has lost: ahead of the rival by { $ahead }, and { $margin } were needed.
}
alt-ecosystem-tie = Of those with equal points the one with fewer gaps wins.
alt-ecosystem-race-wolf = Wolves: { $runners }.
alt-ecosystem-race-stream = Longest streams: { $runners }.
alt-ecosystem-runner = { $points ->
    [0] { $seat } { $count }
   *[other] { $seat } { $count } (+{ $points })
}
alt-ecosystem-count = { $count } × { $card }
alt-ecosystem-grid = { $seat } has { $cards }.
alt-ecosystem-empty = { $seat } has no cards yet.
alt-ecosystem-rival = The rival has { $cards }.
alt-ecosystem-neutral = Neutral pile: { $cards }.
alt-ecosystem-cell = { $cell } { $card }
alt-ecosystem-seat = { $seat }’s grid: { $cards }.
alt-ecosystem-hand = Your hand: { $cards }.
alt-ecosystem-how = { $card }: { $how }
alt-ecosystem-no-hand = Your hand is empty.
alt-ecosystem-held = { $count ->
    [one] { $letter } { $card }
   *[other] { $letter } { $card } ×{ $count }
}
alt-ecosystem-at = { $card } can go on { $cells }.
alt-ecosystem-swap = Cards that can change places: { $cells }.
alt-ecosystem-chosen = You have chosen { $card } on { $cell }.
alt-ecosystem-card = { $card }, in its three pictures.

## The title picture

ecosystem-players = 1–6 players
ecosystem-minutes = 20 min
ecosystem-designers = by Matt Simpson
ecosystem-imprint = { ecosystem-players } · { ecosystem-minutes } · { ecosystem-designers }
alt-ecosystem-cover = An eagle before the low sun; deer, bear, wolf, fox and rabbit on a meadow of cards with a stream through it.
