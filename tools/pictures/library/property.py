"""The hillside property: terrain, house, pool, planting. One world coordinate system in meters; the house
stands around the origin on a level pad, the slope falls toward -Y and rises to ridges toward +Y."""
import math
import random

import bpy
from mathutils import Vector, noise

from . import materials as m
from .materials import Nodes, kept
from .plants import grass_tuft, leaf_material, oak, plant, shrub
from .shapes import FOOT, bent, box, cylinder, lathe, mesh, placed, plate, rectangle, tube

# Outer walls, counterclockwise: a long wing along X and a short one toward the camera.
FOOTPRINT = [(-11, -3.5), (3, -3.5), (3, -9.5), (11, -9.5), (11, 5), (-11, 5)]
POOL = (-6.0, -9.6, 9.0, 4.2)  # x, y, length, width


def wall_distance(x, y):
    """Meters from the nearest wall; negative inside."""
    best, inside = 1e9, False
    n = len(FOOTPRINT)
    for i in range(n):
        (ax, ay), (bx, by) = FOOTPRINT[i], FOOTPRINT[(i + 1) % n]
        t = max(0.0, min(1.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)))
        best = min(best, math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)))
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return -best if inside else best


def _smooth(t):
    t = max(0.0, min(1.0, t))
    return t * t * (3 - 2 * t)


def ground(x, y):
    """Height of the terrain; level across the driveway."""
    z = _hill(x, y)
    if not 9 < x < 66:
        return z
    bed = 1 - _smooth((abs(y - drive_y(x)) - 2.4) / 4.5)
    return z + (_hill(x, drive_y(x)) - z) * bed if bed > 0 else z


def _hill(x, y):
    slope = 0.15 * y if y < 0 else 0.10 * y + 0.0005 * y * y
    slope += 0.05 * x
    roll = noise.fractal(Vector((x * 0.021, y * 0.021, 3.1)), 0.9, 2.1, 5) * 4.2
    small = noise.fractal(Vector((x * 0.16, y * 0.16, 7.7)), 1.0, 2.0, 3) * 0.22
    d = wall_distance(x, y)
    # Spurs and gullies behind the house; the slope in front stays even.
    spur = noise.ridged_multi_fractal(Vector((x * 0.012 + 2.0, y * 0.010, 5.5)), 1.0, 2.1, 5, 1.0, 2.0)
    wild = slope + roll + (spur - 0.7) * 11.0 * _smooth((d - 30) / 70) * _smooth((y - 8) / 60)
    px, py = x - POOL[0], y - POOL[1]
    d = min(d, max(abs(px) - POOL[2] / 2, abs(py) - POOL[3] / 2, 0) + 0.5)
    keep = _smooth((d - 4.0) / 17.0)
    return wild * keep + small * _smooth((d - 3.0) / 4.0)


def terrain(size=(-140, 210, -82, 132), step=1.3, landings=()):
    """The near ground. Its color follows the rings: gravel, watered planting, short dry grass, wild. Dark where jets land."""
    x0, x1, y0, y1 = size
    nx, ny = int((x1 - x0) / step) + 1, int((y1 - y0) / step) + 1
    verts = [(x0 + i * step, y0 + j * step, ground(x0 + i * step, y0 + j * step)) for j in range(ny) for i in range(nx)]
    px, py, pl, pw = POOL

    def in_pool(i, j):
        cx, cy = x0 + (i + 0.5) * step, y0 + (j + 0.5) * step
        return abs(cx - px) < pl / 2 + 0.3 and abs(cy - py) < pw / 2 + 0.3

    faces = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(ny - 1) for i in range(nx - 1) if not in_pool(i, j)]
    obj = mesh("terrain", verts, faces, soil(), angle=80)
    attr = obj.data.color_attributes.new("zone", "FLOAT_COLOR", "POINT")
    for k, (x, y, _) in enumerate(verts):
        d = wall_distance(x, y) / FOOT + 2.2 * noise.noise(Vector((x * 0.3, y * 0.3, 0)))
        dry = min((_smooth((math.dist((x, y), spot) - 1.5) / 4.5) for spot in landings), default=1)
        attr.data[k].color = (1 - _smooth((d - 4.5) / 1.5), _smooth((d - 6) / 3) * (1 - _smooth((d - 24) / 10)), _smooth((d - 90) / 16), dry)
    return obj


