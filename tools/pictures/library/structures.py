"""Tanks, sheds, pails and building parts."""
import math
import random

from mathutils import Vector

from . import materials as m
from .parts import bolt, flange, handwheel, label, male_end, wire_mesh
from .shapes import bent, box, circle, copy_of, cylinder, lathe, mesh, pipe_ring, placed, plate, rectangle, rounded_box, text, tube


def corrugated_tank(radius=1.56, height=2.3, dirt=0.1, ladder=True):
    """Galvanized steel tank with cone roof. Outlet toward -Y."""
    galv, zinc = m.fine_galvanized(dirt), m.zinc(dirt)
    waves, fine = 26, 12
    profile = [(radius + 0.012 * math.cos(2 * math.pi * i / fine), 0.02 + (height - 0.04) * i / (waves * fine)) for i in range(waves * fine + 1)]
    wall = lathe(profile, galv, segments=192)
    wall.data.auto_smooth_angle = math.radians(80)
    # Lapped seams: each sheet ends over the next one, with two rows of bolts on the crests.
    for k in range(10):
        a = 2 * math.pi * k / 10 + 0.2
        sheet_lap(profile, a, 0.13 / radius, 0.005, galv)
        for j in range(1, waves, 2):
            z = 0.02 + (height - 0.04) * j / waves
            for side in (-1, 1):
                t = a + side * 0.03 / radius
                bolt(((radius + 0.0165) * math.cos(t), (radius + 0.0165) * math.sin(t), z), (math.cos(t), math.sin(t), 0), 0.018, zinc)
    pipe_ring(radius + 0.04, radius - 0.02, 0.05, galv, (0, 0, height - 0.04), segments=96)
    pipe_ring(radius + 0.035, radius - 0.02, 0.04, galv, (0, 0, 0), segments=96)
    roof = [(radius + 0.06, height), (radius + 0.055, height + 0.015), (0.3, height + 0.3), (0.28, height + 0.305)]
    lathe(roof, galv, segments=96)
    for k in range(24):
        a = 2 * math.pi * k / 24
        tube([((radius + 0.05) * math.cos(a), (radius + 0.05) * math.sin(a), height + 0.025), (0.3 * math.cos(a), 0.3 * math.sin(a), height + 0.308)], 0.014, galv, smooth=False)
    lathe([(0.3, 0.3), (0.3, 0.38), (0.32, 0.39), (0.32, 0.41), (0.0, 0.44)], m.powder("#2b3136", dirt), (0, 0, height), bevel=0.005)
    if ladder:
        with placed(turn=(0, 0, -58)):
            for y in (-0.2, 0.2):
                tube(bent([(radius + 0.15, y, 0.25), (radius + 0.15, y, height + 0.65), (radius - 0.25, y, height + 0.65), (radius - 0.25, y, height + 0.07)], 0.15), 0.02, galv, smooth=False)
                for z in (0.5, height - 0.2):
                    box((0.15, 0.03, 0.006), galv, (radius + 0.08, y, z))
            for i in range(9):
                tube([(radius + 0.15, -0.2, 0.35 + i * 0.26), (radius + 0.15, 0.2, 0.35 + i * 0.26)], 0.013, galv, smooth=False)
    # Fire outlet: flange, valve, draft thread.
    with placed((0.0, -radius, 0.26)):
        flange((0, -0.02, 0), (0, 1, 0), 0.14, 0.03, m.powder(dirt=dirt), 8, 0.024)
        tube([(0, 0, 0), (0, -0.16, 0)], 0.06, m.powder(dirt=dirt), smooth=False)
        flange((0, -0.16, 0), (0, 1, 0), 0.12, 0.024, m.powder(dirt=dirt), 8, 0.02)
        lathe([(0.07, 0), (0.088, 0.04), (0.088, 0.1), (0.07, 0.14)], m.powder(dirt=dirt), (0, -0.17, 0), (0, -1, 0))
        cylinder(0.035, 0.12, m.powder(dirt=dirt), (0, -0.24, 0.06))
        handwheel((0, -0.24, 0.24), (0, 0, 1), 0.1, m.black_powder(dirt))
        flange((0, -0.32, 0), (0, 1, 0), 0.12, 0.024, m.powder(dirt=dirt), 8, 0.02)
        male_end((0, -0.33, 0), (0, -1, 0), 0.05, 0.08, m.aluminum(dirt))
    # Level gauge.
    with placed(turn=(0, 0, 24)):
        tube([(0, -radius - 0.045, 0.2), (0, -radius - 0.045, height - 0.15)], 0.014, m.surface((0.55, 0.7, 0.75), 0.08, coat=1), smooth=False)
        for z in (0.2, height - 0.15):
            box((0.05, 0.08, 0.05), m.brass(dirt), (0, -radius - 0.03, z), bevel=0.006)
    with placed((0, 0, 0), (0, 0, -14)):
        with placed((0, -radius - 0.026, height * 0.62)):
            plate([rectangle(0.9, 0.34, 0.03)], 0.008, m.powder((0.75, 0.75, 0.73), dirt), turn=(90, 0, 0))
            for x in (-0.38, 0.38):
                for z in (-0.11, 0.11):
                    box((0.03, 0.09, 0.03), zinc, (x, 0.045, z), bevel=0.002)
                    bolt((x, -0.004, z), (0, -1, 0), 0.014, zinc)
            text("RINGLINE", 0.17, m.ink(), (0, -0.006, 0.06), (90, 0, 0))
            text("5,000 GALLONS  FIRE WATER", 0.065, m.ink((0.3, 0.06, 0.02)), (0, -0.006, -0.09), (90, 0, 0))


