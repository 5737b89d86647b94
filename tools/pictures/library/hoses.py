"""Hoses, nozzles, strainers, wyes and what belongs to them."""
import math

from mathutils import Vector

from . import materials as m
from .parts import ball_valve, bolt, coupling, flange, male_end, resample, ribbed_hose
from .shapes import bent, box, circle, copy_of, cylinder, helix, lathe, pipe_ring, placed, plate, rectangle, rounded_box, sphere, text, tube


def suction_coil(turns=2.6, radius=0.42, hose=0.045, dirt=0.0, color=(0.016, 0.035, 0.028), tail=True):
    """Rigid hose laid in loose loops on the floor, both couplings in view."""
    points = []
    n = int(turns * 14)
    for i in range(n + 1):
        a = 2 * math.pi * i / 14
        k = i / 14
        r = radius + 0.02 * math.sin(3 * a + k) + 0.014 * k
        points.append((r * math.cos(a), r * math.sin(a), hose + 2 * hose * k * 0.98))
    if tail:
        last = points[-1]
        a = 2 * math.pi * n / 14
        t = Vector((-math.sin(a), math.cos(a), 0))
        end = Vector(last) + t * 0.25 + Vector((0, 0, -0.06))
        points += [tuple(end), tuple(Vector(end) + t * 0.14 + Vector((0, 0, -0.04)))]
    ribbed_hose(points, hose, m.surface(color, 0.4, vary=0.1, dirt=dirt, coat=0.1), smooth_points=420)
    for a, b in ((points[0], points[1]), (points[-1], points[-2])):
        d = (Vector(a) - Vector(b)).normalized()
        for k in (0.0, 0.02):
            pipe_ring(hose * 1.08, hose * 0.9, 0.011, m.stainless(dirt), tuple(Vector(a) - d * (0.05 - k)), tuple(d))
        coupling(a, tuple(d), hose * 1.18, 0.085, m.aluminum(dirt), 3)


def strainer(dirt=0.0, radius=0.075, length=0.2):
    """Foot valve and basket strainer along +X, lying on its side; origin on the axis."""
    r, L = radius, length
    steel = m.stainless(dirt, (1, 1, 1))
    male_end((0, 0, 0), (-1, 0, 0), 0.05, 0.05, m.aluminum(dirt))
    lathe([(0.045, 0), (0.05, 0.01), (r, 0.035), (r, 0.07)], m.aluminum(dirt), (0, 0, 0), (1, 0, 0), bevel=0.002)
    flange((0.078, 0, 0), (1, 0, 0), r * 1.1, 0.014, m.aluminum(dirt), 6, 0.011)
    # Perforated basket: rows of round holes, drawn as dark discs with a rim.
    lathe([(r * 0.93, 0.085), (r * 0.93, L), (r * 0.85, L + 0.014), (0, L + 0.018)], steel, (0, 0, 0), (1, 0, 0), bevel=0.002)
    hole = m.surface((0.004, 0.004, 0.004), 0.9)
    first = None
    rows, around = 8, 26
    for i in range(rows):
        for k in range(around):
            a = 2 * math.pi * (k + 0.5 * (i % 2)) / around
            x = 0.1 + (L - 0.108) * i / (rows - 1)
            out = (0, math.cos(a), math.sin(a))
            at = (x, r * 0.925 * out[1], r * 0.925 * out[2])
            turn = (math.degrees(a) - 90, 0, 0)
            if first is None:
                first = cylinder(0.0042, 0.0012, hole, at, out, bevel=0, segments=12)
                first.rotation_euler = tuple(math.radians(v) for v in turn)
            else:
                copy_of(first, at, turn)


def float_ball(radius=0.085, dirt=0.0):
    orange = m.hdpe("#d8671c", dirt)
    lathe([(0, -radius)] + [(radius * math.sin(math.pi * i / 24), -radius * math.cos(math.pi * i / 24)) for i in range(1, 24)] + [(0, radius)], orange)
    pipe_ring(radius * 1.02, radius * 0.97, 0.008, orange, (0, 0, -0.004))
    tube([(0, 0, radius * 0.95), (0.018, 0, radius * 1.12), (0, 0, radius * 1.28), (-0.018, 0, radius * 1.12), (0, 0, radius * 0.95)], 0.005, m.stainless())


def nozzle(dirt=0.0):
    """Combination nozzle with pistol grip, along +X from the swivel at the origin."""
    black, alloy = m.hard_coat(dirt), m.aluminum(dirt)
    coupling((0.045, 0, 0), (-1, 0, 0), 0.03, 0.05, alloy, 3)
    lathe([(0.024, 0.04), (0.026, 0.06), (0.036, 0.08), (0.038, 0.12), (0.03, 0.14), (0.024, 0.15)], black, (0, 0, 0), (1, 0, 0), bevel=0.001)
    lathe([(0.024, 0.15), (0.032, 0.155), (0.034, 0.18), (0.041, 0.2), (0.043, 0.235), (0.041, 0.25)], m.powder(dirt=dirt), (0, 0, 0), (1, 0, 0), bevel=0.001)
    for i in range(16):
        a = 2 * math.pi * i / 16
        box((0.035, 0.008, 0.006), m.rubber(), (0.225, 0.043 * math.cos(a), 0.043 * math.sin(a)), (math.degrees(a) - 90, 0, 0), 0.002)
    lathe([(0.041, 0), (0.045, 0.004), (0.045, 0.014), (0.036, 0.02), (0.028, 0.008), (0.014, 0.006), (0.014, 0.016), (0, 0.016)], m.rubber(), (0.247, 0, 0), (1, 0, 0))
    plate([[(-0.02, 0), (0.02, 0), (0.012, -0.1), (-0.004, -0.118), (-0.034, -0.112)]], 0.03, m.rubber(), (0.1, 0, -0.028), (90, 0, 0), 0.008)
    # Bail handle.
    for y in (-0.043, 0.043):
        tube(bent([(0.105, y, 0.0), (0.09, y, 0.05), (0.06, y * 0.9, 0.075)], 0.02), 0.005, black, smooth=False)
        cylinder(0.014, 0.006, black, (0.105, y * 0.92, 0), (0, 1 if y > 0 else -1, 0))
    tube([(0.06, -0.04, 0.075), (0.06, 0.04, 0.075)], 0.0085, m.rubber())


