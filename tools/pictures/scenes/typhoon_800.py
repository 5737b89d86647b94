from library import materials as m
from library.cannons import typhoon
from library.parts import ball_valve, bolt, flange, handwheel
from library.settings import camera, studio
from library.shapes import bent, box, cylinder, lathe, placed, tube


def foundation():
    """Concrete block, supply riser and the valve group beside the cannon."""
    concrete = m.surface((0.48, 0.47, 0.45), 0.85, vary=0.16, vary_scale=9, bump=(160, 0.5, 0.002))
    box((1.5, 0.95, 0.2), concrete, (-0.22, 0, 0.1), bevel=0.012)
    red, steel = m.powder(), m.stainless()
    with placed((0, 0, 0.2)):
        tube(bent([(-0.82, 0, 0.0), (-0.82, 0, 0.27), (0, 0, 0.27)], 0.14), 0.075, red, smooth=False, resolution=8)
        flange((-0.82, 0, 0.02), (0, 0, 1), 0.15, 0.03, red, 8, 0.024)
        flange((-0.58, 0, 0.27), (1, 0, 0), 0.13, 0.026, red, 8, 0.02)
        lathe([(0.085, 0), (0.105, 0.05), (0.105, 0.13), (0.085, 0.18)], m.cast_aluminum(), (-0.56, 0, 0.27), (1, 0, 0))
        flange((-0.36, 0, 0.27), (1, 0, 0), 0.13, 0.026, red, 8, 0.02)
        cylinder(0.04, 0.12, m.cast_aluminum(), (-0.47, 0, 0.34), (0, 0, 1))
        handwheel((-0.47, 0, 0.56), (0, 0, 1), 0.12, m.black_powder())


def whole():
    with placed(turn=(0, 0, -14)):
        foundation()
        with placed((0, 0, 0.2)):
            typhoon(heading=0)
    studio(2.2)
    camera((-0.9, -5.4, 1.75), (0.16, 0, 0.8), 68, 11)


def close():
    with placed(turn=(0, 0, -34)):
        foundation()
        with placed((0, 0, 0.2)):
            typhoon(heading=0, elevation=30)
    studio(2.2)
    camera((-1.0, -2.6, 1.6), (0.06, 0, 1.12), 62, 7, (0, -0.2, 1.1))


PICTURES = {
    "products/typhoon-800-ridge-cannon": {"build": whole, "alt": "Typhoon 800 Ridge Cannon on its concrete foundation with valve group and camera"},
    "products/typhoon-800-ridge-cannon-detail": {"build": close, "alt": "Swivel, double waterway, handwheel and aiming camera of the Typhoon 800", "samples": 24, "noise": 0.03},
}
