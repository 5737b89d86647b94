"""The company's premises: steel building, gravel yard, and what stands in a shop."""
import math
import random

from mathutils import Vector, noise

from . import materials as m
from .materials import Nodes, kept
from .parts import bolt
from .places import slab_material, wood
from .property import ridges
from .shapes import bent, box, copy_of, cylinder, lathe, mesh, pipe_ring, placed, plate, rectangle, rounded_box, text, tube


def ribbed_sheet(width, height, material, at=(0, 0, 0), turn=(0, 0, 0), pitch=0.305, depth=0.03):
    """Trapezoid wall panel in the XZ plane, ribs upright and toward -Y; from the origin to +X and +Z."""
    outline, x = [], 0.0
    while x < width:
        for dx, y in ((0, 0), (0.10, 0), (0.118, -0.008), (0.136, 0), (0.205, 0), (0.225, -depth), (0.265, -depth), (0.285, 0)):
            if x + dx <= width:
                outline.append((x + dx, y))
        x += pitch
    outline.append((width, 0))
    verts = [(x, y, z) for x, y in outline for z in (0, height)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(outline) - 1)]
    return mesh("sheet", verts, faces, material, at, turn, angle=20)


def sheet_paint(color, dirt=0.25):
    return m.surface(color, 0.5, vary=0.05, vary_scale=0.7, rough_vary=0.08, dirt=dirt, dirt_color=(0.30, 0.24, 0.18))


def roller_door(width, height, opened, material, at=(0, 0, 0)):
    """Slatted curtain in its guides, facing -Y, raised by the given part. Origin: middle of the sill."""
    with placed(at):
        low = height * opened
        slat, count = 0.09, int(height * (1 - opened) / 0.09)
        outline = [(-0.012 * math.sin(math.pi * k / 8), slat * k / 8) for k in range(8)]
        line = [(y, height - (j + 1) * slat + z) for j in reversed(range(count)) for y, z in outline] + [(0, height)]
        verts = [(x, 0.03 + y, z) for y, z in line for x in (-width / 2, width / 2)]
        mesh("curtain", verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)], material, angle=30)
        box((width, 0.06, 0.12), m.black_powder(0.2), (0, 0.03, max(low, 0.06)), bevel=0.01)
        for s in (-1, 1):
            box((0.1, 0.12, height), m.galvanized(0.2), (s * (width / 2 + 0.04), 0.02, height / 2), bevel=0.006)


