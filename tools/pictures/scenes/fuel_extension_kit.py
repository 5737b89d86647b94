import math

from mathutils import Vector

from library import materials as m
from library.pails import molded
from library.parts import label, resample
from library.settings import camera, studio
from library.shapes import bent, box, circle, cylinder, lathe, pipe_ring, placed, plate, rounded_box, text, tube
from library.sprinklers import clean_brass, coil_path, strap


def tank(dirt=0.0):
    """Double-walled tank, 24 x 12 in, with molded bands, carry handle, vent and lockable cap. Label toward -Y."""
    red, black, zinc = molded("#b5330f", 0.36, dirt), molded((0.022, 0.022, 0.024), 0.42), m.zinc()
    rounded_box((0.6, 0.288, 0.27), 0.05, red, (0, 0, 0.165), bevel=0.026)
    for z in (0.085, 0.247):
        rounded_box((0.608, 0.296, 0.022), 0.053, red, (0, 0, z), bevel=0.008)
    rounded_box((0.612, 0.3, 0.034), 0.054, black, (0, 0, 0.024), bevel=0.008)
    for x in (-0.25, 0.25):
        for y in (-0.1, 0.1):
            cylinder(0.02, 0.009, m.rubber(), (x, y, 0), bevel=0.002)
    for x in (-0.215, 0.055):
        rounded_box((0.066, 0.05, 0.016), 0.016, red, (x, 0, 0.303), bevel=0.006)
    tube(bent([(-0.222, 0, 0.302), (-0.19, 0, 0.352), (0.03, 0, 0.352), (0.062, 0, 0.302)], 0.035, 14), 0.0145, red, smooth=False, resolution=10)
    with placed((0.19, 0, 0.3)):
        lathe([(0.058, -0.002), (0.058, 0.005), (0.055, 0.008), (0.05, 0.008)], red, segments=96, bevel=0.001)
        lathe([(0.046, 0.006), (0.047, 0.008), (0.047, 0.04), (0.044, 0.0455), (0.036, 0.048), (0, 0.049)], black, segments=96)
        for i in range(36):
            a = 2 * math.pi * i / 36
            cylinder(0.002, 0.029, black, (0.047 * math.cos(a), 0.047 * math.sin(a), 0.01), bevel=0.0005, segments=12)
        lathe([(0.0125, 0.047), (0.0125, 0.0515), (0.0115, 0.0525), (0.009, 0.0525), (0.009, 0.0515), (0, 0.0515)], zinc, segments=48)
        box((0.0018, 0.0085, 0.0004), m.ink(), (0, 0, 0.0517), bevel=0)
    with placed((0.1, 0.075, 0.298)):
        brass = clean_brass()
        lathe([(0, 0), (0.015, 0), (0.015, 0.01), (0, 0.01)], brass, segments=6, bevel=0.001)
        lathe([(0.009, 0.009), (0.009, 0.016), (0.0155, 0.018), (0.0155, 0.03), (0.0135, 0.033), (0, 0.0335)], brass, segments=48, bevel=0.0004)
        for i in range(24):
            a = 2 * math.pi * i / 24
            box((0.0012, 0.0022, 0.009), brass, (0.0156 * math.cos(a), 0.0156 * math.sin(a), 0.024), (0, 0, math.degrees(a)), 0.0003)
    # Leak window between the walls.
    with placed((0.235, -0.144, 0.14)):
        lathe([(0.025, -0.002), (0.025, 0.005), (0.022, 0.0075), (0.0185, 0.0075), (0.0185, 0.004), (0, 0.004)], zinc, (0, 0, 0), (0, -1, 0), 64, 0.0006)
        lathe([(0.0185, 0.0045), (0.012, 0.0062), (0, 0.0068)], m.surface((0.02, 0.028, 0.03), 0.04, coat=1, vary=0, rough_vary=0), (0, 0, 0), (0, -1, 0), 48)
        text("LEAK WINDOW", 0.0105, m.paper(), (0, -0.0005, -0.036), (90, 0, 0))
    label(["Gasoline only   6.6 gallons", "Double wall   Medium Fire Pump", "Open the vent before use"], 0.26, 0.118, (-0.1, -0.1446, 0.166), (0, 0, 0), title="FUEL EXTENSION")
    text("RINGLINE", 0.03, m.paper(), (0.16, -0.1446, 0.195), (90, 0, 0))


def hose_end(at, direction, brass):
    """Breakaway coupling: clamp, tail, red ring, knurled sleeve."""
    d = Vector(direction).normalized()
    pipe_ring(0.0088, 0.007, 0.008, m.zinc(), tuple(Vector(at) - d * 0.016), tuple(d), 0.0005)
    lathe([(0.006, -0.004), (0.009, -0.002), (0.0105, 0.0), (0.0105, 0.014), (0.0125, 0.016), (0.0125, 0.03), (0.0155, 0.032), (0.0155, 0.056), (0.0135, 0.058), (0.0105, 0.059), (0.0105, 0.076), (0.0075, 0.077), (0.0065, 0.07), (0, 0.07)], brass, at, tuple(d), 48, 0.0004)
    lathe([(0.0128, 0.019), (0.0142, 0.02), (0.0142, 0.027), (0.0128, 0.028)], m.surface("#b5330f", 0.4, vary=0), at, tuple(d), 48)
    for k in range(11):
        pipe_ring(0.0161, 0.0145, 0.0009, brass, tuple(Vector(at) + d * (0.0345 + k * 0.0019)), tuple(d), 0.0002, 40)


