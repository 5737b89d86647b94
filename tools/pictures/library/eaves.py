"""The edge of a roof: stucco wall, soffit with vents, gutter, tiles. Wall face at y = 0, eave toward -Y."""
import math
import random

from . import materials as m
from .parts import bolt, wire_mesh
from .plants import plant
from .property import stucco
from .settings import softbox
from .shapes import box, copy_of, mesh, placed, plate, rectangle, scatter, tube

EAVE, OUT = 2.5, 0.62


def extrude_x(profile, x0, x1, material, closed=False):
    """Sweeps a (y, z) profile along X: gutters, trim, flashing."""
    verts, faces = [], []
    for y, z in profile:
        verts += [(x0, y, z), (x1, y, z)]
    n = len(profile)
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        faces.append((2 * i, 2 * i + 1, 2 * j + 1, 2 * j))
    return mesh("trim", verts, faces, material, angle=30)


def tiles(length, rows=7, slope=22):
    """Barrel tiles, row over row."""
    clay = m.surface((0.30, 0.145, 0.085), 0.8, vary=0.28, vary_scale=5, bump=(60, 0.4, 0.003), dirt=0.25)
    verts, faces = [], []
    r, L = 0.105, 0.42
    for i in range(9):
        a = math.pi * i / 8
        for y, k in ((0, 1.0), (L, 0.86)):
            verts.append((r * k * math.cos(a), y, r * k * math.sin(a)))
        for y, k in ((0, 0.87), (L, 0.74)):
            verts.append((r * k * math.cos(a), y, r * k * math.sin(a)))
    for i in range(8):
        b, c = 4 * i, 4 * (i + 1)
        faces += [(b, c, c + 1, b + 1), (b + 2, b + 3, c + 3, c + 2), (b, b + 2, c + 2, c)]
    one = mesh("tile", verts, faces, clay, (0, 0, -800))
    rnd = random.Random(2)
    with placed((0, -OUT - 0.055, EAVE + 0.175), (slope, 0, 0)):
        box((length, rows * 0.36 + 0.3, 0.05), m.surface((0.1, 0.06, 0.05), 0.9), (0, rows * 0.18, -0.03), bevel=0)
        for row in range(rows):
            n = int(length / 0.2)
            for i in range(n + 1):
                x = -length / 2 + i * 0.2
                copy_of(one, (x, row * 0.36, 0.01 + 0.004 * row), (rnd.uniform(-1, 1), 0, rnd.uniform(-1.2, 1.2)))
                copy_of(one, (x + 0.1, row * 0.36 + 0.05, 0.07), (rnd.uniform(-1, 1), 180, rnd.uniform(-1.2, 1.2)))


def gutter(length, guard=False, needles=0, color=(0.42, 0.38, 0.32)):
    """K-style gutter on the fascia, optionally with a perforated guard or full of needles."""
    metal = m.powder(color, 0.2)
    y, z = -OUT - 0.03, EAVE + 0.07
    extrude_x([(y, z + 0.005), (y, z - 0.1), (y - 0.085, z - 0.1), (y - 0.1, z - 0.075), (y - 0.1, z - 0.055), (y - 0.125, z - 0.03), (y - 0.128, z), (y - 0.118, z + 0.004), (y - 0.116, z - 0.006)], -length / 2, length / 2, metal)
    for i in range(int(length / 0.6)):
        box((0.02, 0.125, 0.004), m.zinc(0.3), (-length / 2 + 0.3 + i * 0.6, y - 0.06, z - 0.004), bevel=0.001)
    if guard:
        steel = m.stainless(0.12, (1, 1, 1))
        wire_mesh(length, 0.135, 0.006, 0.0012, steel, (0, y - 0.06, z + 0.014), (-4, 0, 0), wave=False)
        extrude_x([(y - 0.132, z + 0.006), (y - 0.132, z + 0.018), (y - 0.11, z + 0.02)], -length / 2, length / 2, steel)
    if needles:
        rnd = random.Random(4)
        kinds = []
        for k, c in enumerate(((0.26, 0.14, 0.06), (0.34, 0.21, 0.09), (0.17, 0.10, 0.05))):
            kinds.append(box((0.13, 0.0022, 0.002), m.surface(c, 0.8), (0, 0, -600), bevel=0))
        plant(kinds, [(rnd.uniform(-length / 2, length / 2), y - 0.06 + rnd.gauss(0, 0.035), z - 0.03 + abs(rnd.gauss(0, 0.03)) + 0.02 * math.sin(i), rnd.uniform(0, 6.28), rnd.uniform(0.6, 1.2), (rnd.gauss(0, 0.25), rnd.gauss(0, 0.25), 1)) for i in range(needles)])