def steel_building(width=16.0, depth=12.0, eave=4.6, color=(0.23, 0.255, 0.245), trim="#23282a", sign="RINGLINE"):
    """Gabled steel building facing -Y; the front's left corner at the ground is the origin. Two roller doors, one raised."""
    wall, dark = sheet_paint(color), m.powder(trim, 0.2)
    rise, over = 1.25, 0.35
    doors = ((3.6, 4.0, 3.6, 0.0), (9.2, 4.0, 3.6, 0.82))
    # Front wall in pieces around the doors.
    edges = [0.0]
    for x, w, h, _ in doors:
        edges += [x - w / 2, x + w / 2]
    edges.append(width)
    for a, b in zip(edges[::2], edges[1::2]):
        ribbed_sheet(b - a, eave, wall, (a, 0, 0))
    for x, w, h, opened in doors:
        ribbed_sheet(w, eave - h, wall, (x - w / 2, 0, h))
        roller_door(w, h, opened, m.powder((0.60, 0.60, 0.57), 0.2, rough=0.45), (x, 0.05, 0))
        for s in (-1, 1):
            box((0.14, 0.07, h + 0.14), dark, (x + s * (w / 2 + 0.07), -0.03, (h + 0.14) / 2), bevel=0.006)
            cylinder(0.085, 1.05, m.powder("#d0a012", 0.3, 0.4), (x + s * (w / 2 + 0.3), -0.55, 0), bevel=0.02)
        box((w + 0.28, 0.07, 0.14), dark, (x, -0.03, h + 0.07), bevel=0.006)
    for x in (6.4, 14.6):
        rounded_box((0.34, 0.22, 0.1), 0.03, m.black_powder(0.2), (x, -0.3, 3.7), bevel=0.015)
        box((0.06, 0.24, 0.05), m.black_powder(0.2), (x, -0.12, 3.7), bevel=0.01)
    # Personnel door with a window and a small roof.
    box((1.06, 0.1, 2.2), dark, (12.9, -0.02, 1.1), bevel=0.01)
    box((0.94, 0.06, 2.08), m.powder(m.EMBER, 0.12), (12.9, -0.055, 1.06), bevel=0.008)
    box((0.5, 0.02, 0.7), m.surface((0.012, 0.014, 0.016), 0.05, coat=1, vary=0, rough_vary=0), (12.9, -0.085, 1.55), bevel=0.004)
    tube(bent([(13.26, -0.08, 1.05), (13.26, -0.15, 1.05), (13.14, -0.15, 1.05)], 0.02), 0.012, m.stainless(), smooth=False)
    box((1.7, 0.9, 0.05), dark, (12.9, -0.4, 2.55), (4, 0, 0), 0.008)
    # Other walls, gable, roof, gutter and corner trim.
    ribbed_sheet(depth, eave, wall, (width, 0, 0), (0, 0, 90))
    ribbed_sheet(depth, eave, wall, (0, depth, 0), (0, 0, -90))
    mesh("back", [(0, depth, 0), (width, depth, 0), (width, depth, eave), (0, depth, eave)], [(0, 1, 2, 3)], wall)
    mesh("gables", [(width, 0, eave), (width, depth, eave), (width, depth / 2, eave + rise), (0, 0, eave), (0, depth, eave), (0, depth / 2, eave + rise)], [(0, 1, 2), (5, 4, 3)], wall)
    slope = math.degrees(math.atan2(rise, depth / 2))
    run = math.hypot(rise, depth / 2) + over
    roof = sheet_paint((0.42, 0.43, 0.43), 0.15)
    with placed((-over, -over, eave - over * rise / (depth / 2) + 0.06), (slope - 90, 0, 0)):
        ribbed_sheet(width + 2 * over, run, roof)
    mesh("roof back", [(-over, depth / 2, eave + rise), (width + over, depth / 2, eave + rise), (width + over, depth + over, eave - 0.05), (-over, depth + over, eave - 0.05)], [(0, 1, 2, 3)], roof)
    box((width + 2 * over, 0.14, 0.15), dark, (width / 2, -over - 0.02, eave - 0.05), bevel=0.012)
    for x in (0.0, width):
        box((0.16, 0.16, eave), dark, (x, 0.02, eave / 2), bevel=0.006)
        tube(bent([(x - (0.25 if x else -0.25), -over, eave - 0.1), (x - (0.25 if x else -0.25), -0.09, eave - 0.5), (x - (0.25 if x else -0.25), -0.09, 0.2), (x - (0.25 if x else -0.25), -0.3, 0.1)], 0.12), 0.045, dark, smooth=False)
    mesh("inside floor", [(0.1, 0.0, 0.012), (width - 0.1, 0.0, 0.012), (width - 0.1, depth, 0.012), (0.1, depth, 0.012)], [(0, 1, 2, 3)], slab_material(0.3))
    if sign:
        with placed((9.2, -0.06, eave - 0.45)):
            plate([rectangle(3.0, 0.62, 0.04)], 0.03, m.powder((0.74, 0.74, 0.72), 0.08), turn=(90, 0, 0))
            text(sign, 0.46, m.ink(), (0, -0.017, 0.0), (90, 0, 0), weight=700, spacing=1.04)
            plate([rectangle(2.8, 0.03)], 0.002, m.surface(m.EMBER, 0.4, vary=0), (0, -0.017, -0.25), (90, 0, 0), 0.0002)


