"""Where people photograph what they sell: garage, driveway, yard, side of the house, workbench."""
import math
import random

import bpy

from . import materials as m
from .materials import Nodes, kept
from .plants import grass_tuft, plant, shrub
from .settings import lamp, softbox, world
from .shapes import box, lathe, mesh, placed, plate, rectangle, rounded_box, scatter, tube
from .sky import daylight


def slab_material(tone=0.36, oil=0.5, cracks=0.75):
    """Old concrete: clouds, hairline cracks, oil stains, tire dust."""
    def make():
        n = Nodes("slab")
        at = n.coords()
        cloud, grain = n.noise(1.1, 5, 0.65, at), n.noise(60, 3, 0.6, at)
        base = n.mix(n.step(cloud, 0.3, 0.7), (tone * 0.78, tone * 0.76, tone * 0.72), (tone * 1.12, tone * 1.09, tone * 1.03))
        base = n.mix(n.math("MULTIPLY", grain, 0.25), base, (tone * 1.3, tone * 1.28, tone * 1.22))
        stain = n.math("MULTIPLY", n.step(n.noise(0.9, 6, 0.7, n.coords((1, 1.3, 1))), 0.60, 0.74), oil)
        base = n.mix(stain, base, (0.07, 0.062, 0.055))
        crack = n.add("TexVoronoi", {"Scale": 0.55, "Randomness": 1.0}, feature="DISTANCE_TO_EDGE")
        n.set(crack, "Vector", n.mix(0.12, at, n.add("TexNoise", {"Scale": 3.0, "Detail": 4.0}).outputs["Color"]))
        line = n.step(crack.outputs["Distance"], 0.0028, 0.0)
        if cracks < 0.75:
            # Short pieces instead of a net.
            line = n.math("MULTIPLY", line, n.step(n.noise(0.8, 3, 0.5, at), 0.54, 0.6))
        base = n.mix(n.math("MULTIPLY", line, cracks), base, (0.06, 0.055, 0.05))
        rough = n.math("ADD", 0.78, n.math("MULTIPLY", stain, -0.3))
        return n.finish(n.add("BsdfPrincipled", {"Base Color": base, "Roughness": rough, "Specular": 0.35, "Normal": n.bump(grain, 0.35, 0.004)}).outputs[0])
    return kept(("slab", tone, oil, cracks), make)


def wood(color=(0.36, 0.22, 0.12), gray=0.0, along="Z"):
    """Sawn planks; the grain runs along the axis."""
    def make():
        n = Nodes("wood")
        squeeze = {"X": (0.6, 14, 14), "Y": (14, 0.6, 14), "Z": (14, 14, 0.6)}[along]
        grain = n.noise(4.5, 5, 0.65, n.coords(squeeze), 0.7)
        tone = n.add("ObjectInfo").outputs["Random"]
        base = n.mix(n.step(grain, 0.3, 0.72), tuple(c * 0.55 for c in color), tuple(c * 1.25 for c in color))
        base = n.mix(n.math("MULTIPLY", tone, 0.35), base, tuple(c * 0.6 for c in color))
        if gray:
            base = n.mix(gray, base, (0.27, 0.25, 0.225))
        return n.finish(n.add("BsdfPrincipled", {"Base Color": base, "Roughness": 0.75, "Specular": 0.25, "Normal": n.bump(grain, 0.4, 0.003)}).outputs[0])
    return kept(("wood", color, gray, along), make)


def cardboard(size, at=(0, 0, 0), turn=(0, 0, 0), open_top=False):
    brown = m.surface((0.36, 0.24, 0.14), 0.8, vary=0.06, vary_scale=8, bump=(200, 0.15, 0.001))
    w, d, h = size
    with placed(at, turn):
        if not open_top:
            box(size, brown, (0, 0, h / 2), bevel=0.003)
            box((w * 1.002, 0.05, 0.001), m.surface((0.52, 0.40, 0.24), 0.25), (0, 0, h + 0.0003), bevel=0)
            return
        t = 0.005
        box((w, d, t), brown, (0, 0, t / 2), bevel=0.001)
        for s in (-1, 1):
            box((t, d, h), brown, (s * (w - t) / 2, 0, h / 2), bevel=0.001)
            box((w, t, h), brown, (0, s * (d - t) / 2, h / 2), bevel=0.001)
            box((t, d * 0.98, h * 0.5), brown, (s * (w / 2 + h * 0.2), 0, h - h * 0.12), (0, s * 55, 0), 0.001)
            box((w * 0.98, t, h * 0.4), brown, (0, s * (d / 2 + h * 0.17), h - h * 0.09), (-s * 52, 0, 0), 0.001)


