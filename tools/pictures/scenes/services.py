"""One wide picture for each service page."""
import math
import random

import bpy
from library import materials as m
from library.cannons import mini
from library.eaves import EAVE, LIP, METAL, TILE_PITCH, WALL, eave, fascia, gutter, sunlit_ground, sweep, tiles
from library.finishes import stucco_coat, soil_cover
from library.fittings import downspout, guard, ladder, roof_vent, slider
from library.foliage import live_oak
from library.grounds import border
from library.places import dirt_lot, fence, wood
from library.plants import grass_tuft, oak, plant, shrub
from library.property import driveway, ground, house, planting, pool, ridges, terrain
from library.settings import camera, softbox
from library.shapes import box, mesh, placed
from library.sky import daylight, dusk
from library.spray import jet
from mathutils import Vector, noise
from scenes.listings import toolbox
from scenes.supplies import fitted_shed, test_gauge


def house_corner():
    """What an inspector sees first: corner, eave with vents, gutter, downspout, window, ladder."""
    path = [(-11, 0), (0, 0), (0, 7)]
    eave(vents=((-5.3, "open"), (-3.2, "open"), (-1.1, "open")), path=path)
    wall = stucco_coat(WALL)
    box((11, 0.2, EAVE + 0.3), wall, (-5.5, 0.1, EAVE / 2), bevel=0)
    box((0.2, 6.8, EAVE + 0.3), wall, (-0.1, 3.6, EAVE / 2), bevel=0)
    # Two slopes meet at the hip; only the lower rows show from here.
    with placed((-4.8, 0, 0)):
        shapes = tiles(11.2, 3, (0, 1))
    with placed((0, 2.9, 0), (0, 0, 90)):
        tiles(7.2, 3, (1, 0), shapes=shapes)
    base = stucco_coat((0.27, 0.23, 0.18))
    sweep([(-0.01, 0), (-0.01, 0.24), (0.012, 0.24), (0.018, 0.23), (0.018, 0)], path, base)
    downspout(-0.28, METAL)
    slider((-2.15, 0, 1.42), 1.4, 1.15)
    with placed((-4.25, -1.56, 0.0), (-15, 0, 0)):
        ladder(3.3)
    mesh("soil", [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], soil_cover())
    fence(9.5, -30, 24, 1.9)
    plant([shrub(41, 1.1, 3200, 0.06, "#4a5634"), shrub(42, 1.1, 3200, 0.06, "#5a6040")], [(-15.5 - 1.4 * k, -3.5 + 1.3 * k, 0, k, 1.0 + 0.1 * (k % 3)) for k in range(9)])
    plant([oak(31, 6.5, 4.2, 16000, 0.12), oak(32, 5.5, 3.8, 14000, 0.12, "#4c5a33")], [(6.5, 17, 0, 0.5, 1.0), (14, 22, 0, 2.0, 1.15), (22, 19, 0, 1.2, 0.9), (-3, 24, 0, 3.0, 1.2), (-24, 5, 0, 4.0, 1.0), (-29, -1, 0, 5.1, 1.1), (-21, 11, 0, 0.2, 0.9), (-34, 6, 0, 2.2, 1.3)])
    sunlit_ground(0.16, (-2, -3.6, 0.03), (12, 5))
    softbox((3.4, 2.6, 0.03), (0.4, 2.6, EAVE), (5, 8), 0.12, (0.9, 0.95, 1))
    daylight(1.5, 150, 0.16, 0.5)
    hand_lamp((0.75, -2.0, 1.3), (-1.1, -0.31, 2.5))
    camera((0.95, -2.35, 1.15), (-1.22, -0.1, 2.06), 21, 8, (-0.6, -0.3, 2.3))


def hand_lamp(at, target):
    """An inspector's lamp, held beside the camera: a bright middle and a soft rim."""
    for watts, angle in ((55, 13), (20, 34)):
        data = bpy.data.lights.new("hand lamp", "SPOT")
        data.energy, data.color, data.spot_size, data.spot_blend, data.shadow_soft_size = watts, (1, 0.95, 0.86), math.radians(angle), 0.5, 0.02
        light = bpy.data.objects.new("hand lamp", data)
        bpy.context.scene.collection.objects.link(light)
        light.location = at
        light.rotation_euler = (Vector(at) - Vector(target)).to_track_quat("Z", "Y").to_euler()


