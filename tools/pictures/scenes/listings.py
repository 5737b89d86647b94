"""What the sample listings of the marketplace offer, photographed where their owners keep it."""
import math
import random

from mathutils import Vector

from library import electronics as e
from library import materials as m
from library import places
from library.cannons import mini
from library.hoses import chain, suction_coil
from library.parts import ball_valve, bolt, coupling, flat_hose_roll, gauge, male_end, resample
from library.pumps import large_pump, medium_pump, pump_end, small_engine
from library.settings import camera, softbox
from library.shapes import bent, box, circle, cylinder, lathe, mesh, pipe_ring, placed, plate, rectangle, rounded_box, text, tube
from library.sprinklers import clean_brass, coil_path, line_coil, poly_line, spray_head, strap, zinc_pipe
from library.structures import curved_text, pail, shed, wrap

BLUE, YELLOW = "#1f4468", "#c79a22"


def wheel(radius=0.14, width=0.07, hub=None, dirt=0.35):
    """Pneumatic wheel, axis along X."""
    r, w = radius, width
    lathe([(r * 0.6, -w / 2), (r * 0.85, -w / 2), (r, -w * 0.36), (r, w * 0.36), (r * 0.85, w / 2), (r * 0.6, w / 2)], m.rubber(dirt), direction=(1, 0, 0), bevel=r * 0.04)
    lathe([(0, -w * 0.3), (r * 0.2, -w * 0.35), (r * 0.2, -w * 0.2), (r * 0.55, -w * 0.2), (r * 0.62, -w * 0.45), (r * 0.62, w * 0.45), (r * 0.55, w * 0.2), (r * 0.2, w * 0.2), (r * 0.2, w * 0.35), (0, w * 0.3)],
          hub or m.powder((0.5, 0.5, 0.48), dirt), direction=(1, 0, 0))
    for k in range(28):
        a = 2 * math.pi * k / 28
        box((w * 0.7, r * 0.09, r * 0.03), m.rubber(dirt), (0, r * math.cos(a), r * math.sin(a)), (math.degrees(a) - 90, 0, 0), r * 0.01)


def cannon():
    with placed((0, 0, 0), (0, 0, 10)):
        mini(paint=m.powder(dirt=0.3, chips=0.6), dirt=0.35, heading=200, height=1.05, elevation=20)
    with placed((0.55, -0.5, 0), (0, 0, 30)):
        places.cardboard((0.34, 0.26, 0.2), open_top=True)
        for i in range(5):
            bolt((0.05 * (i - 2), 0.03 * (i % 2), 0.05), (0.6, 0.2 * i - 0.4, 0.4), 0.022)
    places.driveway_scene()
    camera((1.0, -3.9, 1.5), (-0.05, 0, 0.76), 50, 8)


def engine_pump():
    with placed((0, 0.1, 0), (0, 0, -28)):
        medium_pump(0.4, m.black_powder(0.35, 0.6), m.powder(BLUE, 0.3, 0.5), brand="")
    places.garage()
    camera((0.75, -2.3, 1.25), (0.0, 0.1, 0.34), 46, 7)


def zone_controller():
    """Gray plastic box, door open, eight relays and a terminal strip inside."""
    gray = m.plastic((0.40, 0.41, 0.41), 0.45, 0.15)
    w, h, d = 0.3, 0.36, 0.12
    with placed((0, 0.08, h / 2), (-8, 0, 0)):
        t = 0.006
        box((w, t, h), gray, (0, d / 2, 0), bevel=0.002)
        for s in (-1, 1):
            box((t, d, h), gray, (s * w / 2, 0, 0), bevel=0.002)
            box((w, d, t), gray, (0, 0, s * h / 2), bevel=0.002)
        board = d / 2 - 0.019
        circuit_board(w * 0.86, h * 0.84, board)
        for i in range(8):
            box((0.019, 0.016, 0.024), m.plastic((0.04, 0.10, 0.27)), (-0.1 + i * 0.0285, d / 2 - 0.028, 0.06), bevel=0.001)
            text("24 V", 0.006, m.paper(), (-0.1 + i * 0.0285, d / 2 - 0.0364, 0.058))
            text(str(i + 1), 0.01, m.paper(), (-0.1 + i * 0.0285, board - 0.0004, -0.09))
            box((0.0014, 0.0004, 0.128), m.surface((0.06, 0.24, 0.11), 0.4), (-0.094 + i * 0.0285, board, -0.018), bevel=0)
            box((0.024, 0.014, 0.014), m.plastic((0.05, 0.24, 0.10)), (-0.1 + i * 0.0285, d / 2 - 0.026, -0.1), bevel=0.001)
            cylinder(0.003, 0.002, m.zinc(), (-0.1 + i * 0.0285, d / 2 - 0.033, -0.1), (0, -1, 0), bevel=0)
            tube([(-0.1 + i * 0.0285, d / 2 - 0.03, -0.108), (-0.1 + i * 0.028, 0.0, -0.14), (-0.05 + i * 0.012, 0.0, -h / 2 - 0.01)], 0.0022,
                 m.plastic(((0.5, 0.03, 0.02), (0.02, 0.02, 0.02), (0.5, 0.5, 0.48), (0.03, 0.12, 0.4))[i % 4]))
            box((0.003, 0.002, 0.003), m.glow("#54d27c" if i in (0, 1) else "#203020", 1.5), (-0.1 + i * 0.0285, d / 2 - 0.02, 0.085), bevel=0)
        box((0.11, 0.01, 0.05), m.plastic((0.02, 0.02, 0.022)), (0.03, d / 2 - 0.024, 0.125), bevel=0.002)
        box((0.09, 0.002, 0.032), m.surface((0.08, 0.13, 0.07), 0.2), (0.03, d / 2 - 0.03, 0.125), bevel=0)
        text("ZONE 1-8  OK", 0.013, m.ink(), (0.03, d / 2 - 0.0315, 0.125), (90, 0, 0))
        with placed((-w / 2, -d / 2, 0), (0, 0, -112)):
            box((w, 0.012, h), gray, (w / 2, 0, 0), bevel=0.004)
            plate([rectangle(0.2, 0.14)], 0.001, m.paper(), (w / 2, -0.0066, 0.04), (90, 0, 180), 0.0001)
        e.antenna(0.16, (0, 0, 0), (0.1, 0.02, h / 2))


def circuit_board(width, height, y):
    """Green board facing -Y with a transformer, a chip, capacitors and a fuse between relays and terminals."""
    box((width, 0.002, height), m.surface((0.025, 0.15, 0.07), 0.35, coat=0.3), (0, y + 0.001, 0), bevel=0.0005)
    for x in (-1, 1):
        for z in (-1, 1):
            cylinder(0.004, 0.002, m.zinc(), (x * (width / 2 - 0.008), y, z * (height / 2 - 0.008)), (0, -1, 0), bevel=0.0005, segments=24)
    black = m.plastic((0.018, 0.018, 0.02), 0.5)
    box((0.05, 0.026, 0.03), m.zinc(0.2), (-0.085, y - 0.013, -0.012), bevel=0.001)
    box((0.036, 0.032, 0.044), m.paper((0.62, 0.5, 0.1)), (-0.085, y - 0.015, -0.012), bevel=0.004)
    text("120 V / 24 V", 0.006, m.ink(), (-0.085, y - 0.0314, -0.014))
    box((0.032, 0.0015, 0.024), m.zinc(), (0.025, y - 0.001, -0.012), bevel=0)
    box((0.027, 0.004, 0.027), black, (0.025, y - 0.003, -0.012), bevel=0.0006)
    text("RC 8", 0.006, m.surface((0.5, 0.5, 0.5), 0.6), (0.025, y - 0.0052, -0.014))
    for z in (0.024, -0.052):
        box((0.05, 0.005, 0.009), black, (0.025, y - 0.003, z), bevel=0.0006)
        box((0.05, 0.001, 0.013), m.zinc(), (0.025, y - 0.001, z), bevel=0)
    for x, z, r in ((-0.036, 0.012, 0.007), (-0.036, -0.012, 0.007), (-0.02, 0.004, 0.0045)):
        cylinder(r, 0.018, black, (x, y, z), (0, -1, 0), bevel=0.0015, segments=32)
        cylinder(r * 0.8, 0.0006, m.zinc(), (x, y - 0.018, z), (0, -1, 0), bevel=0, segments=32)
    cylinder(0.011, 0.005, m.stainless(), (0.09, y, 0.004), (0, -1, 0), bevel=0.001, segments=40)
    cylinder(0.004, 0.03, m.glass(), (-0.1, y - 0.006, -0.062), (1, 0, 0), segments=24)
    for x in (-0.1, -0.075):
        cylinder(0.0046, 0.006, m.zinc(), (x, y - 0.006, -0.062), (1, 0, 0), bevel=0.0005, segments=24)
    for i in range(7):
        box((0.004, 0.002, 0.0022), black if i % 2 else m.paper((0.5, 0.42, 0.3)), (0.06 + (i % 2) * 0.012, y - 0.001, 0.028 - i * 0.011), bevel=0)