def soil():
    def make():
        n = Nodes("soil")
        at = n.coords()
        zone = n.add("SeparateColor")
        attribute = n.add("Attribute", attribute_name="zone")
        n.set(zone, 0, attribute.outputs["Color"])
        big, fine = n.noise(0.22, 5, 0.65, at), n.noise(9, 4, 0.7, at)
        dry = n.mix(n.step(big, 0.35, 0.7), (0.27, 0.215, 0.125), (0.18, 0.14, 0.085))
        dry = n.mix(n.math("MULTIPLY", n.step(n.noise(1.6, 5, 0.7, at), 0.4, 0.7), 0.5), dry, (0.15, 0.12, 0.06))
        dry = n.mix(n.math("MULTIPLY", n.step(fine, 0.45, 0.75), 0.6), dry, (0.36, 0.30, 0.19))
        wet = n.mix(n.step(n.noise(0.8, 4, 0.6, at), 0.42, 0.6), (0.075, 0.10, 0.035), (0.17, 0.15, 0.07))
        gravel = n.mix(n.noise(40, 2, 0.6, at), (0.26, 0.25, 0.235), (0.50, 0.48, 0.45))
        base = n.mix(zone.outputs[1], dry, wet)
        base = n.mix(n.math("MULTIPLY", zone.outputs[2], 0.75), base, (0.17, 0.125, 0.075))
        base = n.mix(zone.outputs[0], base, gravel)
        base = n.mix(attribute.outputs["Alpha"], n.mix(0.62, base, (0.02, 0.016, 0.012)), base)
        normal = n.bump(n.math("ADD", fine, n.noise(2.2, 4, 0.6, at)), 0.8, 0.12)
        return n.finish(n.add("BsdfDiffuse", {"Color": base, "Normal": normal}).outputs[0])
    return kept("soil", make)


def ridges():
    """Mountains behind, in three depths."""
    cover = brush_cover()
    for k, (y0, y1, step, low, high, seed) in enumerate(((128, 560, 6.0, 8, 62, 4.0), (560, 1500, 16.0, 30, 165, 9.3), (1500, 4200, 40.0, 70, 420, 2.2))):
        # Wide enough to fill a view that turns 75 degrees away from +Y.
        half, across = 400 + y1 * 3.7, step * (1.6 if k else 1)
        nx, ny = int(2 * half / across) + 1, int((y1 - y0) / step) + 1
        verts = []
        for j in range(ny):
            for i in range(nx):
                x, y = -half + i * across, y0 + j * step
                t = (y - y0) / (y1 - y0)
                s = 1.0 / (y1 - y0) * 3.1
                r = noise.ridged_multi_fractal(Vector((x * s + seed, y * s, seed)), 0.95, 2.1, 6, 1.0, 2.0)
                z = low + (high - low) * _smooth(t * 1.25) * (0.35 + 0.42 * r) - (1 - _smooth(t * 6)) * low * 0.2
                if k > 0:
                    # The front edge dips out of sight, or it would hang in the air behind the nearer ridge.
                    z = z * _smooth(t * 6) - 40 * (1 - _smooth(t * 6))
                else:
                    w = _smooth((y - 128) / 60)
                    near = max(-400, min(400, x))
                    z = ground(near, min(y, 190)) * (1 - w) + (ground(near, 128) * 0.75 + z * 0.9) * w
                verts.append((x, y, z))
        faces = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(ny - 1) for i in range(nx - 1)]
        mesh("ridge", verts, faces, cover, angle=80)


def brush_cover():
    def make():
        n = Nodes("brush cover")
        at = n.coords()
        spots, big = n.noise(0.30, 5, 0.78, at), n.noise(0.018, 5, 0.6, at)
        bush = n.mix(n.noise(0.9, 2, 0.5, at), (0.030, 0.036, 0.020), (0.075, 0.078, 0.042))
        bare = n.mix(big, (0.20, 0.15, 0.095), (0.13, 0.095, 0.06))
        base = n.mix(n.step(n.math("ADD", spots, n.math("MULTIPLY", big, 0.25)), 0.60, 0.66), bush, bare)
        return n.finish(n.add("BsdfDiffuse", {"Color": base, "Normal": n.bump(spots, 1.0, 2.2)}).outputs[0])
    return kept("brush cover", make)