def sheet_lap(profile, angle, width, thick, material):
    """Strip that follows the waves of the wall, with its own cut edges. Angles in radians."""
    verts, faces, n = [], [], 6
    columns = [(0, -0.5)] + [(1, i / n - 0.5) for i in range(n + 1)] + [(0, 0.5)]
    for r, z in profile:
        for out, share in columns:
            a = angle + width * share
            verts.append(((r + thick * out) * math.cos(a), (r + thick * out) * math.sin(a), z))
    c = len(columns)
    for i in range(len(profile) - 1):
        for k in range(c - 1):
            faces.append((i * c + k, i * c + k + 1, (i + 1) * c + k + 1, (i + 1) * c + k))
    mesh("lap", verts, faces, material, angle=60)


def pail(body=(0.72, 0.71, 0.68), lid="#b5330f", name="EMBERHOLD", lines=("Long-term retardant", "5 gallons concentrate"), dirt=0.0, stripe="#b5330f", brand="RINGLINE"):
    """Five-gallon pail with ribs, wire handle and printed label. Origin on the floor."""
    plastic, top = m.hdpe(body, dirt), m.hdpe(lid, dirt)
    profile = [(0, 0), (0.128, 0), (0.132, 0.006), (0.142, 0.28)]
    for z in (0.285, 0.31, 0.33):
        profile += [(0.143, z), (0.15, z + 0.004), (0.15, z + 0.009), (0.143, z + 0.013)]
    profile += [(0.145, 0.365)]
    lathe(profile, plastic, segments=96, bevel=0.0008)
    lathe([(0.154, 0.352), (0.156, 0.356), (0.156, 0.374), (0.148, 0.38), (0.138, 0.38), (0.134, 0.368), (0, 0.368)], top, segments=96, bevel=0.001)
    for i in range(36):
        a = 2 * math.pi * i / 36
        box((0.004, 0.012, 0.016), top, (0.156 * math.cos(a), 0.156 * math.sin(a), 0.364), (0, 0, math.degrees(a)), 0.001)
    lathe([(0, 0.03), (0.026, 0.03), (0.03, 0.024), (0.03, 0)], m.plastic((0.03, 0.03, 0.032)), (0.06, 0.05, 0.368), segments=20, bevel=0.002)
    for s in (-1, 1):
        cylinder(0.016, 0.012, plastic, (s * 0.148, 0, 0.3), (s, 0, 0), bevel=0.003)
    tube([(-0.158, 0, 0.3), (-0.165, 0.03, 0.31), (-0.13, 0.11, 0.33), (0, 0.185, 0.345), (0.13, 0.11, 0.33), (0.165, 0.03, 0.31), (0.158, 0, 0.3)], 0.0022, m.zinc())
    tube([(-0.05, 0.17, 0.342), (0, 0.185, 0.345), (0.05, 0.17, 0.342)], 0.0085, m.plastic((0.03, 0.03, 0.032)))
    # Label wrapped around the front.
    wrap(0.1345, 0.1405, 0.035, 0.262, -150, -30, m.paper())
    wrap(0.1352, 0.1358, 0.045, 0.075, -150, -30, m.surface(stripe, 0.5, vary=0))
    curved_text(name, 0.052, 0.1425, 0.222, m.ink())
    for i, line in enumerate(lines):
        curved_text(line, 0.02, 0.1405, 0.175 - i * 0.028, m.ink((0.25, 0.05, 0.015) if i == 0 else (0.015, 0.017, 0.02)))
    curved_text(brand, 0.02, 0.1375, 0.06, m.paper())