def zone_controller_scene():
    zone_controller()
    softbox((0.25, -1.1, 0.75), (0, 0.05, 0.18), (0.5, 0.4), 3.2, (1, 0.9, 0.78))
    with placed((0.26, -0.1, 0.001), (0, 0, 24)):
        plate([rectangle(0.15, 0.21, 0.002)], 0.006, m.paper(), (0, 0, 0.003), bevel=0.001)
        text("Installation", 0.02, m.ink(), (0, 0.05, 0.0062), (0, 0, 0))
        text("8 zones, 24 V", 0.012, m.ink(), (0, 0.02, 0.0062), (0, 0, 0))
    places.bench()
    camera((0.25, -0.95, 0.5), (0.03, 0.03, 0.14), 45, 7, (0, 0, 0.15))


def flame_detector():
    red = m.powder("#a3220f", 0.2, 0.4)
    lathe([(0, 0.05), (0.05, 0.05), (0.058, 0.04), (0.058, -0.03), (0.052, -0.045), (0.0, -0.045)], red, (0, 0, 0.15), (0, 1, 0.15), bevel=0.002)
    lathe([(0.046, 0), (0.046, 0.006), (0.04, 0.007), (0, 0.007)], m.black_powder(), (0, -0.044, 0.1432), (0, -1, -0.15))
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.5
        lathe([(0.011, 0), (0.011, 0.003), (0, 0.004)], m.surface((0.12, 0.10, 0.16), 0.05, 0.6, coat=1), (0.021 * math.cos(a), -0.051, 0.142 + 0.021 * math.sin(a)), (0, -1, -0.15), 24)
    for k in range(4):
        a = math.pi / 2 * k + 0.4
        bolt((0.05 * math.cos(a), -0.042, 0.1436 + 0.05 * math.sin(a)), (0, -1, -0.15), 0.007)
    steel = m.stainless(0.2)
    for s in (-1, 1):
        box((0.006, 0.04, 0.12), steel, (s * 0.066, 0.0, 0.1), bevel=0.001)
        bolt((s * 0.069, 0, 0.15), (s, 0, 0), 0.014)
    box((0.138, 0.04, 0.006), steel, (0, 0, 0.042), bevel=0.001)
    cylinder(0.016, 0.03, steel, (0, 0, 0.01))
    lathe([(0, 0), (0.045, 0), (0.045, 0.008), (0.018, 0.014)], steel)
    tube([(0.02, 0.05, 0.15), (0.03, 0.1, 0.14), (0.06, 0.12, 0.06), (0.09, 0.08, 0.008), (0.12, 0.0, 0.006)], 0.005, m.rubber(0.2))


def flame_pair():
    for x, a in ((-0.13, 14), (0.13, -12)):
        with placed((x, 0.03, 0), (0, 0, a)):
            flame_detector()
    places.bench()
    camera((-0.15, -0.85, 0.42), (0.0, 0.02, 0.1), 48, 7, (0, -0.02, 0.12))


def fresh_copper():
    return m.surface((0.80, 0.42, 0.28), 0.25, 1.0, 0.06, 7, 0.08)


def elbow(r=0.027):
    """Socket elbow lying flat, open at both ends."""
    copper = fresh_copper()
    tube(bent([(-0.056, 0, 0), (0, 0, 0), (0, 0.056, 0)], 0.045, 14), r * 1.06, copper, smooth=False, caps=False, resolution=10)
    for p, d in (((-0.062, 0, 0), (1, 0, 0)), ((0, 0.062, 0), (0, -1, 0))):
        pipe_ring(r * 1.16, r * 1.01, 0.03, copper, p, d, 0.0012)


def fitting_tee(r=0.027):
    copper = fresh_copper()
    for s in (-1, 1):
        lathe([(r * 1.07, 0), (r * 1.07, 0.034), (r * 1.16, 0.037), (r * 1.16, 0.064), (r * 1.02, 0.064), (r * 1.0, 0.0)], copper, (0, 0, 0), (s, 0, 0), 48)
    lathe([(r * 1.07, 0.012), (r * 1.07, 0.037), (r * 1.16, 0.04), (r * 1.16, 0.066), (r * 1.02, 0.066), (r * 1.0, 0.03)], copper, (0, 0, 0), (0, 1, 0), 48)


def union(r=0.027):
    """Two sockets and the brass nut between them."""
    brass = clean_brass(0.05)
    for s in (-1, 1):
        lathe([(r * 1.1, 0.012), (r * 1.16, 0.02), (r * 1.16, 0.055), (r * 1.02, 0.055), (r * 1.0, 0.02)], fresh_copper(), (0, 0, 0), (s, 0, 0), 48)
    lathe([(0, -0.017), (r * 1.5, -0.017), (r * 1.5, 0.017), (0, 0.017)], brass, (0, 0, 0), (1, 0, 0), 8, 0.003)


