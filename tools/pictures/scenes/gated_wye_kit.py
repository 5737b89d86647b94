import math

from mathutils import Vector

from library import materials as m
from library.castings import cast
from library.hoses import chain
from library.parts import bolt, coupling, male_end, pipe_ring
from library.settings import camera, studio
from library.shapes import box, circle, cylinder, lathe, placed, plate, rectangle

SPREAD = math.radians(36)


def leg(side):
    return Vector((math.cos(SPREAD), side * math.sin(SPREAD), 0))


def wye_body():
    lathe([(0, -0.062), (0.037, -0.062), (0.041, -0.058), (0.0415, -0.03), (0.044, -0.01), (0.04, 0.012), (0, 0.03)], None, (0, 0, 0), (1, 0, 0))
    for s in (-1, 1):
        d = leg(s)
        cylinder(0.0305, 0.15, None, (0, 0, 0), tuple(d), bevel=0)
        lathe([(0, 0.066), (0.034, 0.066), (0.042, 0.074), (0.0445, 0.086), (0.0445, 0.108), (0.042, 0.12), (0.034, 0.128), (0, 0.128)], None, (0, 0, 0), tuple(d))
        lathe([(0, 0.142), (0.0345, 0.142), (0.0345, 0.155), (0, 0.155)], None, (0, 0, 0), tuple(d))
        cylinder(0.0175, 0.055, None, tuple(d * 0.097), bevel=0)


def wye(open_side=1):
    """Gated wye lying on the floor, inlet toward -X; the lever of the open side lies along its outlet."""
    body = m.surface((0.042, 0.044, 0.05), 0.4, 0.35, vary=0.04, vary_scale=30, rough_vary=0.05)
    alloy = m.surface((0.62, 0.62, 0.63), 0.3, 1.0, 0.02, 20, 0.04)
    zinc = m.surface((0.60, 0.61, 0.63), 0.28, 1.0, vary=0, rough_vary=0.03)
    cast(wye_body, body)
    coupling((-0.058, 0, 0), (-1, 0, 0), 0.044, 0.062, alloy, 4)
    for s in (-1, 1):
        d = leg(s)
        male_end(tuple(d * 0.153), tuple(d), 0.0275, 0.034, alloy)
        mid = d * 0.097
        cylinder(0.0105, 0.016, zinc, tuple(mid + Vector((0, 0, 0.054))), bevel=0.001)
        heading = math.degrees(math.atan2(d.y, d.x)) + (0 if s == open_side else 90 * s)
        with placed(tuple(mid + Vector((0, 0, 0.066))), (0, 0, heading)):
            plate([rectangle(0.05, 0.021, 0.009, at=(0.013, 0))], 0.005, zinc, bevel=0.001)
            with placed((0.03, 0, 0.0015), (0, -9, 0)):
                plate([[(-0.004, -0.0085), (0.05, -0.0095), (0.094, -0.0115)] + [(0.094 + 0.0115 * math.sin(a), -0.0115 * math.cos(a)) for a in (0.5, 1.0, 1.57, 2.14, 2.64)] + [(0.094, 0.0115), (0.05, 0.0095), (-0.004, 0.0085)]],
                      0.01, m.powder(), (0, 0, 0.001), bevel=0.0035)
            bolt((0, 0, 0.0024), (0, 0, 1), 0.012, zinc)


def cap(radius=0.0315):
    """Cap with four lugs and a chain stud, open side down."""
    alloy = m.surface((0.62, 0.62, 0.63), 0.3, 1.0, 0.02, 20, 0.04)
    r = radius
    lathe([(r * 0.88, 0), (r * 0.98, 0), (r, 0.0015), (r, 0.024), (r * 0.95, 0.0275), (r * 0.8, 0.029), (0.008, 0.0295), (0.007, 0.032), (0, 0.032)], alloy, segments=96, bevel=0.0005)
    for i in range(4):
        a = math.pi / 2 * i + 0.4
        box((0.008, 0.011, 0.017), alloy, ((r + 0.0025) * math.cos(a), (r + 0.0025) * math.sin(a), 0.0125), (0, 0, math.degrees(a)), 0.0022)
    pipe_ring(0.0045, 0.003, 0.0015, m.zinc(), (0, 0.0008, 0.0355), (0, 1, 0), 0.0004)


