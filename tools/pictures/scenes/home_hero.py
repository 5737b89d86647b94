import math
import random

from library.cannons import mini
from library.grounds import border, car, court, fence, path
from library.plants import plant
from library.property import driveway, ground, house, planting, pool, ridges, terrain, wall_distance
from library.rings import write_rings
from library.settings import camera
from library.shapes import placed
from library.sky import daylight, dusk
from library.spray import jet
from library.structures import shed
from library.trees import forms

REACH = 24.4
ROOF = 4.2
# Two cannons turn over the roof; x, y, heading, turn to each side.
CANNONS = ((-16.0, -13.5, 42, 14), (16.5, -13.0, 118, 14))
TREES = {
    "olive": ((-21, -5, 1.0), (-22.5, 9, 0.9), (20, -20, 0.85), (24, 12, 1.0), (-29, -21, 1.05)),
    "sycamore": ((-18, 17, 1.0), (27, 24, 1.05), (-36, 4, 0.85), (52, -2, 1.0)),
    "oak": ((22, 22, 1.05), (-38, 26, 1.1), (40, 30, 1.2), (-6, 29, 1.0), (-48, -12, 1.0), (-57, 34, 1.25), (60, 44, 1.2), (12, 52, 1.1), (-30, 62, 1.2), (70, -6, 1.1), (-72, 8, 1.15), (36, -46, 0.8), (80, 30, 1.2)),
    "pine": ((-52, 46, 1.1), (-60, 52, 0.9), (33, 66, 1.2), (46, 58, 1.0), (-80, 60, 1.3), (84, 60, 1.2), (-14, 74, 1.1)),
    "gray pine": ((-66, -34, 1.0), (62, 16, 1.1), (-12, 90, 1.2), (62, 88, 1.3), (-44, 70, 1.1), (14, 40, 0.9)),
}


def landing(x, y, heading):
    turn = math.radians(heading)
    return x + REACH * math.cos(turn), y + REACH * math.sin(turn)


def landings():
    return [landing(x, y, heading + turn) for x, y, heading, sweep in CANNONS for turn in (-sweep, 0, sweep)]


def place_cannons(jets=True, drops=52000, light=0.04):
    for k, (x, y, heading, sweep) in enumerate(CANNONS):
        z = ground(x, y)
        with placed((x, y, z)):
            mini(heading=heading, elevation=40)
        if jets:
            spot = landing(x, y, heading)
            floor = ROOF if wall_distance(*spot) < 0 else ground(*spot)
            jet((x, y, z + 2.05), heading, 40, REACH, floor, light, seed=k + 1, drops=drops, size=0.0062, sweep=sweep, rope=0, mist=drops // 3, shutter=0.035)


def trees(leaves=1.0):
    rnd, kinds = random.Random(9), forms(leaves)
    for name, spots in TREES.items():
        plant([kinds[name]], [(x, y, ground(x, y) - 0.15, rnd.uniform(0, 6.28), size) for x, y, size in spots])


def grounds():
    """What makes it a home: parking place with a car, fence, paths, planting along the deck, pump shed."""
    driveway()
    court(10.9, 18.6, -7.2, 1.2)
    with placed((15.4, -4.9, 0.05), (0, 0, 196)):
        car()
    fence(((-38, -4), (-33, -20), (-20, -27.5), (4, -29.5), (24, -27), (33, -19.5)))
    path(((-12.4, -11), (-15.5, -9.5), (-18, -11), (-22, -17), (-25, -24)))
    path(((18.4, -6.6), (15, -9.2), (12.5, -11.8), (6, -12.6), (2.9, -12.0)))
    border(((-12.9, -5), (-12.9, -14.5), (3.4, -14.5)))
    border(((3.6, -11.4), (10.8, -11.6)), 1.0, 8)
    border(((13.0, 3.2), (20, 3.0)), 1.1, 9)
    with placed((-14.8, -6.8, ground(-14.8, -6.8) + 0.02), (0, 0, 20)):
        shed(0, 0.15)


def build():
    terrain(landings=landings())
    ridges()
    house(1.0, wet=1.0)
    pool(1.0)
    grounds()
    planting(area=(-95, 130, -80, 130), shrubs=6500, trees=False)
    trees()
    place_cannons()
    dusk(elevation=5.0, rotation=-76.0, strength=0.29, clouds=0.8, exposure=0.8)
    camera((-36, -88, 19), (-9, 2, 13.5), 36)


def from_above():
    """The same house by day, seen as a drone shows it; nothing runs."""
    terrain()
    house(0.0)
    pool(0.35)
    grounds()
    planting(area=(-95, 95, -80, 95), shrubs=6500, trees=False)
    trees()
    place_cannons(jets=False)
    daylight(30, 112, 0.11, -0.1, 1.4)
    camera((24, -52, 76), (-0.5, -4.0, 0), 35)


PICTURES = {
    "home/hero": {"build": build, "alt": "A hillside house at dusk, two water cannons throwing fans of water over its wet roof, a car at the garage, cleared ground around it and ridges behind",
                  "size": (1920, 1080), "use": "hero", "samples": 10, "noise": 0.06, "look": "High Contrast", "after": write_rings,
                  "haze": {"start": 110, "depth": 2600, "amount": 0.5, "power": 0.6, "color": (0.29, 0.215, 0.20)}},
    "home/aerial": {"build": from_above, "alt": "A hillside house with pool, pump shed and driveway from above by day: gravel at its walls, spaced planting around it, brush beyond",
                    "size": (1200, 1200), "use": "hero", "samples": 10, "noise": 0.06, "after": write_rings,
                    "haze": {"start": 70, "depth": 900, "amount": 0.2, "power": 0.8, "color": (0.50, 0.56, 0.64)}},
}