def copper_pipes():
    """Six lengths, 14 elbows, 9 tees, 4 unions and two valves, sorted on the floor."""
    copper, rnd = fresh_copper(), random.Random(3)
    for i in range(6):
        lathe([(0.0245, 0), (0.027, 0), (0.027, 3.05), (0.0245, 3.05), (0.0245, 0)], copper, (-2.42 + rnd.uniform(-0.07, 0.05), -0.02 - 0.0575 * i, 0.027), (1, 0.05, 0), 48)
    for i in range(14):
        with placed((-0.68 + 0.122 * (i % 7), -0.58 - 0.14 * (i // 7), 0.0315), (0, 0, rnd.uniform(-14, 14))):
            elbow()
    for i in range(9):
        with placed((0.26 + 0.145 * (i % 5), -0.5 - 0.14 * (i // 5), 0.0315), (0, 0, rnd.uniform(-9, 9))):
            fitting_tee()
    for i in range(4):
        with placed((-0.52 + 0.15 * i, -0.87 + 0.012 * (i % 2), 0.0372), (0, 0, 60 + rnd.uniform(-14, 14))):
            union()
    for i in range(2):
        with placed((0.27 + 0.24 * i, -0.84 - 0.03 * i, 0.036), (0, 0, 14 - 30 * i)):
            ball_valve((0, 0, 0), (1, 0, 0), (0, 0, 1), 0.027, clean_brass(0.05))
    places.garage()
    camera((0.35, -2.15, 1.2), (0.06, -0.5, 0.03), 40, 9)


def brass_nozzle(length=0.16, r=0.022):
    b = m.brass(0.4)
    lathe([(r * 0.9, 0), (r * 1.35, 0), (r * 1.4, length * 0.04), (r * 1.4, length * 0.2), (r * 1.1, length * 0.23), (r * 0.95, length * 0.3), (r * 0.62, length * 0.84), (r * 0.75, length * 0.87), (r * 0.75, length * 0.96), (r * 0.45, length), (r * 0.4, length * 0.8)],
          b, direction=(1, 0, 0), segments=32, bevel=0.0006)


def nozzles():
    pine = places.wood((0.45, 0.30, 0.17), 0.2, "X")
    w, d, h = 0.52, 0.36, 0.2
    for s in (-1, 1):
        for k in range(2):
            box((w, 0.016, h / 2 - 0.006), pine, (0, s * d / 2, h * (0.25 + 0.5 * k)), bevel=0.002)
            box((0.016, d, h / 2 - 0.006), places.wood((0.45, 0.30, 0.17), 0.2, "Y"), (s * w / 2, 0, h * (0.25 + 0.5 * k)), bevel=0.002)
    box((w, d, 0.012), pine, (0, 0, 0.006), bevel=0.001)
    rnd = random.Random(8)
    for i in range(34):
        layer, length, turn = i // 13, rnd.choice((0.13, 0.17, 0.2)), rnd.uniform(0, 2 * math.pi)
        # Both ends stay inside the crate.
        dx, dy = math.cos(turn) * length / 2, math.sin(turn) * length / 2
        x, y = rnd.uniform(-1, 1) * (0.21 - abs(dx)), rnd.uniform(-1, 1) * (0.13 - abs(dy))
        with placed((x - dx, y - dy, 0.045 + layer * 0.05), (rnd.uniform(-14, 14), rnd.uniform(-18, 8), math.degrees(turn))):
            brass_nozzle(length, rnd.choice((0.019, 0.024, 0.028)))
    with placed((0.42, -0.2, 0.034), (0, 0, 200)):
        brass_nozzle(0.2, 0.028)
    places.garage()
    camera((0.4, -1.35, 0.95), (0.04, -0.02, 0.09), 56, 6.3)


def foam_pails():
    for i, (x, y, z) in enumerate(((-0.34, 0.1, 0), (0.0, 0.16, 0), (0.34, 0.08, 0), (-0.14, -0.25, 0))):
        with placed((x, y, z), (0, 0, (-8, 14, -20, 6)[i])):
            pail((0.66, 0.67, 0.68), (0.06, 0.16, 0.34), "CLASS A FOAM", ("Concentrate", "5 gallons, mix 0.1-1 %"), 0.18, "#1f4468", "")
    places.garage()
    camera((0.25, -2.0, 1.05), (0.0, 0, 0.19), 58, 7)


def ridge_kit():
    """Six heads on saddle mounts, 140 ft of line, four valves with a filter on a manifold, a small controller."""
    galv = zinc_pipe(0.1)
    with placed((-0.27, 0.22, 0)):
        pitch = line_coil(16, 4, 0.37, 0.0135, poly_line(0.12), 5, -0.75, (0.16, 0.24), m.plastic((0.03, 0.03, 0.032)))
        for a in (40, 165, 285):
            t = math.radians(a)
            strap(pitch * 4 + 0.004, pitch * 4 + 0.002, m.plastic((0.02, 0.02, 0.02)), (0.411 * math.cos(t), 0.411 * math.sin(t), 0), (0, 0, a), 0.009, 0.01, buckle=False)
    for i in range(6):
        with placed((0.34 + 0.16 * (i % 3), -0.02 - 0.22 * (i // 3), 0), (0, 0, (12, -20, 34, 5, 48, -8)[i])):
            roof_mount(galv)
            with placed((0, 0, 0.142)):
                spray_head(30 * i, clean_brass(0.05))
    with placed((-0.15, -0.44, 0.032), (0, 0, 7)):
        manifold()
    with placed((0.45, -0.52, 0), (0, 0, -18)):
        rounded_box((0.13, 0.17, 0.045), 0.012, m.plastic((0.55, 0.55, 0.53), dirt=0.05), (0, 0, 0.0225), bevel=0.004)
        box((0.075, 0.034, 0.001), m.surface((0.07, 0.10, 0.06), 0.15), (0, 0.04, 0.0455), bevel=0)
        text("4 ZONES", 0.013, m.ink(), (0, 0.04, 0.0463), (0, 0, 0))
        for k in range(3):
            cylinder(0.009, 0.004, m.plastic((0.05, 0.05, 0.055)), (-0.035 + 0.035 * k, -0.03, 0.0445), bevel=0.001, segments=32)
    places.garage()
    camera((0.4, -2.05, 1.25), (0.06, -0.08, 0.05), 54, 9)


def roof_mount(metal):
    """Folded saddle for a ridge with four screw holes and a socket."""
    holes = [circle(0.003, (x, y), 12)[::-1] for x in (-0.03, 0.03) for y in (-0.035, 0.035)]
    for s in (-1, 1):
        plate([rectangle(0.085, 0.11, 0.005)] + holes, 0.0025, metal, (s * 0.0385, 0, 0.0285), (0, s * 24, 0), 0.0004)
    cylinder(0.0107, 0.09, metal, (0, 0, 0.044), bevel=0.0005)
    lathe([(0.011, 0), (0.0165, 0.002), (0.0165, 0.028), (0.0145, 0.03), (0.011, 0.03)], metal, (0, 0, 0.12), segments=40, bevel=0.0005)
    lathe([(0.0108, 0.006), (0.02, 0.001), (0.02, -0.002)], metal, (0, 0, 0.0455), segments=40)


def manifold():
    """Gray pipe with a disc filter and four valves, each with its two wires; along X, on the floor."""
    gray, black = m.plastic((0.36, 0.37, 0.38), 0.4, 0.08), m.plastic((0.025, 0.025, 0.027), 0.4)
    tube([(-0.3, 0, 0), (0.3, 0, 0)], 0.021, gray, smooth=False)
    lathe([(0.027, -0.014), (0.027, 0.014), (0, 0.014)], gray, (0.302, 0, 0), (1, 0, 0), 40, 0.002)
    lathe([(0, -0.02), (0.03, -0.02), (0.034, -0.012), (0.034, 0.03), (0.026, 0.04), (0.026, 0.07), (0.022, 0.078)], black, (-0.345, 0, 0), (1, 0, 0), 48, 0.001)
    lathe([(0.03, 0), (0.036, 0.004), (0.036, 0.016), (0.034, 0.02), (0.033, 0.1), (0.028, 0.112), (0, 0.114)], m.plastic((0.03, 0.05, 0.09), 0.25), (-0.34, 0, 0.008), (-0.1, -1, 0.35), 48, 0.001)
    for i in range(4):
        x = -0.19 + i * 0.14
        lathe([(0.0275, -0.014), (0.0275, 0.014)], gray, (x, 0, 0), (1, 0, 0), 40, 0.001)
        cylinder(0.02, 0.03, gray, (x, 0, 0.014), bevel=0.001)
        lathe([(0, 0.03), (0.036, 0.03), (0.039, 0.034), (0.039, 0.046), (0.036, 0.05), (0.03, 0.058), (0.012, 0.062), (0, 0.062)], black, (x, 0, 0.004), segments=64)
        for k in range(6):
            a = 2 * math.pi * k / 6
            bolt((x + 0.033 * math.cos(a), 0.033 * math.sin(a), 0.0545), (0, 0, 1), 0.007)
        lathe([(0, 0), (0.0135, 0), (0.0135, 0.036), (0.011, 0.04), (0, 0.04)], black, (x, 0.0, 0.064), segments=40)
        lathe([(0.021, 0), (0.021, 0.034), (0.016, 0.034), (0.016, 0.01), (0, 0.01)], gray, (x, 0.036, 0.03), (0, 1, 0), 40, 0.001)
        for k, color in enumerate(((0.45, 0.03, 0.02), (0.02, 0.02, 0.02))):
            tube(resample([(x + 0.004, -0.01, 0.096), (x + 0.012, -0.04, 0.09 - 0.01 * k), (x + 0.02 + 0.02 * k, -0.075, 0.0), (x + 0.01 + 0.03 * k, -0.1, -0.0295), (x - 0.02 + 0.035 * k, -0.14, -0.0295)], 30), 0.0016, m.plastic(color), smooth=False, resolution=3)


def diesel_skid():
    with placed((0, 0, 0), (0, 0, -30)):
        large_pump(0.45, "", m.powder((0.30, 0.33, 0.20), 0.4, 0.5))
    places.dirt_lot()
    camera((1.1, -4.6, 1.7), (0.0, 0, 0.55), 44, 9)


def wall_battery():
    with placed((-0.2, 1.44, 0.55)):
        e.battery_cabinet(0.15, "")
    with placed((0.46, 1.52, 0.92)):
        rounded_box((0.38, 0.14, 0.5), 0.02, m.powder((0.62, 0.62, 0.6), 0.12), bevel=0.008)
        box((0.12, 0.004, 0.06), m.surface((0.01, 0.015, 0.02), 0.1, coat=1), (0, -0.072, 0.12), bevel=0.001)
        text("3.0 kW", 0.03, m.ink(), (0, -0.0712, 0.03), (90, 0, 0))
        for i in range(8):
            box((0.3, 0.008, 0.008), m.powder("#2b3136", 0.2), (0, -0.07, -0.2 + i * 0.022), bevel=0.002)
    tube(bent([(0.46, 1.55, 0.67), (0.46, 1.55, 0.45), (-0.1, 1.55, 0.45), (-0.1, 1.55, 0.6)], 0.06), 0.014, m.plastic((0.4, 0.4, 0.4)), smooth=False)
    tube(bent([(0.46, 1.56, 1.17), (0.46, 1.56, 2.6)], 0.06), 0.016, m.galvanized(0.1), smooth=False)
    places.garage(clutter=False)
    places.cardboard((0.5, 0.36, 0.34), (-0.85, 1.3, 0), (0, 0, 8))
    camera((0.75, -1.2, 1.35), (0.12, 1.5, 0.98), 44, 6.3)


def pump_cart():
    with placed((0, 0, 0.2), (0, 0, -30)):
        plate([rectangle(1.0, 0.62, 0.03)], 0.02, m.galvanized(0.35), (0, 0, 0))
        medium_pump(0.35, m.black_powder(0.3, 0.5), m.powder(YELLOW, 0.3, 0.4), with_battery=False, brand="")
        for s in (-1, 1):
            with placed((-0.28, s * 0.36, -0.03), (0, 0, 90)):
                wheel(0.17, 0.08)
        tube([(-0.28, -0.36, -0.03), (-0.28, 0.36, -0.03)], 0.014, m.zinc(), smooth=False)
        for s in (-1, 1):
            tube(bent([(0.42, s * 0.24, 0.0), (0.42, s * 0.24, -0.19)], 0.03), 0.014, m.galvanized(0.3), smooth=False)
            tube(bent([(-0.45, s * 0.22, 0.05), (-0.8, s * 0.22, 0.55), (-0.9, s * 0.22, 0.6)], 0.1), 0.014, m.black_powder(0.2), smooth=False)
        tube([(-0.9, -0.22, 0.6), (-0.9, 0.22, 0.6)], 0.018, m.rubber(), smooth=False)
    with placed((1.15, 0.35, 0)):
        suction_coil(1.8, 0.3, 0.036, 0.3)
    places.driveway_scene(sun=(48, 160))
    camera((0.9, -3.5, 1.5), (0.2, 0.05, 0.36), 54, 8)


def booster():
    blue = m.powder(BLUE, 0.25, 0.3)
    with placed((-0.2, 0.3, 0)):
        # Pressed heads are half ellipses.
        low = [(0.215 * math.sin(math.pi / 2 * i / 14), 0.13 - 0.11 * math.cos(math.pi / 2 * i / 14)) for i in range(15)]
        lathe(low + [(r, 0.74 - z) for r, z in reversed(low)], blue, segments=96)
        lathe([(0.15, 0), (0.17, 0), (0.165, 0.09), (0.15, 0.1)], m.plastic((0.03, 0.03, 0.03)), bevel=0.003)
        pipe_ring(0.2165, 0.21, 0.012, blue, (0, 0, 0.36))
        cylinder(0.012, 0.03, m.brass(), (0, 0, 0.715))
        wrap_label()
    with placed((0.32, 0.05, 0.0), (0, 0, -20)):
        box((0.36, 0.2, 0.02), m.black_powder(0.3), (0, 0, 0.01), bevel=0.004)
        lathe([(0, 0), (0.075, 0), (0.082, 0.02), (0.082, 0.2), (0.07, 0.23), (0, 0.235)], m.powder((0.10, 0.12, 0.14), 0.3), (0.0, 0, 0.13), (-1, 0, 0), 48)
        for k in range(18):
            a = 2 * math.pi * k / 18
            box((0.15, 0.004, 0.012), m.powder((0.10, 0.12, 0.14), 0.3), (-0.11, 0.085 * math.cos(a), 0.13 + 0.085 * math.sin(a)), (math.degrees(a) - 90, 0, 0), 0.001)
        lathe([(0, 0), (0.09, 0), (0.1, 0.015), (0.1, 0.05), (0.085, 0.075), (0.03, 0.08), (0.03, 0.11)], m.stainless(0.15, (1, 1, 1)), (0.02, 0, 0.13), (1, 0, 0), 64, 0.003)
        rounded_box((0.09, 0.08, 0.07), 0.01, m.black_powder(0.2), (-0.11, 0, 0.245), bevel=0.004)
        tube(bent([(0.06, 0, 0.22), (0.06, 0, 0.4), (-0.2, 0.12, 0.4)], 0.05), 0.017, m.copper(0.2), smooth=False)
        ball_valve((0.06, 0, 0.31), (0, 0, 1), (0, -1, 0), 0.018)
        gauge((0.06, -0.05, 0.42), (0.2, -1, 0.1), 0.034, 0.5)
    places.garage()
    camera((0.5, -1.9, 1.0), (0.04, 0.15, 0.33), 50, 6.3)


def wrap_label():
    wrap(0.216, 0.216, 0.4, 0.52, -125, -55, m.paper())
    wrap(0.2163, 0.2163, 0.4, 0.418, -125, -55, m.surface(BLUE, 0.5, vary=0))
    curved_text("20 GALLONS", 0.04, 0.2182, 0.485, m.ink())
    curved_text("Pressure tank, precharge 38 PSI", 0.017, 0.2182, 0.455, m.ink())
    curved_text("Max. working pressure 125 PSI", 0.017, 0.2182, 0.432, m.ink())


def reel(radius=0.2, width=0.34, color=m.EMBER):
    """Hose reel, axis along X, on two side plates."""
    paint = m.powder(color, 0.25, 0.4)
    for s in (-1, 1):
        lathe([(0, 0), (radius, 0), (radius * 1.02, 0.006), (radius, 0.012), (0, 0.012)], paint, (s * width / 2, 0, 0), (s, 0, 0))
        plate([[(-0.16, -radius - 0.08), (0.16, -radius - 0.08), (0.04, 0.03), (-0.04, 0.03)]], 0.012, m.black_powder(0.3), (s * (width / 2 + 0.035), 0, 0), (90, 0, 90))
        bolt((s * (width / 2 + 0.045), 0, 0), (s, 0, 0), 0.03)
    cylinder(0.07, width, m.galvanized(0.2), (-width / 2, 0, 0), (1, 0, 0))
    for k, r in enumerate((0.1, 0.13, 0.16)):
        pts = []
        for i in range(11 * 16 + 1):
            a = 2 * math.pi * i / 16
            pts.append((-width / 2 + 0.02 + (width - 0.04) * (i / (11 * 16) if k % 2 == 0 else 1 - i / (11 * 16)), r * math.cos(a), r * math.sin(a)))
        tube(pts, 0.0155, m.rubber(0.3), smooth=False, resolution=3)
    tube(bent([(width / 2 + 0.05, 0, 0), (width / 2 + 0.1, 0, 0), (width / 2 + 0.1, 0.16, 0), (width / 2 + 0.16, 0.16, 0)], 0.02), 0.01, m.zinc(0.2), smooth=False)


def poly_tank(w, d, h, color, ribs=5):
    """Rectangular poly tank with molded ribs and a lid."""
    poly = m.hdpe(color, 0.15)
    rounded_box((w, d, h), 0.1, poly, (0, 0, h / 2), bevel=0.06)
    for i in range(ribs):
        x = -w / 2 + w * (i + 0.5) / ribs
        rounded_box((w / ribs * 0.62, d * 1.015, h * 0.93), 0.05, poly, (x, 0, h / 2), bevel=0.03)
    lathe([(0, 0.05), (0.17, 0.05), (0.19, 0.04), (0.19, 0)], m.hdpe((0.03, 0.03, 0.03)), (0, 0, h), segments=36, bevel=0.006)


def trailer():
    frame = m.black_powder(0.4, 0.4)
    with placed((0, 0, 0.52)):
        for y in (-0.62, 0.62):
            box((2.5, 0.08, 0.1), frame, (0, y, 0), bevel=0.004)
        for x in (-1.2, -0.4, 0.4, 1.2):
            box((0.08, 1.24, 0.08), frame, (x, 0, 0), bevel=0.004)
        for s in (-1, 1):
            tube([(1.2, s * 0.6, 0), (2.25, 0, 0)], 0.05, frame, smooth=False)
        lathe([(0, 0), (0.05, 0), (0.06, 0.05), (0.03, 0.09), (0, 0.09)], m.zinc(0.3), (2.3, 0, 0.0), (0, 0, 1))
        box((0.16, 0.09, 0.08), m.zinc(0.3), (2.28, 0, 0), bevel=0.02)
        tube([(1.95, 0.12, 0.2), (1.95, 0.12, -0.52)], 0.03, m.zinc(0.3), smooth=False)
        for s in (-1, 1):
            with placed((-0.15, s * 0.78, -0.18), (0, 0, 90)):
                wheel(0.34, 0.2, m.powder((0.55, 0.55, 0.53), 0.3))
            plate([[(-0.46, 0), (0.46, 0), (0.42, 0.1), (0.28, 0.22), (-0.28, 0.22), (-0.42, 0.1)]], 0.26, frame, (-0.15, s * 0.78, 0.02), (90, 0, 0), 0.01)
            box((0.03, 0.1, 0.06), m.surface("#a01010", 0.25, coat=0.6), (-1.26, s * 0.55, -0.02), bevel=0.006)
        with placed((-0.25, 0, 0.06)):
            poly_tank(1.7, 1.1, 0.95, (0.62, 0.63, 0.60), 6)
            for x in (-0.45, 0.45):
                tube(bent([(x, -0.58, -0.05), (x, -0.575, 0.98), (x, 0.575, 0.98), (x, 0.58, -0.05)], 0.12), 0.02, m.galvanized(0.3), smooth=False)
        box((0.66, 1.2, 0.008), m.aluminum(0.25), (0.93, 0, 0.054), bevel=0.002)
        with placed((0.9, -0.3, 0.058), (0, 0, 90), 0.9):
            small_engine(m.powder(BLUE, 0.3, 0.4), 0.35, "")
            with placed((0.142, 0, 0.154), scale=0.9):
                pump_end(dirt=0.3)
        with placed((0.98, 0.32, 0.36), (0, 0, 90)):
            reel(0.2, 0.34)


def trailer_scene():
    with placed((0.1, 0.3, 0), (0, 0, -26)):
        trailer()
    places.driveway_scene(sun=(40, 200))
    camera((0.9, -6.4, 1.9), (0.25, 0.2, 0.72), 50, 10)


def eave_vent(w=0.356, h=0.559):
    """Pressed vent: flange with nail holes, raised collar, fine 1/16 in mesh behind it. In the XY plane, face up."""
    metal = m.surface((0.50, 0.51, 0.52), 0.42, 0.85, vary=0.03, vary_scale=5, rough_vary=0.05)
    holes = [circle(0.0024, (s * (w / 2 - 0.011), -h / 2 + h * (i + 0.5) / 4), 16)[::-1] for i in range(4) for s in (-1, 1)]
    plate([rectangle(w, h, 0.004), rectangle(w - 0.05, h - 0.05, 0.006)[::-1]] + holes, 0.0018, metal, (0, 0, 0.001), bevel=0.0004)
    plate([rectangle(w - 0.048, h - 0.048, 0.007), rectangle(w - 0.062, h - 0.062, 0.005)[::-1]], 0.011, metal, (0, 0, 0.0065), bevel=0.0015)
    plate([rectangle(w - 0.056, h - 0.056)], 0.0006, m.surface((0.085, 0.087, 0.09), 0.5, 0.5, vary=0, rough_vary=0.03), (0, 0, 0.003), bevel=0.0001)
    for x in (-1, 1):
        box((0.005, h - 0.06, 0.006), metal, (x * w * 0.135, 0, 0.005), bevel=0.001)


def vents_free():
    for k in range(5):
        with placed((-0.22 + 0.012 * math.sin(4 * k), 1.545 - 0.0135 * k, 0.2725), (77, 0, 0)):
            eave_vent()
    for k in range(5):
        with placed((0.36, 0.86, k * 0.0125), (0, 0, 9 + 3 * (k % 3))):
            eave_vent()
    with placed((-0.52, 0.72, 0), (0, 0, 18)):
        places.cardboard((0.62, 0.42, 0.16), open_top=True)
        text("EAVE VENTS  14 x 22", 0.036, m.ink(), (-0.01, -0.2106, 0.085), (90, 0, 0))
        text("10 PCS", 0.024, m.ink(), (-0.01, -0.2106, 0.045), (90, 0, 0))
    places.garage()
    camera((0.5, -1.0, 1.25), (-0.02, 1.0, 0.2), 54, 9)


def green_tank():
    green = m.hdpe((0.025, 0.075, 0.05), 0.5)
    r, h = 1.2, 1.75
    profile = [(0, 0), (r * 0.98, 0)]
    for i in range(60):
        z = 0.03 + (h - 0.1) * i / 59
        profile.append((r + 0.018 * math.sin(i / 59 * math.pi * 18), z))
    profile += [(r * 0.96, h), (r * 0.5, h + 0.22), (0.26, h + 0.3), (0.26, h + 0.36)]
    lathe(profile, green, segments=96)
    lathe([(0.27, h + 0.34), (0.29, h + 0.35), (0.29, h + 0.4), (0.24, h + 0.43), (0, h + 0.44)], m.hdpe((0.02, 0.02, 0.02)), segments=40, bevel=0.006)
    lathe([(0, 0), (0.07, 0), (0.07, 0.03), (0.045, 0.04), (0.045, 0.09)], m.plastic((0.03, 0.03, 0.03)), (0.25, -1.18, 0.14), (0.2, -1, 0), 8)
    for z in (0.6, 1.2):
        text(("2000", "1000")[z < 1], 0.07, m.hdpe((0.06, 0.13, 0.09)), (-0.25, -1.19, z), (90, 0, -12))


def green_tank_scene():
    green_tank()
    places.dirt_lot(sun=(38, 205), clouds=0.8)
    camera((1.0, -6.4, 1.65), (0.1, 0, 1.05), 38, 9)


def smart_valves():
    for i, x in enumerate((-0.22, 0.0, 0.22)):
        with placed((x, 0.02 + 0.03 * (i % 2), 0.036), (0, 0, (8, -16, 20)[i])):
            steel = m.stainless(0.15, (1, 1, 1))
            lathe([(0.02, -0.06), (0.034, -0.06), (0.034, -0.035), (0.03, -0.03), (0.036, -0.015), (0.036, 0.015), (0.03, 0.03), (0.034, 0.035), (0.034, 0.06), (0.02, 0.06)], steel, direction=(1, 0, 0), segments=8, bevel=0.001)
            cylinder(0.014, 0.03, steel, (0, 0, 0.03))
            rounded_box((0.1, 0.07, 0.075), 0.014, m.plastic((0.045, 0.05, 0.055), dirt=0.15), (0, 0, 0.098), bevel=0.006)
            cylinder(0.02, 0.012, m.plastic("#b5330f"), (0, 0, 0.135), bevel=0.003)
            box((0.034, 0.006, 0.006), m.plastic((0.7, 0.7, 0.7)), (0, 0, 0.149), (0, 0, 20 * i), 0.001)
            tube([(0.05, 0, 0.09), (0.08, 0.01, 0.08), (0.1, 0.02, 0.0), (0.09, -0.04, -0.03), (0.02, -0.1, -0.031), (-0.05, -0.13, -0.031)], 0.0035, m.rubber())
    places.bench()
    camera((0.12, -0.82, 0.48), (0.0, 0.0, 0.06), 48, 7, (0, -0.02, 0.08))


def misting_line():
    """80 ft of stainless line in one coil, a nozzle every 3 ft, filter and clips beside it."""
    steel, brass = m.surface((0.60, 0.59, 0.57), 0.24, 1.0, 0.02, 20, 0.04), clean_brass(0.05)
    points = coil_path(9, 3, 0.405, 0.0125, 3, -0.9, 96)
    u = (Vector(points[0]) - Vector(points[1])).normalized()
    points = [tuple(Vector(points[0]) + u * 0.09 + Vector((0.03, -0.02, 0)))] + points
    tube(points, 0.0048, steel, smooth=False, resolution=4)
    lathe([(0, -0.004), (0.0075, -0.004), (0.0075, 0.016), (0.006, 0.018), (0.006, 0.026), (0, 0.026)], brass, points[0], tuple(u), 6, 0.0006)
    lathe([(0, -0.004), (0.0075, -0.004), (0.0075, 0.012), (0, 0.014)], brass, points[-1], tuple(Vector(points[-1]) - Vector(points[-2])), 6, 0.0006)
    for i in range(26):
        k = 20 + round(i * (len(points) - 40) / 25)
        p, d = Vector(points[k]), (Vector(points[k + 1]) - Vector(points[k])).normalized()
        out = Vector((p.x, p.y, 0)).normalized()
        # The nozzles of inner turns point upward, those of the outer ones to the side.
        face = (out * 0.5 + Vector((0, 0, 1))).normalized()
        lathe([(0.0049, -0.011), (0.0072, -0.01), (0.0072, 0.01), (0.0049, 0.011)], brass, tuple(p), tuple(d), 24)
        lathe([(0, 0.004), (0.0058, 0.004), (0.0058, 0.014), (0.0045, 0.016), (0.0045, 0.021), (0.002, 0.0225), (0, 0.0225)], brass, tuple(p), tuple(face), 16, 0.0004)
    for a in (30, 150, 268):
        t = math.radians(a)
        strap(0.0125 * 3, 0.0125 * 3, m.plastic((0.02, 0.02, 0.02)), (0.4175 * math.cos(t), 0.4175 * math.sin(t), 0), (0, 0, a), 0.005, 0.006, buckle=False)
    with placed((0.56, -0.14, 0.036), (0, 0, 34)):
        line_filter(brass)
    rnd = random.Random(5)
    for i in range(14):
        with placed((0.36 + 0.032 * (i % 5) + rnd.uniform(-0.006, 0.006), -0.37 - 0.034 * (i // 5) + rnd.uniform(-0.006, 0.006), 0), (0, 0, rnd.uniform(0, 180))):
            pipe_clip(steel)
    places.driveway_scene(sun=(50, 150))
    camera((0.4, -1.35, 1.0), (0.12, -0.04, 0.02), 42, 9)


def line_filter(brass):
    """Filter with a clear bowl and a brass nipple at each end, along X."""
    lathe([(0, -0.095), (0.03, -0.09), (0.034, -0.08), (0.034, 0.02)], m.surface((0.42, 0.50, 0.53), 0.12, vary=0, rough_vary=0.02, coat=0.5), (0, 0, 0), (1, 0, 0), 64)
    lathe([(0.036, 0.015), (0.0385, 0.017), (0.0385, 0.06), (0.034, 0.068), (0.02, 0.07), (0, 0.07)], m.plastic((0.02, 0.05, 0.12), 0.35), (0, 0, 0), (1, 0, 0), 64, 0.0008)
    for k in range(24):
        a = 2 * math.pi * k / 24
        box((0.036, 0.003, 0.0024), m.plastic((0.02, 0.05, 0.12), 0.35), (0.039, 0.0388 * math.cos(a), 0.0388 * math.sin(a)), (math.degrees(a) - 90, 0, 0), 0.0006)
    for x, s in ((0.07, 1), (-0.095, -1)):
        lathe([(0, 0), (0.014, 0), (0.014, 0.012), (0, 0.012)], brass, (x, 0, 0), (s, 0, 0), 6, 0.0008)
        lathe([(0.008, 0.01), (0.008, 0.03), (0.006, 0.032), (0, 0.032)], brass, (x, 0, 0), (s, 0, 0), 24)


def pipe_clip(steel):
    """Stainless saddle clip lying on its foot."""
    arch = [(0.006 * math.cos(math.pi * i / 12), 0.001 + 0.0075 * math.sin(math.pi * i / 12)) for i in range(13)]
    line = [(0.014, 0.0008)] + arch + [(-0.014, 0.0008)]
    verts = [(x, s * 0.005, z) for x, z in line for s in (-1, 1)]
    mesh("clip", verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)], steel, angle=60)


def old_hose():
    rnd = random.Random(6)
    for i, (x, y, z) in enumerate(((-0.36, 0.1, 0), (0.1, 0.2, 0), (-0.14, 0.13, 0.075), (0.52, 0.02, 0), (-0.02, -0.34, 0), (0.34, 0.1, 0.075))):
        with placed((x, y, z), (rnd.uniform(-3, 3), rnd.uniform(-3, 3), rnd.uniform(0, 360))):
            cloth = m.woven(("#b8a988", "#a89a80", "#bcae92")[i % 3], 1000, 0.6)
            flat_hose_roll((0, 0, 0.036), 0.22, 0.05, 0.068, cloth, 12, seed=i)
            coupling((0.03, 0.0, 0.06), (0.4, 0.1, 1), 0.028, 0.055, m.brass(0.5), 3)
            tube([(0.216, 0.02, 0.036), (0.22, -0.05, 0.036), (0.2, -0.12, 0.032)], 0.018, cloth)
            male_end((0.2, -0.12, 0.032), (-0.2, -1, 0), 0.027, 0.055, m.brass(0.5))
    places.garage()
    camera((0.35, -2.0, 1.15), (0.06, 0, 0.08), 56, 7)


def mast():
    with placed((0, 0, 0.7), (0, 1.2, -14)):
        e.pole_head(0.3, 2.6, "")
        # The panel stands off in front of the mast on an arm.
        tube([(0, 0, 1.53), (0, -0.13, 1.53)], 0.011, m.zinc(0.2), smooth=False)
        pipe_ring(0.03, 0.024, 0.04, m.zinc(0.2), (0, 0, 1.51))
        with placed((0.0, -0.135, 1.55), (52, 0, 0)):
            e.solar_panel(0.3, 0.26, 0.12)
    cylinder(0.024, 0.75, m.galvanized(0.3))
    places.dirt_lot(sun=(30, 150), seed=11, clouds=0.9)
    camera((-1.0, -4.4, 1.25), (0.12, 0, 2.05), 33, 7, (0, 0, 2.6))


def screwdriver(color, length=0.2):
    """Lying along +X: the grip rests on its collar, the blade on its tip."""
    grip = m.plastic(color)
    with placed((0, 0, 0.0145 + 0.0842 * 0.0785), (0, 4.5, 0)):
        lathe([(0, 0), (0.009, 0.001), (0.012, 0.008), (0.0135, 0.03), (0.011, 0.06), (0.0145, 0.082), (0.013, 0.088), (0.006, 0.09), (0, 0.09)], grip, direction=(1, 0, 0), segments=8, bevel=0.001)
        cylinder(0.0035, length - 0.098, m.stainless(0.2), (0.088, 0, 0), (1, 0, 0), 0.0003, 16)
        box((0.014, 0.007, 0.0016), m.stainless(0.2), (length - 0.007, 0, 0), bevel=0.0003)


def toolbox():
    red, tray = m.powder("#8f1d12", 0.3, 0.7), m.powder((0.3, 0.3, 0.3), 0.3)
    # Open box and open lid of sheet steel.
    box((0.492, 0.212, 0.15), red, (0, 0, 0.0755), bevel=0.002)
    for s in (-1, 1):
        box((0.5, 0.005, 0.2), red, (0, s * 0.1075, 0.1), bevel=0.002)
        box((0.005, 0.22, 0.2), red, (s * 0.2475, 0, 0.1), bevel=0.002)
    with placed((0, 0.11, 0.2), (-100, 0, 0)):
        box((0.5, 0.22, 0.005), red, (0, -0.11, 0.0475), bevel=0.002)
        for s in (-1, 1):
            box((0.005, 0.22, 0.05), red, (s * 0.2475, -0.11, 0.025), bevel=0.002)
        box((0.5, 0.005, 0.05), red, (0, -0.2175, 0.025), bevel=0.002)
        box((0.5, 0.005, 0.05), red, (0, -0.0025, 0.025), bevel=0.002)
    for x in (-0.16, 0.16):
        box((0.036, 0.006, 0.045), m.zinc(0.2), (x, -0.112, 0.172), bevel=0.002)
        cylinder(0.004, 0.03, m.zinc(0.2), (x - 0.015, -0.1125, 0.197), (1, 0, 0))
    # Tray with the screwdrivers in it.
    top = 0.172
    box((0.484, 0.2, 0.006), tray, (0, 0, top - 0.003), bevel=0.001)
    for s in (-1, 1):
        box((0.484, 0.003, 0.03), tray, (0, s * 0.1, top + 0.012), bevel=0.001)
        box((0.003, 0.2, 0.03), tray, (s * 0.24, 0, top + 0.012), bevel=0.001)
    for x, y, turn, color, length in ((-0.225, 0.065, 1, "#b5330f", 0.22), (-0.2, 0.02, -3, "#c79a22", 0.19), (-0.01, -0.028, 176, "#1f4468", 0.2), (0.225, 0.055, 184, "#1f4468", 0.21), (0.03, 0.008, -2, "#b5330f", 0.19), (0.215, -0.035, 178, "#c79a22", 0.18)):
        with placed((x, y, top), (0, 0, turn)):
            screwdriver(color, length)


def wrench():
    """Combination wrench lying along +X."""
    steel = m.stainless(0.2)
    plate([rectangle(0.23, 0.02, 0.004)], 0.007, steel, (0, 0, 0.006), bevel=0.002)
    plate([circle(0.025, (0.13, 0), 32), circle(0.015, (0.13, 0), 12)[::-1]], 0.012, steel, (0, 0, 0.006), bevel=0.002)
    jaw = [(-0.125 + 0.028 * math.cos(math.radians(a)), 0.028 * math.sin(math.radians(a))) for a in range(-143, 144, 11)]
    plate([jaw + [(-0.132, 0.012), (-0.124, 0.0), (-0.132, -0.012)]], 0.012, steel, (0, 0, 0.006), bevel=0.0015)


def pump_service():
    with placed((0.3, 0.35, 0), (0, 0, -36)):
        medium_pump(0.35, None, m.powder(dirt=0.3, chips=0.3), brand="")
    with placed((-0.45, -0.15, 0), (0, 0, 22)):
        toolbox()
    for i in range(3):
        pipe_ring(0.045 - 0.008 * i, 0.03 - 0.006 * i, 0.005, m.rubber(), (0.08 + i * 0.09, -0.42 + 0.03 * i, 0))
    with placed((-0.13, -0.56, 0), (0, 0, 24)):
        wrench()
    # The gauge lies on its back.
    with placed((0.42, -0.44, 0.0275), (0, 0, 200)):
        gauge((0, 0, 0), (0, 0, 1), 0.05, 0.0)
    places.garage()
    camera((0.2, -2.2, 1.15), (0.0, 0.05, 0.26), 48, 6.3)


def steel_shed():
    with placed((0, 0.4, 0.28), (0, 0, -28)):
        shed(0, 0.1, "", "#3d4a44")
        for y in (-0.6, 0.6):
            box((2.9, 0.14, 0.16), places.wood((0.3, 0.2, 0.12), 0.4, "X"), (0, y, -0.2), bevel=0.006)
    places.dirt_lot(sun=(36, 150))
    camera((1.2, -6.6, 1.75), (0.0, 0.3, 1.15), 40, 9)


def four_panels():
    for k in range(4):
        with placed((-1.6 + 1.05 * k, 4.55 - 0.02 * (k % 2), 0.855), (74 + k % 2, 0, (0.9, -0.7, 0.5, -1.1)[k])):
            e.solar_panel(1.0, 1.72, 0.6)
    with placed((1.6, 2.0, 0.03), (0, 0, 15)):
        for i in range(6):
            box((1.9, 0.04, 0.04), m.aluminum(0.3), (0, 0.09 * i, 0.02 + 0.04 * (i % 2)), (0, 0, 2 * i), 0.002)
    places.driveway_scene(sun=(36, 205))
    camera((1.0, -1.9, 1.55), (0.0, 4.2, 0.85), 36, 8)


def backpack_sprayer():
    white, black = m.hdpe((0.62, 0.63, 0.60), 0.2), m.plastic((0.035, 0.035, 0.037), dirt=0.15)
    rounded_box((0.34, 0.2, 0.4), 0.06, white, (0, 0, 0.27), bevel=0.03)
    rounded_box((0.34, 0.22, 0.1), 0.05, black, (0, 0, 0.05), bevel=0.012)
    lathe([(0, 0.05), (0.07, 0.05), (0.078, 0.04), (0.078, 0)], black, (0, 0, 0.47), segments=24, bevel=0.004)
    box((0.12, 0.05, 0.07), m.plastic("#b5330f", dirt=0.1), (0.0, -0.1, 0.06), bevel=0.008)
    for i in range(8):
        box((0.02 + 0.01 * (i % 2), 0.001, 0.002), m.ink(), (0.13, -0.1005, 0.14 + 0.035 * i), bevel=0)
    for s in (-1, 1):
        tube([(s * 0.1, 0.1, 0.44), (s * 0.12, 0.22, 0.4), (s * 0.13, 0.24, 0.25), (s * 0.12, 0.12, 0.08)], 0.016, m.woven((0.04, 0.042, 0.045), 900, 0.2))
    tube([(0.16, 0, 0.05), (0.26, -0.05, 0.02), (0.3, -0.22, 0.012), (0.12, -0.34, 0.012), (-0.1, -0.3, 0.03)], 0.009, m.rubber(0.2))
    with placed((-0.1, -0.3, 0.03), (0, 0, 170)):
        rounded_box((0.15, 0.028, 0.034), 0.01, black, (0.06, 0, 0), bevel=0.006)
        tube([(0.13, 0, 0), (0.72, 0, 0.0)], 0.006, m.stainless(0.1), smooth=False)
        lathe([(0.006, 0), (0.01, 0.004), (0.01, 0.02), (0, 0.024)], m.brass(), (0.72, 0, 0), (1, 0, -0.3), 16)


def sprayer_scene():
    with placed((0.05, 0.1, 0), (0, 0, 14)):
        backpack_sprayer()
    places.garage()
    camera((0.45, -1.75, 0.95), (-0.05, -0.02, 0.2), 44, 6.3)


def backflow():
    brass = m.brass(0.35)
    tube([(-0.2, 0, 0.1), (0.2, 0, 0.1)], 0.02, brass, smooth=False)
    lathe([(0.024, -0.1), (0.04, -0.085), (0.046, -0.03), (0.046, 0.03), (0.04, 0.085), (0.024, 0.1)], brass, (0, 0, 0.1), (1, 0, 0), bevel=0.002)
    for x in (-0.05, 0.05):
        cylinder(0.034, 0.05, brass, (x, 0, 0.12), bevel=0.004)
        lathe([(0, 0.012), (0.03, 0.012), (0.036, 0.004), (0.036, 0)], brass, (x, 0, 0.17), segments=8)
        for k in range(4):
            a = math.pi / 2 * k + 0.5
            bolt((x + 0.028 * math.cos(a), 0.028 * math.sin(a), 0.181), (0, 0, 1), 0.007)
    lathe([(0.03, 0), (0.034, 0.01), (0.034, 0.03), (0.02, 0.045), (0.016, 0.07), (0.013, 0.07)], brass, (0, 0, 0.072), (0, 0, -1))
    for x in (-0.17, 0.17):
        ball_valve((x, 0, 0.1), (1, 0, 0), (0, 0, 1), 0.019, brass, m.powder(BLUE, 0.1))
        cylinder(0.006, 0.018, brass, (x * 0.62, -0.02, 0.1), (0, -1, 0))
    for s in (-1, 1):
        pipe_ring(0.0165, 0.0145, 0.09, m.copper(0.3), (s * 0.195, 0, 0.1), (s, 0, 0))
    chain([(0.05, -0.03, 0.16), (0.06, -0.05, 0.12), (0.065, -0.06, 0.09)], 0.008, 0.0008)
    with placed((0.067, -0.063, 0.048), (84, 0, 8)):
        plate([rectangle(0.05, 0.085, 0.006)], 0.001, m.paper((0.72, 0.62, 0.2)), bevel=0.0002)
        text("TESTED", 0.012, m.ink(), (0, 0.02, 0.0007), (0, 0, 0))
        text("March", 0.011, m.ink((0.01, 0.03, 0.2)), (0, 0.002, 0.0007), (0, 0, 0))


def backflow_scene():
    # Two offcuts carry the pipe stubs, so the relief port hangs free.
    with placed((0, 0.0, 0.006), (0, 0, 10)):
        backflow()
        for x in (-0.262, 0.262):
            box((0.038, 0.12, 0.0895), places.wood((0.5, 0.36, 0.2), 0.1, "Y"), (x, 0, 0.0389), (0, 0, 3 if x < 0 else -4), 0.002)
    places.bench()
    camera((0.1, -0.8, 0.4), (0.0, 0.0, 0.07), 48, 7, (0, -0.03, 0.08))


def skid_unit():
    frame = m.powder("#8f1d12", 0.3, 0.4)
    for y in (-0.55, 0.55):
        box((1.9, 0.06, 0.09), frame, (0, y, 0.045), bevel=0.004)
    plate([rectangle(1.9, 1.1, 0.01)], 0.006, m.aluminum(0.3), (0, 0, 0.095))
    with placed((-0.38, 0, 0.1)):
        poly_tank(1.05, 1.0, 0.7, (0.66, 0.66, 0.63), 4)
    with placed((0.47, -0.28, 0.1), (0, 0, 0), 0.85):
        small_engine(m.powder(YELLOW, 0.3, 0.4), 0.35, "")
        with placed((0.142, 0, 0.154), scale=0.9):
            pump_end(dirt=0.3)
    with placed((0.62, 0.3, 0.42)):
        reel(0.22, 0.36)
    for s in (-1, 1):
        tube(bent([(0.9, s * 0.5, 0.1), (0.9, s * 0.5, 0.62), (0.2, s * 0.5, 0.62), (0.2, s * 0.5, 0.1)], 0.08), 0.02, frame, smooth=False)
    tube(bent([(0.1, -0.3, 0.2), (0.3, -0.3, 0.2), (0.42, -0.3, 0.26)], 0.06), 0.026, m.rubber(0.2), smooth=False)
    ball_valve((0.24, -0.3, 0.2), (1, 0, 0), (0, 0, 1), 0.024)


def skid_scene():
    with placed((0, 0.1, 0.02), (0, 0, -26)):
        skid_unit()
    places.driveway_scene(sun=(44, 170))
    camera((0.8, -4.2, 1.6), (0.05, 0, 0.4), 52, 9)


def wheelbarrow():
    """Pressed steel tray with a rolled rim, open on top, on two ash handles."""
    tray = m.powder("#2f4a35", 0.4, 0.6)
    top = [(-0.42, -0.31, 0.62), (0.5, -0.31, 0.66), (0.5, 0.31, 0.66), (-0.42, 0.31, 0.62)]
    low = [(-0.26, -0.19, 0.32), (0.22, -0.17, 0.3), (0.22, 0.17, 0.3), (-0.26, 0.19, 0.32)]
    mesh("tray", low + top, [(0, 3, 2, 1)] + [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)], tray, bevel=0.02)
    tube(top + top[:1], 0.011, tray, smooth=False)
    with placed((0.56, 0, 0.19), (0, 0, 90)):
        wheel(0.19, 0.08)
    for s in (-1, 1):
        ash = places.wood((0.46, 0.33, 0.19), 0.25, "X")
        tube(bent([(0.62, s * 0.07, 0.19), (0.1, s * 0.2, 0.28), (-1.0, s * 0.29, 0.56)], 0.1), 0.019, ash, smooth=False)
        tube([(-1.0, s * 0.29, 0.56), (-1.13, s * 0.29, 0.59)], 0.023, m.rubber(), smooth=False)
        tube(bent([(-0.16, s * 0.2, 0.33), (-0.36, s * 0.26, 0.02), (-0.5, s * 0.26, 0.02), (-0.52, s * 0.22, 0.42)], 0.04), 0.013, m.black_powder(0.4), smooth=False)


def heap_height(x, y):
    """Height of the heap of brush over the ground."""
    d = math.hypot((x + 0.85) / 1.15, (y - 0.85) / 0.85)
    return 1.05 * max(0.0, 1 - d) ** 0.75


def branch(rnd, start, heading, length, r):
    """Cut limb with a bend and side twigs; it rests on the heap or on the ground and shows a fresh cut."""
    bark = places.wood((0.13, 0.09, 0.06), 0.12)
    (x, y), n, bow = start, 9, rnd.uniform(-0.12, 0.12)
    flat = []
    for i in range(n):
        t = i / (n - 1)
        a = heading + bow * (t - 0.5) * 4
        flat.append((x, y))
        x, y = x + math.cos(a) * length / (n - 1), y + math.sin(a) * length / (n - 1)
    lift = [0.82 * heap_height(*p) for p in flat]
    # A limb is stiffer than the heap: it follows it only in part, and never dips under it.
    z = [max(0.5 * h + 0.5 * (lift[0] + (lift[-1] - lift[0]) * i / (n - 1)), h) + r * 0.9 for i, h in enumerate(lift)]
    points = [(p[0], p[1], h) for p, h in zip(flat, z)]
    tube(points, r, bark, smooth=True, steps=4, resolution=3, radii=[1 - 0.75 * i / (n - 1) for i in range(n)])
    a, b = Vector(points[0]), Vector(points[1])
    lathe([(0, 0.001), (r * 0.97, 0.001), (r * 0.97, -0.002)], m.surface((0.62, 0.47, 0.28), 0.7), tuple(a), tuple(a - b), 16)
    for i in range(2, n - 1):
        if rnd.random() < 0.75:
            side = heading + rnd.choice((-1, 1)) * rnd.uniform(0.5, 0.9)
            p = Vector(points[i])
            reach = length * rnd.uniform(0.12, 0.28)
            q = p + Vector((math.cos(side), math.sin(side), rnd.uniform(-0.1, 0.25))) * reach
            q.z = max(q.z, 0.8 * heap_height(q.x, q.y) + 0.004)
            tube([tuple(p), tuple(p.lerp(q, 0.5) + Vector((0, 0, 0.01))), tuple(q)], r * 0.38, bark, resolution=2, steps=3, radii=[1, 0.8, 0.4])


def cut_branches(rnd):
    for _ in range(30):
        a, d = rnd.uniform(0, 6.28), rnd.uniform(0.35, 0.95)
        start = (-0.85 + 1.15 * d * math.cos(a), 0.85 + 0.85 * d * math.sin(a))
        branch(rnd, start, a + math.pi + rnd.uniform(-1.0, 1.0), rnd.uniform(0.5, 1.1), rnd.uniform(0.008, 0.017))
    for x, y, a in ((-0.62, -0.28, 0.3), (-1.55, -0.1, 2.6), (-0.2, 0.0, -0.5), (-1.2, -0.42, 0.9)):
        branch(rnd, (x, y), a, rnd.uniform(0.3, 0.55), 0.008)


def brush_pile():
    """Cut brush in a heap beside a loaded wheelbarrow, cleared ground around."""
    from library.plants import plant, shrub
    rnd = random.Random(9)
    twigs = [shrub(41, 0.5, 2400, 0.034, "#57633a", 0.15), shrub(42, 0.5, 2400, 0.034, "#666a42", 0.3), shrub(43, 0.45, 1900, 0.03, "#7a7048", 0.6)]
    heap = []
    while len(heap) < 170:
        d, a = rnd.random() ** 0.6 * 0.98, rnd.uniform(0, 6.28)
        x, y = -0.85 + 1.15 * d * math.cos(a), 0.85 + 0.85 * d * math.sin(a)
        size = rnd.uniform(0.3, 0.62)
        heap.append((x, y, max(0.0, heap_height(x, y) * rnd.random() ** 0.5 - 0.36 * size), rnd.uniform(0, 6.28), size, (rnd.gauss(0, 0.35), rnd.gauss(0, 0.35), 1)))
    cut_branches(rnd)
    with placed((0.78, 0.05, 0.0), (0, 0, -32)):
        wheelbarrow()
    turn = math.radians(-32)
    plant(twigs, heap + [(0.78 + x * math.cos(turn) - y * math.sin(turn), 0.05 + x * math.sin(turn) + y * math.cos(turn), rnd.uniform(0.44, 0.52), rnd.uniform(0, 6.28), rnd.uniform(0.3, 0.42))
                         for x, y in ((-0.2, 0.03), (0.04, 0.1), (0.24, -0.04), (0.0, -0.12), (0.16, 0.1), (-0.1, -0.02), (0.12, 0.0))])
    places.dirt_lot(sun=(34, 225))
    camera((0.3, -3.6, 1.45), (-0.02, 0.4, 0.36), 40, 8)


def seen_from(build, at, look, lens, fstop):
    """The same things from another side, as sellers take a second photo."""
    def scene():
        build()
        camera(at, look, lens, fstop)
    return scene


def listing(build, alt):
    return {"build": build, "alt": alt, "size": (960, 720), "samples": 14, "noise": 0.06, "bounces": 2}


PICTURES = {
    "listings/rotating-water-cannon": listing(cannon, "Used water cannon on its riser and plate, standing on a driveway"),
    "listings/engine-fire-pump": listing(engine_pump, "Engine pump with blue tank in a black frame on a garage floor"),
    "listings/eight-zone-controller": listing(zone_controller_scene, "Open controller box with terminals and antenna on a workbench, manual beside it"),
    "listings/flame-detector-pair": listing(flame_pair, "Two red flame detectors on swivel mounts on a workbench"),
    "listings/copper-pipe": listing(copper_pipes, "Six lengths of copper pipe with elbows, tees, unions and two ball valves on a garage floor"),
    "listings/brass-nozzles": listing(nozzles, "Wooden crate full of used brass nozzles"),
    "listings/brush-clearing": listing(brush_pile, "Cut brush in a heap beside a loaded wheelbarrow"),
    "listings/foam-concentrate": listing(foam_pails, "Four pails of class A foam concentrate on a garage floor"),
    "listings/ridge-sprinkler-kit": listing(ridge_kit, "Coil of line, six roof heads on mounts, a manifold with four valves and filter, a small controller"),
    "listings/diesel-pump-skid": listing(diesel_skid, "Diesel pump skid with a red pump on a ranch yard"),
    "listings/battery-with-inverter": listing(wall_battery, "Battery cabinet and inverter on a garage wall"),
    "listings/pool-pump-cart": listing(pump_cart, "Yellow pump on a two-wheeled cart beside a coil of suction hose"),
    "listings/booster-pump": listing(booster, "Booster pump beside a blue pressure tank in a garage"),
    "listings/water-trailer": listing(trailer_scene, "Single-axle water trailer with poly tank, pump and hose reel on a driveway"),
    "listings/eave-vents": listing(vents_free, "Ten metal eave vents beside their box, five of them leaning on a garage wall"),
    "listings/poly-tank": listing(green_tank_scene, "Dusty dark green poly tank on a dirt lot, brush and hills behind it"),
    "listings/smart-ball-valves": listing(smart_valves, "Three motorized ball valves on a workbench"),
    "listings/misting-line": listing(misting_line, "Coil of stainless misting line with brass nozzles, filter and clips on a driveway"),
    "listings/old-fire-hose": listing(old_hose, "Six rolls of old canvas fire hose on a garage floor"),
    "listings/weather-mast": listing(mast, "Weather mast with wind sensor and small solar panel on a dirt lot under broken clouds"),
    "listings/pump-repair": listing(pump_service, "Open toolbox, wrench and gaskets beside a pump"),
    "listings/pump-house": listing(steel_shed, "Steel pump house on wooden skids on a dirt lot"),
    "listings/solar-panels": listing(four_panels, "Four dusty solar panels leaning against a garage door, with mounting rails on the driveway"),
    "listings/gel-sprayer": listing(sprayer_scene, "Backpack sprayer with its lance on a garage floor"),
    "listings/backflow-preventer": listing(backflow_scene, "Brass backflow preventer with a test tag on a workbench"),
    "listings/pickup-skid-unit": listing(skid_scene, "Skid unit with water tank, pump and hose reel on a driveway"),
    "listings/rotating-water-cannon-head": listing(seen_from(cannon, (-0.75, -1.15, 1.45), (-0.06, 0, 1.12), 50, 7), "Turning head of the cannon with worn red paint"),
    "listings/engine-fire-pump-other-side": listing(seen_from(engine_pump, (-1.5, -1.5, 0.95), (0.0, 0.1, 0.3), 46, 7), "Engine side of the pump with its air filter and tank"),
    "listings/eight-zone-controller-terminals": listing(seen_from(zone_controller_scene, (0.06, -0.5, 0.3), (0.02, 0.03, 0.13), 50, 8), "Terminals of the controller with eight zone wires"),
    "listings/diesel-pump-skid-pump": listing(seen_from(diesel_skid, (2.2, -2.0, 1.25), (0.55, -0.1, 0.55), 44, 9), "Pump end with the handwheel and the gauge panel"),
    "listings/water-trailer-pump": listing(seen_from(trailer_scene, (3.1, -3.0, 1.35), (0.9, 0.1, 0.72), 50, 10), "Pump and hose reel behind the drawbar"),
    "listings/pickup-skid-unit-reel": listing(seen_from(skid_scene, (1.9, -1.9, 1.2), (0.55, 0.0, 0.42), 50, 9), "Hose reel and pump of the skid unit"),
}