def garage(clutter=True, seed=1):
    """Floor, drywall behind and on the left, shelf and boxes; daylight through the open door behind the camera."""
    mesh("floor", [(-5, -6, 0), (5, -6, 0), (5, 2.2, 0), (-5, 2.2, 0)], [(0, 1, 2, 3)], slab_material(cracks=0.5))
    wall = m.surface((0.50, 0.485, 0.45), 0.9, vary=0.05, vary_scale=1.2, bump=(40, 0.15, 0.004), dirt=0.08)
    box((10, 0.1, 3), wall, (0, 1.65, 1.5), bevel=0)
    box((0.1, 8, 3), wall, (-2.6, -2.3, 1.5), bevel=0)
    box((10, 0.02, 0.1), m.surface((0.55, 0.54, 0.51), 0.6), (0, 1.59, 0.05), bevel=0.003)
    mesh("ceiling", [(-5, -6, 2.7), (5, -6, 2.7), (5, 2.2, 2.7), (-5, 2.2, 2.7)], [(3, 2, 1, 0)], wall)
    if clutter:
        plank = wood((0.42, 0.29, 0.17), along="X")
        for z in (0.62, 1.16):
            box((1.5, 0.4, 0.03), plank, (1.55, 1.36, z), bevel=0.003)
        for x in (0.84, 2.26):
            box((0.05, 0.4, 1.5), plank, (x, 1.36, 0.75), bevel=0.003)
        cardboard((0.42, 0.3, 0.3), (1.15, 1.34, 0.635), (0, 0, 4))
        cardboard((0.3, 0.3, 0.22), (1.62, 1.36, 0.635), (0, 0, -7))
        cardboard((0.5, 0.34, 0.26), (1.5, 1.36, 0.0), (0, 0, 3))
        rounded_box((0.34, 0.22, 0.2), 0.02, m.plastic((0.05, 0.09, 0.14), dirt=0.3), (2.02, 1.34, 0.74), bevel=0.01)
        for i, c in enumerate(((0.45, 0.44, 0.4), (0.1, 0.2, 0.12), (0.3, 0.07, 0.05))):
            lathe([(0, 0), (0.085, 0), (0.085, 0.18), (0.09, 0.185), (0.085, 0.2), (0, 0.2)], m.surface(c, 0.4, dirt=0.2), (1.05 + i * 0.22, 1.34, 1.175), bevel=0.003)
        tube([(-1.9, 1.52, 0.02), (-1.86, 1.55, 0.8), (-1.82, 1.58, 1.5)], 0.014, wood((0.5, 0.36, 0.2)), smooth=False)
        box((0.3, 0.06, 0.14), wood((0.45, 0.3, 0.17), along="X"), (-1.9, 1.5, 0.08), bevel=0.01)
    world((0.7, 0.8, 1.0), 0.05)
    softbox((0.6, -5.6, 1.6), (0, 0, 0.6), (4.6, 2.3), 2.6, (0.86, 0.94, 1.0))
    # The side door stands open: daylight from the left gives things a bright and a dark side.
    softbox((-2.5, -1.3, 1.25), (0, 0, 0.3), (0.9, 2.0), 15.0, (0.95, 0.97, 1.0))
    lamp((0.5, -0.6, 2.5), 20, (1, 0.80, 0.56), 0.12)
    bpy.context.scene.view_settings.exposure = 0.5


def bench():
    """Workbench top against a pegboard wall, for things that fit in a hand."""
    top = wood((0.40, 0.26, 0.15), 0.15, "X")
    for i in range(5):
        box((2.4, 0.145, 0.04), top, (0, -0.35 + i * 0.15, -0.02), bevel=0.003)
    peg = m.surface((0.36, 0.25, 0.15), 0.7, vary=0.05)
    box((3, 0.02, 1.4), peg, (0, 0.42, 0.5), bevel=0)
    hole = m.ink()
    first = box((0.006, 0.002, 0.006), hole, (0, 0, -50), bevel=0)
    scatter(first, [(x * 0.04, 0.409, 0.05 + z * 0.04, 0, 1.0) for x in range(-22, 23) for z in range(0, 16)])
    with placed((-0.42, 0.4, 0.34)):
        tube([(0, -0.01, 0), (0, -0.02, 0.16)], 0.013, m.rubber(), smooth=False)
        box((0.1, 0.03, 0.028), m.stainless(0.3), (0, -0.02, 0.19), bevel=0.004)
    with placed((0.46, 0.4, 0.32)):
        plate([[(-0.012, 0), (0.012, 0), (0.014, 0.17), (0.03, 0.2), (0.028, 0.23), (0.012, 0.225), (0.0, 0.205), (-0.012, 0.225), (-0.028, 0.23), (-0.03, 0.2), (-0.014, 0.17)]], 0.008, m.stainless(0.2), (0, -0.012, 0), (90, 0, 0))
    world((0.7, 0.8, 1.0), 0.06)
    softbox((-1.6, -1.2, 1.3), (0, 0, 0.05), (1.1, 1.3), 4.0, (0.88, 0.94, 1.0))
    lamp((0.5, -0.2, 0.95), 7, (1, 0.78, 0.52), 0.05)
    bpy.context.scene.view_settings.exposure = 0.65


