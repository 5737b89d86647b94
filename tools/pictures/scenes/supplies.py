import math
import random
from library import materials as m
from library.pails import pail
from library.parts import ball_valve, coupling, flange, gauge, label, resample, ribbed_hose, wire_mesh
from library.pumps import medium_pump
from library.electronics import controller
from library.settings import camera, lamp, studio
from library.shapes import bent, box, circle, cylinder, lathe, mesh, pipe_ring, placed, plate, rectangle, rounded_box, text, tube
from library.sprinklers import clean_brass, end_cap, line_coil, riser, riser_bundle, spray_head, stake, strap, tee, zinc_pipe
from library.structures import corrugated_tank, shed


# A darker sweep and less key keep white things apart from the ground.
WHITE_GOODS = (0.52, 0.52, 0.51)


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
    """Pail with what comes along: mixing chart and safety data sheet."""
    with placed((-0.05, 0.08, 0), (0, 0, -4)):
        emberhold_pail()
    with placed((0.2, -0.12, 0.0022), (0, 0, 14)):
        mixing_chart()
    with placed((0.29, 0.05, 0), (0, 0, -14)):
        data_sheet()
    studio(0.72, WHITE_GOODS, 0.88)
    camera((0.1, -1.9, 0.86), (0.07, 0.02, 0.165), 82, 16)


def emberhold_pail():
    pail("EMBERHOLD", ("Long-term fire retardant", "5 gallons concentrate"),
         ("Mix 1 part with 5 parts water. Spray until wet.", "Covers 5,500 sq ft. Holds until two inches of rain.", "Keep out of ponds and storm drains."))


def sheet_of(w, h, at=(0, 0, 0), turn=(0, 0, 0), curl=0.008):
    """Paper with a corner that lifts a little."""
    verts, faces, n = [], [], 16
    for j in range(n + 1):
        for i in range(n + 1):
            x, y = i / n, j / n
            verts.append((w * (x - 0.5), h * (y - 0.5), 0.0008 + curl * max(0, x + y - 1.55) ** 2 * 3))
    for j in range(n):
        for i in range(n):
            k = j * (n + 1) + i
            faces.append((k, k + 1, k + n + 2, k + n + 1))
    mesh("sheet", verts, faces, m.paper((0.80, 0.795, 0.78)), at, turn, angle=80)


def mixing_chart():
    sheet_of(0.15, 0.21, curl=0)
    dark, red = m.ink(), m.surface("#b5330f", 0.5, vary=0)
    plate([rectangle(0.15, 0.036)], 0.0002, red, (0, 0.087, 0.0011), bevel=0)
    text("MIXING CHART", 0.02, m.paper(), (-0.065, 0.087, 0.0014), (0, 0, 0), align="LEFT")
    for i, row in enumerate((("Concentrate", "Water", "Covers"), ("1 qt", "5 qt", "275 sq ft"), ("1 gal", "5 gal", "1,100 sq ft"), ("2.5 gal", "12.5 gal", "2,750 sq ft"), ("5 gal", "25 gal", "5,500 sq ft"))):
        y = 0.05 - i * 0.02
        for x, cell in zip((-0.065, -0.016, 0.022), row):
            text(cell, 0.0105 if i else 0.0092, dark, (x, y, 0.0011), (0, 0, 0), align="LEFT", font="barlow", weight=500 if i else 600)
        box((0.13, 0.0004, 0.0001), dark, (0, y - 0.01, 0.0011), bevel=0)
    for i, line in enumerate(("Clear needles and leaves first.", "Rinse windows within the hour.")):
        text(line, 0.009, dark, (-0.065, -0.062 - i * 0.014, 0.0011), (0, 0, 0), align="LEFT", font="barlow", weight=400)