def wrap(r0, r1, z0, z1, a0, a1, material, offset=0.0012):
    """Sheet around a cone between two angles in degrees."""
    verts, faces = [], []
    n = 32
    for i in range(n + 1):
        a = math.radians(a0 + (a1 - a0) * i / n)
        for r, z in ((r0, z0), (r1, z1)):
            verts.append(((r + offset) * math.cos(a), (r + offset) * math.sin(a), z))
    for i in range(n):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    mesh("wrap", verts, faces, material, angle=60)


def curved_text(body, size, radius, z, material):
    """Letters set one by one around the front of a cylinder."""
    import bpy
    total, widths = 0.0, []
    for c in body:
        w = size * (0.2 if c in " .,I-" else 0.5 if c in "MWmw" else 0.37)
        widths.append(w)
        total += w
    at = -total / 2
    for c, w in zip(body, widths):
        a = (at + w / 2) / radius
        if c != " ":
            text(c, size, material, (radius * math.sin(a), -radius * math.cos(a), z), (90, 0, math.degrees(a)))
        at += w


def screen_panel(w=0.36, h=0.56, detailed=True, dirt=0.0):
    """Framed ember screen in the XY plane."""
    steel = m.stainless(dirt, (1, 1, 1))
    wire_mesh(w - 0.03, h - 0.03, 0.0042 if detailed else 0.008, 0.0009, steel, wave=detailed)
    plate([rectangle(w, h, 0.006), rectangle(w - 0.05, h - 0.05, 0.004)[::-1]], 0.004, steel, bevel=0.0008)
    for i in range(5):
        for s in (-1, 1):
            cylinder(0.0022, 0.0003, m.ink(), (s * (w / 2 - 0.012), -h / 2 + h * (i + 0.5) / 5, 0.0021), bevel=0, segments=16)


