# What a coach says when a kind of question first comes up. He has no arguments, and three lines of a panel.

ecosystem-coach-card = Everyone picks a card in secret and lays it; then the hands go round. A button says what a card brings right now, **/card** what “2×” and its signs mean. Early on, take what others like beside them: meadows, streams, trout.
ecosystem-coach-at = A new card touches one of yours with a side, and the grid stays within four rows and five columns. Give it the neighbours that it scores for, and leave room beside cards that still want others.
ecosystem-coach-swap = A Rabbit may swap two cards of your grid, just this once. Early on there is little to mend: leave all as it is. Late, part a fox from its wolf, or bring the card that a meadow still lacks.
ecosystem-coach-with = Now the second card of the swap. Each button says what your whole grid gains or loses by it: take the best, or go *Back* and leave all as it is.
ecosystem-coach-discard = The rival’s grid is filled by you, row by row, and scored too. Give what is of no use beside the rival’s last cards, not what would bring a bee its meadow. A full row brings you five new cards.
ecosystem-coach-next = What next? *Analyse* shows which of your choices changed most; then try a stronger bot, **/new ecosystem against:medium**, or three or four people, who fight over wolves and streams. **/learn** teaches every other game too.
