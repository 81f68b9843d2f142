# Cities by the names that their cards have. A language that has its own for some of them says each here:
# [Millbrook] … and so on, and the others as they are.

gaia-name = { $name }
