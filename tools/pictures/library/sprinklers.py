"""Sprinkler lines: coils held by straps, brass spray heads, risers, tees and stakes."""
import math
import random

from mathutils import Vector

from . import materials as m
from .shapes import box, cylinder, lathe, mesh, pipe_ring, placed, plate, rectangle, tube


def clean_brass(dirt=0.0):
    """Turned brass without the mottling of cast parts."""
    return m.surface((0.80, 0.56, 0.26), 0.2, 1.0, 0.03, 40, 0.05, dirt=dirt, dirt_color=(0.16, 0.10, 0.05))


def zinc_pipe(dirt=0.0):
    """Galvanized pipe: even gray, streaked along its length at most."""
    return m.surface((0.50, 0.51, 0.52), 0.34, 0.95, 0.07, 9, 0.08, dirt=dirt, stretch=(1, 1, 0.15))


def poly_line(dirt=0.0):
    return m.surface((0.014, 0.014, 0.015), 0.3, vary=0.04, rough_vary=0.05, dirt=dirt)


def coil_path(turns, columns, inner, pitch, seed=1, start=0.0, steps=72):
    """One line wound in layers: each turn keeps its place and moves to the next within a short arc."""
    rnd = random.Random(seed)

    def cell(k):
        row, column = divmod(k, columns)
        # The first turn lies outside, the next layer runs back from the inside.
        return (columns - 1 - column if row % 2 == 0 else column), row

    wave = [(rnd.uniform(0, 6.28), rnd.uniform(0.2, 1.0)) for _ in range(turns + 1)]
    points = []
    for i in range(turns * steps + 1):
        k, f = min(i // steps, turns - 1), i / steps - min(i // steps, turns - 1)
        (c0, r0), (c1, r1) = cell(k), cell(min(k + 1, turns - 1))
        t = max(0.0, min(1.0, (f - 0.88) / 0.12))
        t = t * t * (3 - 2 * t)
        a = start + 2 * math.pi * f
        phase, size = wave[k]
        lean = 0.07 * size * math.sin(math.pi * f) ** 2
        r = inner + pitch * (c0 + (c1 - c0) * t + lean * math.sin(2 * a + phase))
        z = pitch * (0.5 + r0 + (r1 - r0) * t) * 0.985
        points.append((r * math.cos(a), r * math.sin(a), z))
    return points


def line_coil(turns=30, columns=5, inner=0.42, pipe=0.0155, material=None, seed=1, start=-0.6, tails=(0.2, 0.3), fitting=None):
    """A whole coil of pipe on the floor in one piece. Both ends leave the bundle and carry a fitting."""
    pitch = pipe * 2.03
    points = coil_path(turns, columns, inner, pitch, seed, start)
    head, foot = Vector(points[0]), Vector(points[-1])
    u, w = (head - Vector(points[1])).normalized(), (foot - Vector(points[-2])).normalized()
    out = Vector((math.cos(start), math.sin(start), 0))
    near, far = tails
    first = [tuple(head + u * near * k / 8 + out * near * 0.6 * (k / 8) ** 2) for k in range(8, 0, -1)]
    last = [tuple(foot + w * far * k / 8 + out * far * 0.16 * (k / 8) ** 2 + Vector((0, 0, 0.02 * (k / 8) ** 2))) for k in range(1, 9)]
    points = first + points + last
    tube(points, pipe, material or poly_line(), smooth=False, resolution=7)
    for a, b in ((points[0], points[1]), (points[-1], points[-2])):
        insert_fitting(a, tuple(Vector(a) - Vector(b)), pipe, fitting)
    return pitch


def insert_fitting(at, direction, pipe, material=None):
    """Clamp on the line, then hex and male thread."""
    brass = material or clean_brass()
    d = Vector(direction).normalized()
    pipe_ring(pipe * 1.12, pipe * 0.9, 0.011, m.zinc(), tuple(Vector(at) - d * 0.024), tuple(d), 0.0008)
    box((0.01, 0.008, 0.012), m.zinc(), tuple(Vector(at) - d * 0.0185 + Vector((0, 0, pipe * 1.12))), bevel=0.001)
    p = pipe
    lathe([(0, -0.002), (p * 1.28, -0.002), (p * 1.28, 0.014), (0, 0.014)], brass, at, tuple(d), 6, 0.0012)
    threaded_end(tuple(Vector(at) + d * 0.013), tuple(d), p * 0.98, 0.022, brass)


def threaded_end(at, direction, radius, length, material, bore=0.74, pitch=0.002):
    """Male pipe thread with an open bore."""
    n = max(4, int(length / pitch))
    profile = [(radius * 0.95, 0)]
    for i in range(n):
        z = length * i / n
        profile += [(radius * 0.93, z + length / n * 0.1), (radius, z + length / n * 0.5), (radius * 0.93, z + length / n * 0.9)]
    profile += [(radius * 0.9, length), (radius * bore, length), (radius * bore, length * 0.2), (0, length * 0.2)]
    lathe(profile, material, at, direction, 40)


def strap(width, height, material, at=(0, 0, 0), turn=(0, 0, 0), band=0.038, corner=0.02, buckle=True):
    """Webbing around a bundle, width along X and height along Z, standing on the floor; the buckle is on top."""
    outer = rectangle(width + 0.005, height + 0.004, corner, (0, height / 2), 8)
    inner = rectangle(width + 0.001, height, corner * 0.92, (0, height / 2), 8)
    n = len(outer)
    verts = [(x, s * band / 2, z) for line in (outer, inner) for s in (-1, 1) for x, z in line]
    faces = []
    for i in range(n):
        j = (i + 1) % n
        faces += [(i, j, n + j, n + i), (2 * n + i, 3 * n + i, 3 * n + j, 2 * n + j), (i, 2 * n + i, 2 * n + j, j), (n + i, n + j, 3 * n + j, 3 * n + i)]
    with placed(at, turn):
        mesh("strap", verts, faces, material, angle=50)
        if buckle:
            black = m.plastic((0.02, 0.02, 0.022), 0.35)
            with placed((0, 0, height + 0.006)):
                plate([rectangle(0.05, band + 0.014, 0.006), rectangle(0.011, band + 0.002, 0.003, (-0.012, 0))[::-1], rectangle(0.011, band + 0.002, 0.003, (0.012, 0))[::-1]], 0.006, black, bevel=0.0012)
                box((0.036, band, 0.002), material, (0.006, 0, 0.004), (0, 4, 0), 0.0005)


def spray_head(turn=0, material=None):
    """Brass garden spray head: thread, hex, body with a fine slot all around under the cap, adjusting screw. Stands on its thread, 55 mm high."""
    brass = material or clean_brass()
    with placed(turn=(0, 0, turn)):
        threaded = [(0, 0), (0.0085, 0)]
        for i in range(7):
            z = 0.0006 + i * 0.0019
            threaded += [(0.0094, z), (0.0104, z + 0.0009), (0.0094, z + 0.0018)]
        lathe(threaded + [(0.0094, 0.0145), (0.0094, 0.0155)], brass, segments=40)
        lathe([(0, 0.015), (0.0145, 0.015), (0.0155, 0.0162), (0.0155, 0.0238), (0.0145, 0.025), (0, 0.025)], brass, segments=6, bevel=0.0006)
        lathe([(0.0118, 0.0248), (0.0118, 0.0275), (0.0108, 0.0285), (0.0108, 0.0325), (0.0135, 0.0355), (0.0142, 0.0385), (0.0142, 0.0418), (0.0128, 0.0428), (0, 0.0428)], brass, segments=56, bevel=0.0003)
        # Grip of the cap's base: eight flats cut into the body.
        for k in range(8):
            a = 2 * math.pi * k / 8
            box((0.0016, 0.0052, 0.0042), brass, (0.0108 * math.cos(a), 0.0108 * math.sin(a), 0.0305), (0, 0, math.degrees(a)), 0.0004)
        cylinder(0.0104, 0.0020, m.ink(), (0, 0, 0.0426), bevel=0, segments=40)
        lathe([(0, 0.0442), (0.0136, 0.0442), (0.0142, 0.0448), (0.0140, 0.0478), (0.0118, 0.0506), (0.0066, 0.0520), (0, 0.0522)], brass, segments=56, bevel=0.0003)
        cylinder(0.0042, 0.0026, m.stainless(0, (1, 1, 1)), (0, 0, 0.0518), bevel=0.0004, segments=32)
        box((0.0078, 0.0011, 0.0008), m.ink(), (0, 0, 0.0543), bevel=0)


def riser(length=0.3, material=None):
    """Half-inch pipe with a thread at each end, along +X from its middle."""
    zinc = material or zinc_pipe()
    r, t = 0.0107, 0.02
    lathe([(r, t), (r, length - t)], zinc, (-length / 2, 0, 0), (1, 0, 0), 40)
    for s in (-1, 1):
        threaded_end((s * (length / 2 - t), 0, 0), (s, 0, 0), r, t, zinc, 0.74, 0.0018)


def riser_bundle(rows=(6, 7, 7), length=0.3, band=None):
    """Risers stacked in rows, each row in the grooves of the one below, with two straps. Along X."""
    d = 0.0216
    for k, count in enumerate(rows):
        for i in range(count):
            with placed((0.004 * math.sin(3.7 * i + k), (i - (count - 1) / 2) * d, d / 2 + k * d * 0.866), (41 * i + 13 * k, 0, 0)):
                riser(length)
    if band:
        width, height = max(rows) * d, d + (len(rows) - 1) * d * 0.866
        for x in (-0.28, 0.28):
            strap(width, height, band, (x * length, 0, 0), (0, 0, 90), 0.016, 0.006, buckle=False)


def tee(pipe=0.0125, material=None):
    """Barbed tee for the line with a threaded outlet upward; lies on the floor along X."""
    black = material or m.plastic((0.02, 0.02, 0.022), 0.38)
    z = 0.0175
    lathe([(0, -0.017), (0.0165, -0.017), (0.0165, 0.017), (0, 0.017)], black, (0, 0, z), (1, 0, 0), 40, 0.0015)
    for s in (-1, 1):
        barbs = [(pipe * 0.8, 0.016)]
        for k in range(4):
            barbs += [(pipe * 1.12, 0.019 + k * 0.0072), (pipe * 0.92, 0.0255 + k * 0.0072)]
        lathe(barbs + [(pipe * 0.7, 0.0465), (pipe * 0.6, 0.0465), (pipe * 0.6, 0.02), (0, 0.02)], black, (0, 0, z), (s, 0, 0), 40)
    lathe([(0, 0.008), (0.0135, 0.008), (0.0135, 0.02), (0.0155, 0.0215), (0.0155, 0.037), (0.0105, 0.037), (0.0105, 0.02), (0, 0.02)], black, (0, 0, z), (0, 0, 1), 40, 0.0006)


def stake(length=0.28):
    """Molded stake with cross ribs and a clip, lying along X."""
    black = m.plastic((0.02, 0.02, 0.022), 0.4)
    outline = [(-length / 2, 0.009), (length / 2 - 0.05, 0.008), (length / 2, 0.0), (length / 2 - 0.05, -0.008), (-length / 2, -0.009)]
    plate([outline], 0.003, black, (0, 0, 0.009), bevel=0.0005)
    plate([outline], 0.003, black, (0, 0, 0.009), (90, 0, 0), 0.0005)
    pipe_ring(0.0155, 0.0125, 0.016, black, (-length / 2 - 0.013, 0, 0.003), (0, 0, 1), 0.0008)


def end_cap(pipe=0.0155):
    """Brass cap with a hex, standing on its open side."""
    lathe([(pipe * 0.9, 0), (pipe * 1.14, 0), (pipe * 1.14, 0.012), (pipe * 1.05, 0.014), (pipe * 1.05, 0.016)], clean_brass(), segments=48, bevel=0.0005)
    lathe([(pipe * 1.0, 0.014), (pipe * 1.0, 0.024), (pipe * 0.9, 0.026), (0, 0.026)], clean_brass(), segments=6, bevel=0.0008)
