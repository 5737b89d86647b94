"""The six faults of the sample report."""
import math
import random

import bpy
from library import materials as m
from library.eaves import GUTTER, LIP, TILE_EDGE, TILE_PITCH, eave, sunlit_ground
from library.finishes import litter, lumber, stucco_coat, soil_cover
from library.firewood import stack
from library.fittings import slider
from library.litter import CHIPS, LEAVES, NEEDLES, Bed, MULCH, Pile, chip, dry_grass, from_above, ground_bed, needle_bundle, oak_leaf
from library.parts import bolt
from library.places import fence, grass_patch
from library.plants import grass_tuft, plant, shrub
from library.foliage import juniper_hedge, live_oak, rosemary
from library.settings import camera, sky, softbox
from library.shapes import box, cylinder, lathe, mesh, placed
from library.sky import daylight
from mathutils import Vector, noise


def sunlight(elevation, rotation, strength, exposure, sun=1.0):
    """Daylight with a weaker sun, as under thin high haze: shadows stay readable."""
    sky(elevation, rotation, strength, dust=1.2, sun=sun)
    bpy.context.scene.view_settings.exposure = exposure


def vents():
    eave(8.0, ((-0.78, "open"), (0.05, "torn"), (0.88, "open"), (1.71, "open")), rows=4)
    mesh("far ground", [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], soil_cover())
    sunlit_ground(0.85)
    sunlight(36, 152, 0.10, 0.35, 0.55)
    camera((-0.58, -1.36, 1.62), (0.06, -0.33, 2.47), 36, 8, (0.05, -0.33, 2.49))


def lawn(x0, x1, y0, y1, count, seed=2):
    """Short lawn that needs water: thin blades, green and straw mixed."""
    rnd = random.Random(seed)
    kinds = [grass_tuft(1, 60, 0.055, 0.09, "#48522a", width=0.0026), grass_tuft(2, 60, 0.05, 0.09, "#59592f", width=0.0026), grass_tuft(3, 50, 0.045, 0.1, "#73683f", width=0.0022)]
    spots = [(x, y, 0, rnd.uniform(0, 6.28), rnd.uniform(0.6, 1.25)) for x, y in ((rnd.uniform(x0, x1), rnd.uniform(y0, y1)) for _ in range(count))]
    plant(kinds, spots)