def grass_patch(x0, x1, y0, y1, count, height=0.07, color="#6f7d3a", seed=1, avoid=None):
    rnd = random.Random(seed)
    spots = []
    while len(spots) < count:
        x, y = rnd.uniform(x0, x1), rnd.uniform(y0, y1)
        if avoid and avoid(x, y):
            continue
        spots.append((x, y, 0, rnd.uniform(0, 6.28), rnd.uniform(0.7, 1.25)))
    plant([grass_tuft(1, 60, height, 0.09, color, width=0.004), grass_tuft(2, 55, height * 0.85, 0.09, color, 0.25, width=0.004), grass_tuft(3, 50, height, 0.1, "#8f8a4a", 0.2, width=0.004)], spots)


def pebbles(x0, x1, y0, y1, count, size=0.022, seed=1, tone=1.0):
    rnd = random.Random(seed)
    stones = []
    for k, c in enumerate(((0.34, 0.32, 0.29), (0.24, 0.22, 0.20), (0.42, 0.38, 0.32))):
        s = lathe([(0, -0.5), (0.45, -0.35), (0.62, 0.0), (0.4, 0.36), (0, 0.48)], m.surface(tuple(v * tone for v in c), 0.85, vary=0.2, vary_scale=2), (0, 0, -700), segments=7)
        for v in s.data.vertices:
            v.co.x *= 1 + 0.3 * math.sin(v.co.z * 7 + k)
        stones.append(s)
    spots = [(rnd.uniform(x0, x1), rnd.uniform(y0, y1), rnd.uniform(0, size * 0.3), rnd.uniform(0, 6.28), size * rnd.uniform(0.5, 1.5), (rnd.gauss(0, 0.5), rnd.gauss(0, 0.5), 1)) for _ in range(count)]
    plant(stones, spots)


def fence(y=3.0, x0=-6, x1=6, height=1.8):
    gray = wood((0.34, 0.24, 0.15), 0.55)
    rnd = random.Random(5)
    x = x0
    while x < x1:
        box((0.138, 0.02, height + rnd.uniform(-0.015, 0.015)), gray, (x, y + rnd.uniform(-0.004, 0.004), height / 2), (0, rnd.uniform(-0.4, 0.4), 0), 0.003)
        x += 0.146
    for z in (0.35, height - 0.3):
        box((x1 - x0, 0.04, 0.09), gray, (0, y + 0.03, z), bevel=0.003)


def driveway_scene(sun=(42, 210), door=True):
    """Concrete drive with joints before a garage door and stucco; lawn at the side."""
    slab = slab_material(0.29, 0.45, 0.5)
    for i in range(4):
        for j in range(5):
            box((2.38, 2.38, 0.1), slab, (-2.4 + i * 2.4 - 0.6, -6 + j * 2.4, -0.05), bevel=0.008)
    mesh("soil", [(-14, -9, -0.03), (14, -9, -0.03), (14, 12, -0.03), (-14, 12, -0.03)], [(0, 1, 2, 3)], m.surface((0.20, 0.15, 0.10), 0.95, vary=0.25, vary_scale=3, bump=(30, 0.6, 0.02)))
    wall = m.surface((0.44, 0.39, 0.32), 0.92, vary=0.05, vary_scale=1.2, bump=(70, 0.5, 0.006), dirt=0.1)
    box((14, 0.3, 3.2), wall, (0, 5.1, 1.6), bevel=0.01)
    if door:
        for i in range(4):
            for k in range(4):
                box((1.16, 0.06, 0.52), m.powder((0.47, 0.465, 0.45), 0.12), (-1.8 + k * 1.2, 4.93, 0.28 + i * 0.55), bevel=0.012)
        box((5.1, 0.1, 0.16), m.powder((0.5, 0.49, 0.47), 0.1), (0, 4.92, 2.32), bevel=0.01)
    grass_patch(-7, -4.25, -5, 4.8, 5200, 0.08)
    daylight(sun[0], sun[1], 0.10, -1.25)


