import math

from library import materials as m
from library.cannons import mini
from library.parts import coupling, resample
from library.settings import camera, studio
from library.shapes import lathe, tube


HOSE = 0.034


def hose():
    """Supply hose from the inlet: one loop on the floor, the end laid over the beginning."""
    r = HOSE
    path = [(0, -0.17, 0.26), (0, -0.24, 0.256), (0.006, -0.32, 0.225), (0.03, -0.41, 0.14), (0.075, -0.475, 0.062), (0.15, -0.52, r), (0.26, -0.545, r), (0.4, -0.545, r)]
    # The loop turns left and comes back toward the camera across the first strand.
    path += [(0.54, -0.52, r), (0.67, -0.44, r), (0.735, -0.31, r), (0.71, -0.17, r), (0.6, -0.075, r), (0.46, -0.06, r), (0.345, -0.12, r), (0.29, -0.23, r)]
    path += [(0.285, -0.34, r), (0.305, -0.44, r), (0.345, -0.54, r), (0.42, -0.63, r), (0.53, -0.68, r), (0.66, -0.68, r), (0.79, -0.63, r), (0.9, -0.54, r)]
    points = [list(p) for p in resample(path, 400)]
    lift(points, r)
    tube([tuple(p) for p in points], r, m.woven("#c9b27a", 700), smooth=False, resolution=10)
    alloy = m.aluminum()
    ferrule((0, -0.163, 0.26), (0, -1, 0), alloy)
    end, before = points[-1], points[-6]
    d = tuple(b - a for a, b in zip(before, end))
    ferrule(tuple(e - 0.05 * v / math.hypot(*d) for e, v in zip(end, d)), d, alloy)
    coupling(tuple(end), d, 0.04, 0.075, alloy, 3)


def lift(points, r):
    """Raises the later strand where it crosses the earlier one, so that it rests on it."""
    half = len(points) // 2
    gap, low, high = min((math.dist(points[i][:2], points[k][:2]), i, k) for i in range(half) for k in range(half + 20, len(points)))
    for p in points[half:]:
        away = math.dist(p[:2], points[high][:2]) / 0.32
        if away < 1:
            p[2] += 2 * r * (0.5 + 0.5 * math.cos(math.pi * away))


def ferrule(at, direction, alloy):
    """Sleeve pressed over the end of the hose."""
    lathe([(0.033, 0), (0.0385, 0.001), (0.0395, 0.006), (0.0385, 0.012), (0.0395, 0.02), (0.0385, 0.028), (0.0395, 0.036), (0.0385, 0.046), (0.033, 0.05)], alloy, at, direction, bevel=0.0005)


def whole():
    mini(heading=205, height=0.92, elevation=22)
    hose()
    studio(1.5)
    camera((1.2, -4.3, 1.45), (0.1, -0.1, 0.615), 66, 11)


def head():
    mini(heading=16, elevation=24)
    studio(1.5)
    camera((-0.5, -1.35, 1.82), (0.1, 0.0, 1.6), 62, 8, (-0.03, -0.07, 1.6))


PICTURES = {
    "products/mini-water-cannon": {"build": whole, "alt": "Mini Water Cannon with bronze head on its stainless post, supply hose coupled"},
    "products/mini-water-cannon-detail": {"build": head, "alt": "Close view of the bronze head, its arc stops and pressure gauge", "samples": 24, "noise": 0.03},
}