def mulch():
    wall = (0.43, 0.365, 0.285)
    box((12, 0.2, 4.2), stucco_coat(wall, 0.45), (0, 0.1, 2.1), bevel=0)
    slider((-0.95, 0, 1.28), 1.5, 1.1, wall=wall)
    slider((2.1, 0, 1.28), 1.5, 1.1, wall=wall, blind=0.55)
    weep = m.galvanized(0.5)
    box((12, 0.012, 0.05), weep, (0, -0.006, 0.16), bevel=0.001)
    box((12, 0.02, 0.3), m.surface((0.24, 0.225, 0.20), 0.95, vary=0.15, vary_scale=5, bump=(90, 0.5, 0.003), dirt=0.4), (0, -0.002, 0.0), bevel=0)
    edge = -1.28

    def rise(x, y):
        """Heaped against the wall, thinning out at the border."""
        t = max(0.0, min(1.0, (y - edge + 0.1 * math.sin(x * 2.1)) / 1.1))
        return 0.02 + 0.13 * t ** 0.7 if t > 0 else 0.0

    bed = ground_bed(-4.2, 4.2, -3.6, 0.0, 0.012, rise, soil_cover((0.022, 0.014, 0.010), (0.06, 0.038, 0.026)))
    pile = Pile(3)
    r = pile.rnd
    for k in range(30000):
        x, y = r.uniform(-3.2, 3.0), -0.015 - 1.34 * r.random() ** 0.95
        if y < edge + 0.1 * math.sin(x * 2.1) + abs(r.gauss(0, 0.05)) - 0.08:
            continue
        big = k < 5000
        long = r.uniform(0.03, 0.085) if big else r.uniform(0.012, 0.05)
        slim = r.uniform(0.25, 0.6) if r.random() < 0.35 else r.uniform(0.07, 0.22)
        chip(pile, bed, x, y, long, long * slim, r.uniform(0.003, 0.009) if big else r.uniform(0.0015, 0.005), 0.4, 0.38)
    pile.make("mulch", litter(MULCH, 0.9), 25)
    shreds = Pile(4)
    r = shreds.rnd
    for k in range(9000):
        # Fibers that the shredder left.
        x, y, a = r.uniform(-3.2, 3.0), -0.02 - 1.24 * r.random(), r.uniform(0, 6.28)
        n, pts, bend = 5, [], r.gauss(0, 0.7)
        step = r.uniform(0.02, 0.08) / n
        for _ in range(n):
            pts.append((x, min(-0.003, y)))
            x, y, a = x + step * math.cos(a), y + step * math.sin(a), a + bend / n
        zs, _ = bed.rest(pts, 0.0012)
        shreds.strand([(px, py, z) for (px, py), z in zip(pts, zs)], r.uniform(0.0006, 0.0016), r.betavariate(2, 1.6), 0.5)
    shreds.make("shreds", litter(MULCH, 0.9), 60)
    leaves = Pile(6)
    for _ in range(160):
        oak_leaf(leaves, bed, leaves.rnd.uniform(-3, 3), -leaves.rnd.uniform(0.03, 1.9), leaves.rnd.uniform(0.025, 0.05))
    leaves.make("leaves", litter(LEAVES, 0.7, 0.1))
    plant([rosemary(3), rosemary(4)], [(-2.0, -0.62, 0.09, 0.3, 1.0), (0.62, -0.55, 0.10, 2.0, 0.9), (1.9, -0.66, 0.09, 4.2, 1.05)])
    lawn(-3.6, 3.2, -3.4, edge - 0.16, 5200)
    mesh("far ground", [(-40, -40, -0.05), (40, -40, -0.05), (40, 40, -0.05), (-40, 40, -0.05)], [(0, 1, 2, 3)], soil_cover())
    sunlight(47, 226, 0.10, -0.45, 0.8)
    camera((0.95, -2.55, 1.28), (-0.28, -0.3, 0.42), 30, 9, (-0.3, -0.5, 0.2))


def duff(x0, x1, depth=0.013):
    """Rotted litter that fills the lower part of the gutter."""
    xs = [x0 + 0.02 * i for i in range(int((x1 - x0) / 0.02) + 1)]
    ys = [-GUTTER - 0.002 - 0.1135 * j / 8 for j in range(9)]
    verts = [(x, y, LIP - depth + 0.012 * noise.noise(Vector((x * 5, y * 14, 1))) + 0.006 * noise.noise(Vector((x * 22, y * 40, 3)))) for y in ys for x in xs]
    n = len(xs)
    mesh("duff", verts, [(j * n + i, (j + 1) * n + i, (j + 1) * n + i + 1, j * n + i + 1) for j in range(8) for i in range(n - 1)], soil_cover((0.018, 0.011, 0.007), (0.055, 0.030, 0.017)), angle=80)


