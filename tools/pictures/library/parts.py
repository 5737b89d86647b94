"""Fittings and hardware that many subjects share."""
import math
import random

from mathutils import Vector

from . import materials as m
from .shapes import (INCH, aim, bent, box, circle, copy_of, cylinder, lathe, mesh, pipe_ring, placed, plate, rectangle,
                     rounded_box, text, tube)

_bolts = {}


def _basis(direction):
    d = Vector(direction).normalized()
    u = d.orthogonal().normalized()
    return d, u, d.cross(u)


def bolt(at, direction=(0, 0, 1), size=0.012, material=None, washer=True):
    """Hex bolt head with washer; size is the width across flats."""
    material = material or m.zinc()
    key = (material.name, washer)
    if key not in _bolts or _bolts[key].name not in __import__("bpy").data.objects:
        with placed((0, 0, -500)):
            head = lathe([(0, 0.62), (0.40, 0.62), (0.56, 0.52), (0.56, 0.16), (0.0, 0.16)], material, segments=6, bevel=0.02)
            head.data.use_auto_smooth = True
            ring = lathe([(0, 0.16), (0.92, 0.16), (0.95, 0.08), (0.95, 0), (0, 0)], material, segments=32)
        _bolts[key] = head
        _bolts[str(key)] = ring
    turn = aim(direction)
    with placed(at, turn):
        spin = (hash((round(at[0], 3), round(at[1], 3))) % 60)
        copy_of(_bolts[key], turn=(0, 0, spin), scale=size)
        if washer:
            copy_of(_bolts[str(key)], scale=size)


def bolt_circle(at, direction, radius, count, size, material=None, start=0.0):
    d, u, v = _basis(direction)
    for i in range(count):
        a = 2 * math.pi * i / count + start
        p = Vector(at) + u * radius * math.cos(a) + v * radius * math.sin(a)
        bolt(tuple(p), direction, size, material)


def flange(at, direction, radius, thickness, material, bolts=8, bolt_size=0.014, bolt_material=None, both=True):
    """A disc centered on the point with bolts on both faces."""
    d = Vector(direction).normalized()
    start = Vector(at) - d * thickness / 2
    lathe([(0, 0), (radius, 0), (radius, thickness), (0, thickness)], material, tuple(start), direction, 64, thickness * 0.16)
    if bolts:
        bolt_circle(tuple(Vector(at) + d * thickness / 2), direction, radius * 0.8, bolts, bolt_size, bolt_material)
        if both:
            bolt_circle(tuple(start), tuple(-d), radius * 0.8, bolts, bolt_size, bolt_material)


def thread(at, direction, radius, length, material, pitch=0.003):
    """Turned thread, close enough at picture size: stacked ridges."""
    n = max(3, int(length / pitch))
    profile = [(0, 0), (radius * 0.93, 0)]
    for i in range(n):
        z = length * i / n
        profile += [(radius * 0.94, z), (radius, z + length / n * 0.45), (radius * 0.94, z + length / n * 0.9)]
    profile += [(radius * 0.92, length), (0, length)]
    lathe(profile, material, at, direction, 48)


def coupling(at, direction, radius, length, material, lugs=2, gasket=True):
    """Fire hose swivel with rocker lugs. Points away from the hose; open at the end."""
    d, u, v = _basis(direction)
    r, L = radius, length
    lathe([(r * 0.80, 0), (r * 0.92, 0), (r * 0.92, L * 0.22), (r * 1.06, L * 0.28), (r * 1.06, L * 0.40), (r * 0.98, L * 0.44),
           (r * 0.98, L * 0.86), (r * 1.04, L * 0.90), (r * 1.04, L), (r * 0.84, L), (r * 0.82, L * 0.7), (r * 0.70, L * 0.7), (r * 0.70, 0)],
          material, at, direction, 64, r * 0.02)
    if gasket:
        pipe_ring(r * 0.83, r * 0.62, L * 0.06, m.rubber(), tuple(Vector(at) + d * L * 0.7), direction)
    for i in range(lugs):
        a = 2 * math.pi * i / lugs + 0.4
        out = u * math.cos(a) + v * math.sin(a)
        with placed(tuple(Vector(at) + d * L * 0.64 + out * r * 1.0), aim(tuple(out))):
            box((r * 0.34, r * 0.34, r * 0.3), material, bevel=r * 0.08)


