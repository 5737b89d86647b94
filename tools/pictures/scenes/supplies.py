import math
import random
from library import materials as m
from library.parts import bolt, coupling, label, male_end, resample
from library.pumps import medium_pump
from library.electronics import controller
from library.settings import camera, lamp, studio
from library.shapes import bent, box, cylinder, helix, lathe, pipe_ring, placed, plate, rectangle, rounded_box, text, tube
from library.structures import corrugated_tank, pail, screen_panel, shed


def bucket():
    """Plain bucket for scale."""
    lathe([(0, 0), (0.12, 0), (0.15, 0.3), (0.156, 0.3), (0.156, 0.31), (0.145, 0.31), (0.117, 0.01), (0, 0.01)], m.galvanized(), segments=64)


def tank():
    with placed(turn=(0, 0, 18)):
        corrugated_tank(dirt=0.0)
    with placed((1.1, -1.95, 0)):
        bucket()
    studio(3.4)
    camera((-2.4, -9.4, 2.3), (0.05, 0, 1.42), 66, 16)


def tank_outlet():
    with placed(turn=(0, 0, 10)):
        corrugated_tank(dirt=0.0)
    studio(3.4)
    camera((-1.15, -3.7, 0.85), (0.16, -1.8, 0.45), 56, 6.3, (0.3, -1.85, 0.35))


def retardant():
    with placed((-0.08, 0.1, 0), (0, 0, -8)):
        pail()
    sprayer()
    wand()
    studio(0.72)
    camera((0.12, -1.95, 0.85), (0.04, 0.0, 0.19), 72, 13)


def sprayer():
    """Wand and hose of a pump sprayer."""
    tube(resample([(0.0, 0.34, 0.02), (0.2, 0.32, 0.012), (0.36, 0.2, 0.012), (0.38, 0.0, 0.012), (0.24, -0.14, 0.012), (0.1, -0.12, 0.014), (0.12, -0.02, 0.02), (0.26, 0.04, 0.03), (0.42, -0.03, 0.02), (0.47, -0.12, 0.022)], 160), 0.009, m.rubber(), smooth=False)
    with placed((0.47, -0.12, 0.024), (0, 0, -66)):
        rounded_box((0.13, 0.03, 0.036), 0.012, m.plastic("#b5330f"), (0.05, 0, 0), bevel=0.008)
        box((0.06, 0.014, 0.012), m.plastic((0.03, 0.03, 0.03)), (0.06, 0, 0.026), (0, -12, 0), 0.004)


def wand():
    with placed((-0.36, -0.26, 0.012), (0, 0, 8)):
        tube([(0, 0, 0.0), (0.56, 0, 0.0)], 0.006, m.brass(), smooth=False)
        lathe([(0.008, 0), (0.012, 0.004), (0.012, 0.02), (0.006, 0.03), (0.004, 0.034), (0, 0.034)], m.brass(), (-0.002, 0, 0), (-1, 0, 0.2), 24)


def retardant_label():
    with placed((0, 0, 0), (0, 0, 6)):
        pail()
    with placed((0.4, 0.34, 0), (0, 0, -30)):
        pail()
    studio(0.72)
    camera((-0.35, -1.25, 0.5), (0.06, 0.0, 0.21), 64, 7, (0, -0.13, 0.2))


def head(angle=0):
    """Brass impact-free spray head on its riser; origin at the thread."""
    lathe([(0.010, 0), (0.0135, 0.0), (0.0135, 0.012), (0.017, 0.014), (0.017, 0.03), (0.011, 0.034), (0.011, 0.05), (0.016, 0.054), (0.016, 0.064), (0.006, 0.07), (0, 0.07)], m.brass(), segments=32, bevel=0.0006)
    lathe([(0.0185, 0.016), (0.0185, 0.028)], m.brass(), segments=6)
    box((0.004, 0.018, 0.03), m.brass(), (0.012, 0, 0.078), (0, 14, angle), 0.001)
    lathe([(0, 0.0), (0.019, 0.001), (0.017, 0.005), (0, 0.006)], m.brass(), (0, 0, 0.093), bevel=0.0005)


