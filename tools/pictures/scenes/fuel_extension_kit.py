import math
from library import materials as m
from library.parts import bolt, label, resample
from library.settings import camera, studio
from library.shapes import bent, box, cylinder, lathe, placed, rounded_box, text, tube


def tank(dirt=0.0):
    red = m.hdpe("#b5330f", dirt)
    rounded_box((0.6, 0.29, 0.27), 0.05, red, (0, 0, 0.16), bevel=0.03)
    rounded_box((0.615, 0.305, 0.03), 0.055, m.hdpe((0.03, 0.03, 0.032)), (0, 0, 0.03), bevel=0.01)
    for x in (-0.19, 0.0, 0.19):
        rounded_box((0.11, 0.3, 0.18), 0.03, red, (x, 0, 0.15), bevel=0.012)
    tube(bent([(-0.2, 0, 0.29), (-0.17, 0, 0.35), (0.03, 0, 0.35), (0.06, 0, 0.29)], 0.03), 0.016, red, smooth=False)
    black = m.plastic((0.025, 0.025, 0.027))
    lathe([(0, 0.05), (0.042, 0.05), (0.048, 0.042), (0.048, 0.0)], black, (0.19, 0, 0.29), segments=20, bevel=0.003)
    for i in range(20):
        a = 2 * math.pi * i / 20
        box((0.006, 0.005, 0.034), black, (0.19 + 0.048 * math.cos(a), 0.048 * math.sin(a), 0.312), (0, 0, math.degrees(a)), 0.001)
    cylinder(0.012, 0.006, m.zinc(), (0.19, 0, 0.338))
    box((0.002, 0.008, 0.004), m.ink(), (0.19, 0, 0.345))
    cylinder(0.016, 0.03, m.brass(), (0.09, 0.07, 0.292), bevel=0.004)
    # Leak window between the walls.
    lathe([(0.026, 0), (0.026, 0.01), (0.02, 0.012)], m.zinc(), (0.245, -0.146, 0.1), (0, -1, 0))
    lathe([(0, 0.011), (0.02, 0.009)], m.surface((0.02, 0.03, 0.02), 0.05, coat=1), (0.245, -0.146, 0.1), (0, -1, 0))
    label(["Gasoline only", "6.6 gallons", "Double wall"], 0.2, 0.12, (-0.095, -0.1508, 0.165), (0, 0, 0), title="FUEL EXTENSION")
    for x in (-0.26, 0.26):
        bolt((x, -0.135, 0.046), (0, 0, 1), 0.012)


def line():
    pts = [(0.29, 0.02, 0.07), (0.36, 0.02, 0.06), (0.42, -0.06, 0.012), (0.4, -0.2, 0.0075), (0.24, -0.28, 0.0075), (0.06, -0.26, 0.0075), (0.02, -0.34, 0.0075), (0.16, -0.4, 0.0075),
           (0.36, -0.36, 0.0075), (0.44, -0.24, 0.012), (0.38, -0.16, 0.02), (0.26, -0.2, 0.0075), (0.14, -0.33, 0.018), (-0.02, -0.4, 0.0075), (-0.12, -0.36, 0.012)]
    tube(resample(pts, 200), 0.0075, m.rubber(), smooth=False)
    d = (-0.9, 0.42, 0.02)
    lathe([(0.009, 0), (0.012, 0.002), (0.012, 0.03), (0.016, 0.034), (0.016, 0.06), (0.011, 0.066), (0.011, 0.085), (0.007, 0.085)], m.brass(), (-0.115, -0.362, 0.016), d, 24, 0.0008)
    lathe([(0.0125, 0.012), (0.0145, 0.014), (0.0145, 0.026), (0.0125, 0.028)], m.surface("#b5330f", 0.4), (-0.115, -0.362, 0.016), d)
    lathe([(0, 0), (0.014, 0), (0.014, 0.03), (0, 0.03)], m.brass(), (0.27, 0.02, 0.07), (1, 0, 0), 6, 0.001)


def whole():
    with placed(turn=(0, 0, -16)):
        tank()
        line()
    studio(0.75)
    camera((0.2, -1.95, 0.95), (0.03, -0.06, 0.13), 70, 13)


def close():
    with placed(turn=(0, 0, -30)):
        tank()
        line()
    studio(0.75)
    camera((0.25, -1.0, 0.62), (0.1, -0.1, 0.17), 60, 8, (0.16, -0.16, 0.2))


PICTURES = {
    "products/fuel-extension-kit": {"build": whole, "alt": "Red double-walled fuel tank with lockable cap, fuel line and brass coupling"},
    "products/fuel-extension-kit-detail": {"build": close, "alt": "Lockable cap, vent and leak window of the fuel extension tank"},
}
