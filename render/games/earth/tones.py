"""The colours of Earth's places, types and abilities. Never the only sign: shapes and patterns say the same."""

# Sky top, sky foot, far hills, mid hills, ground, ground shade, disc.
Key = tuple[str, str, str, str, str, str, str]
SCENES: dict[str, Key] = {
    "sunny": ("#F6C56B", "#FDEBC0", "#E8B878", "#CFA052", "#A98B3F", "#7E6C30", "#FFF4CF"),
    "wet": ("#8FCBC4", "#DFF1E6", "#8DBFB2", "#5C9C92", "#3E7A72", "#285A58", "#F1FAEF"),
    "rocky": ("#E3BFA4", "#F7E9D6", "#CBA58F", "#A57F6F", "#84665B", "#5E4A45", "#FFF3E0"),
    "cold": ("#A9BFE0", "#EAF0F8", "#A9BCD8", "#7F98BE", "#61799F", "#46597B", "#FFFFFF"),
    "plain": ("#C7DDB4", "#F3F3DA", "#B4CC97", "#8CAF74", "#6C9159", "#4C6F42", "#FFFDEB"),
}
# Woodland night light: the key in which every mushroom is painted.
DUSK: dict[str, Key] = {
    "sunny": ("#6B4A3A", "#C98A4B", "#7C5238", "#5A3C2E", "#4A3A24", "#30261B", "#F2C878"),
    "wet": ("#1F4A4C", "#5FA08F", "#2B625F", "#1F4C4C", "#24483C", "#152F2B", "#A9DCC4"),
    "rocky": ("#4B3B46", "#A67F78", "#5D4750", "#443540", "#473C3A", "#2C2629", "#E6C3AC"),
    "cold": ("#2C3A5E", "#7C93BE", "#3A4C75", "#2C3A5E", "#31415A", "#1D2740", "#CFE0F5"),
    "plain": ("#33472F", "#8DA468", "#40593A", "#30452E", "#36472A", "#212E1C", "#DCE8B0"),
}

TYPE = {
    "tree": "#3F7D4E", "herb": "#8DAF3A", "mushroom": "#A8553F", "bush": "#2F8F8A", "terrain": "#B07A45",
    "event": "#6A4A98", "wild": "#B0506A", "fauna": "#7A5640", "island": "#3F8FA0", "climate": "#C98A2E",
    "ecosystem": "#3B6D58",
}  # fmt: skip
ABILITY = {
    "green": "#4E9A51", "red": "#C8483C", "blue": "#3B7FC4", "yellow": "#E5B02E", "multicolour": "#8A5AA8",
    "black": "#34323C", "brown": "#8A6244",
}  # fmt: skip
