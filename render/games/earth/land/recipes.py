"""What each landscape is made of: a key of light and features from back to front, by the number of its card.

Islands, climates and ecosystems borrow the features of the terrains.
"""

from types import MappingProxyType

Recipe = tuple[str, str]

TERRAINS: dict[int, Recipe] = {
    2: ("sunny", "hills grass:2"), 3: ("sunny", "hills shrubs"), 12: ("cold", "snowpeaks ridge firs"),
    26: ("sunny", "sea beach palms"), 27: ("rocky", "crater"), 28: ("plain", "hills fence grass"),
    29: ("cold", "snowpeaks firs:3"), 30: ("rocky", "snowpeaks ridge rocks"), 90: ("plain", "section:tree"),
    91: ("sunny", "section:bush"), 92: ("plain", "hills fields barn"), 93: ("plain", "section:herb"),
    94: ("rocky", "peaks basalt rocks"), 95: ("cold", "hills pools rocks"), 96: ("sunny", "dunes"),
    97: ("cold", "snowpeaks tundra rocks"), 98: ("rocky", "section:clay"), 99: ("sunny", "section:sand"),
    100: ("wet", "hills river reeds"), 101: ("plain", "firs:2 log meadow"), 102: ("sunny", "mesa dunes cactus"),
    103: ("cold", "hills firs:4 snow"), 104: ("wet", "hills lake reeds"), 105: ("wet", "hills jungle palms"),
    106: ("cold", "hills firs:4 lake"), 107: ("rocky", "mesa:3 strata"), 108: ("plain", "hills woods firs:2"),
    109: ("sunny", "mesa shrubs rocks"), 110: ("wet", "hills grass:2"), 111: ("wet", "hills woods fog"),
    112: ("sunny", "flat grass fields"), 113: ("wet", "swamp fog"), 114: ("cold", "hills woods river:thin rocks"),
    115: ("cold", "snowpeaks glacier"), 116: ("wet", "peaks lake firs"), 117: ("sunny", "hills meadow flowers"),
    118: ("sunny", "woods meadow"), 119: ("plain", "redwoods:green"), 120: ("plain", "hills jungle palms"),
    121: ("plain", "redwoods"), 122: ("wet", "hills jungle rain"), 123: ("sunny", "hills acacias grass"),
    124: ("wet", "peaks firs river"), 125: ("rocky", "volcano:live rocks"), 126: ("cold", "hills snow cracks"),
    127: ("plain", "hills fields sproutrows"), 128: ("sunny", "hills flowers:3"), 129: ("rocky", "hills cracks snag"),
    165: ("rocky", "section:gems"), 166: ("sunny", "peaks flowers:2"), 167: ("wet", "section:compost fog"),
    178: ("plain", "volcano:quiet meadow firs"), 179: ("cold", "aurora snowpeaks snow rocks"),
    180: ("sunny", "mesa fields cracks"), 230: ("rocky", "volcano:shield lava rocks"), 231: ("wet", "peaks delta"),
    232: ("plain", "flat grass"), 255: ("wet", "delta reeds"), 256: ("plain", "hills bamboo"),
    257: ("sunny", "plateau rain fields"), 258: ("rocky", "volcano:cinder steam rocks"),
    259: ("plain", "section:compost"), 270: ("rocky", "volcano:snowy ash rocks"), 273: ("sunny", "hillside flowers"),
    276: ("plain", "woods:2 flowers"), 283: ("wet", "sea island:green palms"),
}  # fmt: skip
ISLANDS: dict[int, Recipe] = {
    2850: ("wet", "sea island:spires"), 2851: ("sunny", "sea volcano:sulphur beach"),
    2860: ("rocky", "sea volcano:drowned"), 2861: ("wet", "sea island:green jungle"),
    2870: ("cold", "sea island:horseshoe snow"), 2871: ("sunny", "volcano:quiet sea:near"),
    2880: ("rocky", "sea island:barren"), 2881: ("sunny", "sea island:cliffs beach"),
    2890: ("wet", "sea island:spires palms"), 2891: ("cold", "snowpeaks glacier"),
    2900: ("cold", "sea island:green snow"), 2901: ("cold", "volcano:snowy sea:near"),
    2910: ("wet", "volcano:cinder sea:near"), 2911: ("sunny", "sea island:green beach palms"),
    2920: ("rocky", "volcano:shield sea:near"), 2921: ("sunny", "sea island:shoal"),
    2930: ("wet", "sea volcano:acid"), 2931: ("rocky", "volcano:live sea:near"),
    2940: ("wet", "volcano:shield sea:near palms"), 2941: ("sunny", "volcano:snowy sea:near palms"),
}  # fmt: skip
CLIMATES: dict[int, Recipe] = {
    2950: ("sunny", "mesa dunes cactus"), 2951: ("wet", "hills woods palms"), 2960: ("sunny", "dunes cactus"),
    2961: ("sunny", "hills fields"), 2970: ("wet", "hills jungle rain"), 2971: ("rocky", "peaks meadow"),
    2980: ("wet", "hills sea:near beach"), 2981: ("sunny", "hillside shrubs"), 2990: ("cold", "hills firs:4 lake"),
    2991: ("cold", "aurora snowpeaks glacier"), 3000: ("cold", "snowpeaks meadow"),
    3001: ("wet", "sea island:lighthouse rain"), 3010: ("cold", "hills firs:3 sea:near snow"),
    3011: ("rocky", "mesa:3 shrubs"),
    3020: ("wet", "hills woods:2 rain"), 3021: ("cold", "hills tundra rocks"),
    3030: ("sunny", "hills sea:near beach palms"), 3031: ("cold", "snowpeaks sea:near"),
    3040: ("sunny", "hills acacias grass"), 3041: ("cold", "hills woods firs:3"),
}  # fmt: skip
ECOSYSTEMS: dict[int, Recipe] = {
    3050: ("plain", "hills firs:4"), 3051: ("wet", "hills jungle"), 3060: ("sunny", "hills grass:2"),
    3061: ("sunny", "flat shrubs palms"), 3070: ("rocky", "snowpeaks ridge rocks"), 3071: ("sunny", "delta palms"),
    3080: ("sunny", "dunes snag"), 3081: ("cold", "snowpeaks tundra firs:2"), 3090: ("cold", "snowpeaks glacier snow"),
    3091: ("sunny", "flat grass:2"), 3100: ("wet", "swamp"), 3101: ("wet", "hills jungle river"),
    3110: ("wet", "redwoods fog"), 3111: ("sunny", "mesa shrubs rocks"), 3120: ("plain", "hills jungle fog"),
    3121: ("plain", "redwoods"), 3130: ("rocky", "crater steam"), 3131: ("plain", "hills woods river"),
    3140: ("sunny", "hills acacias grass"), 3141: ("wet", "delta reeds"), 3150: ("plain", "crater acacias"),
    3151: ("rocky", "hills pools steam"), 3160: ("cold", "volcano:snowy snow"), 3161: ("cold", "snowpeaks ridge snow"),
    3170: ("wet", "peaks jungle rain"), 3171: ("rocky", "flat cracks rocks"), 3180: ("plain", "woods:2 rain"),
    3181: ("sunny", "hills woods log"), 3190: ("wet", "hills woods fog"), 3191: ("wet", "swamp reeds"),
    3200: ("sunny", "flat fields fence"), 3201: ("wet", "flat pools reeds"), 3210: ("cold", "snowpeaks firs:2"),
    3211: ("plain", "peaks firs:3 river"), 3220: ("sunny", "mesa acacias grass"),
    3221: ("wet", "snowpeaks sea:near palms"),
    3230: ("cold", "snowpeaks firs meadow"), 3231: ("cold", "aurora snowpeaks ridge"),
    3240: ("wet", "snowpeaks jungle"), 3241: ("wet", "hills acacias jungle"), 3250: ("rocky", "volcano:live sea:near"),
    3251: ("wet", "volcano:quiet sea:near palms"), 3260: ("plain", "peaks tundra firs"),
    3261: ("cold", "hills firs:3 snow"), 3270: ("plain", "peaks woods:2"), 3271: ("rocky", "peaks shrubs"),
    3280: ("wet", "swamp fog reeds"), 3281: ("plain", "plateau fields"), 3290: ("wet", "hills woods firs:2 rain"),
    3291: ("wet", "sea island:atoll palms"), 3300: ("plain", "hills woods:2 flowers"),
    3301: ("wet", "peaks lake woods:2"), 3310: ("sunny", "hills woods grass"), 3311: ("cold", "sea island:wooded snow"),
    3320: ("cold", "snowpeaks jungle rain"), 3321: ("sunny", "dunes rocks"), 3330: ("wet", "sea island:twin"),
    3331: ("wet", "sea island:lone"), 3340: ("plain", "volcano:quiet jungle"), 3341: ("cold", "flat firs:4 snow"),
    3350: ("wet", "peaks firs:4 fog"), 3351: ("plain", "hills bamboo jungle"), 3360: ("sunny", "volcano:snowy acacias"),
    3361: ("plain", "hills jungle flowers"),
}  # fmt: skip
GAIA: dict[int, Recipe] = {
    360: ("wet", "sea"), 361: ("wet", "sea island:skerries"), 362: ("wet", "hills lake reeds rain"),
    363: ("plain", "hills woods:2 meadow"), 364: ("plain", "section:compost"),
    365: ("sunny", "hills fields sproutrows"),
}  # fmt: skip
RECIPES = MappingProxyType({**TERRAINS, **ISLANDS, **CLIMATES, **ECOSYSTEMS, **GAIA})
PLAIN: Recipe = ("plain", "hills meadow")
