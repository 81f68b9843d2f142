## What was remarkable

ecosystem-fact-stream = { $seat } has the longest stream of all: { $n } cards.
ecosystem-fact-meadow = The widest meadow lies with { $seat }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
ecosystem-fact-wolves = The largest pack, { $n ->
    [one] 1 wolf, runs
   *[other] { $n } wolves, runs
} with { $seat }.
ecosystem-fact-foxes = No foxes were lonelier than { $seat }’s: { $n } of them without a bear or wolf beside.
ecosystem-fact-eagle = An eagle of { $seat }’s sees { $n } rabbits and trouts from where it sits.
ecosystem-fact-bear = A bear of { $seat }’s has { $n } bees and trouts right beside it.
ecosystem-fact-bee = A bee of { $seat }’s has { $n } meadows right beside it.
ecosystem-fact-swaps = { $seat }’s rabbits moved others { $n ->
    [one] once
   *[other] { $n } times
}.
ecosystem-fact-kind = { $card } brought { $seat } { $n } points.
ecosystem-fact-all = { $seat } has points from every single kind.
ecosystem-fact-poor = { $seat } has nothing from { $n } of the kinds.