def male_end(at, direction, radius, length, material):
    d = Vector(direction).normalized()
    lathe([(radius * 0.72, 0), (radius * 0.98, 0), (radius * 0.98, length * 0.4), (radius * 0.9, length * 0.42), (radius * 0.9, length),
           (radius * 0.72, length), (radius * 0.72, 0)], material, at, direction, 64, 0.0008)
    n = 7
    for i in range(n):
        pipe_ring(radius * 0.95, radius * 0.88, length * 0.035, material, tuple(Vector(at) + d * length * (0.46 + 0.5 * i / n)), direction, 0.0005)


def gauge(at, direction, radius=0.032, needle=0.55, unit="PSI", top=160, case=None):
    """Pressure gauge facing the direction, with a dial one can read."""
    case = case or m.stainless()
    r = radius
    q = Vector(direction).to_track_quat("Z", "Y").to_euler()
    with placed(at, tuple(math.degrees(a) for a in q)):
        lathe([(0, -r * 0.55), (r * 0.9, -r * 0.55), (r, -r * 0.45), (r, r * 0.06), (r * 1.06, r * 0.08), (r * 1.06, r * 0.2), (r * 0.93, r * 0.22),
               (r * 0.90, r * 0.06), (r * 0.9, 0), (0, 0)], case, segments=64, bevel=r * 0.02)
        cylinder(r * 0.9, r * 0.01, m.paper((0.9, 0.9, 0.88)), (0, 0, 0.0005), bevel=0)
        for i in range(33):
            a = math.radians(225 - 270 * i / 32)
            long = i % 4 == 0
            length = r * (0.14 if long else 0.07)
            mid = r * 0.84 - length / 2
            box((length, r * (0.022 if long else 0.012), 0.0004), m.ink(), (mid * math.cos(a), mid * math.sin(a), r * 0.016), (0, 0, math.degrees(a)), 0)
            if i % 8 == 0:
                text(str(int(top * i / 32)), r * 0.2, m.ink(), (r * 0.55 * math.cos(a), r * 0.55 * math.sin(a), r * 0.016), (0, 0, 0))
        text(unit, r * 0.17, m.ink(), (0, -r * 0.42, r * 0.016), (0, 0, 0))
        a = math.radians(225 - 270 * needle)
        with placed((0, 0, r * 0.04), (0, 0, math.degrees(a))):
            box((r * 0.95, r * 0.035, r * 0.012), m.surface("#b5330f", 0.4), (r * 0.28, 0, 0), bevel=0)
        cylinder(r * 0.08, r * 0.06, m.brass(), (0, 0, r * 0.02))
        cylinder(r * 0.22, r * 0.5, m.brass(), (0, -r * 0.9, -r * 0.28), (0, -1, 0), segments=6)


def handwheel(at, direction, radius, material, spokes=5):
    with placed(at, aim(direction)):
        tube([(radius * math.cos(2 * math.pi * i / 24), radius * math.sin(2 * math.pi * i / 24), 0) for i in range(24)], radius * 0.085, material,
             closed=True)
        for i in range(spokes):
            a = 2 * math.pi * i / spokes
            tube([(radius * 0.14 * math.cos(a), radius * 0.14 * math.sin(a), -radius * 0.12),
                  (radius * 0.6 * math.cos(a), radius * 0.6 * math.sin(a), -radius * 0.08), (radius * math.cos(a), radius * math.sin(a), 0)],
                 radius * 0.055, material)
        cylinder(radius * 0.2, radius * 0.26, material, (0, 0, -radius * 0.22), bevel=radius * 0.03)
        cylinder(radius * 0.07, radius * 0.6, m.stainless(), (0, 0, -radius * 0.75))
        bolt((0, 0, radius * 0.04), (0, 0, 1), radius * 0.2)


def ball_valve(at, along, up, radius, body=None, handle=None, open_angle=0.0):
    """Quarter-turn valve centered on the point; the lever lies along the pipe when open."""
    body, handle = body or m.brass(), handle or m.powder()
    d, r = Vector(along).normalized(), radius
    for s in (1, -1):
        lathe([(0, 0), (r * 1.25, 0), (r * 1.25, r * 0.5), (r * 1.05, r * 0.95), (r * 1.05, r * 1.05)], body, at, tuple(d * s), 48)
        lathe([(r * 1.05, r * 0.95), (r * 1.28, r * 1.0), (r * 1.28, r * 1.75), (r * 0.9, r * 1.75), (r * 0.9, r * 1.3), (0, r * 1.3)], body, at, tuple(d * s), 8, r * 0.04)
    u = Vector(up).normalized()
    cylinder(r * 0.42, r * 0.8, body, tuple(Vector(at) + u * r * 1.0), up)
    q = Matrix_from(d, u)
    with placed(tuple(Vector(at) + u * r * 1.85), q):
        with placed(turn=(0, 0, open_angle)):
            box((r * 0.9, r * 0.62, r * 0.16), m.zinc(), bevel=r * 0.05)
            plate([rectangle(r * 4.2, r * 0.62, r * 0.3, at=(r * 2.5, 0))], r * 0.3, handle, (0, 0, r * 0.18), (0, -7, 0), r * 0.1)
            bolt((0, 0, r * 0.1), (0, 0, 1), r * 0.36)