def data_sheet():
    sheet_of(0.216, 0.279, curl=0.012)
    dark = m.ink()
    text("Safety data sheet", 0.017, dark, (-0.09, 0.11, 0.0011), (0, 0, 0), align="LEFT", font="barlow", weight=600)
    text("EmberHold retardant concentrate", 0.0105, dark, (-0.09, 0.09, 0.0011), (0, 0, 0), align="LEFT", font="barlow", weight=500)
    for i in range(9):
        y = 0.066 - i * 0.021
        box((0.18, 0.0004, 0.0001), dark, (0, y + 0.008, 0.0011), bevel=0)
        text(("1 Identification", "2 Hazards", "3 Composition", "4 First aid", "5 Firefighting", "6 Accidental release", "7 Handling and storage", "8 Exposure control", "9 Properties")[i], 0.0088, dark,
             (-0.09, y, 0.0011), (0, 0, 0), align="LEFT", font="barlow", weight=500)


def retardant_label():
    with placed((-0.03, 0, 0), (0, 0, 4)):
        emberhold_pail()
    with placed((0.37, 0.34, 0), (0, 0, 10)):
        emberhold_pail()
    studio(0.72, WHITE_GOODS, 0.88)
    camera((-0.28, -1.3, 0.52), (0.055, 0.0, 0.195), 66, 9, (-0.03, -0.13, 0.2))


def sprinkler():
    """The whole kit: 300 ft of line in one coil, 40 heads in their tray, 40 risers in two bundles, fittings."""
    orange = m.woven("#c2410f", 1500)
    with placed((-0.27, 0.42, 0)):
        pitch = line_coil(start=-1.0, tails=(0.17, 0.3))
        for a in (35, 125, 215, 320):
            t = math.radians(a)
            strap(pitch * 5 + 0.006, pitch * 6 + 0.004, orange, (0.482 * math.cos(t), 0.482 * math.sin(t), 0), (0, 0, a))
    with placed((0.5, 0.12, 0), (0, 0, -9)):
        head_tray()
    for x, y, a in ((-0.58, -0.32, 7), (-0.23, -0.37, 7)):
        with placed((x, y, 0), (0, 0, a)):
            riser_bundle(band=orange)
    small_parts()
    studio(1.35)
    camera((0.2, -2.75, 1.5), (-0.03, 0.06, 0.06), 68, 16)


def head_tray():
    """Molded tray with five rows of eight spray heads."""
    pitch, heads = 0.052, random.Random(4)
    w, d = pitch * 8 + 0.03, pitch * 5 + 0.03
    kraft = m.surface((0.34, 0.23, 0.135), 0.85, vary=0.04, vary_scale=20, rough_vary=0.04)
    plate([rectangle(w, d, 0.004)], 0.004, kraft, (0, 0, 0.002), bevel=0.0008)
    plate([rectangle(w, d, 0.006)] + [circle(0.0135, (-pitch * 3.5 + i * pitch, -pitch * 2 + j * pitch), 24)[::-1] for i in range(8) for j in range(5)], 0.003, kraft, (0, 0, 0.0165), bevel=0.0004)
    for s in (-1, 1):
        box((w, 0.004, 0.034), kraft, (0, s * d / 2, 0.017), bevel=0.001)
        box((0.004, d, 0.034), kraft, (s * w / 2, 0, 0.017), bevel=0.001)
    for i in range(8):
        for j in range(5):
            with placed((-pitch * 3.5 + i * pitch, -pitch * 2 + j * pitch, 0.004)):
                spray_head(heads.uniform(0, 180))


