"""Stills of the demo film: one camera on the hillside, from dusk to night."""
from library.property import driveway, ground, house, planting, pool, ridges, terrain
from library.settings import camera
from library.shapes import placed
from library.sky import dusk
from library.structures import shed
from scenes.home_hero import place_cannons


def hillside(water, night):
    terrain((-80, 200, -60, 132), 1.2)
    ridges()
    house(1.5 if night else 1.0)
    pool(1.4 if night else 1.0)
    driveway()
    planting(shrubs=4200, near_grass=24000, area=(-70, 120, -58, 105))
    place_cannons(water)
    with placed((-14.8, -6.8, ground(-14.8, -6.8) + 0.1), (0, 0, 20)):
        shed(0, 0.15)
    if night:
        dusk(elevation=-3.5, rotation=-40.0, strength=0.5, clouds=0.1, exposure=1.6)
    else:
        dusk(elevation=3.4, rotation=-78.0, strength=0.3, clouds=0.8, exposure=0.7)
    camera((-29, -52, 11.5), (-3, 0, 5.0), 37)


def still(water, night, alt):
    return {"build": lambda: hillside(water, night), "alt": alt, "size": (1120, 630), "samples": 14, "noise": 0.06, "look": "High Contrast",
            "haze": {"start": 80, "depth": 2600, "amount": 0.5, "power": 0.6, "color": (0.08, 0.08, 0.12) if night else (0.25, 0.19, 0.23)}}


PICTURES = {
    "film/dusk": still(False, False, "The hillside house at dusk"),
    "film/water": still(True, False, "The hillside house at dusk, water cannons running"),
    "film/night": still(True, True, "The hillside house at night, water cannons running"),
}
