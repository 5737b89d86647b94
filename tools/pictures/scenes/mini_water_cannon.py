from library import materials as m
from library.cannons import mini
from library.parts import coupling, resample
from library.settings import camera, studio
from library.shapes import placed, tube


def hose():
    """Supply hose from the inlet, in a loose loop on the floor."""
    points = [(0, -0.17, 0.26), (0, -0.26, 0.25), (0.02, -0.38, 0.16), (0.10, -0.48, 0.05), (0.3, -0.52, 0.036), (0.58, -0.36, 0.036), (0.66, -0.1, 0.036),
              (0.52, 0.12, 0.036), (0.26, 0.1, 0.036), (0.2, -0.12, 0.04), (0.38, -0.3, 0.1), (0.62, -0.42, 0.036), (0.86, -0.3, 0.036), (0.98, 0.0, 0.036)]
    tube(resample(points, 160), 0.036, m.woven("#c9b27a", 700), smooth=False, resolution=8)
    coupling((0.975, -0.03, 0.04), (0.38, 0.92, 0.0), 0.044, 0.08, m.aluminum(), 3)


def whole():
    mini(heading=205, height=1.3, elevation=22)
    hose()
    studio(1.5)
    camera((1.3, -4.6, 1.45), (0.0, 0, 0.86), 62, 8)


def head():
    mini(heading=16, elevation=24)
    studio(1.5)
    camera((-0.5, -1.35, 1.82), (0.1, 0.0, 1.6), 62, 8, (-0.03, -0.07, 1.6))


PICTURES = {
    "products/mini-water-cannon": {"build": whole, "alt": "Mini Water Cannon with bronze head on its stainless post, supply hose coupled"},
    "products/mini-water-cannon-detail": {"build": head, "alt": "Close view of the bronze head, its arc stops and pressure gauge", "samples": 24, "noise": 0.03},
}
