"""Emblems for event cards: one sign per natural force."""

from collections.abc import Callable, Mapping

from . import fire, flood, frost, heaven, storm, tempest, torrent
from .moment import Moment

Sign = Callable[[Moment], None]
# Night tone, light tone, sign, by the number of the card.
SIGNS: Mapping[int, tuple[str, str, Sign]] = {
    196: ("#2F4F6B", "#A9D3DC", storm.spiral),
    197: ("#1F4F6B", "#BFE6E4", flood.wave),
    198: ("#5A4038", "#F0B070", fire.fissure),
    199: ("#4A2F33", "#F29A4A", fire.eruption),
    200: ("#4F5566", "#D3CDB8", storm.funnel),
    201: ("#2B5A66", "#9ADBC8", tempest.typhoon),
    202: ("#3E5E7A", "#F0D79C", tempest.cloudburst),
    203: ("#2F2F55", "#B9B0E8", storm.bolt),
    204: ("#3F5A88", "#EAF2FB", frost.blizzard),
    205: ("#47607F", "#D6E6F0", storm.hail),
    206: ("#4A2A2A", "#F28A3C", fire.lava_flow),
    207: ("#3A2A30", "#F2A04A", fire.tube),
    208: ("#5A2A26", "#F9B04A", fire.lava_lake),
    209: ("#2F4F78", "#BFD6E4", torrent.tide),
    210: ("#5FA0A0", "#F6DDA8", flood.shore),
    211: ("#6B5048", "#EBC9A0", torrent.tremor),
    212: ("#B5562A", "#FBD88A", heaven.blazing_sun),
    213: ("#5F7FB0", "#F6FAFF", frost.flake),
    214: ("#2F5F70", "#E6D2AE", torrent.canyon),
    215: ("#3F7484", "#CFE9DC", flood.flood),
    216: ("#8A6038", "#F3D199", tempest.dust),
    217: ("#2F5F78", "#BFE3E4", tempest.waterspout),
    218: ("#6A5040", "#E6CBA4", fire.slide),
    219: ("#5A2626", "#F9A84A", fire.fire),
    220: ("#4A6A9A", "#DCE9F6", frost.front),
    221: ("#3F7488", "#E4F3F2", flood.geyser),
    222: ("#5A6A70", "#EDEDE4", torrent.vents),
    223: ("#6B503C", "#E0C39A", torrent.mudpot),
    224: ("#6FA8C8", "#F6F3DC", storm.rainbow),
    225: ("#3A5A80", "#DCEFF6", torrent.burst),
    226: ("#7F929A", "#EEF0EA", storm.fog_bank),
    233: ("#232F5F", "#7FE8C0", heaven.northern_lights),
    234: ("#3A7F88", "#F2E3B8", flood.spring),
    260: ("#2A2350", "#F3B9D8", heaven.nova),
    261: ("#232B55", "#A9D8F0", heaven.comet),
    262: ("#2A2F60", "#F6E3A0", heaven.comet),
    263: ("#33283F", "#F2A05A", heaven.asteroid),
    264: ("#3A1F3A", "#FBC05A", torrent.flare),
}
PLAIN: tuple[str, str, Sign] = ("#4A5A50", "#E0E8C8", storm.fog_bank)


def emblem(number: int) -> str:
    """The drawing of an event as SVG; its number is the seed."""
    night, light, sign = SIGNS.get(number, PLAIN)
    sky = Moment(f"event{number}", night, light)
    sky.open()
    sign(sky)
    sky.close()
    return sky.svg(wide=False)
