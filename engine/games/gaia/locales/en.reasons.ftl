# Why a hint is one, term by term of the judgement: { $worth } is “+3 points” or “−1 point”.

gaia-reason-note = Points are the bot’s own measure here: a meeple in a city is about ten.
gaia-reason-goals = { $way ->
    [keeps] keeps your meeples on goals
    [up] { $worth } for a meeple on a goal, where it is safe
   *[other] { $worth } for a meeple that leaves a goal
}
gaia-reason-cities = { $way ->
    [keeps] { $have ->
        [one] keeps your meeple in its city
       *[other] keeps your { $have } meeples in their cities
    }
    [up] { $count ->
        [one] { $worth } for a meeple in a city
       *[other] { $worth } for { $count } meeples in cities
    }
   *[other] { $count ->
        [one] { $worth } for a meeple that goes home
       *[other] { $worth } for { $count } meeples that go home
    }
}
gaia-reason-safety = { $way ->
    [keeps] keeps your meeples as safe as they stand
    [up] { $worth }: your meeples stand safer
   *[other] { $worth }: your meeples stand less safe
}
gaia-reason-hungry = { $way ->
    [keeps] leaves none of your cities more to feed
    [up] { $worth }: fewer of your cities have to be fed
   *[other] { $worth }: one more of your cities has to be fed
}
gaia-reason-nearest = { $way ->
    [keeps] keeps you as near to your best goal
    [up] { $worth }: it brings you nearer to your best goal
   *[other] { $worth }: it takes you away from your best goal
}
gaia-reason-next = { $way ->
    [keeps] keeps you as near to your second goal
    [up] { $worth }: it brings you nearer to a second goal
   *[other] { $worth }: it takes you away from a second goal
}
gaia-reason-further = { $way ->
    [keeps] keeps you as near to a third goal
    [up] { $worth }: it brings you nearer to a third goal
   *[other] { $worth }: it takes you away from a third goal
}
gaia-reason-founding = { $way ->
    [keeps] lets a city in your hand wait: it can still be founded
    [up] { $count ->
        [one] { $worth } for a city of your hand that can be founded
       *[other] { $worth } for { $count } cities of your hand that can be founded
    }
   *[other] { $worth }: one city fewer in your hand that can be founded
}
gaia-reason-waiting = { $way ->
    [keeps] keeps a city in your hand for later
    [up] { $worth } for a city in your hand that waits for its lands
   *[other] { $worth }: one city fewer in your hand for later
}
gaia-reason-rising = { $way ->
    [keeps] keeps a card in your hand that lets a city rise
    [up] { $worth } for a card in your hand that lets a city rise
   *[other] { $worth }: fewer cards in your hand let a city rise
}
gaia-reason-welcome = { $way ->
    [keeps] keeps cities open to you that may still rise
    [up] { $worth }: a city can rise and let you in
   *[other] { $worth }: fewer cities can still rise and let you in
}
gaia-reason-cards = { $way ->
    [keeps] { $have ->
        [one] keeps the card in your hand
       *[other] keeps the { $have } cards in your hand
    }
    [up] { $count ->
        [one] { $worth } for one more card in your hand
       *[other] { $worth } for { $count } more cards in your hand
    }
   *[other] { $count ->
        [one] { $worth } for the card that leaves your hand
       *[other] { $worth } for { $count } cards fewer in your hand
    }
}
gaia-reason-elements = { $way ->
    [keeps] keeps your Element cards
    [up] { $worth } for an Element card in your hand
   *[other] { $worth } for the Element card that leaves your hand
}
gaia-reason-laid = { $way ->
    [keeps] keeps the cards in front of you
    [up] { $worth } for a card in front of you, which counts for goals
   *[other] { $worth } for cards that a goal takes from you
}
gaia-reason-last = { $way ->
    [keeps] leaves you only one meeple to place
    [up] { $worth }: you will have only one meeple left to place
   *[other] { $worth }: you will have more than one meeple left to place
}
gaia-reason-turn = { $way ->
    [keeps] leaves you your action
    [up] { $worth } for an action more
   *[other] { $worth } for the action
}
gaia-reason-rivals = { $way ->
    [up] { $worth }: it leaves the others worse off
   *[other] { $worth }: it leaves the others better off
}