TRAIL = (-1.2, -0.9, math.radians(36))


def gravel():
    """Crushed rock packed by tires: two darker wheel tracks, dust between."""
    def make():
        n = Nodes("gravel")
        at = n.coords()
        stones = n.add("TexVoronoi", {"Scale": 34, "Randomness": 1.0})
        n.set(stones, "Vector", at)
        tone = n.add("SeparateColor")
        n.set(tone, 0, stones.outputs["Color"])
        cloud, wide = n.noise(0.5, 5, 0.6, at), n.noise(5, 4, 0.7, at)
        base = n.mix(tone.outputs[0], (0.19, 0.17, 0.15), (0.40, 0.365, 0.32))
        dust = n.step(n.math("ADD", n.math("MULTIPLY", cloud, 0.8), n.math("MULTIPLY", wide, 0.4)), 0.45, 0.8)
        base = n.mix(n.math("MULTIPLY", dust, 0.8), base, (0.36, 0.295, 0.225))
        # The trail behind the truck, which stands at TRAIL with this heading.
        split = n.add("SeparateXYZ")
        n.set(split, 0, at)
        x, y, heading = TRAIL
        off = n.math("ADD", n.math("MULTIPLY", n.math("SUBTRACT", split.outputs[0], x), -math.sin(heading)), n.math("MULTIPLY", n.math("SUBTRACT", split.outputs[1], y), math.cos(heading)))
        off = n.math("ADD", off, n.math("MULTIPLY", n.math("SUBTRACT", n.noise(0.35, 2, 0.5, at), 0.5), 1.6))
        lane = n.math("ABSOLUTE", n.math("SUBTRACT", n.math("ABSOLUTE", off), 0.9))
        track = n.math("MULTIPLY", n.step(lane, 0.34, 0.08), n.step(wide, 0.3, 0.6))
        base = n.mix(n.math("MULTIPLY", track, 0.55), base, (0.17, 0.145, 0.12))
        height = n.math("MULTIPLY", n.math("SUBTRACT", 1.0, stones.outputs["Distance"]), n.math("SUBTRACT", 1.0, n.math("MULTIPLY", dust, 0.7)))
        normal = n.bump(n.math("ADD", height, n.math("MULTIPLY", wide, 0.8)), 0.7, 0.03)
        return n.finish(n.add("BsdfPrincipled", {"Base Color": base, "Roughness": 0.92, "Specular": 0.2, "Normal": normal}).outputs[0])
    return kept("gravel", make)


def hill_height(x, y):
    """Level yard, then a brushy slope that rises behind it."""
    t = max(0.0, min(1.0, (y - 26) / 150))
    t = t * t * (3 - 2 * t)
    roll = noise.fractal(Vector((x * 0.014, y * 0.014, 6.2)), 0.95, 2.1, 5)
    return t * (26 + 17 * roll) + 0.25 * min(1.0, max(0.0, (y - 18) / 10)) * noise.noise(Vector((x * 0.1, y * 0.1, 2)))


def hills():
    """Ground from the camera to the first slope, then the ridges of the property picture farther back."""
    from .property import brush_cover
    for x0, x1, y0, y1, step, material in ((-60, 70, -20, 30, 1.0, gravel()), (-220, 260, 29.5, 300, 3.0, brush_cover())):
        nx, ny = int((x1 - x0) / step) + 1, int((y1 - y0) / step) + 1
        verts = [(x0 + i * step, y0 + j * step, hill_height(x0 + i * step, y0 + j * step)) for j in range(ny) for i in range(nx)]
        faces = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(ny - 1) for i in range(nx - 1)]
        mesh("hill", verts, faces, material, angle=80)
    with placed((0, 60, -6)):
        ridges()


