"""The edge of a roof: stucco wall, soffit with vents, gutter, tiles. Wall face at y = 0, eave toward -Y."""
import math
import random

from mathutils import Vector

from . import materials as m
from .finishes import clay, lumber, stucco_coat, sheet
from .parts import bolt, wire_mesh
from .settings import softbox
from .shapes import box, copy_of, cylinder, lathe, mesh, placed, plate, rectangle, tube

EAVE, OUT = 2.5, 0.62
GUTTER = OUT + 0.034  # back of the gutter, from the wall
LIP = EAVE + 0.135  # its upper edge
WALL, TRIM, BOARD, METAL = (0.43, 0.365, 0.285), (0.135, 0.10, 0.075), (0.43, 0.385, 0.32), (0.44, 0.41, 0.35)


def sweep(profile, path, material, closed=True, angle=30):
    """Runs an (outward, height) profile along wall corners in plan, outside on the right, mitered where they turn."""
    points = [Vector(p) for p in path]
    normals = []
    for a, b in zip(points, points[1:]):
        d = (b - a).normalized()
        normals.append(Vector((d.y, -d.x)))
    verts, faces = [], []
    n = len(profile)
    for i, p in enumerate(points):
        u, v = normals[max(0, i - 1)], normals[min(i, len(normals) - 1)]
        miter = (u + v) / (1 + u.dot(v))
        verts += [(p.x + miter.x * out, p.y + miter.y * out, z) for out, z in profile]
    for i in range(len(points) - 1):
        for k in range(n if closed else n - 1):
            j = (k + 1) % n
            faces.append((i * n + k, (i + 1) * n + k, (i + 1) * n + j, i * n + j))
    if closed:
        faces += [tuple(range(n)), tuple(range(len(verts) - 1, len(verts) - n - 1, -1))]
    return mesh("trim", verts, faces, material, angle=angle)


def soffit(path, vents=(), color=BOARD):
    """Four grooved boards; the two in the middle stop at the vents of the first wall."""
    w = OUT / 4
    (ax, ay), rest = path[0], list(path[1:])
    for row in range(4):
        a, b, e = row * w + 0.0005, (row + 1) * w - 0.0005, 0.003
        profile = [(a, EAVE + 0.018), (a, EAVE + e), (a + e, EAVE), (b - e, EAVE), (b, EAVE + e), (b, EAVE + 0.018)]
        tone = tuple(c * (1 + 0.03 * math.sin(row * 2.4 + 1)) for c in color)
        paint = lumber((0.2, 0.15, 0.1), 0, "X", tone)
        if row in (0, 3) or not vents:
            sweep(profile, path, paint)
            continue
        start = ax
        for x, _ in sorted(vents):
            sweep(profile, [(start, ay), (x - VENT[0] / 2, ay)], paint)
            start = x + VENT[0] / 2
        sweep(profile, [(start, ay), *rest], paint)


VENT = (0.46, OUT / 2)  # opening


def tile_shapes():
    """Cover and pan of a mission tile roof, tapered, with real thickness. Lower end at y = 0."""
    made = []
    length, thick = 0.42, 0.012
    for r, start, stop, flip, seed in ((0.09, 14, 166, 1, 1), (0.11, 214, 326, -1, 2)):
        rnd = random.Random(seed)
        verts, faces = [], []
        n = 17
        ys = (0, 0.006, 0.12, 0.25, length)
        for j, y in enumerate(ys):
            k = 1 - (0.13 if flip > 0 else -0.02) * y / length
            for i in range(n):
                a = math.radians(start + (stop - start) * i / (n - 1))
                for t in (0, 1):
                    rr = (r - thick * t) * k - (0.0015 if j == 0 and t == 0 else 0) + rnd.gauss(0, 0.0004)
                    z = rr * math.sin(a) + (0 if flip > 0 else r) + 0.016 * (1 - y / length)
                    verts.append((rr * math.cos(a), y, z))
        row = 2 * n
        for j in range(len(ys) - 1):
            for i in range(n - 1):
                b = j * row + 2 * i
                faces += [(b, b + 2, b + row + 2, b + row), (b + 1, b + row + 1, b + row + 3, b + 3)]
            for i in (0, n - 1):
                b = j * row + 2 * i
                faces.append((b, b + row, b + row + 1, b + 1))
        for j in (0, len(ys) - 1):
            for i in range(n - 1):
                b = j * row + 2 * i
                faces.append((b, b + 1, b + 3, b + 2))
        made.append(mesh("tile", verts, faces, clay(), (0, 0, -800), angle=40))
    return made