def planting(seed=3, shrubs=5200, near_grass=40000, trees=True, area=(-95, 95, -80, 125)):
    """Wild brush beyond 100 ft, groups with gaps inside, short grass everywhere but near the walls. Trees may be planted apart."""
    rnd = random.Random(seed)
    x0, x1, y0, y1 = area
    wild, groups, tufts, green = [], [], [], []
    while len(wild) < shrubs:
        x, y = rnd.uniform(x0, x1), rnd.uniform(y0, y1)
        d = wall_distance(x, y) / FOOT
        if d < 104 or on_drive(x, y):
            continue
        if noise.noise(Vector((x * 0.06, y * 0.06, 1))) < -0.18 and rnd.random() < 0.8:
            continue
        wild.append((x, y, ground(x, y) - 0.1, rnd.uniform(0, 6.28), rnd.uniform(0.7, 1.75)))
    for _ in range(46):
        x, y = rnd.uniform(-42, 42), rnd.uniform(-40, 36)
        d = wall_distance(x, y) / FOOT
        if 34 < d < 98 and not on_drive(x, y):
            for _ in range(rnd.randint(1, 3)):
                gx, gy = x + rnd.gauss(0, 1.0), y + rnd.gauss(0, 1.0)
                groups.append((gx, gy, ground(gx, gy) - 0.06, rnd.uniform(0, 6.28), rnd.uniform(0.45, 0.95)))
    for _ in range(30):
        x, y = rnd.uniform(-24, 24), rnd.uniform(-22, 18)
        d = wall_distance(x, y) / FOOT
        if 8 < d < 30 and not on_patio(x, y) and not on_drive(x, y):
            green.append((x, y, ground(x, y) - 0.03, rnd.uniform(0, 6.28), rnd.uniform(0.3, 0.55)))
    while len(tufts) < near_grass:
        x, y = rnd.uniform(x0, x1), rnd.uniform(y0, 70)
        d = wall_distance(x, y) / FOOT
        if d < 9 or on_patio(x, y) or on_drive(x, y):
            continue
        tufts.append((x, y, ground(x, y) - 0.01, rnd.uniform(0, 6.28), rnd.uniform(0.5, 1.1) * (0.55 if d < 100 else 1.15)))
    plant([shrub(1, leaves=900, leaf=0.11, color="#3d4a2a"), shrub(2, leaves=900, leaf=0.11, color="#4e5733"), shrub(3, leaves=800, leaf=0.10, color="#5c5938", dry=0.35), shrub(4, leaves=900, leaf=0.12, color="#39452b")], wild)
    plant([shrub(5, leaves=1500, leaf=0.09, color="#4d5a35"), shrub(6, leaves=1500, leaf=0.09, color="#5a6340")], groups)
    plant([shrub(7, leaves=6000, leaf=0.06, color="#5c7040", core=0.45), shrub(8, leaves=6000, leaf=0.06, color="#6b7a55", core=0.45)], green)
    plant([grass_tuft(1, 45, 0.36, 0.8, "#9c8c62", width=0.02), grass_tuft(2, 45, 0.30, 0.8, "#857550", width=0.02), grass_tuft(3, 40, 0.42, 0.7, "#a8966a", width=0.02)], tufts)
    if trees:
        oaks = [oak(11), oak(12, 6.2, 3.8, color="#4c5a33"), oak(13, 7.8, 4.6, color="#414f2c")]
        spots = [(-20, 12, 1.0), (19, 17, 1.1), (-26, -14, 0.85), (26, -18, 0.8), (-38, 26, 1.1), (40, 30, 1.2), (-6, 27, 1.0), (-48, -8, 1.0), (47, 4, 1.05), (-57, 34, 1.25), (60, 44, 1.2),
                 (12, 52, 1.1), (-30, 62, 1.2), (70, -6, 1.1), (-72, 8, 1.15), (-66, -36, 1.0), (36, -52, 0.9), (80, 30, 1.2), (30, 76, 1.2), (-12, 86, 1.2), (-80, 60, 1.3), (62, 88, 1.3)]
        plant(oaks, [(x, y, ground(x, y) - 0.1, rnd.uniform(0, 6.28), s) for x, y, s in spots])


def on_patio(x, y):
    return -12.5 < x < 3 and -14 < y < -3.4


def on_drive(x, y):
    return 11 < x < 60 and abs(y - drive_y(x)) < 2.4


def drive_y(x):
    return -3.0 - 0.012 * (x - 11) ** 2