def sprinkler():
    line = m.surface((0.022, 0.022, 0.024), 0.38, vary=0.08)
    for k in range(5):
        r = 0.36 - 0.012 * (k % 2)
        with placed((-0.12, 0.12, 0.017 + k * 0.033), (1.5 * (k % 3), -1.2 * (k % 2), 40 * k)):
            tube(helix(r, 0.0, 0.97, 28, 0.006, seed=k), 0.0168, line)
            tube(helix(r - 0.037, 0.0, 0.98, 28, 0.006, seed=k + 9), 0.0168, line)
    for a in (20, 140, 260):
        t = math.radians(a)
        with placed((-0.12 + 0.345 * math.cos(t), 0.12 + 0.345 * math.sin(t), 0.09), (0, 0, a)):
            box((0.1, 0.02, 0.19), m.plastic("#d9d5c8"), bevel=0.008)
    rnd = random.Random(4)
    for i in range(8):
        with placed((0.3 + 0.045 * (i % 4), -0.2 + 0.07 * (i // 4) - 0.03 * (i % 2), 0), (0, 0, rnd.uniform(0, 360))):
            head(rnd.uniform(0, 90))
    for i in range(5):
        with placed((-0.05 + i * 0.05, -0.36 - 0.012 * i, 0.013), (0, 0, 14 + 3 * i)):
            tube([(-0.14, 0, 0), (0.14, 0, 0)], 0.0125, m.galvanized(), smooth=False)
            lathe([(0.0135, 0), (0.017, 0.003), (0.017, 0.03), (0.0135, 0.033)], m.brass(), (0.12, 0, 0), (1, 0, 0), 8)
    studio(0.95)
    camera((0.25, -2.2, 1.15), (0.02, -0.04, 0.07), 76, 13)


def sprinkler_head():
    for i in range(7):
        with placed((0.05 * (i % 4) - 0.06, 0.06 * (i // 4) + 0.02 * (i % 2), 0), (0, 0, 50 * i)):
            head(20 * i)
    studio(0.2)
    camera((-0.1, -0.38, 0.16), (0.01, 0.015, 0.045), 72, 11, (0, -0.01, 0.05))


def vents():
    with placed((0.08, 0.2, 0.272), (76, 0, -14)):
        screen_panel()
    for k in range(6):
        with placed((-0.22, -0.06, 0.006 + k * 0.0075), (0, 0, 24 + (k % 3) * 1.6)):
            screen_panel(detailed=k == 5)
    rounded_box((0.12, 0.085, 0.05), 0.004, m.paper((0.5, 0.38, 0.25)), (0.28, -0.08, 0.025), (0, 0, -20), 0.001)
    rnd = random.Random(2)
    for i in range(14):
        with placed((0.12 + rnd.uniform(-0.05, 0.07), -0.17 + rnd.uniform(-0.03, 0.04), 0.0035), (0, 0, rnd.uniform(0, 360))):
            lathe([(0, 0), (0.0016, 0.004), (0.002, 0.022), (0.002, 0.03), (0.0046, 0.033), (0.003, 0.0355), (0, 0.0355)], m.zinc(), (0, 0, 0.0), (1, 0, 0.04), 12)
    with placed((0.26, -0.19, 0.003), (0, 0, 12)):
        lathe([(0, 0), (0.0016, 0.006), (0.0016, 0.07), (0, 0.07)], m.surface((0.1, 0.1, 0.1), 0.3, 1.0), (0, 0, 0), (1, 0, 0), 12)
    label(["Twelve screens, 14 x 22 in", "1/8 in mesh, stainless 316"], 0.1, 0.042, (0.271, -0.1235, 0.026), (0, 0, -20), title="VENT SCREENS")
    studio(0.66)
    camera((0.12, -1.75, 0.8), (0.0, 0.05, 0.21), 58, 13)


def mesh_close():
    for k in range(4):
        with placed((0, 0, 0.004 + k * 0.006), (0, 0, 20 + (k % 2) * 1.4)):
            screen_panel(detailed=k == 3)
    studio(0.6)
    camera((-0.2, -0.6, 0.22), (-0.035, -0.19, 0.02), 75, 9, (-0.06, -0.26, 0.025))


def shed_outside():
    with placed(turn=(0, 0, -26)):
        with placed((0, 0, 0.12)):
            shed(112)
            with placed((0.25, 0.1, 0.02), (0, 0, -20)):
                medium_pump()
            with placed((-0.62, 0.56, 0.9)):
                controller()
            tube(bent([(0.6, 0.05, 0.3), (0.95, 0.05, 0.3), (0.95, 0.62, 0.3), (0.95, 0.62, 1.7)], 0.1), 0.045, m.powder(), smooth=False)
        lamp((0.1, -0.1, 1.95), 22, (1, 0.86, 0.7), 0.1)
    studio(3.0)
    camera((0.3, -8.2, 2.3), (0.06, 0, 1.02), 64, 16)


def shed_inside():
    with placed(turn=(0, 0, 12)):
        with placed((0, 0, 0.12)):
            shed(118)
            with placed((0.25, 0.1, 0.02), (0, 0, -20)):
                medium_pump()
            with placed((-0.62, 0.56, 0.9)):
                controller()
            tube(bent([(0.6, 0.05, 0.3), (0.95, 0.05, 0.3), (0.95, 0.62, 0.3), (0.95, 0.62, 1.7)], 0.1), 0.045, m.powder(), smooth=False)
        lamp((0.1, -0.1, 1.95), 26, (1, 0.86, 0.7), 0.1)
    studio(3.0)
    camera((-0.5, -3.4, 1.5), (0.04, 0, 0.84), 58, 8, (0.1, 0, 0.7))


def clipboard():
    """Signed test report on a clipboard, lying flat."""
    rounded_box((0.24, 0.33, 0.004), 0.012, m.surface((0.28, 0.17, 0.09), 0.5, vary=0.16, vary_scale=30), (0, 0, 0.002), bevel=0.001)
    plate([rectangle(0.216, 0.279)], 0.0008, m.paper(), (0, -0.014, 0.0046), (0, 0, 1.2), 0.0001)
    box((0.12, 0.03, 0.012), m.stainless(), (0, 0.135, 0.01), bevel=0.003)
    tube(bent([(-0.045, 0.14, 0.012), (-0.045, 0.16, 0.03), (0.045, 0.16, 0.03), (0.045, 0.14, 0.012)], 0.01), 0.002, m.stainless(), smooth=False)
    with placed((0, -0.014, 0.0052), (0, 0, 1.2)):
        text("Quarterly system test", 0.017, m.ink(), (-0.095, 0.098, 0), (0, 0, 0), align="LEFT")
        text("39 points in 12 phases", 0.009, m.ink((0.3, 0.06, 0.02)), (-0.095, 0.082, 0), (0, 0, 0), align="LEFT", font="barlow", weight=500)
        rows = ("Pool level", "Suction and prime", "Engine start, by hand", "Engine start, by signal", "Pressure at 90 PSI", "Cannon 1, full circle", "Cannon 2, full circle", "Thermal sensor, 50 ft",
                "Thermal sensor, 100 ft", "Smoke detector", "Failover, five sources", "Battery, 72 hours")
        for i, row in enumerate(rows):
            y = 0.064 - i * 0.0142
            text(row, 0.0082, m.ink(), (-0.078, y, 0), (0, 0, 0), align="LEFT", font="barlow", weight=500)
            plate([rectangle(0.007, 0.007), rectangle(0.0058, 0.0058)[::-1]], 0.0002, m.ink(), (-0.09, y, 0), bevel=0)
            box((0.19, 0.0003, 0.0001), m.ink((0.5, 0.5, 0.5)), (0, y - 0.0068, 0), bevel=0)
            tube([(-0.093, y + 0.0005, 0.0003), (-0.0905, y - 0.003, 0.0003), (-0.085, y + 0.006, 0.0003)], 0.0006, m.surface((0.01, 0.04, 0.25), 0.4), smooth=False)
            text(("94 %", "22 s", "1st", "1st", "91 PSI", "70 s", "70 s", "ok", "ok", "18 s", "26 s", "ok")[i], 0.0082, m.surface((0.01, 0.04, 0.25), 0.4), (0.085, y, 0), (0, 0, 0), align="RIGHT", font="barlow", weight=500)
        tube([(0.0, -0.118, 0.0003), (0.012, -0.107, 0.0003), (0.016, -0.12, 0.0003), (0.026, -0.108, 0.0003), (0.03, -0.119, 0.0003), (0.05, -0.111, 0.0003), (0.075, -0.115, 0.0003)], 0.0006, m.surface((0.01, 0.04, 0.25), 0.4))
        box((0.1, 0.0003, 0.0001), m.ink(), (0.04, -0.122, 0), bevel=0)


def pen():
    with placed((0.17, -0.04, 0.006), (0, 0, 66)):
        lathe([(0, 0), (0.0008, 0.001), (0.004, 0.012), (0.0045, 0.03), (0.0045, 0.11), (0.0042, 0.13), (0, 0.134)], m.plastic((0.02, 0.05, 0.2), 0.3), (-0.06, 0, 0), (1, 0, 0), 24)
        box((0.04, 0.002, 0.0015), m.stainless(), (0.045, 0, 0.006), bevel=0.0005)


def maintenance():
    from library.parts import gauge
    with placed((-0.06, -0.12, 0), (0, 0, 14)):
        clipboard()
        pen()
    with placed((0.3, 0.5, 0), (0, 0, -28)):
        medium_pump()
    with placed((0.22, -0.14, 0.0), (0, 0, 0)):
        gauge((0, 0, 0.048), (-0.25, -0.8, 0.75), 0.05, 0.56)
    studio(1.0, key=0.95)
    camera((-0.1, -1.25, 0.72), (0.07, 0.1, 0.16), 46, 7, (-0.04, -0.14, 0.0))


def maintenance_report():
    with placed((0, 0, 0), (0, 0, -20)):
        clipboard()
        pen()
    studio(0.5)
    camera((-0.05, -0.42, 0.42), (0.01, -0.005, 0.0), 60, 9, (0, -0.03, 0))


PICTURES = {
    "products/water-tank-5000": {"build": tank, "alt": "Corrugated steel water tank with ladder, red outlet valve and a bucket for scale"},
    "products/water-tank-5000-detail": {"build": tank_outlet, "alt": "Outlet of the tank with handwheel valve and draft thread"},
    "products/emberhold-retardant": {"build": retardant, "alt": "Five-gallon pail of EmberHold concentrate with a sprayer hose"},
    "products/emberhold-retardant-detail": {"build": retardant_label, "alt": "Label of the EmberHold pail, a second pail behind"},
    "products/sprinkler-ring-kit": {"build": sprinkler, "alt": "Coil of black line with brass sprinkler heads and risers"},
    "products/sprinkler-ring-kit-detail": {"build": sprinkler_head, "alt": "Brass sprinkler heads"},
    "products/ember-vent-screen-kit": {"build": vents, "alt": "Stainless vent screens, one standing, with screws and drill bit"},
    "products/ember-vent-screen-kit-detail": {"build": mesh_close, "alt": "Woven 1/8 in stainless mesh in its frame"},
    "products/pump-shed": {"build": shed_outside, "alt": "Pump shed with open red doors, pump and controller inside"},
    "products/pump-shed-detail": {"build": shed_inside, "alt": "Inside the pump shed: pump, controller and red pipe under the light"},
    "products/quarterly-maintenance-add-on": {"build": maintenance, "alt": "Signed test report on a clipboard with a pressure gauge, a pump behind"},
    "products/quarterly-maintenance-add-on-detail": {"build": maintenance_report, "alt": "Test report with ticks and measured values"},
}