TILE_PITCH, TILE_ROW, SLOPE = 0.24, 0.335, 20
TILE_EDGE = GUTTER + 0.026  # lower end of the tiles, over the gutter
TILE_BASE = LIP + 0.004


def tiles(length, rows=7, hip=(0, 0), skip=None, shapes=None):
    """Two-piece barrel tiles whose lower row reaches over the gutter. A hip shortens each row at that end."""
    cover, pan = shapes or tile_shapes()
    rnd = random.Random(2)
    mortar = m.surface((0.17, 0.135, 0.11), 0.95, vary=0.3, vary_scale=20, bump=(90, 0.9, 0.006))
    with placed((0, -TILE_EDGE, TILE_BASE), (SLOPE, 0, 0)):
        if not any(hip):
            box((length, rows * TILE_ROW + 0.1, 0.02), m.surface((0.03, 0.027, 0.025), 0.9), (0, 0.09 + (rows * TILE_ROW + 0.1) / 2, -0.014), bevel=0)
        for row in range(rows):
            cut = row * TILE_ROW * math.cos(math.radians(SLOPE))
            for i in range(int(length / TILE_PITCH) + 1):
                x = -length / 2 + i * TILE_PITCH
                if (hip[0] and x < -length / 2 + cut) or (hip[1] and x > length / 2 - cut) or (skip and skip(x, row)):
                    continue
                y = row * TILE_ROW + rnd.gauss(0, 0.004)
                copy_of(pan, (x + rnd.gauss(0, 0.003), y, 0), (rnd.gauss(0, 0.3), rnd.gauss(0, 1.0), rnd.gauss(0, 0.6)))
                if row == 0:
                    lathe([(0, 0.012 + rnd.uniform(-0.004, 0.006)), (0.06, 0.006), (0.082, 0.0)], mortar, (x + TILE_PITCH / 2, 0.022, 0.012), (0, -1, 0), 28)
                copy_of(cover, (x + TILE_PITCH / 2 + rnd.gauss(0, 0.003), row * TILE_ROW + rnd.gauss(0, 0.005), 0.0), (rnd.gauss(0, 0.35), rnd.gauss(0, 1.2), rnd.gauss(0, 0.8)))
    return cover, pan


K_STYLE = [(0.0, 0.0), (0.0, -0.088), (0.003, -0.091), (0.074, -0.091), (0.079, -0.088), (0.081, -0.082), (0.081, -0.064), (0.084, -0.056), (0.090, -0.050), (0.099, -0.045),
           (0.107, -0.039), (0.112, -0.031), (0.114, -0.022), (0.114, -0.013), (0.1165, -0.011), (0.122, -0.010), (0.1235, -0.008), (0.1235, -0.001), (0.122, 0.001), (0.117, 0.001), (0.1155, -0.001), (0.1155, -0.006)]


def gutter(path, color=METAL, hangers=True):
    """K-style gutter of folded sheet on the fascia."""
    thick = 0.0012
    outer = [(GUTTER + y, LIP + z) for y, z in K_STYLE]
    inner = []
    for k, p in enumerate(outer):
        a, b = Vector(outer[max(0, k - 1)]), Vector(outer[min(len(outer) - 1, k + 1)])
        d = (b - a).normalized()
        inner.append((p[0] - d.y * thick, p[1] + d.x * thick))
    sweep(outer + inner[::-1], path, sheet(color), angle=38)
    if hangers:
        (x0, y0), (x1, _) = path[0], path[1]
        for i in range(int((x1 - x0) / 0.61)):
            x = x0 + 0.37 + i * 0.61
            box((0.026, 0.108, 0.0016), m.aluminum(0.25), (x, y0 - GUTTER - 0.058, LIP - 0.006), (-2, 0, 0), 0.0005)
            bolt((x, y0 - GUTTER - 0.006, LIP - 0.012), (0, -1, 0), 0.008)


