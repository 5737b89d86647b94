"""One wide picture for each service page."""
import math
import random

from library import materials as m
from library.cannons import mini
from library.eaves import EAVE, eave, sunlit_ground
from library.electronics import controller, smoke_detector
from library.places import dirt_lot, grass_patch, wood
from library.plants import grass_tuft, oak, plant, shrub
from library.property import driveway, ground, house, planting, pool, ridges, terrain
from library.pumps import medium_pump
from library.settings import camera, lamp
from library.shapes import bent, box, mesh, placed, tube
from library.sky import daylight, dusk
from library.spray import jet
from library.structures import shed
from mathutils import Vector, noise


def eaves_and_vents():
    eave(13.0, ((-2.1, "hardened"), (-0.5, "open"), (1.1, "torn"), (2.7, "open")))
    with placed((0.3, -0.2, EAVE - 0.012), (180, 0, 0)):
        smoke_detector(0.1)
    sunlit_ground()
    from library.property import window
    window((1.4, -0.0, 1.35), 0, 1.4, 1.2, 0)
    daylight(34, 150, 0.11, -0.2)
    camera((-2.0, -1.75, 1.2), (0.4, -0.22, 2.28), 25, 6.3, (-0.4, -0.4, 2.45))


def slope(x, y):
    return 0.12 * y + 0.3 * noise.fractal(Vector((x * 0.12, y * 0.12, 5.0)), 1.0, 2.0, 4) + 0.0025 * y * y * (1 if y > 0 else 0)


def hillside():
    step = 0.5
    nx, ny = 121, 141
    verts = [(-30 + i * step, -8 + j * step, slope(-30 + i * step, -8 + j * step)) for j in range(ny) for i in range(nx)]
    faces = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(ny - 1) for i in range(nx - 1)]
    mesh("slope", verts, faces, m.surface((0.20, 0.145, 0.085), 0.95, vary=0.25, vary_scale=0.8, bump=(14, 0.8, 0.05)), angle=80)


def cleared_slope():
    """Left of the line: wild brush. Right of it: spaced shrubs, short grass, an oak with a lifted crown."""
    hillside()
    rnd = random.Random(12)

    def edge(y):
        return -1.2 + 0.22 * y + 0.8 * math.sin(y * 0.4)

    wild, spaced, tufts, straw = [], [], [], []
    while len(wild) < 620:
        x, y = rnd.uniform(-28, 12), rnd.uniform(-1, 60)
        if x < edge(y) - 1.5:
            wild.append((x, y, slope(x, y) - 0.05, rnd.uniform(0, 6.28), rnd.uniform(0.8, 1.6)))
    for x, y in ((4.2, 5.5), (8, 9), (6.5, 17), (13, 19), (9.5, 27), (16, 12), (15, 33), (21, 26), (2.5, 12), (4, 24)):
        spaced.append((x, y, slope(x, y) - 0.03, rnd.uniform(0, 6.28), rnd.uniform(0.6, 0.95)))
    while len(tufts) < 15000:
        x, y = rnd.uniform(-6, 26), rnd.uniform(-5, 34)
        if x > edge(y):
            tufts.append((x, y, slope(x, y), rnd.uniform(0, 6.28), rnd.uniform(0.6, 1.2)))
    while len(straw) < 2500:
        x, y = rnd.uniform(-10, 4), rnd.uniform(-4, 20)
        if x < edge(y) + 0.2:
            straw.append((x, y, slope(x, y), rnd.uniform(0, 6.28), rnd.uniform(0.7, 1.3)))
    plant([shrub(1, 1.2, 3600, 0.07, "#4a5530"), shrub(2, 1.2, 3600, 0.065, "#565a36", 0.25), shrub(3, 1.2, 3200, 0.06, "#6a5f3c", 0.6)], wild)
    plant([shrub(5, 1.2, 4200, 0.055, "#55633a"), shrub(6, 1.2, 4200, 0.055, "#626e48")], spaced)
    plant([grass_tuft(1, 30, 0.09, 0.14, "#94844f", width=0.006), grass_tuft(2, 30, 0.07, 0.14, "#83703f", width=0.006)], tufts)
    plant([grass_tuft(3, 40, 0.6, 0.22, "#c2a970", width=0.008), grass_tuft(4, 40, 0.5, 0.22, "#a58d58", width=0.008)], straw)
    plant([oak(14, 7.5, 4.8, 26000, 0.12, lifted=2.6)], [(11.5, 15, slope(11.5, 15), 1.0, 1.0)])
    for k in range(7):
        y = 0.5 + k * 4.2
        x = edge(y) + 0.15
        box((0.05, 0.05, 1.15), wood((0.42, 0.3, 0.18), 0.2), (x, y, slope(x, y) + 0.5), bevel=0.003)
        box((0.052, 0.052, 0.14), m.surface("#c8401a", 0.6), (x, y, slope(x, y) + 1.0), bevel=0.003)
    ridges()
    daylight(28, 135, 0.10, -0.1, 2.0)
    camera((2.2, -7.0, 2.1), (2.6, 10, 2.3), 26)


