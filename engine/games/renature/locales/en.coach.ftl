# What a coach says when a kind of question first comes up. He has no arguments, and three lines of a panel.

renature-coach-domino = A domino begins at a start cell (▼) or beside a matching animal. Then you plant beside it: the two figures on an area are the points for the strongest there and the second. So reach an area worth having.
renature-coach-at = Only places that fit are offered. When the last free stream cell round an area is covered, that area is scored: complete those where your plants lead, and leave open those where they do not yet.
renature-coach-plant = A plant brings 1 point, and 1 for every plant of its area that is worth as much or less. Large ones pay where much stands already. Neutral plants bring you these points too, but win an area for nobody.
renature-coach-in = It grows beside your domino. When an area is scored, the highest total of a colour takes its first figure and the next the second; equal totals cancel each other out. Clouds that lie on the cell are yours.
renature-coach-discard = A discarded domino is gone, and with it this turn’s plant. Do it when nothing fits, or when every place would complete an area for somebody else. Keep the animals that match most open ends.
renature-coach-gather = Your board holds six clouds, and what finds no room is lost. So spend first: 2 make another animal the joker, 3 bring another turn, and a plant comes back for as many as it is worth.
renature-coach-score = The area is about to be scored. Equal totals cancel each other out, so taking back a neutral plant or one of your own can change who is first. What *Score now* brings you as things stand is said below.
renature-coach-end = Three clouds buy a whole turn, and kept they are 1 point each at the end. Another turn is worth it if it completes an area or plants well; the last clouds may just be points.
renature-coach-animal = The joker matches every animal, for everybody, until somebody changes it. Take an animal that you hold on several dominoes, or one that lies at the ends you want to reach.
renature-coach-from = A plant comes back for as many clouds as it is worth, and the points it brought stay yours. Take one where nothing more is to be won, and plant it again where it counts.
renature-coach-next = What next? *Analyse* shows which of your turns changed most; then try a stronger bot, **/new renature against:medium**, or more people, with whom areas change hands to the end. **/learn** teaches every other game too.