def driveway(length=64):
    """Its sides go down into the ground."""
    verts, faces = [], []
    for i in range(length):
        x = 10.8 + i * 0.85
        y, z = drive_y(x), ground(x, drive_y(x)) + 0.22
        nx, ny = 0.024 * (x - 11), 1.0
        for s, down in ((-2.0, 0.9), (-1.9, 0), (1.9, 0), (2.0, 0.9)):
            w = s / math.hypot(nx, ny)
            verts.append((x + nx * w, y + ny * w, z - down))
    for i in range(length - 1):
        for k in range(3):
            faces.append((4 * i + k, 4 * i + k + 4, 4 * i + k + 5, 4 * i + k + 1))
    mesh("drive", verts, faces, concrete(0.30), angle=50)


def concrete(tone=0.40):
    return m.surface((tone, tone * 0.97, tone * 0.92), 0.9, vary=0.14, vary_scale=1.2, bump=(30, 0.3, 0.006), dirt=0.15)


def roof_tile(wet=0.0):
    """Wet tiles are darker and mirror the sky in patches."""
    def make():
        n = Nodes("roof tile")
        at = n.coords()
        rows = n.add("TexWave", {"Scale": 2.3, "Distortion": 0.0, "Detail": 0.0}, bands_direction="Z", wave_profile="SAW")
        n.set(rows, "Vector", at)
        cell = n.add("TexVoronoi", {"Scale": 3.6})
        n.set(cell, "Vector", n.coords((1, 1, 2.2)))
        tone = n.add("SeparateColor")
        n.set(tone, 0, cell.outputs["Color"])
        base = n.mix(tone.outputs[0], (0.085, 0.060, 0.048), (0.17, 0.115, 0.085))
        base = n.mix(n.math("MULTIPLY", n.step(n.noise(1.1, 5, 0.7, at), 0.5, 0.8), 0.5), base, (0.10, 0.095, 0.085))
        rough, bump = 0.8, 0.8
        if wet:
            film = n.math("MULTIPLY", n.step(n.noise(0.35, 4, 0.6, at), 0.30, 0.52), wet)
            base = n.mix(film, base, n.mix(1.0, base, (0.42, 0.42, 0.44), "MULTIPLY"))
            rough, bump = n.math("SUBTRACT", 0.8, n.math("MULTIPLY", film, 0.58)), 0.45
        return n.finish(n.add("BsdfPrincipled", {"Base Color": base, "Roughness": rough, "Normal": n.bump(n.math("ADD", rows.outputs["Fac"], n.math("MULTIPLY", tone.outputs[1], 0.3)), bump, 0.05)}).outputs[0])
    return kept(("roof tile", wet), make)


def stucco(color=(0.60, 0.545, 0.46), dirt=0.08):
    return m.surface(color, 0.92, vary=0.05, vary_scale=1.5, bump=(70, 0.5, 0.006), dirt=dirt)


def hip_roof(x0, x1, y0, y1, eave, rise, over=0.75, wet=0.0):
    x0, x1, y0, y1 = x0 - over, x1 + over, y0 - over, y1 + over
    half = min(x1 - x0, y1 - y0) / 2
    if x1 - x0 > y1 - y0:
        a, b = (x0 + half, (y0 + y1) / 2), (x1 - half, (y0 + y1) / 2)
        f = [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)]
    else:
        a, b = ((x0 + x1) / 2, y0 + half), ((x0 + x1) / 2, y1 - half)
        f = [(0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5)]
    v = [(x0, y0, eave), (x1, y0, eave), (x1, y1, eave), (x0, y1, eave), (*a, eave + rise), (*b, eave + rise)]
    mesh("roof", v, f, roof_tile(wet), angle=20)
    soffit = m.surface((0.42, 0.37, 0.30), 0.8)
    mesh("soffit", [(p[0], p[1], eave - 0.02) for p in v[:4]], [(3, 2, 1, 0)], soffit)
    fascia = m.surface((0.16, 0.12, 0.09), 0.6)
    gutter = m.powder((0.10, 0.085, 0.07))
    for (ax, ay), (bx, by) in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        w, mid = math.hypot(bx - ax, by - ay), ((ax + bx) / 2, (ay + by) / 2)
        box((w, 0.05, 0.2), fascia, (*mid, eave - 0.09), (0, 0, math.degrees(math.atan2(by - ay, bx - ax))), 0.004)
        box((w, 0.12, 0.11), gutter, (mid[0] + (by - ay) / w * 0.07, mid[1] - (bx - ax) / w * 0.07, eave - 0.05), (0, 0, math.degrees(math.atan2(by - ay, bx - ax))), 0.01)
    ridge = m.surface((0.12, 0.08, 0.06), 0.8)
    tube([v[4], v[5]], 0.09, ridge, smooth=False, resolution=3)
    for i, top in zip(range(4), (4, 5, 5, 4) if x1 - x0 > y1 - y0 else (4, 4, 5, 5)):
        tube([v[i], v[top]], 0.08, ridge, smooth=False, resolution=3)


