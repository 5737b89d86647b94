"""Hoses, nozzles, strainers, wyes and what belongs to them."""
import math

from mathutils import Vector

from . import materials as m
from .castings import cast
from .parts import ball_valve, bolt, coupling, flange, male_end, resample, ribbed_hose
from .shapes import bent, box, circle, copy_of, cylinder, helix, lathe, mesh, pipe_ring, placed, plate, rectangle, rounded_box, sphere, text, tube


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
    cast(nozzle_body, black, 7, 6)
    cast(nozzle_bale, black, 7, 4)
    for y in (-1, 1):
        cylinder(0.0095, 0.004, m.zinc(dirt), (0.1, y * 0.0535, 0), (0, y, 0), bevel=0.001)
        bolt((0.1, y * 0.057, 0), (0, y, 0), 0.009)
    lathe([(0.024, 0.15), (0.032, 0.155), (0.034, 0.18), (0.041, 0.2), (0.043, 0.235), (0.041, 0.25)], m.powder(dirt=dirt), (0, 0, 0), (1, 0, 0), bevel=0.001)
    for i in range(16):
        a = 2 * math.pi * i / 16
        box((0.035, 0.008, 0.006), m.rubber(), (0.225, 0.043 * math.cos(a), 0.043 * math.sin(a)), (math.degrees(a) - 90, 0, 0), 0.002)
    lathe([(0.041, 0), (0.045, 0.004), (0.045, 0.014), (0.036, 0.02), (0.028, 0.008), (0.014, 0.006), (0.014, 0.016), (0, 0.016)], m.rubber(), (0.247, 0, 0), (1, 0, 0))


def nozzle_body():
    """Valve housing, trunnions and pistol grip in one piece."""
    lathe([(0, 0.035), (0.0265, 0.035), (0.0275, 0.06), (0.036, 0.08), (0.038, 0.12), (0.031, 0.14), (0.0265, 0.152), (0, 0.152)], None, (0, 0, 0), (1, 0, 0))
    cylinder(0.0175, 0.088, None, (0.1, -0.044, 0), (0, 1, 0), bevel=0)
    oval_bar([(0.1, 0, -0.02), (0.098, 0, -0.045), (0.092, 0, -0.07), (0.089, 0, -0.083), (0.083, 0, -0.1), (0.079, 0, -0.113), (0.072, 0, -0.132), (0.067, 0, -0.146), (0.065, 0, -0.152)],
             [(0.021, 0.017), (0.019, 0.0155), (0.0165, 0.0145), (0.019, 0.0155), (0.0165, 0.0145), (0.019, 0.0155), (0.0165, 0.0145), (0.019, 0.0155), (0.012, 0.010)])


def nozzle_bale():
    """Forged bow over the body with an eye at each trunnion."""
    for y in (-1, 1):
        cylinder(0.0165, 0.0105, None, (0.1, y * 0.0435, 0), (0, y, 0), bevel=0)
    path = bent([(0.1, -0.0485, 0.004), (0.088, -0.0485, 0.05), (0.055, -0.0485, 0.088), (0.055, 0.0485, 0.088), (0.088, 0.0485, 0.05), (0.1, 0.0485, 0.004)], 0.02, 8)
    oval_bar(path, [(0.0085 + 0.0015 * abs(2 * i / (len(path) - 1) - 1), 0.0062) for i in range(len(path))])


def oval_bar(points, sizes, sides=20):
    """Closed solid along the points with an oval section; sizes are half width in the plane of the first bend and half depth across."""
    pts = [Vector(p) for p in points]
    verts, faces = [], []
    up = None
    for i, p in enumerate(pts):
        t = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
        # The depth axis starts across X and is carried along without twist.
        up = up - t * up.dot(t) if up is not None else Vector((0, 1, 0)) - t * t.y
        if up.length < 1e-4:
            up = t.orthogonal()
        up.normalize()
        side = t.cross(up)
        for k in range(sides):
            a = 2 * math.pi * k / sides
            verts.append(tuple(p + side * sizes[i][0] * math.cos(a) + up * sizes[i][1] * math.sin(a)))
    for i in range(len(pts) - 1):
        for k in range(sides):
            j = (k + 1) % sides
            faces.append((i * sides + k, i * sides + j, (i + 1) * sides + j, (i + 1) * sides + k))
    last = (len(pts) - 1) * sides
    faces += [tuple(range(sides))[::-1], tuple(range(last, last + sides))]
    return mesh("bar", verts, faces)


def hose_wrench(dirt=0.0):
    """Cast hose wrench lying flat: oval handle, hook with tooth, eye at the end."""
    paint = m.surface("#a92d0d", 0.4, vary=0.05, vary_scale=30, bump=(300, 0.5, 0.0012), coat=0.3, coat_rough=0.25, dirt=dirt)
    with placed((0, 0, 0.0075)):
        cast(hose_wrench_body, paint, 7, 5)
        for z in (-1, 1):
            lathe([(0.0062, 0.0076), (0.0074, 0.0083), (0.0096, 0.0083), (0.0108, 0.0076)], paint, (0, 0, 0), (0, 0, z), 40)
        cylinder(0.0063, 0.0004, m.ink(), (0, 0, 0.0074), bevel=0, segments=32)


def hose_wrench_body():
    cylinder(0.0155, 0.0145, None, (0, 0, -0.00725), bevel=0)
    path, sizes = [(0.004, 0, 0), (0.05, 0, 0), (0.1, 0, 0), (0.15, -0.001, 0)], [(0.0068, 0.0105), (0.0062, 0.0092), (0.006, 0.0088), (0.0064, 0.0105)]
    for i in range(15):
        a = math.radians(-92 + 230 * i / 14)
        path.append((0.204 + 0.043 * math.cos(a), 0.036 + 0.043 * math.sin(a), 0))
        sizes.append((0.0068, 0.0135 - 0.0055 * i / 14))
    oval_bar(path, sizes)
    end = path[-1]
    oval_bar([end, (end[0] + 0.009, end[1] - 0.009, 0), (end[0] + 0.013, end[1] - 0.013, 0)], [(0.0062, 0.0085), (0.0058, 0.0055), (0.005, 0.0036)])


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
