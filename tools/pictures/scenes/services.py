"""One wide picture for each service page."""
import math
import random

from library import materials as m
from library.cannons import mini
from library.eaves import EAVE, LIP, METAL, TILE_PITCH, WALL, eave, fascia, gutter, sunlit_ground, sweep, tiles
from library.electronics import controller
from library.finishes import render_coat, soil_cover
from library.fittings import downspout, guard, ladder, roof_vent, slider
from library.places import dirt_lot, fence, wood
from library.plants import grass_tuft, oak, plant, shrub
from library.property import driveway, ground, house, planting, pool, ridges, terrain
from library.pumps import medium_pump
from library.settings import camera, lamp, softbox
from library.shapes import bent, box, mesh, placed, tube
from library.sky import daylight, dusk
from library.spray import jet
from library.structures import shed
from mathutils import Vector, noise


def house_corner():
    """What an inspector sees first: corner, eave with vents, gutter, downspout, window, ladder."""
    path = [(-11, 0), (0, 0), (0, 7)]
    eave(vents=((-5.3, "open"), (-3.2, "open"), (-1.1, "open")), path=path)
    wall = render_coat(WALL)
    box((11, 0.2, EAVE + 0.3), wall, (-5.5, 0.1, EAVE / 2), bevel=0)
    box((0.2, 6.8, EAVE + 0.3), wall, (-0.1, 3.6, EAVE / 2), bevel=0)
    # Two slopes meet at the hip; only the lower rows show from here.
    with placed((-4.8, 0, 0)):
        shapes = tiles(11.2, 3, (0, 1))
    with placed((0, 2.9, 0), (0, 0, 90)):
        tiles(7.2, 3, (1, 0), shapes=shapes)
    base = render_coat((0.27, 0.23, 0.18))
    sweep([(-0.01, 0), (-0.01, 0.24), (0.012, 0.24), (0.018, 0.23), (0.018, 0)], path, base)
    downspout(-0.28, METAL)
    slider((-2.15, 0, 1.42), 1.4, 1.15)
    with placed((-4.25, -1.56, 0.0), (-15, 0, 0)):
        ladder(3.3)
    mesh("soil", [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], soil_cover())
    fence(9.5, -30, 24, 1.9)
    plant([shrub(41, 1.1, 3200, 0.06, "#4a5634"), shrub(42, 1.1, 3200, 0.06, "#5a6040")], [(-15.5 - 1.4 * k, -3.5 + 1.3 * k, 0, k, 1.0 + 0.1 * (k % 3)) for k in range(9)])
    plant([oak(31, 6.5, 4.2, 16000, 0.12), oak(32, 5.5, 3.8, 14000, 0.12, "#4c5a33")], [(6.5, 17, 0, 0.5, 1.0), (14, 22, 0, 2.0, 1.15), (22, 19, 0, 1.2, 0.9), (-3, 24, 0, 3.0, 1.2), (-24, 5, 0, 4.0, 1.0), (-29, -1, 0, 5.1, 1.1), (-21, 11, 0, 0.2, 0.9), (-34, 6, 0, 2.2, 1.3)])
    sunlit_ground(1.05, (-2, -3.6, 0.03), (12, 5))
    softbox((3.4, 2.6, 0.03), (0.4, 2.6, EAVE), (5, 8), 0.8, (1, 0.965, 0.91))
    daylight(30, 114, 0.10, -0.25)
    camera((0.95, -2.35, 1.15), (-1.22, -0.1, 2.06), 21, 8, (-0.6, -0.3, 2.3))


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
    """Close to a steel roof vent and the guard on the gutter below it."""
    straight = [(-5, 0), (5, 0)]
    fascia(straight)
    gutter(straight, (0.050, 0.040, 0.033), hangers=False)
    box((10, 0.2, EAVE + 0.3), render_coat(WALL), (0, 0.1, EAVE / 2), bevel=0)
    at = 0.24
    tiles(10.08, 9, skip=lambda x, row: row in (1, 2, 3) and abs(x + TILE_PITCH / 2 - at) < 0.3)
    roof_vent(at, phase=0.0)
    guard(6.0)
    mesh("soil", [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], soil_cover())
    daylight(38, 140, 0.10, -0.6)
    camera((-0.60, -1.56, LIP + 0.46), (0.14, -0.525, LIP + 0.16), 40, 10, (0.05, -0.52, LIP + 0.12))


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
    "services/property-assessment": wide(house_corner, "Corner of a stucco house seen from below: eave with wide-meshed vents, gutter, downspout, and a ladder at the wall", samples=30, noise=0.025, denoise=0.8),
    "services/vegetation-management": wide(cleared_slope, "Stakes mark the line between wild brush and a cleared slope with spaced shrubs", haze=DAY_HAZE, size=(1600, 800)),
    "services/home-hardening": wide(vent_and_gutter, "Steel roof vent with fine mesh above a gutter with a metal mesh guard", size=(1600, 800), samples=17, noise=0.04, denoise=0.35),
    "services/fire-suppression": wide(cannon_at_dusk, "Water cannon at dusk, its jet arcing over the lit house", haze=DUSK_HAZE, size=(1600, 800)),
    "services/equipment-maintenance": wide(shed_open, "Pump shed open for service, with pump, controller and toolbox"),
}