def spanner(dirt=0.0):
    """Hose wrench lying flat."""
    outline = [(0, -0.012), (0.16, -0.009), (0.2, -0.018), (0.235, -0.012), (0.25, 0.012), (0.247, 0.04), (0.225, 0.058), (0.2, 0.06), (0.192, 0.05), (0.215, 0.04),
               (0.222, 0.02), (0.205, 0.008), (0.16, 0.009), (0, 0.012), (-0.012, 0.006), (-0.012, -0.006)]
    plate([outline, circle(0.005, (0.004, 0), 16)], 0.009, m.powder(dirt=dirt), (0, 0, 0.0045), bevel=0.002)


def gated_wye(dirt=0.0, caps=True):
    """Inlet swivel at -X, outlets toward +X spread in Y. Lies in the XY plane at z = 0."""
    body = m.hard_coat(dirt)
    alloy = m.aluminum(dirt)
    coupling((-0.05, 0, 0), (-1, 0, 0), 0.045, 0.06, alloy, 3)
    lathe([(0.036, 0), (0.042, 0.006), (0.042, 0.03), (0.05, 0.05), (0.048, 0.08), (0.03, 0.1)], body, (-0.06, 0, 0), (1, 0, 0), bevel=0.002)
    sphere(0.049, body, (0.0, 0, 0), (1, 1.1, 0.9))
    for s in (1, -1):
        d = Vector((math.cos(math.radians(32)), s * math.sin(math.radians(32)), 0))
        tube([tuple(d * 0.0), tuple(d * 0.06), tuple(d * 0.16)], 0.033, body, smooth=False, resolution=10)
        lathe([(0.034, 0), (0.043, 0.008), (0.045, 0.02), (0.045, 0.055), (0.043, 0.067), (0.034, 0.075)], body, tuple(d * 0.062), tuple(d), bevel=0.002)
        flange(tuple(d * 0.15), tuple(d), 0.04, 0.01, body, 0)
        male_end(tuple(d * 0.155), tuple(d), 0.029, 0.04, alloy)
        # Valve stem and bail lever.
        mid = d * 0.1
        cylinder(0.016, 0.016, alloy, tuple(mid + Vector((0, 0, 0.042))), bevel=0.003)
        with placed(tuple(mid + Vector((0, 0, 0.058))), (0, 0, math.degrees(math.atan2(d.y, d.x)) + (76 * s))):
            plate([rectangle(0.03, 0.024, 0.008)], 0.008, m.zinc(dirt), bevel=0.002)
            plate([rectangle(0.11, 0.022, 0.01, at=(0.062, 0))], 0.009, m.powder(dirt=dirt), (0, 0, 0.004), (0, -10, 0), 0.003)
            bolt((0, 0, 0.006), (0, 0, 1), 0.011)
        if caps and s == -1:
            at = d * 0.165
            lathe([(0.032, 0), (0.034, 0.002), (0.034, 0.03), (0.03, 0.036), (0, 0.038)], alloy, tuple(at), tuple(d), 64, 0.002)


def chain(points, link=0.012, wire=0.0013, material=None):
    """Small welded chain through the points."""
    material = material or m.zinc()
    line = resample(points, max(3, int(sum((Vector(a) - Vector(b)).length for a, b in zip(points, points[1:])) / (link * 0.62))))
    for i, (a, b) in enumerate(zip(line, line[1:])):
        mid = (Vector(a) + Vector(b)) / 2
        d = (Vector(b) - Vector(a)).normalized()
        u = d.orthogonal().normalized()
        if i % 2:
            u = d.cross(u)
        tube([tuple(mid + d * link * 0.5 * math.cos(t) + u * link * 0.27 * math.sin(t)) for t in [2 * math.pi * k / 10 for k in range(10)]], wire, material,
             closed=True, resolution=2, steps=2)


def hose_cap(radius=0.034, material=None):
    """Threaded cap lying open side down."""
    material = material or m.aluminum()
    lathe([(radius * 0.9, 0), (radius, 0.002), (radius, 0.028), (radius * 0.88, 0.034), (0, 0.036)], material, bevel=0.0015)
    for i in range(2):
        a = math.pi * i
        box((0.012, 0.014, 0.02), material, (radius * 1.08 * math.cos(a), radius * 1.08 * math.sin(a), 0.016), (0, 0, math.degrees(a)), 0.003)