def vent(x, kind="hardened"):
    """Soffit vent, 22 x 14 in. Hardened: fine mesh in a frame. Open: wide mesh, torn."""
    w, h = 0.5, 0.3
    at = (x, -OUT / 2 - 0.02, EAVE - 0.02)
    plate([rectangle(w, h)], 0.002, m.surface((0.006, 0.006, 0.006), 0.9), (at[0], at[1], at[2] + 0.02), bevel=0)
    if kind == "hardened":
        steel = m.stainless(0.1, (1, 1, 1))
        wire_mesh(w, h, 0.005, 0.0011, steel, (at[0], at[1], at[2] - 0.004), wave=False)
        plate([rectangle(w + 0.07, h + 0.07, 0.008), rectangle(w - 0.01, h - 0.01, 0.004)[::-1]], 0.008, steel, (at[0], at[1], at[2] - 0.012), bevel=0.0015)
        for i in range(5):
            for s in (-1, 1):
                bolt((at[0] - w / 2 + w * i / 4, at[1] + s * (h / 2 + 0.017), at[2] - 0.016), (0, 0, -1), 0.008)
        return
    rust = m.surface((0.20, 0.13, 0.085), 0.6, 0.6, vary=0.4, vary_scale=14)
    wire_mesh(w, h, 0.016, 0.0017, rust, (at[0], at[1], at[2] - 0.002), wave=False) if kind == "open" else torn_mesh(w, h, rust, (at[0], at[1], at[2] - 0.002))
    plate([rectangle(w + 0.05, h + 0.05), rectangle(w - 0.01, h - 0.01)[::-1]], 0.012, m.surface((0.40, 0.35, 0.28), 0.7, dirt=0.4, chips=0.8), (at[0], at[1], at[2] - 0.008), bevel=0.002)


def torn_mesh(w, h, material, at):
    """Quarter-inch hardware cloth with a hole and curled wires."""
    rnd = random.Random(7)
    pitch = 0.016

    def hole(x, y):
        return ((x - 0.08) / 0.1) ** 2 + ((y + 0.02) / 0.075) ** 2 < 1

    with placed(at):
        for axis, span, other in ((0, w, h), (1, h, w)):
            for i in range(int(span / pitch) + 1):
                c = -span / 2 + i * pitch
                run = []
                steps = 30
                for k in range(steps + 1):
                    t = -other / 2 + other * k / steps
                    x, y = (c, t) if axis == 0 else (t, c)
                    if hole(x, y):
                        if len(run) > 1:
                            run.append((run[-1][0] + rnd.uniform(-0.006, 0.006), run[-1][1] + rnd.uniform(-0.006, 0.006), -rnd.uniform(0.008, 0.03)))
                            tube(run, 0.0009, material, smooth=False, resolution=1)
                        run = []
                    else:
                        run.append((x, y, 0))
                if len(run) > 1:
                    tube(run, 0.0009, material, smooth=False, resolution=1)


def eave(length=5.0, vents=((-0.9, "hardened"), (0.9, "hardened")), guard=True, needles=0, roof=True, wall_color=(0.60, 0.545, 0.46)):
    box((length, 0.2, EAVE + 0.3), stucco(wall_color, 0.12), (0, 0.1, EAVE / 2), bevel=0)
    trim = m.surface((0.34, 0.29, 0.23), 0.6, vary=0.08, dirt=0.15)
    board = m.surface((0.50, 0.45, 0.37), 0.7, vary=0.05, dirt=0.1)
    for i in range(4):
        box((length, OUT / 4 - 0.004, 0.02), board, (0, -OUT * (i + 0.5) / 4, EAVE), bevel=0.002)
    box((length, 0.03, 0.19), trim, (0, -OUT - 0.012, EAVE + 0.04), bevel=0.004)
    box((length, 0.03, 0.08), trim, (0, -0.016, EAVE - 0.05), bevel=0.004)
    for x, kind in vents:
        vent(x, kind)
    gutter(length, guard, needles)
    if roof:
        tiles(length)


def sunlit_ground(radiance=0.7):
    """Light that sunlit paving throws up under the eave; without it the soffit is black."""
    softbox((0, -3.2, 0.05), (0, -0.2, EAVE), (9, 4), radiance, (1, 0.93, 0.82))
