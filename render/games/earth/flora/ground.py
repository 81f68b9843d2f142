"""Where plants stand: the foot of each type on the sheet."""

TREE_FOOT = 374.0
BUSH_FOOT = 380.0
HERB_FOOT = 384.0
FUNGUS_FOOT = 376.0