def bracket():
    """Angle of zinc-plated steel with a cradle for the neck of the wye."""
    steel = m.surface((0.56, 0.57, 0.58), 0.36, 0.95, 0.03, 12, 0.05)
    holes = [circle(0.0042, (x, -0.012), 20)[::-1] for x in (-0.045, 0.045)]
    plate([rectangle(0.13, 0.07, 0.006)] + holes, 0.004, steel, (0, 0, 0.002), bevel=0.0006)
    cradle = [(-0.065, 0), (0.065, 0), (0.065, 0.082), (0.046, 0.082)] + [(0.042 * math.cos(a), 0.082 - 0.042 * math.sin(a)) for a in [math.pi * i / 20 for i in range(1, 20)]] + [(-0.046, 0.082), (-0.065, 0.082)]
    plate([cradle], 0.004, steel, (0, 0.034, 0.0005), (90, 0, 0), 0.0006)


def lag_screw():
    """Hex-head screw lying along +X."""
    zinc = m.surface((0.60, 0.61, 0.63), 0.28, 1.0, vary=0, rough_vary=0.03)
    profile = [(0, 0), (0.0006, 0.001)]
    for i in range(13):
        z, r = 0.002 + i * 0.0021, min(0.0026, 0.001 + 0.0005 * i)
        profile += [(r, z), (r + 0.0009, z + 0.001)]
    lathe(profile + [(0.0029, 0.03), (0.0029, 0.038), (0.0075, 0.038), (0.0075, 0.0395), (0, 0.0395)], zinc, (0, 0, 0), (1, 0, 0), 24)
    lathe([(0, 0), (0.0062, 0), (0.0062, 0.004), (0.0054, 0.0052), (0, 0.0052)], zinc, (0.0392, 0, 0), (1, 0, 0), 6, 0.0003)


def kit():
    with placed((0.02, 0.02, 0.047), (0, 0, 14)):
        wye()
        d = leg(-1)
        with placed(tuple(d * 0.16)):
            with placed((0, 0, 0), (90, 0, math.degrees(math.atan2(d.y, d.x)) + 90)):
                cap()
        for s in (-1, 1):
            pipe_ring(0.0335, 0.0305, 0.0018, m.zinc(), tuple(leg(s) * 0.1345), tuple(leg(s)), 0.0006)
    chain([(0.152, -0.026, 0.0215), (0.172, -0.048, 0.006), (0.196, -0.06, 0.003), (0.212, -0.045, 0.014), (0.2145, -0.0345, 0.0375)], 0.0085, 0.0009)
    with placed((0.195, -0.14, 0.0)):
        cap()
    chain([(0.118, 0.098, 0.021), (0.13, 0.07, 0.003), (0.2, 0.04, 0.0022), (0.243, -0.03, 0.0022), (0.246, -0.1, 0.0022), (0.232, -0.128, 0.02), (0.199, -0.14, 0.0375)], 0.0085, 0.0009)
    with placed((-0.13, 0.15, 0), (0, 0, 10)):
        bracket()
    for x, y, a in ((-0.175, -0.075, 20), (-0.165, -0.105, 8), (-0.16, -0.133, 30), (-0.172, -0.16, 14)):
        with placed((x, y, 0.0058), (0, 0, a)):
            lag_screw()
    for x, y, z, r in ((-0.035, -0.145, 0.0003, 0.041), (0.058, -0.155, 0.0003, 0.028), (0.082, -0.178, 0.0035, 0.028)):
        pipe_ring(r, r * 0.74, 0.004, m.rubber(), (x, y, z), (0, 0.05 if z > 0.001 else 0, 1))


def whole():
    kit()
    studio(0.36)
    camera((0.06, -0.95, 0.54), (0.032, 0.0, 0.028), 78, 18)


def close():
    kit()
    studio(0.36)
    camera((0.36, -0.5, 0.3), (0.07, 0.005, 0.045), 72, 13, (0.1, -0.02, 0.06))


PICTURES = {
    "products/gated-wye-kit": {"build": whole, "alt": "Gated wye with two red levers, caps on chains, wall bracket, four screws and three gaskets"},
    "products/gated-wye-kit-detail": {"build": close, "alt": "Quarter-turn levers of the gated wye, one outlet capped, the other open"},
}