def fascia(path, color=TRIM):
    low, high, a, b = EAVE - 0.016, LIP + 0.012, OUT, OUT + 0.033
    sweep([(a, low), (a, high), (b, high), (b, low + 0.003), (b - 0.003, low)], path, lumber((0.2, 0.15, 0.1), 0, "X", color))


def frieze(path, color=TRIM):
    sweep([(0, EAVE - 0.085), (0, EAVE), (0.019, EAVE), (0.019, EAVE - 0.082), (0.016, EAVE - 0.085)], path, lumber((0.2, 0.15, 0.1), 0, "X", color))


def attic(x, y=0.0):
    """The dark room above a vent, with a rafter."""
    w, h = VENT
    dark = m.surface((0.012, 0.010, 0.009), 0.95, vary=0.2)
    at = (x, y - OUT / 2, EAVE + 0.018)
    for s in (-1, 1):
        box((0.02, h + 0.04, 0.24), dark, (x + s * (w / 2 + 0.012), at[1], at[2] + 0.11), bevel=0)
        box((w + 0.04, 0.02, 0.24), dark, (x, at[1] + s * (h / 2 + 0.012), at[2] + 0.11), bevel=0)
    box((w + 0.08, h + 0.08, 0.02), dark, (x, at[1], at[2] + 0.23), bevel=0)
    box((0.038, h, 0.09), lumber((0.10, 0.065, 0.04), 0, "Y"), (x + 0.11, at[1], at[2] + 0.1), bevel=0.002)


def vent(x, kind="open"):
    """Soffit vent. Hardened: fine mesh in a steel frame. Open: quarter-inch mesh, rusty; torn: with a hole."""
    w, h = VENT
    at = (x, -OUT / 2, EAVE)
    attic(x)
    if kind == "hardened":
        steel = m.stainless(0.1, (1, 1, 1))
        wire_mesh(w, h, 0.0042, 0.0011, steel, (at[0], at[1], at[2] - 0.001), wave=False)
        plate([rectangle(w + 0.06, h + 0.06, 0.006), rectangle(w - 0.02, h - 0.02, 0.004)[::-1]], 0.003, steel, (at[0], at[1], at[2] - 0.003), bevel=0.0008)
        for i in range(5):
            for s in (-1, 1):
                bolt((at[0] - w / 2 + w * i / 4, at[1] + s * (h / 2 + 0.015), at[2] - 0.0045), (0, 0, -1), 0.007)
        return
    rust = m.surface((0.30, 0.215, 0.155), 0.7, 0.2, vary=0.55, vary_scale=26)
    torn_mesh(w, h, rust, (at[0], at[1], at[2] + 0.002), torn=kind == "torn", seed=int(x * 10) + 40)
    frame = lumber((0.2, 0.15, 0.1), 0, "X", tuple(c * 0.86 for c in BOARD))
    side = lumber((0.2, 0.15, 0.1), 0, "Y", tuple(c * 0.83 for c in BOARD))
    t, d = 0.034, 0.012
    for s in (-1, 1):
        box((w + 2 * t, t, d), frame, (at[0], at[1] + s * (h / 2 + t / 2 - 0.008), at[2] - d / 2), bevel=0.002)
        box((t, h - 0.016, d), side, (at[0] + s * (w / 2 + t / 2 - 0.008), at[1], at[2] - d / 2), bevel=0.002)
        for k in (-0.42, 0, 0.42):
            cylinder(0.0035, 0.0012, m.surface((0.12, 0.07, 0.045), 0.7, 0.3), (at[0] + k * w, at[1] + s * (h / 2 + 0.008), at[2] - d + 0.0004), (0, 0, -1), 0.0003, 12)