def slope(x, y):
    """A hillside that rises away from the camera, with a gully on the left and a spur on the right."""
    rise = 0.10 * y + 0.0022 * max(0.0, y) ** 2 * (1 if y < 70 else 0) + (0 if y < 70 else 0.0022 * 4900 + 0.05 * (y - 70))
    roll = 0.3 * noise.fractal(Vector((x * 0.12, y * 0.12, 5.0)), 1.0, 2.0, 4)
    spur = noise.ridged_multi_fractal(Vector((x * 0.022 + 4.0, y * 0.016, 2.5)), 1.0, 2.1, 4, 1.0, 2.0)
    away = max(0.0, min(1.0, (y - 14) / 46))
    return rise + roll + (spur - 0.9) * 5.0 * away


def hillside(color=(0.24, 0.185, 0.105)):
    """Ground that fills the view to its edges; behind its crest the ridges begin."""
    xs, ys = [-150 + 1.0 * i for i in range(301)], [-10 + 0.5 * j for j in range(90)] + [35 + 1.5 * j for j in range(80)]
    n = len(xs)
    verts = [(x, y, slope(x, y)) for y in ys for x in xs]
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(len(ys) - 1) for i in range(n - 1)]
    mesh("slope", verts, faces, dry_ground(color), angle=80)


def dry_ground(color):
    """Soil under dry grass: straw, crumbs and bare patches."""
    def make():
        n = m.Nodes("dry ground")
        at = n.coords()
        patch, crumb, straw = n.noise(0.5, 5, 0.68, at), n.noise(6, 5, 0.7, at), n.noise(40, 4, 0.7, n.coords((1, 0.35, 1)))
        base = n.mix(n.step(patch, 0.35, 0.65), tuple(c * 0.72 for c in color), tuple(c * 1.15 for c in color))
        base = n.mix(n.math("MULTIPLY", n.step(crumb, 0.45, 0.7), 0.55), base, tuple(c * 0.5 for c in color))
        base = n.mix(n.math("MULTIPLY", n.step(straw, 0.5, 0.72), 0.6), base, (0.40, 0.335, 0.21))
        height = n.math("ADD", n.math("MULTIPLY", crumb, 0.7), n.math("MULTIPLY", straw, 0.3))
        return n.finish(n.add("BsdfDiffuse", {"Color": base, "Normal": n.bump(height, 0.8, 0.06)}).outputs[0])
    return m.kept(("dry ground", color), make)


def spread(rnd, count, x_range, y_range, inside, scale, sink=0.0):
    """Spots on the slope where the test allows."""
    out = []
    while len(out) < count:
        x, y = rnd.uniform(*x_range), y_range[0] + (y_range[1] - y_range[0]) * rnd.random() ** 1.3
        if inside(x, y):
            out.append((x, y, slope(x, y) - sink, rnd.uniform(0, 6.28), rnd.uniform(*scale)))
    return out


def chaparral(dry=0.0):
    """Six bushes of wild brush: sage, chamise, buckwheat, greener or drier."""
    kinds = ((1, 1.2, 0.06, "#48502f", 0.0, 0.85), (2, 1.1, 0.05, "#59603c", 0.15, 0.85), (3, 1.2, 0.055, "#66603f", 0.35, 0.85), (4, 0.9, 0.05, "#3f4a2c", 0.0, 1.1),
             (9, 1.0, 0.045, "#737355", 0.1, 0.85), (10, 0.8, 0.042, "#5d4a34", 0.4, 0.85))
    return [shrub(seed, radius, 13000, leaf, color, own + dry, height, core=0.4) for seed, radius, leaf, color, own, height in kinds]


def dead_grass(height, seed=3):
    return [grass_tuft(seed, 60, height, 0.24, "#a3926a", width=0.004), grass_tuft(seed + 1, 60, height * 0.8, 0.24, "#8a7a55", width=0.004),
            grass_tuft(seed + 2, 50, height * 1.15, 0.22, "#b5a57c", width=0.0035)]


