# What a coach says when a kind of question first comes up. He has no arguments, and three lines of a panel.

gaia-coach-card = Two actions a turn: take a card, or play one. Your meeples want cities and goals, so begin with lands: look at what a city of your hand or of the display asks for, and lay these lands close together.
gaia-coach-card-city = A city of your hand can be founded now: two of its needs lie beside a tile of its land. Your meeple moves in at once, and whoever has placed all meeples wins. Mostly found it before somebody changes those tiles.
gaia-coach-at-nature = A land goes anywhere beside the map. Lay it where a city of your hand will want it, or beside one on the map that still lacks it: a city that rises takes a meeple of yours. The card stays with you and counts for goals.
gaia-coach-at-life = Four animals come to one free tile of that land. Cities beside it that need animals rise and take a meeple of yours; from then on such a city of yours eats one animal a turn.
gaia-coach-at-city = A city covers its own land and needs two of its four needs on the tiles beside it; corners do not count. Your meeple moves in at once. A third need makes it safe when a neighbour changes.
gaia-coach-at-sun = The Sun turns a swamp into a plain and a plain into a desert, but not under a city. Give a city of yours the land that it lacks, or take one from a rival’s. The card counts for the Element goals.
gaia-coach-at-rain = The Rain turns a desert into a plain and a plain into a swamp, but not under a city. Give a city of yours the land that it lacks, or take one from a rival’s. The card counts for the Element goals.
gaia-coach-at-earthquake = Two neighbouring tiles will change places, with city, meeples and animals on them. Pick the first here: a land that a city of yours lacks, or a city that should find better neighbours.
gaia-coach-at-lightning = Lightning takes city, meeples and animals off one tile; the land stays. It is strongest on a city where only rivals live. Mind your own cities beside it: they may have needed those animals.
gaia-coach-at-volcano = Everything on the mountain and beside it is lost, and plains, forests and swamps there become deserts. Look for a mountain with rivals’ cities around it and none of yours.
gaia-coach-with = The second tile of the Earthquake. What each button says is the whole change, for your cities and the others’: look for one where a city of yours rises and none falls.
gaia-coach-city = Your cities eat one animal each, and there are too few for all. Who eats first takes from the tiles beside it: spare the herd beside the city that has the fewest of its needs covered.
gaia-coach-from = Before your actions each city of yours that needs animals eats one from a tile beside it. Take it where most are left: when the last one is gone, every city there lacks its animals.
gaia-coach-discard = You hold more than you may. Part with what fits no city and no goal near you; mind that a discarded card never comes back.
gaia-coach-goal = A goal costs the cards that it shows, and a meeple of yours stands there for good: nobody can drive it away. Mostly claim it at once, for others may be one card short of it.
gaia-coach-capture = You raised a city where others live. Sending one of their meeples home is as good as placing one of your own: take the rival who has the fewest left at home.
gaia-coach-second = With all four needs covered two meeples of yours may live here. That is one step nearer to the end, but if the city falls to three needs one goes home again.
gaia-coach-back = The Tornado takes a card at random from each rival, and you keep one of them. Name the kind that you need most, or of which they hold the most.
gaia-coach-keep = One of these cards is yours, the others are lost to everybody. Take what helps a city or a goal of yours now, or the one that would have hurt you most.
gaia-coach-protect = Your answer is secret, and everybody with an Element card is asked, so nobody learns what you hold. Spend a Protection on what would cost you a meeple; for less, let it pass.
gaia-coach-end = Taking from a kind that is used up ends the match at once, and most meeples on cities and goals win; of equals you come last. So count first, and end it only when you lead.
gaia-coach-next = What next? *Analyse* shows which of your actions changed most. Then open a table with **/new gaia** and add the *Elements*, which change the land under everybody’s cities; **/learn** teaches every other game too.