def line():
    """Ten feet of fuel line: from its elbow at the tank into a coil, the coupling at the free end."""
    brass, hose, r = clean_brass(), m.rubber(), 0.0072
    lathe([(0, 0), (0.0135, 0), (0.0135, 0.014), (0, 0.014)], brass, (0.3, 0.02, 0.062), (1, 0, 0), 6, 0.0012)
    lathe([(0.0075, 0.013), (0.0075, 0.02), (0.0085, 0.021), (0.0085, 0.033), (0.006, 0.034)], brass, (0.3, 0.02, 0.062), (1, 0, 0), 32)
    start, center = 1.3, Vector((0.2, -0.29, 0))
    coil = [tuple(Vector(p) + center) for p in coil_path(4, 2, 0.083, r * 2.04, 2, start, 48)]
    lead = [(0.328, 0.02, 0.062), (0.352, 0.018, 0.058), (0.388, 0.0, 0.02), (0.402, -0.06, 0.0074), (0.38, -0.145, 0.0074)]
    first, second = Vector(coil[0]), Vector(coil[1])
    back = (first - second).normalized()
    lead += [tuple(first + back * 0.08), tuple(first + back * 0.03)]
    last = Vector(coil[-1])
    on = (last - Vector(coil[-2])).normalized()
    # Leaves the coil along its last turn, then sinks to the floor.
    tail = [tuple(last + on * 0.05 + Vector((-0.004, 0, 0))), (0.1, -0.175, 0.022), (0.02, -0.19, 0.0076), (-0.06, -0.235, 0.0074), (-0.12, -0.29, 0.011), (-0.15, -0.315, 0.0158)]
    points = resample(lead + coil[::2] + [coil[-1]] + tail, 700)
    tube(points, r, hose, smooth=False, resolution=7)
    pipe_ring(0.0088, 0.007, 0.009, m.zinc(), (0.318, 0.02, 0.062), (1, 0, 0), 0.0005)
    a, b = Vector(points[-1]), Vector(points[-4])
    hose_end(tuple(a), tuple(a - b), brass)
    with placed(tuple(center)):
        for angle in (70, 250):
            t = math.radians(angle)
            strap(r * 4.1, r * 4.05, m.surface((0.03, 0.03, 0.032), 0.6), (0.0905 * math.cos(t), 0.0905 * math.sin(t), 0), (0, 0, angle), 0.011, 0.006, buckle=False)


def keys():
    """Two keys on a ring."""
    steel = m.surface((0.60, 0.60, 0.60), 0.24, 1.0, vary=0, rough_vary=0.03)
    tube([(0.014 * math.cos(2 * math.pi * i / 24), 0.014 * math.sin(2 * math.pi * i / 24), 0.0022 + 0.001 * math.sin(2 * math.pi * i / 24)) for i in range(24)], 0.0009, steel, closed=True)
    blade = [(0, -0.0035), (0.006, -0.004), (0.008, -0.0025), (0.011, -0.0036), (0.014, -0.002), (0.017, -0.0034), (0.02, -0.0018), (0.024, -0.003), (0.027, 0), (0.024, 0.0035), (0, 0.0035)]
    bow = [(-0.009 + 0.0105 * math.cos(a), 0.0105 * math.sin(a)) for a in [0.35 + (2 * math.pi - 0.7) * i / 24 for i in range(25)]]
    for angle, z in ((205, 0.0012), (248, 0.0032)):
        with placed((0.014 * math.cos(math.radians(angle)), 0.014 * math.sin(math.radians(angle)), z), (0, 0, angle)):
            with placed((0.0155, 0, 0)):
                plate([blade + bow, circle(0.0028, (-0.0155, 0), 16)[::-1]], 0.002, steel, bevel=0.0004)


def kit():
    tank()
    line()
    with placed((-0.02, -0.29, 0), (0, 0, 40)):
        keys()


def whole():
    with placed((0, 0.06, 0), (0, 0, -16)):
        kit()
    studio(0.75)
    camera((0.2, -1.95, 0.95), (0.035, -0.03, 0.135), 72, 16)


def close():
    with placed(turn=(0, 0, -30)):
        kit()
    studio(0.75)
    camera((0.25, -1.0, 0.66), (0.1, -0.1, 0.19), 60, 11, (0.16, -0.12, 0.24))


PICTURES = {
    "products/fuel-extension-kit": {"build": whole, "alt": "Red double-walled fuel tank with lockable cap, coiled fuel line with breakaway coupling and two keys"},
    "products/fuel-extension-kit-detail": {"build": close, "alt": "Lockable cap, vent and leak window of the fuel extension tank"},
}