def cleared_slope():
    """Along a line of stakes. Left of it: wild brush. Right of it: spaced shrubs, mown grass, oaks with lifted crowns."""
    hillside()
    rnd = random.Random(12)

    def edge(y):
        return -1.2 + 0.16 * y + 0.8 * math.sin(y * 0.4)

    def wild(x, y):
        return (x < edge(y) - 1.2 and y > 5.5) or y > 64

    plant(chaparral(), spread(rnd, 1500, (-60, 12), (0, 62), wild, (0.7, 1.5), 0.05) + spread(rnd, 1500, (-140, 140), (64, 150), wild, (1.0, 2.0), 0.1))
    near = ((-3.2, 1.2, 0.95), (-2.7, 3.6, 0.8), (-4.9, 2.6, 1.1), (-5.3, 4.8, 1.2), (-2.6, 5.4, 0.8), (-6.6, 1.2, 1.2), (-4.5, -0.3, 1.0), (-7.3, 3.6, 1.2), (-2.5, -0.4, 0.6), (-3.9, 4.4, 0.9))
    plant([shrub(21, 1.1, 80000, 0.022, "#59603c", 0.15, core=0.4), shrub(22, 1.0, 80000, 0.02, "#6b6a48", 0.3, core=0.4), shrub(23, 1.1, 80000, 0.022, "#4a5332", core=0.4)],
          [(x, y, slope(x, y) - 0.05, rnd.uniform(0, 6.28), size) for x, y, size in near])
    shrubs = ((4.2, 5.5), (8, 9), (6.5, 17), (13, 19), (11.5, 27), (18, 12), (15, 33), (23, 26), (6, 24), (28, 38), (36, 30), (20, 44), (42, 48), (32, 52))
    plant([shrub(5, 1.2, 15000, 0.042, "#55633a", core=0.45), shrub(6, 1.2, 15000, 0.042, "#626e48", core=0.45)], [(x, y, slope(x, y) - 0.03, rnd.uniform(0, 6.28), rnd.uniform(0.55, 0.9)) for x, y in shrubs])
    mown = spread(rnd, 46000, (-6, 40), (-6, 40), lambda x, y: x > edge(y), (0.6, 1.2))
    plant([grass_tuft(1, 46, 0.07, 0.16, "#968b68", width=0.004), grass_tuft(2, 46, 0.055, 0.16, "#82775b", width=0.004), grass_tuft(8, 40, 0.08, 0.16, "#7c7a56", width=0.004)], mown)
    plant([grass_tuft(15, 60, 0.06, 0.12, "#968b68", width=0.003), grass_tuft(16, 60, 0.045, 0.12, "#787055", width=0.003)], spread(rnd, 16000, (-2, 7), (-3, 8), lambda x, y: x > edge(y), (0.6, 1.2)))
    plant(dead_grass(0.55), spread(rnd, 5200, (-14, 6), (-5, 24), lambda x, y: x < edge(y) + 0.1, (0.6, 1.2)))
    oaks = [oak(14, 7.0, 4.6, 140000, 0.11, color="#4a5338", lifted=2.4), oak(11, 6.4, 4.2, 90000, 0.12, color="#4e573b")]
    plant(oaks, [(x, y, slope(x, y) - 0.1, turn, size) for x, y, turn, size in ((11.5, 16, 1.0, 1.0), (24, 34, 2.2, 1.1), (38, 58, 0.3, 1.2), (17, 60, 4.0, 1.1), (-22, 44, 1.5, 1.1))])
    for k in range(9):
        y = 0.5 + k * 4.2
        x = edge(y) + 0.15
        with placed((x, y, slope(x, y)), (rnd.uniform(-2, 2), rnd.uniform(-2, 2), rnd.uniform(0, 90))):
            box((0.05, 0.05, 1.15), wood((0.42, 0.3, 0.18), 0.2), (0, 0, 0.5), bevel=0.003)
            box((0.054, 0.054, 0.15), m.surface("#c8401a", 0.6), (0, 0, 1.0), bevel=0.003)
    ridges()
    daylight(20, -122, 0.12, -0.1, 1.4)
    x, y = edge(0.5) + 0.15, 0.5
    z = slope(x, y)
    camera((x + 1.1, y - 3.6, z + 1.55), (x + 1.7, y + 5.0, z + 1.75), 34, 11, (x, y + 2, z + 0.9))


def vent_and_gutter():
    """Close to a steel roof vent and the guard on the gutter below it."""
    straight = [(-5, 0), (5, 0)]
    fascia(straight)
    gutter(straight, (0.050, 0.040, 0.033), hangers=False)
    box((10, 0.2, EAVE + 0.3), stucco_coat(WALL), (0, 0.1, EAVE / 2), bevel=0)
    at = 0.24
    tiles(10.08, 9, skip=lambda x, row: row in (1, 2, 3) and abs(x + TILE_PITCH / 2 - at) < 0.3)
    roof_vent(at, phase=0.0)
    guard(6.0)
    mesh("soil", [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], soil_cover())
    daylight(38, 140, 0.10, -0.6)
    camera((-0.60, -1.56, LIP + 0.46), (0.14, -0.525, LIP + 0.16), 40, 10, (0.05, -0.52, LIP + 0.12))