def Matrix_from(x, z):
    from mathutils import Matrix
    x, z = Vector(x).normalized(), Vector(z).normalized()
    y = z.cross(x).normalized()
    x = y.cross(z)
    e = Matrix((x, y, z)).transposed().to_euler()
    return tuple(math.degrees(a) for a in e)


def ribbed_hose(points, radius, material, rib=None, pitch=None, smooth_points=260):
    """Suction hose: a tube with a spiral wire under the wall."""
    import bpy
    from .shapes import _link
    pts = resample(points, smooth_points)
    tube(pts, radius * 0.955, material, smooth=False, resolution=5)
    pitch = pitch or radius * 0.42
    length = sum((Vector(a) - Vector(b)).length for a, b in zip(pts, pts[1:]))
    turns = length / pitch
    n = int(turns * 12)
    fine = resample(points, n)
    out, normal = [], None
    for i, p in enumerate(fine):
        t = (Vector(fine[min(i + 1, n - 1)]) - Vector(fine[max(i - 1, 0)])).normalized()
        normal = t.orthogonal().normalized() if normal is None else (normal - t * normal.dot(t)).normalized()
        side = t.cross(normal)
        a = 2 * math.pi * turns * i / n
        out.append(tuple(Vector(p) + (normal * math.cos(a) + side * math.sin(a)) * radius * 0.94))
    tube(out, radius * 0.075, rib or material, smooth=False, resolution=2)


