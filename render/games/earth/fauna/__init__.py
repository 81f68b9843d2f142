"""Animal portraits for the fauna cards: a few builds, each animal a set of colours and marks."""

from collections.abc import Callable, Mapping

from render.games.earth.scenery import backdrop, foreground

from . import bird, burrower, grazer, hunter, insect, primate, reptile
from .portrait import Portrait

# Build, main colour, second colour, marks, habitat of the backdrop, by the number of the card's side.
ANIMALS: Mapping[int, tuple[Callable[[Portrait], None], str, str, str, str]] = {
    3370: (bird.raptor, "#5A4336", "#FBF6EA", "hood", "rocky"),  # Bald Eagle
    3371: (bird.bird, "#3A3236", "#D8352B", "crest chisel", "plain"),  # Pale-Billed Woodpecker
    3380: (hunter.hunter, "#A5793F", "#E8BE6A", "marmot", "rocky"),  # Yellow-Bellied Marmot
    3381: (hunter.hunter, "#C4623A", "#F6E0C4", "tuft squirrel", "plain"),  # Red Squirrel
    3390: (burrower.mole, "#4A4450", "#E8A6A0", "", "plain"),  # European Mole
    3391: (insect.worm, "#D98A82", "#EBB0A6", "", "plain"),  # Earthworm
    3400: (bird.raptor, "#38343A", "#F3EFE6", "ruff", "rocky"),  # Andean Condor
    3401: (insect.bee, "#7FB04A", "#D9A04A", "", "plain"),  # Green Tree Ant
    3410: (hunter.hunter, "#C99A62", "#F6E6CC", "puma", "rocky"),  # Mountain Lion
    3411: (grazer.grazer, "#F3EFE6", "#3A3640", "stripes", "sunny"),  # Plains Zebra
    3420: (reptile.alligator, "#5E7A4A", "#C9CF9A", "", "wet"),  # American Alligator
    3421: (hunter.hunter, "#DCE6F2", "#FFFFFF", "fox", "cold"),  # Arctic Fox
    3430: (primate.orangutan, "#B5562E", "#6B4A42", "", "wet"),  # Bornean Orangutan
    3431: (hunter.hunter, "#E8903A", "#FFF6E6", "cat stripes ruff", "cold"),  # Siberian Tiger
    3440: (insect.grasshopper, "#E0A92E", "#3A3640", "", "sunny"),  # Lubber Grasshopper
    3441: (grazer.grazer, "#6B5146", "#B08A78", "boar", "plain"),  # Wild Boar
    3450: (burrower.echidna, "#8A6A4C", "#E6CFA4", "", "sunny"),  # Echidna
    3451: (bird.bird, "#2F86C4", "#F0883A", "dagger", "wet"),  # Kingfisher
    3460: (reptile.iguana, "#6FB04A", "#B9D67A", "", "wet"),  # Green Iguana
    3461: (hunter.hunter, "#B08F62", "#5A4636", "hyena spots mane", "sunny"),  # Spotted Hyena
    3470: (grazer.grazer, "#E8C47A", "#A5653A", "horns spots", "sunny"),  # Northern Giraffe
    3471: (insect.butterfly, "#4FB56A", "#2B2A33", "", "wet"),  # Cairns Birdwing Butterfly
    3480: (reptile.snake, "#3FA05A", "#E6F0B8", "", "wet"),  # Emerald Tree Boa
    3481: (bird.penguin, "#2F3444", "#F6B23A", "", "cold"),  # King Penguin
    3490: (bird.duck, "#3F6F58", "#C4603A", "", "wet"),  # Wood Duck
    3491: (insect.beetle, "#6B4230", "#3A2A26", "horn", "plain"),  # Siamese Rhinoceros Beetle
    3500: (hunter.hunter, "#8A8C94", "#F0EEE8", "fox ruff", "cold"),  # Grey Wolf
    3501: (insect.beetle, "#D8352B", "#2B2A33", "lady", "sunny"),  # Seven-Spotted Ladybug
    3510: (burrower.elephant, "#9A948F", "#D9CFC4", "", "sunny"),  # African Bush Elephant
    3511: (insect.bee, "#F0B62F", "#4A3628", "wings", "sunny"),  # Western Honeybee
    3520: (reptile.salamander, "#2B2A33", "#F6C62E", "", "wet"),  # Fire Salamander
    3521: (reptile.chameleon, "#3FA8A0", "#E8654A", "", "wet"),  # Panther Chameleon
    3530: (insect.beetle, "#3F9E6A", "#E8654A", "shield", "plain"),  # Rainbow Shield Bug
    3531: (bird.bird, "#E9EEF3", "#2F3444", "cap awl", "cold"),  # Arctic Tern
    3540: (bird.owl, "#D6A25C", "#FFF6E6", "", "plain"),  # Barn Owl
    3541: (bird.hummingbird, "#3F9E6A", "#5A4AB0", "", "wet"),  # Talamanca Hummingbird
    3550: (reptile.frog, "#5FB54A", "#E8402F", "", "wet"),  # Red-Eyed Tree Frog
    3551: (hunter.hunter, "#7E5236", "#C99A6A", "bear", "cold"),  # Brown Bear
    3560: (grazer.grazer, "#5E4436", "#3E2E28", "bison", "sunny"),  # American Bison
    3561: (grazer.grazer, "#A86A42", "#E6C9A0", "deer", "plain"),  # Red Deer
    3570: (primate.sloth, "#9A8468", "#EBDCC0", "", "wet"),  # Brown-Throated Sloth
    3571: (grazer.grazer, "#5A4236", "#9A7A5E", "moose", "cold"),  # Western Moose
    3580: (primate.gorilla, "#38363E", "#6A6068", "", "wet"),  # Mountain Gorilla
    3581: (grazer.grazer, "#4A4044", "#2E2A30", "gnu", "sunny"),  # Black Wildebeest
    3590: (hunter.hunter, "#DDA24E", "#FFF3DC", "cat spots", "plain"),  # Sri Lankan Leopard
    3591: (bird.penguin, "#2F3444", "#F0702E", "puffin", "cold"),  # Atlantic Puffin
}


def portrait(number: int) -> str:
    """The drawing of a fauna as SVG; its number is the seed."""
    build, main, second, marks, place = ANIMALS.get(number, ANIMALS[3370])
    pen = Portrait(f"fauna{number}", main, second, marks)
    habitats = [] if place == "plain" else [place]
    light = backdrop(pen, habitats, horizon=318, disc=(250, 206, 170))
    build(pen)
    foreground(pen, ["cold"] if place == "cold" else [], light, 392)
    return pen.svg()