def cannon_at_dusk():
    """A cannon at work against the low sun; behind it the lit house and its trees."""
    terrain((-70, 80, -46, 132), 1.0)
    ridges()
    house(0.75, wet=0.8)
    pool(1.1)
    planting(shrubs=2200, near_grass=16000, trees=False, area=(-60, 60, -44, 85))
    border(((-12.9, -6), (-12.9, -14.5), (3.4, -14.5)))
    fine = [grass_tuft(31, 60, 0.09, 0.14, "#6f7040", width=0.0035), grass_tuft(32, 60, 0.12, 0.14, "#8a8050", width=0.0035), grass_tuft(33, 50, 0.07, 0.16, "#566030", width=0.0035)]
    rnd = random.Random(5)
    spots = [(rnd.uniform(-22, -3), rnd.uniform(-23.5, -14.6)) for _ in range(15000)]
    plant(fine, [(u, v, ground(u, v) - 0.01, rnd.uniform(0, 6.28), rnd.uniform(0.6, 1.3)) for u, v in spots])
    plant([live_oak(7, 7.4, 5.4, 6, (0.3, -0.1)), live_oak(9, 6.4, 4.6, 6, (-0.4, 0.2))],
          [(u, v, ground(u, v), turn, size) for u, v, turn, size in ((-20.5, 1.5, 0.4, 1.0), (-6.5, 13.5, 2.0, 1.05), (-28, 10, 4.0, 1.1), (3, 17, 1.1, 1.1))])
    x, y = -13.6, -17.2
    z = ground(x, y)
    with placed((x, y, z)):
        mini(heading=10, elevation=28, dirt=0.1)
    jet((x + 0.62, y + 0.11, z + 1.98), 10, 28, 24.4, -0.3, 0.34, drops=60000, size=0.0052, spread=3.2, rope=0.17, mist=26000, shutter=0.004, pulses=170, glow=(1.0, 0.95, 0.88))
    dusk(5.5, -24.0, 0.30, clouds=0.75, exposure=0.55)
    softbox((x - 3.0, y - 4.0, z + 2.6), (x, y, z + 1.6), (1.6, 1.6), 2.2, (1, 0.86, 0.72))
    camera((x + 1.5, y - 6.2, z + 1.35), (x + 2.0, y + 0.3, z + 1.95), 35, 5.6, (x + 0.2, y, z + 1.9))


def shed_open():
    with placed((0.3, 0.7, 0), (0, 0, -12)):
        fitted_shed(118, 70, "#3c4642", 0.1)
    with placed((-0.62, -0.5, 0), (0, 0, -14)):
        toolbox()
    with placed((0.02, -0.66, 0), (0, 0, 20)):
        test_gauge()
    dirt_lot(sun=(34, 200))
    camera((-2.3, -4.9, 1.5), (0.34, 0.4, 0.84), 37, 11, (0.2, 0.2, 0.9))


def wide(build, alt, **extra):
    return {"build": build, "alt": alt, "size": (1440, 720), "use": "hero", "samples": 16, "noise": 0.06, "bounces": 2, **extra}


DUSK_HAZE = {"start": 60, "depth": 2600, "amount": 0.6, "power": 0.6, "color": (0.42, 0.27, 0.16)}
DAY_HAZE = {"start": 60, "depth": 3200, "amount": 0.75, "power": 0.6, "color": (0.55, 0.60, 0.68)}

PICTURES = {
    "services/property-assessment": wide(house_corner, "The eave of a stucco house in the evening: a hand lamp lights one wide-meshed vent, a ladder stands at the wall", samples=30, noise=0.025),
    "services/vegetation-management": wide(cleared_slope, "Stakes mark the line between wild brush and a cleared slope with spaced shrubs", haze=DAY_HAZE, bounces=1),
    "services/home-hardening": wide(vent_and_gutter, "Steel roof vent with fine mesh above a gutter with a metal mesh guard", size=(1600, 800), samples=17, noise=0.04),
    "services/fire-suppression": wide(cannon_at_dusk, "Water cannon against the low sun: its jet breaks into drops in front of the lit house and its oaks", haze=DUSK_HAZE, samples=11, bounces=1),
    "services/equipment-maintenance": wide(shed_open, "Pump shed open for service, with pump, controller and toolbox"),
}
