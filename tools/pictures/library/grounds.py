"""What people add to a property: a car, a fence, paths, planting along an edge."""
import math
import random

from mathutils import Vector

from . import materials as m
from .plants import plant, shrub
from .property import concrete, ground
from .shapes import box, cylinder, lathe, mesh, placed, rectangle


def _loft(rings, material, angle=45):
    n = len(rings[0])
    verts = [v for ring in rings for v in ring]
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(rings) - 1) for i in range(n)]
    faces += [tuple(range(n))[::-1], tuple(range((len(rings) - 1) * n, len(rings) * n))]
    return mesh("car", verts, faces, material, angle=angle)


def car(paint=(0.20, 0.23, 0.26)):
    """A small utility car along X, seen from afar. Wheels stand on z = 0."""
    body, glass, rubber, rim = m.powder(paint, 0.12, rough=0.22), m.surface((0.012, 0.014, 0.017), 0.05, coat=1, vary=0, rough_vary=0), m.rubber(0.2), m.surface((0.5, 0.5, 0.5), 0.3, 1.0)

    def ring(x0, x1, half, corner, z):
        return [(x, y, z) for x, y in rectangle(x1 - x0, 2 * half, corner, ((x0 + x1) / 2, 0), 5)]

    _loft([ring(-2.2, 2.22, 0.84, 0.3, 0.28), ring(-2.26, 2.3, 0.91, 0.34, 0.45), ring(-2.28, 2.3, 0.93, 0.36, 0.72), ring(-2.22, 2.22, 0.9, 0.4, 0.95), ring(-2.12, 2.0, 0.84, 0.4, 1.03)], body)
    _loft([ring(-2.05, 0.95, 0.82, 0.3, 1.0), ring(-1.92, 0.45, 0.70, 0.3, 1.45), ring(-1.86, 0.35, 0.68, 0.3, 1.52)], glass)
    _loft([ring(-1.9, 0.40, 0.69, 0.3, 1.5), ring(-1.8, 0.25, 0.62, 0.3, 1.6)], body)
    for x in (-0.62,):
        for s in (-1, 1):
            box((0.1, 0.03, 0.5), body, (x, s * 0.755, 1.24), (s * 15, 0, 0), 0.01)
    for x in (-1.38, 1.4):
        for s in (-1, 1):
            cylinder(0.4, 0.05, m.surface((0.006, 0.006, 0.006), 1.0), (x, s * 0.90, 0.36), (0, s, 0), 0.01, 32)
            lathe([(0.2, -0.1), (0.31, -0.12), (0.345, -0.08), (0.345, 0.08), (0.31, 0.12), (0.2, 0.1)], rubber, (x, s * 0.86, 0.345), (0, 1, 0), 40)
            cylinder(0.22, 0.02, rim, (x, s * 0.95, 0.345), (0, s, 0), 0.004, 32)
    for s in (-1, 1):
        box((0.06, 0.3, 0.12), m.surface((0.8, 0.8, 0.78), 0.1, coat=1), (2.2, s * 0.6, 0.78), (0, -8, s * -14), 0.02)
        box((0.05, 0.16, 0.22), m.surface("#7a1208", 0.15, coat=1), (-2.2, s * 0.7, 0.85), (0, 0, s * 12), 0.02)


def along(points, step):
    """Points at equal steps along a line in plan, with the direction there."""
    out, carry = [], 0.0
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        length = math.hypot(bx - ax, by - ay)
        t = carry
        while t < length:
            out.append((ax + (bx - ax) * t / length, ay + (by - ay) * t / length, math.atan2(by - ay, bx - ax)))
            t += step
        carry = t - length
    return out


def fence(points, height=1.15, step=2.4, color=(0.085, 0.07, 0.058)):
    """Steel posts with two rails that follow the ground."""
    steel = m.powder(color, 0.2)
    spots = along(points, step)
    for x, y, turn in spots:
        box((0.09, 0.09, height + 0.6), steel, (x, y, ground(x, y) + height / 2 - 0.3), (0, 0, math.degrees(turn)), 0.005).name = "fence"
    for (ax, ay, _), (bx, by, _) in zip(spots, spots[1:]):
        for z in (0.45, 0.75, height - 0.08):
            a, b = Vector((ax, ay, ground(ax, ay) + z)), Vector((bx, by, ground(bx, by) + z))
            d = b - a
            box((d.length, 0.04, 0.055), steel, tuple((a + b) / 2), (0, -math.degrees(math.atan2(d.z, math.hypot(d.x, d.y))), math.degrees(math.atan2(d.y, d.x))), 0).name = "fence"


def path(points, width=1.3, lift=0.16):
    """A ribbon of decomposed granite whose sides go down into the ground."""
    spots = along(points, 0.5)
    # Round the corners.
    for _ in range(6):
        spots = [spots[0], *[tuple((a[k] + b[k] * 2 + c[k]) / 4 for k in range(3)) for a, b, c in zip(spots, spots[1:], spots[2:])], spots[-1]]
    # The direction comes from the rounded line: means of angles are wrong where they pass 180 degrees.
    ahead = [*spots[1:], spots[-1]]
    turns = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in zip(spots, ahead)]
    turns[-1] = turns[-2]
    ribbon([(x, y, turn, width) for (x, y, _), turn in zip(spots, turns)], m.surface((0.36, 0.30, 0.22), 0.95, vary=0.12, vary_scale=3, bump=(60, 0.4, 0.01)), lift)


def ribbon(spots, material, lift):
    verts, faces = [], []
    for x, y, turn, width in spots:
        nx, ny = -math.sin(turn), math.cos(turn)
        z = ground(x, y) + lift
        for s, down in ((-1.04, 0.7), (-1, 0), (1, 0), (1.04, 0.7)):
            verts.append((x + nx * s * width / 2, y + ny * s * width / 2, z - down))
    for i in range(len(spots) - 1):
        for k in range(3):
            faces.append((4 * i + k, 4 * i + k + 1, 4 * i + k + 5, 4 * i + k + 4))
    mesh("path", verts, faces, material, angle=50)


def court(x0, x1, y0, y1):
    """Parking place before the garage, level with the ground."""
    box((x1 - x0, y1 - y0, 0.9), concrete(0.30), ((x0 + x1) / 2, (y0 + y1) / 2, 0.045 - 0.45), bevel=0.01)


def border(points, step=0.8, seed=5, size=(0.28, 0.6), gaps=0.22):
    """Low plants along an edge, with gaps between groups."""
    rnd, spots = random.Random(seed), []
    for x, y, _ in along(points, step):
        if rnd.random() > gaps:
            gx, gy = x + rnd.gauss(0, 0.22), y + rnd.gauss(0, 0.22)
            spots.append((gx, gy, ground(gx, gy) - 0.05, rnd.uniform(0, 6.28), rnd.uniform(*size)))
    plant([shrub(51, 1.0, 5000, 0.07, "#5c6e45", core=0.45), shrub(52, 1.0, 5000, 0.06, "#77805f", core=0.45), shrub(53, 1.0, 4000, 0.08, "#49592f", core=0.45)], spots)