def yard(sun=(36, 230), grass=9000, seed=2):
    """Lawn with a wooden fence and bushes behind."""
    mesh("soil", [(-14, -8, -0.01), (14, -8, -0.01), (14, 12, -0.01), (-14, 12, -0.01)], [(0, 1, 2, 3)], m.surface((0.16, 0.14, 0.07), 0.95, vary=0.3, vary_scale=2.5, bump=(30, 0.6, 0.02)))
    grass_patch(-4.2, 4.2, -3.4, 4.2, grass, 0.075, seed=seed)
    fence(4.4)
    rnd = random.Random(seed)
    plant([shrub(21, 0.8, 2600, 0.05, "#55693a"), shrub(22, 0.8, 2600, 0.05, "#66723f")], [(x, 4.0 + rnd.uniform(-0.2, 0.1), 0, rnd.uniform(0, 6.28), rnd.uniform(0.6, 1.0)) for x in (-4.6, -3.4, 2.6, 4.0, 5.0)])
    daylight(sun[0], sun[1], 0.10, -0.15)


def earth():
    """Packed earth: patches of dust and damp, crumbs, wheel tracks worn pale."""
    def make():
        n = Nodes("earth")
        at = n.coords()
        patch, crumb, grain = n.noise(0.55, 6, 0.68, at), n.noise(7, 6, 0.7, at), n.noise(70, 4, 0.65, at)
        base = n.mix(n.step(patch, 0.34, 0.66), (0.115, 0.078, 0.048), (0.215, 0.155, 0.098))
        base = n.mix(n.math("MULTIPLY", n.step(crumb, 0.46, 0.7), 0.55), base, (0.085, 0.058, 0.038))
        base = n.mix(n.math("MULTIPLY", n.step(grain, 0.55, 0.72), 0.5), base, (0.27, 0.21, 0.145))
        track = n.step(n.noise(1.4, 3, 0.5, n.coords((0.12, 1.0, 1)), 0.2), 0.54, 0.62)
        base = n.mix(n.math("MULTIPLY", track, 0.4), base, (0.25, 0.19, 0.125))
        height = n.math("ADD", n.math("MULTIPLY", crumb, 0.7), n.math("MULTIPLY", grain, 0.3))
        return n.finish(n.add("BsdfPrincipled", {"Base Color": base, "Roughness": 0.95, "Specular": 0.2, "Normal": n.bump(height, 0.75, 0.035)}).outputs[0])
    return kept(("earth",), make)


def dirt_lot(sun=(30, 215), seed=4, clouds=0.0):
    """Ranch yard: packed earth, gravel, dry grass at the edge, then brush and hills."""
    from .property import brush_cover
    mesh("soil", [(-30, -12, 0), (30, -12, 0), (30, 7, 0), (-30, 7, 0), (30, 40, 0.6), (-30, 40, 0.6)], [(0, 1, 2, 3), (3, 2, 4, 5)], earth())
    xs, ys = range(-110, 111, 4), range(38, 191, 4)
    hill = [(x, y, 0.4 + 5.5 * ((y - 38) / 152) ** 0.8 * (1 + 0.35 * math.sin(x * 0.043 + 1.2) + 0.2 * math.sin(x * 0.11 + y * 0.07))) for y in ys for x in xs]
    n = len(xs)
    mesh("hill", hill, [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(len(ys) - 1) for i in range(n - 1)], brush_cover(), angle=80)
    pebbles(-4, 4, -4.5, 5, 5200, 0.011, tone=0.42)
    rnd = random.Random(seed)
    dry = [grass_tuft(5, 60, 0.32, 0.16, "#a3926a", width=0.004), grass_tuft(6, 60, 0.22, 0.16, "#8a7a55", width=0.004)]
    edge = [(rnd.uniform(-13, 13), 2.6 + 13 * rnd.random() ** 1.4, 0.02, rnd.uniform(0, 6.28), rnd.uniform(0.5, 1.25)) for _ in range(2600)]
    plant(dry, edge + [(rnd.uniform(-4, 4), rnd.uniform(-1.2, 2.6), 0, rnd.uniform(0, 6.28), rnd.uniform(0.2, 0.5)) for _ in range(50)])
    bushes = [shrub(31, 1.2, 15000, 0.042, "#47512f", core=0.45), shrub(32, 1.2, 15000, 0.042, "#565634", 0.15, core=0.45), shrub(33, 0.9, 12000, 0.04, "#62613e", 0.3, core=0.45)]
    plant(bushes, [(rnd.uniform(-24, 24), 10 + 26 * rnd.random() ** 1.2, 0.1, rnd.uniform(0, 6.28), rnd.uniform(0.6, 1.7)) for _ in range(150)])
    daylight(sun[0], sun[1], 0.10, -0.3, 1.6, clouds)