def pallet(at=(0, 0, 0), turn=0.0):
    """Wooden pallet, 48 x 40 in; its top is 0.14 m up."""
    timber = wood((0.42, 0.30, 0.18), 0.35, "X")
    with placed(at, (0, 0, turn)):
        for y in (-0.46, 0, 0.46):
            box((1.2, 0.09, 0.1), timber, (0, y, 0.065), bevel=0.004)
        side = wood((0.44, 0.31, 0.19), 0.3, "Y")
        for k in range(7):
            box((0.12, 1.0, 0.02), side, (-0.54 + k * 0.18, 0, 0.126), bevel=0.003)
        for x in (-0.54, 0, 0.54):
            box((0.12, 1.0, 0.018), side, (x, 0, 0.009), bevel=0.003)


def tote(at=(0, 0, 0), turn=0.0, dirt=0.2):
    """Caged 275-gallon tote on its pallet."""
    with placed(at, (0, 0, turn)):
        pallet()
        rounded_box((1.12, 0.94, 0.98), 0.1, m.hdpe((0.66, 0.67, 0.64), dirt), (0, 0, 0.65), bevel=0.06)
        lathe([(0.13, 0), (0.13, 0.05), (0, 0.06)], m.hdpe((0.5, 0.06, 0.04), dirt), (0, 0, 1.13), segments=32, bevel=0.006)
        galv = m.galvanized(dirt)
        for k in range(6):
            loop = [tuple(p) + (0.2 + k * 0.18,) for p in rectangle(1.18, 1.0, 0.08)]
            tube(loop, 0.009, galv, smooth=False, closed=True, resolution=3)
        for s in (-1, 1):
            for k in range(7):
                x = -0.54 + k * 0.18
                tube([(x, s * 0.5, 0.14), (x, s * 0.5, 1.11)], 0.009, galv, smooth=False, resolution=3)
            for k in range(5):
                y = -0.4 + k * 0.2
                tube([(s * 0.59, y, 0.14), (s * 0.59, y, 1.11)], 0.009, galv, smooth=False, resolution=3)
        cylinder(0.035, 0.09, m.plastic((0.03, 0.03, 0.03)), (0, -0.47, 0.22), (0, -1, 0))
        box((0.03, 0.02, 0.12), m.plastic("#a8240f"), (0, -0.53, 0.29), bevel=0.006)
        plate([rectangle(0.4, 0.3, 0.01)], 0.004, m.aluminum(dirt), (0.2, -0.505, 0.75), (90, 0, 0))


def parts_bin(color, fittings, seed=1, w=0.15, d=0.24, h=0.13):
    """Open-fronted bin facing -Y, filled with copies of the fittings. Sits on the origin."""
    plastic, t = m.plastic(color, 0.45, 0.12), 0.004
    box((w, d, t), plastic, (0, 0, t / 2), bevel=0.001)
    box((w, t, h), plastic, (0, d / 2, h / 2), bevel=0.001)
    box((w, t, h * 0.42), plastic, (0, -d / 2, h * 0.21), bevel=0.001)
    for s in (-1, 1):
        plate([[(-d / 2, 0), (d / 2, 0), (d / 2, h), (-d * 0.2, h), (-d / 2, h * 0.42)]], t, plastic, (s * (w / 2 - t / 2), 0, 0), (90, 0, 90), 0.001)
    box((w * 0.5, 0.001, h * 0.2), m.paper(), (0, -d / 2 - 0.003, h * 0.2), bevel=0)
    rnd = random.Random(seed)
    for _ in range(22):
        copy_of(fittings[rnd.randrange(len(fittings))], (rnd.uniform(-0.4, 0.4) * w, rnd.uniform(-0.38, 0.4) * d, h * rnd.uniform(0.2, 0.55)), tuple(rnd.uniform(0, 360) for _ in range(3)), rnd.uniform(0.8, 1.15))