def needles():
    eave(16.0, rows=6, gutter_color=(0.40, 0.37, 0.31))
    x0, x1 = -1.0, 4.6
    duff(x0 - 1, 8)
    y0, y1 = -GUTTER - 0.2, -GUTTER + 0.62
    bed = Bed(x0, x1, y0, y1, 0.003, from_above(x0, x1, y0, y1, LIP - 0.6))
    middle = -GUTTER - 0.072
    pile = Pile(4)
    r = pile.rnd

    def in_gutter(x, y):
        return -GUTTER - 0.124 < y < -TILE_EDGE - 0.004

    def on_tiles(x, y):
        return y > -TILE_EDGE

    for k in range(24000):
        x = x0 + (x1 - x0) * r.random() ** 1.9
        far = x > 1.6
        # More has gathered below the valleys, where the roof sheds it.
        y = -GUTTER - r.uniform(0.04, 0.109)
        heap = noise.noise(Vector((x * 2.2, 0, 5)))
        if r.random() > 0.7 + 0.5 * heap:
            continue
        heading = r.gauss(0, 0.14 if r.random() < 0.75 else 0.6) + (math.pi if r.random() < 0.5 else 0)
        x -= 0.07 * math.cos(heading)
        y -= 0.07 * math.sin(heading)
        needle_bundle(pile, bed, x, y, heading, r.uniform(0.10, 0.17), 0.0006 if far else 0.00048, in_gutter, back=-TILE_EDGE - 0.014)
    for k in range(760):
        # On the roof they slide into the valleys and point downhill.
        x, y = x0 + (x1 - x0) * r.random() ** 1.5, -TILE_EDGE + abs(r.gauss(0, 0.24))
        if r.random() < 0.95:
            x = -8 + TILE_PITCH * round((x + 8) / TILE_PITCH) + r.gauss(0, 0.014)
            needle_bundle(pile, bed, x, y, math.pi / 2 * r.choice((1, -1)) + r.gauss(0, 0.22), r.uniform(0.09, 0.16), 0.00048, on_tiles, 0.14)
        else:
            needle_bundle(pile, bed, x, y, r.uniform(0, 6.28), r.uniform(0.09, 0.16), 0.00048, on_tiles, 0.1)
    pile.make("needles", litter(NEEDLES, 0.6, spec=0.35), 80)
    leaves = Pile(5)
    r = leaves.rnd
    for k in range(330):
        x = x0 + (x1 - x0) * r.random() ** 1.5
        if k % 4:
            oak_leaf(leaves, bed, x, middle + r.uniform(-0.03, 0.035), r.uniform(0.025, 0.048), 0.002)
        else:
            oak_leaf(leaves, bed, -8 + TILE_PITCH * round((x + 8) / TILE_PITCH) + r.gauss(0, 0.01), -TILE_EDGE + abs(r.gauss(0.05, 0.25)), r.uniform(0.025, 0.045), 0.001)
    leaves.make("leaves", litter(LEAVES, 0.65, 0.1))
    ground_bed(-3, 10, -9, -0.9, 0.1)
    grass_patch(-3, 9, -8, -1.2, 5000, 0.07)
    mesh("far ground", [(-60, -60, -0.05), (60, -60, -0.05), (60, 60, -0.05), (-60, 60, -0.05)], [(0, 1, 2, 3)], soil_cover())
    sunlight(48, 222, 0.10, -0.75, 0.75)
    camera((-0.58, -1.27, LIP + 0.30), (0.10, -GUTTER - 0.04, LIP - 0.005), 47, 11, (-0.03, -GUTTER - 0.08, LIP))


def hedge():
    mesh("far ground", [(-60, -60, -0.05), (60, -60, -0.05), (60, 60, -0.05), (-60, 60, -0.05)], [(0, 1, 2, 3)], soil_cover())
    bed = ground_bed(-7, 8, -5.5, 4.5, 0.06)
    lawn(-6.5, 6.5, -5.2, 0.75, 15000)
    juniper_hedge(-8.0, 2.35, 1.3, 1.05, 2.02, 19000, 3, 0.3)
    litter_bed = Pile(12)
    for _ in range(2600):
        x, y = litter_bed.rnd.uniform(-6, 3.4), 0.62 + litter_bed.rnd.gauss(0, 0.22)
        chip(litter_bed, bed, x, y, litter_bed.rnd.uniform(0.01, 0.05), 0.006, 0.003)
    litter_bed.make("litter", litter(CHIPS, 0.85))
    plant([live_oak(7, 7.2, 5.6, 7, (-0.75, -0.1), 0.3)], [(3.35, 2.25, 0, 0.0, 0.86)])
    with placed((6.9, 4.0, 0), (0, 0, -14)):
        eave(9.6, ((-2.2, "open"), (0.2, "open")), rows=10)
    fence(13, -20, 24, 1.8)
    sunlight(40, 150, 0.10, -0.05, 0.75)
    camera((-0.9, -6.2, 1.62), (0.62, 1.3, 2.12), 29, 11, (0, 1, 1.5))


