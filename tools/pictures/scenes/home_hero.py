import math

from library.cannons import mini
from library.property import driveway, ground, house, planting, pool, ridges, terrain, wall_distance
from library.rings import write_rings
from library.settings import camera
from library.sky import dusk
from library.shapes import placed
from library.spray import jet
from library.structures import shed

REACH = 24.4
ROOF = 4.2
CANNONS = ((-16.0, -13.5, 36), (15.5, -13.0, 141), (17.0, 4.0, 12))


def landing(x, y, heading):
    turn = math.radians(heading)
    return x + REACH * math.cos(turn), y + REACH * math.sin(turn)


def place_cannons(jets=True):
    for k, (x, y, heading) in enumerate(CANNONS):
        z = ground(x, y)
        with placed((x, y, z)):
            mini(heading=heading, elevation=40)
        if jets:
            spot = landing(x, y, heading)
            floor = ROOF if wall_distance(*spot) < 0 else ground(*spot)
            jet((x, y, z + 2.05), heading, 40, REACH, floor, 0.04, seed=k + 1, drops=70000, size=0.008)


def build():
    terrain(landings=[landing(*cannon) for cannon in CANNONS])
    ridges()
    house(1.0)
    pool(1.0)
    driveway()
    planting(area=(-95, 130, -80, 130), shrubs=6500)
    place_cannons()
    with placed((-14.8, -6.8, ground(-14.8, -6.8) + 0.1), (0, 0, 20)):
        shed(0, 0.15)
    dusk(elevation=4.6, rotation=-78.0, strength=0.28, clouds=0.8, exposure=0.65)
    camera((-36, -88, 19), (-9, 2, 13.5), 36)


PICTURES = {
    "home/hero": {"build": build, "alt": "A hillside house at dusk, water cannons throwing arcs over the roof, cleared ground around it and ridges behind",
                  "size": (1920, 1080), "use": "hero", "samples": 16, "noise": 0.06, "look": "High Contrast", "after": write_rings,
                  "haze": {"start": 110, "depth": 2600, "amount": 0.5, "power": 0.6, "color": (0.25, 0.19, 0.23)}},
}