def resample(points, count, closed=False):
    """Evenly spaced points on a smooth curve through the given ones."""
    p = [Vector(q) for q in points]
    dense = []
    for i in range(len(p) - 1):
        a, b, c, d = p[max(i - 1, 0)], p[i], p[i + 1], p[min(i + 2, len(p) - 1)]
        for k in range(16):
            t = k / 16
            dense.append(0.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    dense.append(p[-1])
    lengths = [0.0]
    for a, b in zip(dense, dense[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    out, j = [], 0
    for i in range(count):
        want = lengths[-1] * i / (count - 1)
        while j < len(lengths) - 2 and lengths[j + 1] < want:
            j += 1
        f = (want - lengths[j]) / max(1e-9, lengths[j + 1] - lengths[j])
        out.append(tuple(dense[j].lerp(dense[j + 1], min(1, f))))
    return out


def flat_hose_roll(at, outer, inner, width, material, turns=14, turn=(0, 0, 0), seed=1):
    """A rolled lay-flat hose: a spiral ribbon with soft, uneven edges. Axis is Z."""
    rnd = random.Random(seed)
    steps = turns * 40
    pitch = (outer - inner) / turns
    thick = pitch * 0.46
    profile = []
    for k in range(12):
        a = 2 * math.pi * k / 12
        profile.append((thick * math.cos(a), width / 2 * (abs(math.sin(a)) ** 0.6) * (1 if math.sin(a) > 0 else -1)))
    offs = [rnd.uniform(-1, 1) for _ in range(steps // 30 + 3)]
    verts, faces = [], []
    for i in range(steps + 1):
        a = 2 * math.pi * i / 40
        k, f = divmod(i / 30, 1)
        shift = (offs[int(k)] * (1 - f) + offs[int(k) + 1] * f) * width * 0.03
        r = inner + (outer - inner) * i / steps
        for x, z in profile:
            verts.append(((r + x) * math.cos(a), (r + x) * math.sin(a), z + shift))
    for i in range(steps):
        for k in range(12):
            faces.append((i * 12 + k, i * 12 + (k + 1) % 12, (i + 1) * 12 + (k + 1) % 12, (i + 1) * 12 + k))
    return mesh("roll", verts, faces, material, at, turn, angle=80)


def wire_mesh(w, h, pitch, wire, material, at=(0, 0, 0), turn=(0, 0, 0), wave=True):
    """Woven wire cloth in the XY plane, each wire over and under the others."""
    verts, faces = [], []

    def strand(points):
        n = len(verts)
        for i, p in enumerate(points):
            t = (Vector(points[min(i + 1, len(points) - 1)]) - Vector(points[max(0, i - 1)])).normalized()
            side = Vector((0, 0, 1)).cross(t).normalized()
            up = t.cross(side)
            for k in range(5):
                a = 2 * math.pi * k / 5
                verts.append(tuple(Vector(p) + (side * math.cos(a) + up * math.sin(a)) * wire / 2))
        for i in range(len(points) - 1):
            for k in range(5):
                faces.append((n + i * 5 + k, n + i * 5 + (k + 1) % 5, n + (i + 1) * 5 + (k + 1) % 5, n + (i + 1) * 5 + k))

    nx, ny = int(w / pitch), int(h / pitch)
    lift = wire * 0.5 if wave else 0
    for i in range(nx + 1):
        x = -w / 2 + i * w / nx
        strand([(x, -h / 2 + j * h / ny, lift * (1 if (i + j) % 2 else -1)) for j in range(ny + 1)] if wave else [(x, -h / 2, 0), (x, h / 2, 0)])
    for j in range(ny + 1):
        y = -h / 2 + j * h / ny
        strand([(-w / 2 + i * w / nx, y, -lift * (1 if (i + j) % 2 else -1)) for i in range(nx + 1)] if wave else [(-w / 2, y, 0), (w / 2, y, 0)])
    return mesh("cloth", verts, faces, material, at, turn, angle=80)


def label(lines, w, h, at, turn, ground=(0.85, 0.84, 0.81), color=(0.015, 0.017, 0.02), title=None, stripe="#b5330f"):
    """Printed label in the XZ plane before turning: title, lines of text, a colored stripe."""
    with placed(at, turn):
        plate([rectangle(w, h, min(w, h) * 0.05)], 0.0005, m.paper(rgb_of(ground)), (0, 0, 0), (90, 0, 0), 0.0001)
        if stripe:
            plate([rectangle(w, h * 0.1)], 0.0006, m.surface(stripe, 0.5, vary=0), (0, -0.0001, -h * 0.45), (90, 0, 0), 0.0001)
        y = h * 0.32
        if title:
            text(title, h * 0.26, m.ink(rgb_of(color)), (-w * 0.44, -0.0006, y), (90, 0, 0), align="LEFT")
            y -= h * 0.25
        for line in lines:
            text(line, h * 0.1, m.ink(rgb_of(color)), (-w * 0.44, -0.0006, y), (90, 0, 0), align="LEFT", font="barlow", weight=500)
            y -= h * 0.125


def rgb_of(color):
    return m.rgb(color)


def cable_gland(at, direction, radius, material=None):
    material = material or m.plastic((0.03, 0.03, 0.032))
    r = radius
    lathe([(0, 0), (r * 1.25, 0), (r * 1.25, r * 0.6), (0, r * 0.6)], material, at, direction, 6, r * 0.06)
    d = Vector(direction).normalized()
    lathe([(0, 0), (r * 1.1, 0), (r * 1.1, r * 0.7), (r * 0.8, r * 1.1), (r * 0.55, r * 1.15), (0, r * 1.15)], material,
          tuple(Vector(at) + d * r * 0.75), direction, 24, r * 0.05)


def battery(at, size=(0.2, 0.17, 0.18), turn=(0, 0, 0)):
    w, d, h = size
    with placed(at, turn):
        rounded_box((w, d, h * 0.82), 0.008, m.plastic((0.03, 0.032, 0.036)), (0, 0, h * 0.41))
        rounded_box((w * 1.02, d * 1.02, h * 0.14), 0.01, m.plastic((0.03, 0.032, 0.036)), (0, 0, h * 0.89))
        for x, c in ((-w * 0.35, "#9a1d10"), (w * 0.35, (0.02, 0.02, 0.02))):
            cylinder(0.009, 0.014, m.surface((0.35, 0.35, 0.36), 0.4, 1.0), (x, -d * 0.3, h * 0.96))
            box((0.03, 0.03, 0.014), m.rubber() if c != "#9a1d10" else m.plastic(c), (x, -d * 0.3, h * 1.0), bevel=0.004)
        label(["12 V  35 Ah", "Starting battery"], w * 0.7, h * 0.45, (0, -d / 2 - 0.001, h * 0.45), (0, 0, 0), title="RINGLINE")