def deck(x0, x1, y0, y1, top):
    """Boards along X on joists and a doubled rim; nails in the rim."""
    rnd = random.Random(6)
    y = y0
    while y < y1:
        box((x1 - x0, 0.138, 0.036), lumber((0.20, 0.125, 0.075), 0.75, "X"), ((x0 + x1) / 2 + rnd.uniform(-0.01, 0.01), y + 0.069, top - 0.018 + rnd.uniform(-0.001, 0.001)), (rnd.gauss(0, 0.5), 0, 0), 0.004)
        y += 0.138 + rnd.uniform(0.005, 0.009)
    joist = lumber((0.21, 0.135, 0.08), 0.35, "Y")
    n = int((x1 - x0) / 0.406)
    for i in range(n + 1):
        box((0.038, y1 - y0 - 0.04, 0.184), joist, (x0 + i * 0.406 + rnd.uniform(-0.006, 0.006), (y0 + y1) / 2 + 0.02, top - 0.036 - 0.092), (0, rnd.gauss(0, 0.5), 0), 0.003)
    rim = lumber((0.17, 0.11, 0.068), 0.95, "X")
    box((x1 - x0, 0.038, 0.19), rim, ((x0 + x1) / 2, y0 + 0.025, top - 0.036 - 0.095), bevel=0.003)
    box((x1 - x0, 0.038, 0.19), rim, ((x0 + x1) / 2, y0 + 0.064, top - 0.036 - 0.095), bevel=0.003)
    for i in range(n + 1):
        for z in (-0.05, -0.13):
            cylinder(0.005, 0.002, m.surface((0.05, 0.04, 0.035), 0.6, 0.5), (x0 + i * 0.406, y0 + 0.006, top - 0.036 + z), (0, -1, 0), 0.0005, 10)


def deck_post(x, y, top):
    height = top - 0.12
    box((0.14, 0.14, height), lumber((0.17, 0.11, 0.068), 0.9, "Z"), (x, y, 0.12 + height / 2), (0, 0, 1.5), 0.006)
    steel = m.galvanized(0.5)
    for s in (-1, 1):
        box((0.004, 0.09, 0.16), steel, (x + s * 0.073, y, 0.19), bevel=0.001)
        for z in (0.16, 0.23):
            bolt((x + s * 0.075, y, z), (s, 0, 0), 0.014)
    lathe([(0, 0.12), (0.13, 0.12), (0.14, 0.1), (0.155, -0.1)], m.surface((0.26, 0.25, 0.23), 0.95, vary=0.2, vary_scale=12, bump=(120, 0.5, 0.003), dirt=0.4), (x, y, 0), segments=40)