def shed(open_doors=0.0, dirt=0.06, brand="RINGLINE", color="#8f2c10"):
    """Pump shed, 8 x 5 ft. Doors in front (-Y), swung open by the angle in degrees. Origin on the slab."""
    w, d, h = 2.4, 1.5, 2.05
    board = m.surface((0.40, 0.41, 0.40), 0.8, vary=0.07, vary_scale=3, bump=(90, 0.25, 0.002), dirt=dirt)
    dark, galv = m.powder("#2b3136", dirt), m.galvanized(dirt)
    box((w + 0.5, d + 0.5, 0.12), m.surface((0.45, 0.44, 0.42), 0.88, vary=0.14, bump=(120, 0.5, 0.002), dirt=dirt), (0, 0, -0.06), bevel=0.01)
    t = 0.06
    box((w, t, h), board, (0, d / 2 - t / 2, h / 2), bevel=0.004)
    for s in (-1, 1):
        box((t, d, h), board, (s * (w / 2 - t / 2), 0, h / 2), bevel=0.004)
        louver((s * (w / 2 + 0.012), 0.05, h * 0.72), s, dark)
        louver((s * (w / 2 + 0.012), 0.05, 0.32), s, dark)
    post = 0.12
    for s in (-1, 1):
        box((post, t, h), board, (s * (w / 2 - post / 2), -d / 2 + t / 2, h / 2), bevel=0.004)
    box((w, t, 0.12), board, (0, -d / 2 + t / 2, h - 0.06), bevel=0.004)
    for x in (-w / 2, w / 2):
        for y in (-d / 2, d / 2):
            box((0.05, 0.05, h), dark, (x, y, h / 2), bevel=0.003)
    gables(w, d, h, board)
    # Roof: standing seam steel, falling to the back.
    with placed((0, -0.02, h + 0.09), (-5.5, 0, 0)):
        box((w + 0.36, d + 0.42, 0.03), dark, bevel=0.004)
        for i in range(9):
            box((0.018, d + 0.42, 0.035), dark, (-w / 2 - 0.14 + i * (w + 0.28) / 8, 0, 0.03), bevel=0.003)
        box((w + 0.37, 0.03, 0.1), dark, (0, -d / 2 - 0.2, -0.03), bevel=0.003)
    leaf = (w - 2 * post) / 2
    for s in (-1, 1):
        with placed((s * (w / 2 - post), -d / 2 + 0.01, 0.03), (0, 0, s * open_doors)):
            x = -s * leaf / 2
            box((leaf - 0.008, 0.045, h - 0.16), m.powder(color, dirt, rough=0.45), (x, 0, (h - 0.16) / 2), bevel=0.004)
            box((leaf - 0.1, 0.05, 0.06), dark, (x, 0, 0.12), bevel=0.003)
            box((leaf - 0.1, 0.05, 0.06), dark, (x, 0, h - 0.3), bevel=0.003)
            for i in range(8):
                with placed((x, -0.03, 0.28 + i * 0.05), (34, 0, 0)):
                    box((leaf * 0.62, 0.04, 0.005), dark, bevel=0.002)
            plate([rectangle(leaf * 0.66, 0.46)], 0.006, m.surface((0.01, 0.01, 0.01), 0.8), (x, -0.0235, 0.45), (90, 0, 0), 0.001)
            for z in (0.25, h - 0.45):
                box((0.14, 0.056, 0.045), m.zinc(dirt), (-s * 0.07, 0, z), bevel=0.004)
                cylinder(0.012, 0.07, m.zinc(dirt), (0, -0.02, z - 0.035))
            if s > 0:
                tube(bent([(-leaf + 0.09, -0.02, 0.92), (-leaf + 0.09, -0.07, 0.92), (-leaf + 0.09, -0.07, 1.1), (-leaf + 0.09, -0.02, 1.1)], 0.02), 0.009, m.stainless(), smooth=False)
                text(brand, 0.16, m.paper(), (x, -0.0235, 1.45), (90, 0, 0))


def gables(width, depth, height, board):
    """Boards that close the wedge between the shed's walls and its roof, which falls 5.5 degrees to the back."""
    def top(y):
        return height + 0.074 - math.tan(math.radians(5.5)) * (y + 0.02)

    w, t = width / 2, 0.05
    for x0, x1, y0, y1 in ((-w, w, -depth / 2 + 0.005, -depth / 2 + 0.005 + t), (-w, -w + t, -depth / 2 + 0.006, depth / 2 - 0.006), (w - t, w, -depth / 2 + 0.006, depth / 2 - 0.006)):
        verts = [(x, y, z) for z in (0, 1) for y in (y0, y1) for x in (x0, x1)]
        verts = [(x, y, top(y) if z else height - 0.01) for x, y, z in verts]
        mesh("gable", verts, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], board)


def louver(at, side, material):
    """Baffled vent on a side wall."""
    with placed(at, (0, 0, 90 * side)):
        plate([rectangle(0.5, 0.3), rectangle(0.44, 0.24)[::-1]], 0.02, material, turn=(90, 0, 0), bevel=0.003)
        plate([rectangle(0.46, 0.26)], 0.004, m.surface((0.012, 0.012, 0.012), 0.7, 0.5), (0, 0.012, 0), (90, 0, 0), 0.0005)
        for i in range(6):
            with placed((0, -0.004, -0.1 + i * 0.04), (36, 0, 0)):
                box((0.44, 0.032, 0.003), material, bevel=0.001)