def vent_and_gutter():
    eave(7.0, ((-0.35, "hardened"), (1.4, "hardened")), guard=True)
    sunlit_ground()
    daylight(40, 160, 0.11, 0.15)
    camera((-1.1, -1.35, 1.75), (-0.12, -0.42, 2.48), 30, 5.6, (-0.35, -0.35, 2.48))


def cannon_at_dusk():
    terrain((-80, 110, -50, 132), 1.0)
    ridges()
    house(1.2)
    pool(1.0)
    planting(shrubs=2600, near_grass=14000, area=(-60, 60, -48, 85))
    x, y = -13.6, -17.2
    z = ground(x, y)
    with placed((x, y, z)):
        mini(heading=14, elevation=36, dirt=0.15)
    jet((x + 0.56, y + 0.14, z + 2.09), 14, 36, 24.4, -0.3, 0.25, strands=60, drops=9000, drop_size=0.012)
    lamp((x - 1.2, y - 1.6, z + 0.4), 60, (1, 0.9, 0.75), 0.1)
    dusk(1.6, -60)
    camera((-17.6, -23.0, z + 1.75), (-7.2, -10.5, z + 2.5), 30, 5.6, (x, y, z + 1.7))


def shed_open():
    with placed((0.4, 0.6, 0.12), (0, 0, -12)):
        shed(112, 0.15)
        with placed((0.25, 0.1, 0.02), (0, 0, -20)):
            medium_pump(0.12)
        with placed((-0.62, 0.56, 0.9)):
            controller(dirt=0.05)
        tube(bent([(0.6, 0.05, 0.3), (0.95, 0.05, 0.3), (0.95, 0.62, 0.3), (0.95, 0.62, 1.7)], 0.1), 0.045, m.powder(dirt=0.1), smooth=False)
        lamp((0.1, -0.1, 1.95), 40, (1, 0.86, 0.7), 0.1)
    from scenes.listings import toolbox
    with placed((-0.5, -0.75, 0.0), (0, 0, 16)):
        toolbox()
    with placed((0.12, -1.15, 0.0), (0, 0, -14)):
        from scenes.supplies import clipboard
        clipboard()
    dirt_lot(sun=(26, 140))
    camera((-0.5, -5.0, 1.55), (0.2, 0.3, 0.98), 36, 8, (0.2, 0, 0.9))


def wide(build, alt, **extra):
    return {"build": build, "alt": alt, "size": (1440, 720), "use": "hero", "samples": 16, "noise": 0.06, "denoise": 0.7, "bounces": 2, **extra}


DUSK_HAZE = {"start": 60, "depth": 2600, "amount": 0.72, "power": 0.6, "color": (0.25, 0.19, 0.23)}
DAY_HAZE = {"start": 60, "depth": 3200, "amount": 0.75, "power": 0.6, "color": (0.55, 0.60, 0.68)}

PICTURES = {
    "services/property-assessment": wide(eaves_and_vents, "Looking up at an eave with wide-meshed vents, one of them torn, and a smoke detector"),
    "services/vegetation-management": wide(cleared_slope, "Stakes mark the line between wild brush and a cleared slope with spaced shrubs", haze=DAY_HAZE, size=(1600, 800)),
    "services/home-hardening": wide(vent_and_gutter, "Eave vent with fine steel mesh and a gutter with a metal guard", size=(1600, 800)),
    "services/fire-suppression": wide(cannon_at_dusk, "Water cannon at dusk, its jet arcing over the lit house", haze=DUSK_HAZE, size=(1600, 800)),
    "services/equipment-maintenance": wide(shed_open, "Pump shed open for service, with pump, controller and toolbox"),
}