def torn_mesh(w, h, material, at, torn=True, seed=7):
    """Hardware cloth of half-inch squares that sags; torn, it has a hole with curled wires and a hanging flap."""
    rnd = random.Random(seed)
    pitch, wire = 0.0127, 0.00085

    def hole(x, y):
        a = math.atan2(y + 0.015, x - 0.05)
        edge = 1 + 0.22 * math.sin(3 * a + 1) + 0.12 * math.sin(7 * a)
        return torn and ((x - 0.05) / 0.105) ** 2 + ((y + 0.015) / 0.075) ** 2 < edge

    def sag(x, y):
        pull = -0.004 * (1 - (2 * x / w) ** 2) * (1 - (2 * y / h) ** 2)
        if torn:
            pull -= 0.02 * math.exp(-(((x - 0.05) / 0.14) ** 2 + ((y + 0.015) / 0.10) ** 2))
        return pull + 0.0007 * math.sin(x * 90 + seed) * math.sin(y * 70)

    def strand(points):
        if len(points) > 1:
            tube(points, wire, material, smooth=False, resolution=1)

    with placed(at):
        for axis, span, other in ((0, w, h), (1, h, w)):
            for i in range(int(span / pitch) + 1):
                c = -span / 2 + i * pitch + rnd.gauss(0, 0.0005)
                run, steps = [], int(other / 0.006)
                for k in range(steps + 1):
                    t = -other / 2 + other * k / steps
                    x, y = (c, t) if axis == 0 else (t, c)
                    if not hole(x, y):
                        if not run and k:
                            curl = rnd.uniform(0.006, 0.02)
                            run.append((x + rnd.gauss(0, 0.003), y + rnd.gauss(0, 0.003), sag(x, y) - curl))
                        run.append((x, y, sag(x, y)))
                        continue
                    if run:
                        px, py, pz = run[-1]
                        curl = rnd.uniform(0.006, 0.022)
                        run.append((px + rnd.gauss(0, 0.003), py + rnd.gauss(0, 0.003), pz - curl * 0.5))
                        run.append((px + rnd.gauss(0, 0.006), py + rnd.gauss(0, 0.006), pz - curl))
                        strand(run)
                    run = []
                strand(run)
        if torn:
            # The piece that was torn out hangs from the far side of the hole.
            for axis in (0, 1):
                for i in range(8 if axis == 0 else 7):
                    pts = []
                    for k in range(9):
                        u, v = (i / 7, k / 8) if axis == 0 else (k / 8, i / 6)
                        drop = 0.10 * v
                        pts.append((0.005 + 0.09 * u + 0.012 * v + rnd.gauss(0, 0.0008), 0.05 - 0.032 * math.sin(v * 2.2) + 0.012 * (u - 0.5) * v, sag(0.05, 0.05) - drop * (0.65 + 0.35 * v) + 0.01 * u * v + rnd.gauss(0, 0.0006)))
                    strand(pts)


def eave(length=5.0, vents=(), roof=True, rows=7, wall_color=WALL, gutter_color=METAL, hip=(0, 0), path=None):
    """A straight eave with wall and roof around x = 0, or only its trim along a path of wall corners."""
    straight = path or [(-length / 2, 0), (length / 2, 0)]
    if not path:
        box((length, 0.2, EAVE + 0.3), stucco_coat(wall_color), (0, 0.1, EAVE / 2), bevel=0)
    soffit(straight, vents)
    fascia(straight)
    frieze(straight)
    for x, kind in vents:
        vent(x, kind)
    gutter(straight, gutter_color)
    if roof and not path:
        tiles(length, rows, hip)


def sunlit_ground(radiance=0.7, at=(0, -3.2, 0.05), size=(9, 4)):
    """Light that sunlit paving throws up under the eave; without it the soffit is black."""
    softbox(at, (at[0], -0.2, EAVE), size, radiance, (1, 0.965, 0.91))