def window_light(strength):
    """A lit room behind glass: warm, a little brighter toward the ceiling, clean curtains at the sides."""
    def make():
        n = Nodes("window")
        at = n.coords(kind="Generated")
        split = n.add("SeparateXYZ")
        n.set(split, 0, at)
        folds = n.add("TexWave", {"Scale": 11, "Distortion": 0.5}, bands_direction="X")
        n.set(folds, "Vector", at)
        edge = n.step(n.math("ABSOLUTE", n.math("SUBTRACT", split.outputs[0], 0.5)), 0.315, 0.322)
        room = n.mix(split.outputs[2], (0.80, 0.43, 0.17), (1.0, 0.66, 0.34))
        cloth = n.mix(folds.outputs["Fac"], (0.78, 0.52, 0.29), (1.0, 0.76, 0.50))
        color = n.mix(edge, room, cloth)
        light = n.add("Emission", {"Color": color, "Strength": strength})
        shine = n.add("BsdfGlossy", {"Color": (1, 1, 1), "Roughness": 0.02})
        mix = n.add("MixShader", {0: n.add("Fresnel", {"IOR": 1.5}).outputs[0]})
        n.tree.links.new(light.outputs[0], mix.inputs[1])
        n.tree.links.new(shine.outputs[0], mix.inputs[2])
        return n.finish(mix.outputs[0])
    return kept(("window", strength), make)


def window(at, turn, w, h, light=1.5, mullions=1, sill=True):
    """Frame with a lit pane, facing -Y before turning; center on the wall."""
    frame = m.powder((0.05, 0.045, 0.04))
    with placed(at, (0, 0, turn)):
        box((w, 0.02, h), window_light(light) if light else m.surface((0.01, 0.012, 0.015), 0.04, coat=1, vary=0, rough_vary=0), (0, -0.01, 0), bevel=0)
        for x in (-w / 2, w / 2):
            box((0.07, 0.09, h + 0.07), frame, (x, -0.02, 0), bevel=0.004)
        for z in (-h / 2, h / 2):
            box((w - 0.07, 0.09, 0.07), frame, (0, -0.02, z), bevel=0.004)
        for k in range(mullions):
            box((0.05, 0.07, h - 0.07), frame, (-w / 2 + w * (k + 1) / (mullions + 1), -0.025, 0), bevel=0.003)
        if sill:
            box((w + 0.2, 0.16, 0.05), stucco((0.66, 0.61, 0.53)), (0, -0.06, -h / 2 - 0.06), bevel=0.006)


def house(light=1.5, wet=0.0):
    """Single-story stucco house, hip roofs, lit rooms. Walls follow FOOTPRINT."""
    wall, base = stucco(), stucco((0.36, 0.32, 0.27))
    h = 2.9
    for x0, x1, y0, y1 in ((-11, 11, -3.5, 5), (3, 11, -9.5, -3.4)):
        box((x1 - x0, y1 - y0, h + 0.6), wall, ((x0 + x1) / 2, (y0 + y1) / 2, h / 2 - 0.3), bevel=0.02)
        box((x1 - x0 + 0.04, y1 - y0 + 0.04, 0.35), base, ((x0 + x1) / 2, (y0 + y1) / 2, 0.1), bevel=0.01)
    hip_roof(-11, 11, -3.5, 5, h, 2.25, wet=wet)
    hip_roof(3, 11, -9.5, 1.5, h, 1.95, wet=wet)
    box((1.1, 0.9, 2.4), stucco((0.52, 0.46, 0.38)), (-5.5, 1.6, 4.9), bevel=0.02)
    box((1.25, 1.05, 0.12), base, (-5.5, 1.6, 6.1), bevel=0.01)
    cylinder(0.2, 0.35, m.black_powder(), (-5.5, 1.6, 6.1))
    # Pool side: two sliding doors and windows; the short wing; the left gable.
    window((-7.6, -3.5, 1.22), 0, 3.4, 2.3, light, 2, False)
    window((-2.6, -3.5, 1.22), 0, 3.4, 2.3, light * 0.85, 2, False)
    window((1.2, -3.5, 1.6), 0, 1.3, 1.2, light * 0.6)
    window((5.2, -9.5, 1.6), 0, 1.8, 1.3, light * 0.9)
    window((8.8, -9.5, 1.6), 0, 1.8, 1.3, light * 0.5)
    window((3.0, -6.6, 1.5), -90, 2.0, 1.5, light * 0.8)
    window((-11, 1.0, 1.6), -90, 1.6, 1.3, light * 0.7)
    window((-11, -1.9, 1.6), -90, 1.2, 1.3, 0)
    # Garage on the right.
    with placed((11.02, -3.0, 1.15), (0, 0, 90)):
        for i in range(4):
            box((4.6, 0.05, 0.54), m.powder((0.30, 0.25, 0.20)), (0, 0, -0.85 + i * 0.56), bevel=0.01)
    lights(light)