def small_parts():
    """Tees, stakes, end caps and the flush valve."""
    for i in range(6):
        with placed((0.44 + 0.088 * (i % 3) + 0.02 * (i // 3), -0.14 - 0.085 * (i // 3), 0), (0, 0, 24 + 7 * (i % 4))):
            tee()
    for i in range(5):
        with placed((0.2 + 0.014 * i, -0.42 + 0.034 * i, 0), (0, 0, -6 + 2 * (i % 3))):
            stake()
    with placed((0.47, -0.37, 0.026), (0, 0, 24)):
        ball_valve((0, 0, 0), (1, 0, 0), (0, 0, 1), 0.0165, clean_brass(), m.powder(), 0)
    for x, y in ((0.58, -0.37), (0.63, -0.34)):
        with placed((x, y, 0), (0, 0, 400 * x)):
            end_cap()


def sprinkler_head():
    """Three heads beside a riser with its head on."""
    with placed((0.052, 0.02, 0.0), (0, 0, 0)):
        with placed((0, 0, 0.05), (0, -90, 0)):
            riser(0.1)
        with placed((0, 0, 0.0875)):
            lathe([(0.0135, 0), (0.0155, 0.0015), (0.0155, 0.0245), (0.0135, 0.026)], zinc_pipe(), segments=48, bevel=0.0005)
        with placed((0, 0, 0.098)):
            spray_head(35)
    for x, y, a in ((-0.035, -0.02, 20), (0.008, -0.05, 74), (-0.085, 0.045, 130), (0.108, 0.05, 65)):
        with placed((x, y, 0)):
            spray_head(a)
    studio(0.24)
    camera((-0.1, -0.52, 0.2), (0.012, 0.0, 0.074), 72, 16, (0, -0.03, 0.06))


def vents():
    """Twelve screens: one standing, eleven in a stack with the packing sheet under the top one."""
    with placed((0.12, 0.24, 0.274), (78, 0, -14)):
        ember_screen()
    with placed((-0.2, -0.02, 0), (0, 0, 22)):
        screen_stack(11)
    with placed((0.33, -0.02, 0), (0, 0, -20)):
        rounded_box((0.15, 0.1, 0.06), 0.003, m.surface((0.36, 0.25, 0.15), 0.8, vary=0.03, rough_vary=0.03), (0, 0, 0.03), bevel=0.001)
        label(["Screws No. 8 x 1 in, stainless", "Drill bit 1/8 in"], 0.13, 0.048, (0, -0.0505, 0.031), (0, 0, 0), title="VENT SCREENS")
    rnd = random.Random(2)
    for i in range(12):
        with placed((0.13 + 0.028 * (i % 6) + rnd.uniform(-0.004, 0.004), -0.16 - 0.045 * (i // 6) + rnd.uniform(-0.006, 0.006), 0.0046), (0, 0, 68 + rnd.uniform(-14, 14))):
            screw()
    with placed((0.33, -0.2, 0.0022), (0, 0, 24)):
        drill_bit()
    with placed((0.47, -0.14, 0)):
        foam_roll()
    studio(0.66)
    camera((0.14, -1.75, 0.8), (0.03, 0.05, 0.2), 62, 16)


def screen_stack(count):
    """Screens lying on each other, a sheet of packing paper under the uppermost."""
    for k in range(count):
        with placed((0.0015 * math.sin(5 * k), 0.0015 * math.cos(3 * k), 0.002 + k * 0.0046), (0, 0, 0.5 * math.sin(2.3 * k))):
            ember_screen(cloth=k == count - 1)
    plate([rectangle(0.344, 0.544, 0.003)], 0.0006, m.surface((0.30, 0.215, 0.135), 0.9, vary=0.03, rough_vary=0.03), (0, 0, (count - 1) * 0.0046 - 0.0008), bevel=0.0001)


def ember_screen(w=0.36, h=0.56, cloth=True):
    """Woven 1/8 in cloth in a pressed stainless frame, in the XY plane."""
    frame = m.surface((0.62, 0.62, 0.61), 0.3, 1.0, 0.02, 30, 0.03)
    if cloth:
        wire_mesh(w - 0.03, h - 0.03, 0.0042, 0.00085, m.surface((0.58, 0.58, 0.57), 0.34, 1.0, vary=0, rough_vary=0))
    holes = [circle(0.0024, (s * (w / 2 - 0.012), -h / 2 + h * (i + 0.5) / 5), 16)[::-1] for i in range(5) for s in (-1, 1)]
    plate([rectangle(w, h, 0.006), rectangle(w - 0.05, h - 0.05, 0.004)[::-1]] + holes, 0.0036, frame, bevel=0.0008)


def screw():
    """Pan-head screw lying along +X."""
    steel = m.surface((0.62, 0.62, 0.62), 0.28, 1.0, vary=0, rough_vary=0.02)
    profile = [(0, 0), (0.0005, 0.001)]
    for i in range(14):
        z = 0.002 + i * 0.0014
        r = 0.0013 + min(0.0006, 0.0002 * i)
        profile += [(r, z), (r + 0.0006, z + 0.0007)]
    lathe(profile + [(0.0017, 0.0222), (0.0017, 0.0245), (0.0042, 0.0246), (0.0042, 0.0256), (0.0036, 0.0272), (0.002, 0.0279), (0, 0.028)], steel, (-0.014, 0, 0), (1, 0, 0), 24)
    for turn in (0, 90):
        box((0.0004, 0.0036, 0.0008), m.ink(), (0.01395, 0, 0), (turn, 0, 0), 0)


def drill_bit():
    """Twist drill along +X: a shank and two helical flutes."""
    steel = m.surface((0.16, 0.16, 0.165), 0.26, 1.0, vary=0, rough_vary=0.03)
    cylinder(0.0019, 0.03, steel, (0, 0, 0), (1, 0, 0), bevel=0.0003, segments=24)
    lathe([(0.0013, 0), (0.0013, 0.042), (0, 0.0445)], steel, (0.03, 0, 0), (1, 0, 0), 24)
    for s in (0, math.pi):
        tube([(0.03 + 0.041 * i / 60, 0.0012 * math.cos(2 * math.pi * i / 12 + s), 0.0012 * math.sin(2 * math.pi * i / 12 + s)) for i in range(61)], 0.0008, steel, smooth=False, resolution=3)


def foam_roll():
    """Sealing strip, rolled up, with a loose end."""
    foam = m.surface((0.03, 0.03, 0.032), 0.85, vary=0.05, rough_vary=0.03)
    points = [((0.014 + 0.0042 * i / 24) * math.cos(2 * math.pi * i / 24), (0.014 + 0.0042 * i / 24) * math.sin(2 * math.pi * i / 24)) for i in range(24 * 7 + 1)]
    last = points[-1]
    points += [(last[0] + 0.001 * k, last[1] + 0.012 * k) for k in range(1, 6)]
    verts, faces = [], []
    for i, (x, y) in enumerate(points):
        a, b = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        n = math.hypot(b[0] - a[0], b[1] - a[1])
        u, v = (b[1] - a[1]) / n * 0.0018, -(b[0] - a[0]) / n * 0.0018
        verts += [(x + u, y + v, 0.001), (x + u, y + v, 0.02), (x - u, y - v, 0.02), (x - u, y - v, 0.001)]
    for i in range(len(points) - 1):
        faces += [(4 * i + k, 4 * i + (k + 1) % 4, 4 * i + 4 + (k + 1) % 4, 4 * i + 4 + k) for k in range(4)]
    mesh("strip", verts, faces + [(0, 1, 2, 3), tuple(len(verts) - 1 - k for k in range(4))], foam, angle=40)


def mesh_close():
    """Corner of the stack."""
    with placed(turn=(0, 0, 20)):
        screen_stack(4)
    studio(0.6)
    camera((-0.17, -0.5, 0.25), (-0.055, -0.2, 0.012), 75, 16, (-0.06, -0.22, 0.014))


def fitted_shed(doors, watts, color="#8f2c10", dirt=0.0):
    """Shed with pump, plumbing and controller. Origin under the slab."""
    with placed((0, 0, 0.12)):
        shed(doors, dirt, color=color)
        with placed((-0.12, 0.16, 0.0), (0, 0, -4)):
            medium_pump(frame=m.surface((0.52, 0.53, 0.54), 0.34, 0.95, 0.04, 12, 0.05))
            plumbing()
        with placed((-0.72, 0.56, 0.9)):
            controller()
    for x, y in ((-0.4, -0.1), (0.5, -0.1)):
        lamp((x, y, 2.0), watts / 2, (1, 0.92, 0.82), 0.12)


def plumbing():
    """Red discharge pipe up and out through the back, suction hose through the right wall. In the frame of the pump."""
    red, steel = m.powder(), m.zinc()
    coupling((0.385, 0, 0.5875), (-1, 0, 0), 0.046, 0.065, m.aluminum(), 3)
    tube(bent([(0.38, 0, 0.5875), (0.72, 0, 0.5875), (0.72, 0, 1.5), (0.72, 0.62, 1.5)], 0.09), 0.0365, red, smooth=False, resolution=10)
    flange((0.46, 0, 0.5875), (1, 0, 0), 0.07, 0.016, red, 6, 0.013)
    flange((0.72, 0.515, 1.5), (0, 1, 0), 0.085, 0.012, steel, 6, 0.012)
    for z in (0.9, 1.3):
        box((0.03, 0.5, 0.03), m.galvanized(), (0.72, 0.29, z), bevel=0.002)
        pipe_ring(0.042, 0.036, 0.03, steel, (0.72, 0, z - 0.015), (0, 0, 1))
    coupling((0.41, 0, 0.259), (-1, 0, 0), 0.053, 0.075, m.aluminum(), 3)
    ribbed_hose([(0.4, 0, 0.259), (0.6, 0, 0.255), (0.85, -0.01, 0.24), (1.3, -0.02, 0.24)], 0.045, m.surface((0.016, 0.035, 0.028), 0.4, vary=0.05))


def shed_outside():
    with placed((0.1, 0, 0), (0, 0, -24)):
        fitted_shed(104, 60)
    studio(3.0)
    camera((-0.1, -8.4, 2.2), (-0.12, 0, 1.04), 56, 16)


def shed_inside():
    with placed(turn=(0, 0, 10)):
        fitted_shed(118, 80)
    studio(3.0)
    camera((-0.4, -3.5, 1.5), (-0.03, 0, 0.94), 52, 11, (-0.1, 0, 0.7))


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
    with placed((0.17, -0.04, 0.0046), (0, 0, 66)):
        lathe([(0, 0), (0.0008, 0.001), (0.004, 0.012), (0.0045, 0.03), (0.0045, 0.11), (0.0042, 0.13), (0, 0.134)], m.plastic((0.02, 0.05, 0.2), 0.3), (-0.06, 0, 0), (1, 0, 0), 24)
        box((0.04, 0.002, 0.0015), m.stainless(), (0.045, 0, 0.006), bevel=0.0005)


def test_gauge():
    """Gauge resting on the coil of its hose, dial up and toward -Y; a quick coupling at the other end."""
    r, hose = 0.0085, m.rubber()
    gauge((0, 0, 0.0465), (0, -math.sin(math.radians(18)), math.cos(math.radians(18))), 0.05, 0.56)
    cylinder(0.0115, 0.024, m.zinc(), (0, -0.055, 0.0135), (0, -1, -0.09), segments=24)
    way = [(0, -0.075, 0.0118), (0.004, -0.1, 0.0087), (0.035, -0.125, r), (0.078, -0.1, r), (0.09, -0.03, r), (0.08, 0.06, r)]
    for a in range(0, 671, 15):
        t, k = math.radians(a), min(1, max(0, (a - 300) / 75))
        way.append((0.065 * math.cos(t), 0.12 + 0.065 * math.sin(t), r + 2 * r * k * k * (3 - 2 * k)))
    way += [(0.072, 0.13, 0.024), (0.09, 0.18, 0.0165), (0.135, 0.2, 0.0145), (0.175, 0.18, 0.0145)]
    tube(resample(way, 300), r, hose, smooth=False)
    lathe([(0, 0), (0.0105, 0), (0.0105, 0.022), (0.009, 0.022), (0.009, 0.028), (0.0145, 0.03), (0.0145, 0.052), (0.013, 0.054), (0.013, 0.058), (0.0085, 0.058), (0.0085, 0.04), (0, 0.04)],
          m.brass(), (0.168, 0.1835, 0.0145), (0.9, -0.45, 0), 32, 0.0006)


def gauge_case():
    """Upright case for the test gauge; front at y = 0."""
    shell = m.plastic((0.035, 0.036, 0.038), 0.5)
    for y in (0.0285, 0.0865):
        rounded_box((0.2, 0.056, 0.22), 0.012, shell, (0, y, 0.11), bevel=0.006)
    box((0.19, 0.01, 0.21), shell, (0, 0.0575, 0.11))
    tube(bent([(-0.05, 0.0575, 0.216), (-0.05, 0.0575, 0.245), (0.05, 0.0575, 0.245), (0.05, 0.0575, 0.216)], 0.012), 0.006, shell, smooth=False)


def maintenance():
    with placed((-0.235, -0.47, 0), (0, 0, 10)):
        with placed((0, 0.0825, 0.1429), (60, 0, 0)):
            clipboard()
        with placed((0, 0.126, 0)):
            gauge_case()
    with placed((-0.1, -0.325, 0), (0, 0, -46)):
        pen()
    with placed((0.14, -0.44, 0.0), (0, 0, -6)):
        test_gauge()
    with placed((0.33, 0.56, 0), (0, 0, -28)):
        medium_pump()
    studio(1.0, key=0.95)
    camera((-0.06, -1.45, 0.58), (0.07, 0.1, 0.2), 37, 4.5, (-0.2, -0.42, 0.14))


def maintenance_report():
    with placed((0, 0, 0), (0, 0, -20)):
        clipboard()
        pen()
    studio(0.5)
    camera((-0.05, -0.42, 0.42), (0.01, -0.005, 0.0), 60, 9, (0, -0.03, 0))


PICTURES = {
    "products/water-tank-5000": {"build": tank, "alt": "Corrugated steel water tank with ladder, red outlet valve and a bucket for scale"},
    "products/water-tank-5000-detail": {"build": tank_outlet, "alt": "Outlet of the tank with handwheel valve and draft thread"},
    "products/emberhold-retardant": {"build": retardant, "alt": "Five-gallon pail of EmberHold concentrate with its mixing chart and safety data sheet"},
    "products/emberhold-retardant-detail": {"build": retardant_label, "alt": "Label of the EmberHold pail, a second pail behind"},
    "products/sprinkler-ring-kit": {"build": sprinkler, "alt": "Coil of black line in orange straps, a tray of 40 brass heads, two bundles of risers, tees, stakes and a flush valve"},
    "products/sprinkler-ring-kit-detail": {"build": sprinkler_head, "alt": "Brass garden spray heads with a fine slot under the cap and an adjusting screw, one on a threaded riser"},
    "products/ember-vent-screen-kit": {"build": vents, "alt": "Twelve stainless vent screens, one standing, with screws, drill bit and sealing strip"},
    "products/ember-vent-screen-kit-detail": {"build": mesh_close, "alt": "Woven 1/8 in stainless mesh in its frame"},
    "products/pump-shed": {"build": shed_outside, "alt": "Pump shed with open red doors, pump and controller inside"},
    "products/pump-shed-detail": {"build": shed_inside, "alt": "Inside the pump shed: pump, controller, red discharge pipe and suction hose under the light", "studio": False},
    "products/quarterly-maintenance-add-on": {"build": maintenance, "alt": "Signed test report on a clipboard with a pressure gauge, a pump behind"},
    "products/quarterly-maintenance-add-on-detail": {"build": maintenance_report, "alt": "Test report with ticks and measured values"},
}