def firewood():
    top = 1.42
    wall = stucco_coat((0.40, 0.33, 0.25), 0.5)
    box((14, 0.2, 8), wall, (0, 1.55, 3.5), bevel=0)
    deck(-5.2, 5.0, -1.0, 1.45, top)
    under = top - 0.036 - 0.19
    for x in (-2.6, 0.45, 4.4):
        deck_post(x, -0.945, under)
    # Two rails keep the stack off the ground.
    for y in (0.02, 0.36):
        box((3.4, 0.09, 0.06), lumber((0.11, 0.07, 0.042), 0.25, "X"), (-0.75, y, 0.03), (0, 0, 0.6), 0.004)
    for piece in stack(-2.1, 0.98, 0.19, 216, 5):
        piece.location.z += 0.06
    bed = ground_bed(-4.2, 4.2, -3.2, 1.5)
    mesh("far ground", [(-40, -40, -0.05), (40, -40, -0.05), (40, 40, -0.05), (-40, 40, -0.05)], [(0, 1, 2, 3)], soil_cover())
    debris = Pile(8)
    r = debris.rnd
    for _ in range(1900):
        x, y = r.gauss(-0.5, 1.1), -0.06 - abs(r.gauss(0, 0.42))
        long = r.uniform(0.006, 0.032) if r.random() < 0.94 else r.uniform(0.035, 0.085)
        chip(debris, bed, x, y, long, long * r.uniform(0.12, 0.4), r.uniform(0.0015, 0.005))
    for _ in range(4000):
        long = r.uniform(0.004, 0.014)
        chip(debris, bed, r.uniform(-3, 3), r.uniform(-2.6, 0.6), long, long * 0.6, long * 0.4, tone=r.uniform(0, 0.6))
    debris.make("chips", litter(CHIPS, 0.85))
    leaves = Pile(9)
    for _ in range(2300):
        x, y = leaves.rnd.uniform(-3.4, 3.4), leaves.rnd.uniform(-2.7, 1.3)
        if noise.noise(Vector((x * 1.5, y * 1.5, 3))) + leaves.rnd.uniform(-0.4, 0.3) > -0.1:
            oak_leaf(leaves, bed, x, y, leaves.rnd.uniform(0.025, 0.055))
    leaves.make("leaves", litter(LEAVES, 0.7, 0.12))
    straw = Pile(10)
    for _ in range(330):
        x, y = straw.rnd.uniform(-3, 3), straw.rnd.uniform(-2.6, -0.35)
        if noise.noise(Vector((x * 0.9, y * 0.9, 8))) > 0.02:
            dry_grass(straw, bed, x, y, straw.rnd.randint(6, 20), straw.rnd.uniform(0.06, 0.2))
    straw.make("straw", litter(((0.13, 0.10, 0.06), (0.24, 0.19, 0.115), (0.33, 0.27, 0.17)), 0.7, 0.2))
    softbox((-1.5, -6.5, 3.2), (-0.2, 0.2, 0.6), (7, 4), 1.9, (0.97, 0.985, 1.0))
    sunlight(38, 216, 0.12, 0.7, 0.36)
    camera((-1.0, -2.12, 0.86), (-0.2, 0.2, 0.62), 28, 8, (-0.3, 0, 0.6))


def brush():
    from library.property import ridges
    from scenes.services import chaparral, dead_grass, hillside, slope, spread
    hillside()
    rnd = random.Random(21)
    plant(chaparral(0.25), spread(rnd, 2600, (-45, 45), (3.0, 62), lambda x, y: True, (0.65, 1.35), 0.05) + spread(rnd, 7000, (-140, 140), (62, 150), lambda x, y: True, (1.0, 2.0), 0.1))
    plant(dead_grass(0.5), spread(rnd, 9000, (-13, 13), (-6, 14), lambda x, y: True, (0.6, 1.2)))
    ridges()
    daylight(28, 112, 0.10, -0.3, 1.6)
    camera((0, -7.5, 3.0), (0.5, 10, 3.0), 28)


def finding(build, alt, **extra):
    return {"build": build, "alt": alt, "size": (960, 720), "samples": 14, "noise": 0.06, "bounces": 2, **extra}


PICTURES = {
    "findings/eave-vents": finding(vents, "Eave vents with wide, rusty mesh; the middle one is torn open", samples=24, noise=0.025),
    "findings/bark-mulch": finding(mulch, "Bark mulch piled against a stucco wall below a window", samples=16, noise=0.04),
    "findings/gutter-needles": finding(needles, "Gutter full of dry pine needles along a tile roof", samples=15, noise=0.035),
    "findings/juniper-hedge": finding(hedge, "Tall juniper hedge under an oak whose branches reach the roof", samples=14, noise=0.04),
    "findings/firewood": finding(firewood, "Firewood stacked under a wooden deck", samples=20, noise=0.035),
    "findings/dry-brush": finding(brush, "Continuous dry brush on the slope below the property", haze={"start": 40, "depth": 3000, "amount": 0.75, "power": 0.6, "color": (0.55, 0.60, 0.68)}),
}
