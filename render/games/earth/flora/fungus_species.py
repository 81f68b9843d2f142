"""What each mushroom looks like, by card number. Facts of botany, no drawing.

Here `colour` is the cap, `second` the stem, `leaf` the shape of the cap, `green` its underside, `size` its radius and
`girth` the width of the stem.
"""

from .species import Species

FUNGI: dict[int, Species] = {
    9: Species("caps", "convex", "#8A5F4C", colour="#A8744A", second="#F3E6D0", size=84, girth=1.1),
    10: Species("shelf", "fan", "#D8B98A", colour="#C99A62", second="#E8CFA0", size=44),
    11: Species("caps", "bun", "#E8D8A0", colour="#9C5F34", second="#EAD9B4", size=92, girth=2.0, marks="pores"),
    16: Species("morel", colour="#D9AE4C", second="#F3E3BE", size=58),
    17: Species(
        "caps", "convex", "#FBF3E0", colour="#D8352B", second="#FBF3E0", size=98, girth=1.1, marks="spots ring"
    ),
    23: Species("rosette", colour="#9A8674", second="#E6DACA", size=54),
    34: Species("caps", "funnel", "#F3E3C8", colour="#D98A4E", second="#EFC79A", size=86, marks="milk"),
    35: Species("shelf", "hoof", "#F0DFC0", colour="#B5432F", second="#3A2B2E", size=86, marks="belt"),
    36: Species("crust", colour="#B5652F", second="#F0D9A8", size=70),
    46: Species("rosette", colour="#F2902E", second="#F8D15A", size=62, marks="shelf"),
    50: Species("shelf", "tongue", "#F0C9B0", colour="#A62F2C", second="#C8503F", size=92),
    51: Species("caps", "egg", "#3A3038", colour="#FBF6EA", second="#F6EFE0", size=52, girth=0.6, marks="shag"),
    52: Species("caps", "funnel", "#E8703A", colour="#E4572E", second="#F0824A", size=82, girth=1.8, marks="knobs"),
    60: Species("puffball", colour="#FAF5E8", second="#DCD2BC", size=104),
    64: Species("turkey", "fan", colour="#8A6F5C", second="#4F7A8A", size=70),
    66: Species("caps", "convex", "#F3E3C4", colour="#7A4E34", second="#E8D2AE", size=76, marks="crack"),
    74: Species("mane", colour="#FBF4E6", second="#E8D8B8", size=92),
    77: Species(
        "caps", "parasol", "#FBF3E4", colour="#D9BE94", second="#C9A67A", size=112, girth=0.55, marks="scales ring tall"
    ),
    79: Species("caps", "flat", "#F3EBD4", colour="#EADBB8", second="#F6EEDA", size=112, girth=2.1),
    84: Species(
        "caps", "convex", "#F6EEDC", colour="#7E5B42", second="#F6EEDC", size=88, girth=0.95, marks="spots ring"
    ),
    87: Species("tooth", colour="#F7E9E4", second="#C8202E", size=90),
    131: Species("shelf", "fan", "#F0E0BC", colour="#D9AC66", second="#6B4226", size=96, marks="scales"),
    132: Species("cluster", "convex", "#F3DFB4", colour="#D49A3E", second="#E8C98A", size=42, marks="ring"),
    135: Species("stalked", "kidney", "#F3E0B0", colour="#A8352A", second="#E8A23C", size=84, marks="lacquer stalk"),
    136: Species("caps", "flat", "#FFFAF0", colour="#D8333F", second="#FFFAF0", size=90, girth=1.2),
    145: Species("ears", colour="#8A4A3F", second="#B5705A", size=50),
    146: Species("trumpets", colour="#F0A92C", second="#F7C65A", size=66),
    156: Species("shelf", "hoof", "#D8C8A8", colour="#8C857E", second="#5E5650", size=92, marks="belt"),
    161: Species("crust", colour="#9A6FA8", second="#E3D6E4", size=62, marks="shelf"),
    164: Species("cluster", "bell", "#B8F5A0", colour="#8FEFA0", second="#B5F2B0", size=44, marks="glow"),
    168: Species(
        "caps", "bun", "#E6DCC6", colour="#D2572F", second="#EDE3D0", size=88, girth=1.5, marks="pores scaber tall"
    ),
    171: Species("caps", "funnel", "#F0A050", colour="#EE8A2D", second="#F0A860", size=84, marks="zones"),
    176: Species(
        "caps", "bun", "#F2D45A", colour="#8F5A2E", second="#F0DD90", size=82, girth=1.2, marks="pores ring gleam"
    ),
    190: Species("trumpets", colour="#4A4048", second="#6F6470", size=68),
    191: Species("oysters", "fan", "#FBF3E4", colour="#E6D2B4", second="#F6EAD2", size=72),
    229: Species("cluster", "funnel", "#E89A30", colour="#C9852E", second="#D9A050", size=58),
    239: Species("cage", colour="#E0452F", second="#F4EBDC", size=92),
    240: Species("starfish", colour="#D8392E", second="#F6DDD0", size=96),
    241: Species("coral", colour="#F2B62E", second="#F8D46A", size=80),
    242: Species("caps", "funnel", "#7FA0E0", colour="#5C7FD0", second="#89A4E0", size=88, marks="zones milk"),
    252: Species("cups", colour="#F0704A", second="#F7D9B8", size=62),
    277: Species("slime", colour="#E8A92E", second="#B5702A", size=20),
    278: Species("discs", colour="#9A5CA8", second="#C08ACB", size=44),
    279: Species("cluster", "cone", "#D8D46A", colour="#5FA04E", second="#A8C860", size=54, marks="gleam parrot"),
}