def lights(light):
    """Wall lanterns, which light the patio, and path lights, which only glow."""
    for x, y in ((-10.2, -3.62), (-5.1, -3.62), (-0.4, -3.62)):
        sphere_glow((x, y, 2.15), 0.07, 14 * light)
        _point((x, y - 0.12, 2.1), 9 * light)
    for k in range(7):
        sphere_glow((-12.2 + k * 2.4, -13.4, 0.35), 0.05, 9 * light)


def _point(at, watts):
    from .settings import lamp
    lamp(at, watts, (1, 0.66, 0.34), 0.08)


def sphere_glow(at, r, strength):
    lathe([(0, -r), (r * 0.7, -r * 0.7), (r, 0), (r * 0.7, r * 0.7), (0, r)], m.glow((1, 0.62, 0.3), strength), at, segments=12)


def pool(light=1.0):
    """Pool with coping, tiled shell, underwater light and a patio around it."""
    x, y, l, w = POOL
    deck = m.surface((0.44, 0.40, 0.34), 0.8, vary=0.08, vary_scale=2, bump=(40, 0.2, 0.004), dirt=0.06)
    outline = [(-12.4, -3.5), (-12.4, -13.9), (2.9, -13.9), (2.9, -3.5)]
    hole = rectangle(l, w, 0.5, (x, y), 8)[::-1]
    plate([outline, hole], 0.9, deck, (0, 0, -0.40), bevel=0.01)
    plate([rectangle(l + 0.6, w + 0.6, 0.7, (x, y), 8), rectangle(l - 0.06, w - 0.06, 0.5, (x, y), 8)[::-1]], 0.08, m.surface((0.56, 0.52, 0.46), 0.7, vary=0.06), (0, 0, 0.06), bevel=0.02)
    tile = m.surface((0.20, 0.50, 0.60), 0.4, vary=0.12, vary_scale=2)
    box((l, w, 0.05), tile, (x, y, -1.5), bevel=0)
    for s in (-1, 1):
        box((l, 0.05, 1.7), tile, (x, y + s * w / 2, -0.7), bevel=0)
        box((0.05, w, 1.7), tile, (x + s * l / 2, y, -0.7), bevel=0)
    plate([rectangle(l - 0.02, w - 0.02, 0.4, (x, y), 8)], 0.01, water(light), (0, 0, -0.03), bevel=0.001)


def water(light=1.0):
    """Surface lit from below: blue-green glow under a rippled mirror."""
    def make():
        n = Nodes("pool water")
        at = n.coords()
        ripples = n.math("ADD", n.noise(3.2, 3, 0.5, at, 0.6), n.math("MULTIPLY", n.noise(11, 2, 0.5, at, 0.8), 0.35))
        normal = n.bump(ripples, 0.3, 0.06)
        veins = n.add("TexVoronoi", {"Scale": 1.5}, feature="DISTANCE_TO_EDGE")
        n.set(veins, "Vector", n.add("VectorMath", {0: at, 1: (0, 0, 0)}, operation="ADD").outputs[0])
        depth = n.mix(n.step(veins.outputs["Distance"], 0.0, 0.12), (0.16, 0.62, 0.70), (0.03, 0.30, 0.40))
        glow = n.add("Emission", {"Color": depth, "Strength": 0.85 * light})
        shine = n.add("BsdfGlossy", {"Color": (1, 1, 1), "Roughness": 0.03, "Normal": normal})
        mix = n.add("MixShader", {0: n.add("Fresnel", {"IOR": 1.33, "Normal": normal}).outputs[0]})
        n.tree.links.new(glow.outputs[0], mix.inputs[1])
        n.tree.links.new(shine.outputs[0], mix.inputs[2])
        return n.finish(mix.outputs[0])
    return kept(("pool water", light), make)