def fittings():
    """Elbow, nipple, hex plug and nut to fill bins with; kept out of sight."""
    out = []
    with placed((0, 0, -400)):
        for metal in (m.brass(0.05), m.zinc(0.05)):
            out.append(lathe([(0.012, 0), (0.019, 0), (0.019, 0.012), (0.015, 0.013), (0.015, 0.045), (0.011, 0.045)], metal, segments=24))
            out.append(lathe([(0, 0), (0.021, 0), (0.021, 0.014), (0.014, 0.016), (0.014, 0.034), (0, 0.034)], metal, segments=6))
            out.append(lathe([(0.011, 0), (0.022, 0), (0.022, 0.02), (0.011, 0.02), (0.011, 0)], metal, segments=6))
    return out


def hung_hose(at, radius, thickness, material, turns=6, seed=1, coupling_metal=None):
    """Coil of hose on a peg, pulled a little long by its weight; hangs in the XZ plane."""
    rnd = random.Random(seed)
    points = []
    for k in range(turns):
        r, y = radius * rnd.uniform(0.9, 1.06), -thickness * (1.2 + 2.1 * (k % 3)) - rnd.uniform(0, 0.01)
        drop = rnd.uniform(1.12, 1.3)
        for i in range(16):
            a = 2 * math.pi * i / 16
            points.append((r * math.sin(a) * (0.86 + 0.12 * (1 - math.cos(a)) / 2), y + 0.004 * math.sin(3 * a + k), -(r * drop) * (1 - math.cos(a)) - thickness * (k // 3) * 1.6))
    tail = points[-1]
    points += [(tail[0] - 0.02, tail[1] - 0.04, tail[2] - 0.1), (tail[0] - 0.05, tail[1] - 0.045, tail[2] - radius * 1.5)]
    with placed(at):
        tube(points, thickness, material, resolution=5, steps=6)
        end = points[-1]
        lathe([(thickness * 0.7, 0), (thickness * 1.35, 0), (thickness * 1.35, 0.035), (thickness * 1.6, 0.04), (thickness * 1.6, 0.075), (thickness, 0.075)], coupling_metal or m.aluminum(0.1), end, (-0.15, 0, -1), 32, 0.002)
        tube(bent([(0, 0.03, -0.03), (0, -0.16, -0.03), (0, -0.18, 0.02)], 0.02), 0.012, m.zinc(0.1), smooth=False)
        cylinder(0.03, 0.006, m.zinc(0.1), (0, 0.005, -0.03), (0, -1, 0))


def vise(paint=None):
    """Bench vise, jaws along X; sits on the origin."""
    iron, steel = paint or m.powder("#1f3d5c", 0.15, 0.5), m.stainless(0.2)
    lathe([(0, 0), (0.085, 0), (0.085, 0.018), (0.06, 0.03), (0.055, 0.06), (0.07, 0.075), (0, 0.075)], iron, bevel=0.003)
    rounded_box((0.1, 0.17, 0.09), 0.02, iron, (0, 0.03, 0.115), bevel=0.012)
    rounded_box((0.09, 0.08, 0.07), 0.02, iron, (0, -0.15, 0.125), bevel=0.012)
    box((0.06, 0.3, 0.045), steel, (0, -0.05, 0.105), bevel=0.004)
    for y in (-0.118, -0.062):
        box((0.13, 0.03, 0.055), iron, (0, y, 0.175), bevel=0.006)
        box((0.13, 0.008, 0.03), steel, (0, y + (0.017 if y < -0.1 else -0.017), 0.188), bevel=0.001)
    cylinder(0.016, 0.12, steel, (0, -0.17, 0.12), (0, -1, 0))
    tube([(-0.11, -0.27, 0.1), (0.09, -0.27, 0.14)], 0.007, steel, smooth=False)
    for x, z in ((-0.11, 0.1), (0.09, 0.14)):
        lathe([(0, -0.008), (0.012, -0.005), (0.012, 0.005), (0, 0.008)], steel, (x, -0.27, z), (1, 0, 0.2))


def workbench(length=3.0, depth=0.82, height=0.92):
    """Maple planks on a steel frame with a shelf. Origin: middle of the front edge on the floor; runs back to +Y."""
    steel, top = m.powder("#2b3136", 0.2, 0.3), wood((0.50, 0.34, 0.19), 0.08, "X")
    for k in range(6):
        w = depth / 6
        box((length, w - 0.002, 0.05), top, (0, w * (k + 0.5), height - 0.025), bevel=0.004)
    box((length - 0.04, 0.05, 0.08), steel, (0, 0.045, height - 0.09), bevel=0.004)
    box((length - 0.04, 0.05, 0.08), steel, (0, depth - 0.045, height - 0.09), bevel=0.004)
    for x in (-length / 2 + 0.08, 0, length / 2 - 0.08):
        for y in (0.06, depth - 0.06):
            box((0.07, 0.07, height - 0.05), steel, (x, y, (height - 0.05) / 2), bevel=0.004)
    box((length - 0.06, depth - 0.1, 0.03), wood((0.46, 0.32, 0.19), 0.2, "X"), (0, depth / 2, 0.25), bevel=0.003)


def shop(width=9.0, wall=3.4, height=4.2, door=(-3.15, 3.1, 3.1)):
    """Floor, liner walls and roof steel; a raised roller door in the far wall. Open behind the camera."""
    floor = slab_material(0.34, 0.35)
    mesh("floor", [(-width / 2, -8, 0), (width / 2, -8, 0), (width / 2, wall, 0), (-width / 2, wall, 0)], [(0, 1, 2, 3)], floor)
    mesh("apron", [(-width / 2, wall, -0.01), (width / 2, wall, -0.01), (width / 2, wall + 3, -0.03), (-width / 2, wall + 3, -0.03)], [(0, 1, 2, 3)], slab_material(0.4, 0.2))
    liner, steel = sheet_paint((0.58, 0.58, 0.555), 0.12), m.powder((0.30, 0.07, 0.035), 0.2, rough=0.5)
    x, w, h = door
    left, right = -width / 2, width / 2
    ribbed_sheet(x - w / 2 - left, height, liner, (left, wall, 0))
    ribbed_sheet(right - x - w / 2, height, liner, (x + w / 2, wall, 0))
    ribbed_sheet(w, height - h, liner, (x - w / 2, wall, h))
    roller_door(w, h, 0.9, m.powder((0.55, 0.55, 0.53), 0.2, rough=0.45), (x, wall - 0.06, 0))
    for s in (-1, 1):
        box((0.14, 0.3, h + 0.1), m.powder("#2b3136", 0.2), (x + s * (w / 2 + 0.07), wall, (h + 0.1) / 2), bevel=0.006)
    box((w + 0.28, 0.3, 0.16), m.powder("#2b3136", 0.2), (x, wall, h + 0.08), bevel=0.006)
    ribbed_sheet(wall + 8, height, liner, (right, wall, 0), (0, 0, -90))
    ribbed_sheet(wall + 8, height, liner, (left, -8, 0), (0, 0, 90))
    mesh("roof", [(left, -8, height), (right, -8, height), (right, wall, height), (left, wall, height)], [(3, 2, 1, 0)], sheet_paint((0.5, 0.5, 0.48), 0.1))
    # Column and conduit on the far wall.
    for px in (-1.35, right - 0.15):
        for dy, size in ((0, (0.16, 0.012)), (-0.2, (0.16, 0.012))):
            box((size[0], size[1], height), steel, (px, wall - 0.06 + dy, height / 2), bevel=0.002)
        box((0.012, 0.2, height), steel, (px, wall - 0.16, height / 2), bevel=0.002)
    tube([(1.0, wall - 0.05, 2.75), (1.0, wall - 0.05, height)], 0.012, m.galvanized(), smooth=False)
    tube([(-1.0, wall - 0.06, 2.75), (right, wall - 0.06, 2.75)], 0.014, m.galvanized(), smooth=False)
