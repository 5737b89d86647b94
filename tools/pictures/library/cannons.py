"""Water cannons."""
import math

from mathutils import Vector

from . import materials as m
from .parts import bolt, bolt_circle, cable_gland, coupling, flange, gauge, handwheel, resample, thread
from .shapes import INCH, bent, box, cylinder, lathe, pipe_ring, placed, plate, rectangle, rounded_box, text, tube
from .structures import curved_text, wrap


def barrel(length, radius, tip, elevation=28, dirt=0.0):
    """Points along +X from the origin, lifted by the elevation."""
    e = math.radians(elevation)
    d = (math.cos(e), 0, math.sin(e))
    L, r = length, radius
    lathe([(0, 0), (r * 1.18, 0), (r * 1.18, L * 0.06), (r, L * 0.09), (r * 0.72, L * 0.8), (r * 0.72, L * 0.84)], m.black_powder(dirt), (0, 0, 0), d, 64, r * 0.03)
    for k in (0.13, 0.165, 0.62):
        rr = r - (r * 0.28) * (k - 0.09) / 0.71
        pipe_ring(rr * 1.07, rr * 0.9, L * 0.016, m.stainless(dirt), tuple(Vector(d) * L * k), d)
    lathe([(r * 0.7, 0), (r * 0.9, 0), (r * 0.92, L * 0.03), (r * 0.92, L * 0.06), (r * 0.82, L * 0.075), (r * 0.8, L * 0.16), (r * 0.62, L * 0.2),
           (r * 0.58, L * 0.2), (r * 0.52, L * 0.14), (0, L * 0.1)], tip, tuple(Vector(d) * L * 0.82), d, 64, r * 0.025)
    bolt_circle(tuple(Vector(d) * L * 0.06), d, r * 0.98, 6, r * 0.19)
    return d


def mini_head(pro=False, elevation=26, dirt=0.0, paint=None):
    """Head of the mini: swivel base, bronze elbow, barrel along +X. The origin is the top of the post."""
    body = paint or m.bronze(0.05 + dirt)
    steel = m.stainless(dirt)
    flange((0, 0, 0.0), (0, 0, 1), 0.082, 0.018, steel, 8, 0.011)
    flange((0, 0, 0.019), (0, 0, 1), 0.082, 0.016, body, 0)
    lathe([(0.062, 0.02), (0.062, 0.05), (0.070, 0.056), (0.070, 0.115), (0.060, 0.125), (0.058, 0.14), (0.05, 0.15)], body, bevel=0.002)
    pipe_ring(0.0725, 0.06, 0.01, steel, (0, 0, 0.08))
    for i in range(20):
        a = 2 * math.pi * i / 20
        box((0.004, 0.006, 0.036), body, (0.0705 * math.cos(a), 0.0705 * math.sin(a), 0.1), (0, 0, math.degrees(a)), 0.001)
    e = math.radians(elevation)
    arc = []
    for i in range(13):
        t = i / 12
        a = math.pi - (math.pi / 2 - e) * t
        arc.append((0.13 + 0.13 * math.cos(a) - 0.0, 0, 0.15 + 0.13 * math.sin(a)))
    tube(arc, 0.047, body, smooth=False, resolution=10)
    end, prev = Vector(arc[-1]), Vector(arc[-2])
    d = (end - prev).normalized()
    # A cast rib along the back of the elbow, as founders add for the recoil.
    rib = [(p[0] - 0.043 * math.cos(math.pi - (math.pi / 2 - e) * i / 12) * -1, 0, p[2] + 0.043 * math.sin(math.pi - (math.pi / 2 - e) * i / 12)) for i, p in enumerate(arc)]
    tube(rib, 0.009, body, smooth=False)
    lathe([(0.047, 0), (0.05, 0), (0.066, 0.012), (0.066, 0.03), (0, 0.03)], body, tuple(end - d * 0.012), tuple(d), 64, 0.002)
    with placed(tuple(end + d * 0.02)):
        barrel(0.62, 0.05, m.brass(dirt), elevation, dirt)
    # Arc stops, the trip lever, the drive.
    for a in (40, 250):
        r = math.radians(a)
        box((0.016, 0.012, 0.026), steel, (0.083 * math.cos(r), 0.083 * math.sin(r), 0.062), (0, 0, a), 0.002)
        bolt((0.092 * math.cos(r), 0.092 * math.sin(r), 0.064), (math.cos(r), math.sin(r), 0), 0.008)
    tube(bent([(-0.01, -0.062, 0.1), (0.03, -0.1, 0.1), (0.06, -0.11, 0.14), (0.1, -0.1, 0.2)], 0.02), 0.005, steel, smooth=False)
    gauge((-0.062, -0.052, 0.2), (-0.25, -1, 0.15), 0.024, 0.56)
    tube([(-0.03, -0.02, 0.19), (-0.05, -0.035, 0.178), (-0.062, -0.045, 0.178)], 0.006, m.brass(dirt))
    if pro:
        drive_unit(dirt)
    else:
        with placed((-0.072, 0.0, 0.085), (0, 0, 180)):
            rounded_box((0.05, 0.07, 0.075), 0.012, m.black_powder(dirt), (0.02, 0, 0))
            cylinder(0.02, 0.03, steel, (0.045, 0, 0), (1, 0, 0))
    return end, d


def drive_unit(dirt=0.0):
    """Motor housing with gland and manual crank of the Mini Pro."""
    case = m.powder("#2b3136", dirt)
    with placed((-0.135, 0, 0.075)):
        rounded_box((0.15, 0.13, 0.15), 0.024, case, (0, 0, 0), bevel=0.006)
        rounded_box((0.154, 0.134, 0.012), 0.025, m.powder(dirt=dirt), (0, 0, 0.045), bevel=0.002)
        for i in range(9):
            box((0.008, 0.1, 0.12), case, (-0.079 - 0.0, 0, 0), bevel=0.001) if i == 0 else None
        for i in range(8):
            pipe_ring(0.05, 0.02, 0.006, case, (0, 0, 0.076 + i * 0.009))
        cylinder(0.044, 0.075, case, (0, 0, 0.072))
        cylinder(0.05, 0.012, case, (0, 0, 0.145), bevel=0.005)
        text("RINGLINE", 0.037, m.paper(), (-0.002, -0.0655, 0.015), (90, 0, 0))
        text("MINI PRO  24 V", 0.021, m.paper(), (-0.002, -0.0655, -0.016), (90, 0, 0))
        cylinder(0.012, 0.03, m.stainless(), (0.0, -0.062, -0.05), (0, -1, 0))
        tube(bent([(0, -0.086, -0.05), (0, -0.1, -0.05), (0.05, -0.1, -0.078)], 0.008), 0.005, m.stainless(), smooth=False)
        cylinder(0.009, 0.05, m.rubber(), (0.05, -0.096, -0.078), (0, -1, 0), bevel=0.004)
        for x, y in ((-0.06, -0.05), (0.06, -0.05), (-0.06, 0.05), (0.06, 0.05)):
            bolt((x, y, 0.075), (0, 0, 1), 0.008)
        cable_gland((-0.04, 0, -0.076), (0, 0, -1), 0.011)


def drive_cable(height, heading, box_top):
    """From the gland of the drive in a slack bow to the post, under two clips, into the top of the junction box."""
    steel = m.zinc()
    h, side = math.radians(heading), math.radians(214)
    start = Vector((-0.175 * math.cos(h), -0.175 * math.sin(h), height - 0.018))
    run = Vector((0.0555 * math.cos(side), 0.0555 * math.sin(side), 0))
    top, low = height - 0.2, box_top + 0.14
    points = [start, start - Vector((0, 0, 0.05)), start.lerp(run + Vector((0, 0, start.z)), 0.45) - Vector((0, 0, 0.125)), run + Vector((0, 0, top + 0.02))]
    n = max(2, round((top - low) / 0.06))
    points += [run + Vector((0, 0, top + (low - top) * i / n)) for i in range(n + 1)]
    points += [Vector((-0.0415, -0.05, box_top + 0.085)), Vector((-0.036, -0.08, box_top + 0.045)), Vector((-0.036, -0.082, box_top + 0.01))]
    tube([tuple(p) for p in resample([tuple(p) for p in points], 160)], 0.0065, m.rubber(), smooth=False)
    cable_gland((-0.036, -0.082, box_top), (0, 0, 1), 0.011)
    for z in (top, low + 0.01):
        pipe_ring(0.0468, 0.044, 0.016, steel, (0, 0, z - 0.008), bevel=0.0005)
        pipe_ring(0.0088, 0.0062, 0.016, steel, (run.x, run.y, z - 0.008), bevel=0.0005)
        with placed((0.93 * run.x * 0.92, 0.93 * run.y * 0.92, z), (0, 0, 214)):
            box((0.006, 0.015, 0.016), steel, bevel=0.0005)


def inlet_stub(steel):
    """Pipe stub welded into the post, with a collar for the swivel."""
    cylinder(0.034, 0.1, steel, (0, 0, 0.26), (0, -1, 0), bevel=0.0005)
    seam = []
    for i in range(48):
        t = 2 * math.pi * i / 48
        x = 0.0345 * math.cos(t)
        seam.append((x, -math.sqrt(0.0455 ** 2 - x * x) - 0.001, 0.26 + 0.0345 * math.sin(t)))
    tube(seam, 0.0042, steel, smooth=False, closed=True)
    lathe([(0.034, 0), (0.0405, 0.003), (0.0405, 0.014), (0.034, 0.017)], steel, (0, -0.083, 0.26), (0, -1, 0), bevel=0.0006)


def post_label(title, lines, radius, z):
    """Printed label that lies on the round post, facing -Y."""
    wrap(radius, radius, z - 0.032, z + 0.032, -129, -51, m.paper((0.85, 0.84, 0.81)), 0.0004)
    wrap(radius, radius, z - 0.032, z - 0.026, -129, -51, m.surface(m.EMBER, 0.5, vary=0), 0.0007)
    curved_text(title, 0.021 if len(title) < 6 else 0.017, radius + 0.0008, z + 0.016, m.ink())
    for i, line in enumerate(lines):
        curved_text(line, 0.0078, radius + 0.0008, z - 0.003 - i * 0.0115, m.ink())


def mini(pro=False, height=1.45, elevation=26, heading=0, dirt=0.0, inlet=True, paint=None):
    """Post, base plate and head. Stands at the origin."""
    steel = m.stainless(dirt)
    plate([rectangle(0.34, 0.34, 0.02)], 0.014, m.galvanized(dirt), (0, 0, 0.007))
    for x in (-0.13, 0.13):
        for y in (-0.13, 0.13):
            bolt((x, y, 0.014), (0, 0, 1), 0.026)
            thread((x, y, 0.028), (0, 0, 1), 0.008, 0.022, m.zinc(dirt), 0.002)
    for a in (45, 135, 225, 315):
        with placed((0, 0, 0.014), (0, 0, a)):
            plate([[(0.04, 0), (0.13, 0), (0.13, 0.012), (0.052, 0.11), (0.04, 0.11)]], 0.008, steel, (0, 0, 0), (90, 0, 0), 0.001)
    cylinder(0.045, height - 0.014, steel, (0, 0, 0.014), bevel=0.001)
    flange((0, 0, height - 0.018), (0, 0, 1), 0.082, 0.016, steel, 0)
    pipe_ring(0.0485, 0.044, 0.02, steel, (0, 0, height * 0.52))
    post_label("MINI PRO" if pro else "MINI", ("50 GPM at 90 PSI", "Throw radius 80 ft"), 0.0455, height * 0.66)
    if inlet:
        inlet_stub(steel)
        coupling((0, -0.10, 0.26), (0, -1, 0), 0.042, 0.075, m.aluminum(dirt), 3)
    if pro:
        drive_cable(height, heading, height * 0.42 + 0.08)
        with placed((0.0, -0.045, height * 0.42)):
            rounded_box((0.13, 0.07, 0.16), 0.012, m.powder("#2b3136", dirt), (0, -0.035, 0), bevel=0.004)
            for x in (-0.052, 0.052):
                for z in (-0.066, 0.066):
                    bolt((x, -0.071, z), (0, -1, 0), 0.007)
            text("RINGLINE", 0.03, m.paper(), (0, -0.0712, 0.018), (90, 0, 0))
            text("24 V  RS-485", 0.0215, m.paper(), (0, -0.0712, -0.016), (90, 0, 0))
    with placed((0, 0, height), (0, 0, heading)):
        mini_head(pro, elevation, dirt, paint)


def typhoon(elevation=24, heading=0, dirt=0.0):
    """Large monitor with double waterway, valve group and camera. Origin at the middle of its base."""
    red, steel, dark = m.powder(dirt=dirt), m.stainless(dirt), m.powder("#2b3136", dirt)
    flange((0, 0, 0.015), (0, 0, 1), 0.19, 0.03, m.galvanized(dirt), 8, 0.032, both=False)
    cylinder(0.085, 0.34, red, (0, 0, 0.03))
    flange((0, 0, 0.37), (0, 0, 1), 0.15, 0.026, red, 8, 0.024)
    flange((0, 0, 0.40), (0, 0, 1), 0.15, 0.026, red, 0)
    lathe([(0.1, 0.41), (0.115, 0.43), (0.125, 0.45), (0.125, 0.56), (0.11, 0.59), (0.095, 0.6), (0.06, 0.62), (0, 0.622)], red, bevel=0.004)
    pipe_ring(0.129, 0.11, 0.02, steel, (0, 0, 0.495))
    lathe([(0.12, 0), (0.155, 0.008), (0.155, 0.035), (0.12, 0.043)], dark, (0, 0, 0.535), segments=72)
    for i in range(36):
        a = 2 * math.pi * i / 36
        box((0.012, 0.01, 0.034), steel, (0.157 * math.cos(a), 0.157 * math.sin(a), 0.556), (0, 0, math.degrees(a)), 0.002)
    with placed((0, 0, 0.6), (0, 0, heading)):
        # The waterway splits, passes the swivel on both sides and joins behind the barrel.
        e = math.radians(elevation)
        for s in (1, -1):
            tube(bent([(0, 0, -0.02), (0, s * 0.02, 0.06), (-0.05, s * 0.155, 0.12), (-0.16, s * 0.165, 0.2), (-0.16, s * 0.165, 0.36), (0.0, s * 0.13, 0.44), (0.1, s * 0.01, 0.42 + 0.02)], 0.1), 0.052, red, smooth=False, resolution=10)
            cylinder(0.068, 0.05, red, (-0.16, s * 0.165, 0.25), bevel=0.008)
            bolt_circle((-0.16, s * 0.165, 0.30), (0, 0, 1), 0.058, 6, 0.012)
        lathe([(0, -0.09), (0.05, -0.09), (0.085, -0.05), (0.09, 0), (0.078, 0.08), (0.078, 0.1)], red, (0.06, 0, 0.43), (math.cos(e), 0, math.sin(e)), bevel=0.003)
        d = Vector((math.cos(e), 0, math.sin(e)))
        tip = Vector((0.06, 0, 0.43)) + d * 0.1
        flange(tuple(tip), tuple(d), 0.115, 0.03, red, 8, 0.018)
        flange(tuple(tip + d * 0.03), tuple(d), 0.115, 0.026, m.black_powder(dirt), 0)
        with placed(tuple(tip + d * 0.04)):
            barrel(1.05, 0.078, m.brass(dirt), elevation, dirt)
        handwheel((-0.06, -0.26, 0.07), (0, -1, 0.1), 0.085, m.black_powder(dirt))
        # Remote aiming camera in its hood.
        with placed(tuple(tip + d * 0.14 + Vector((0, 0, 0.15))), (0, -elevation, 0)):
            rounded_box((0.15, 0.075, 0.07), 0.012, m.powder((0.72, 0.72, 0.70)), (0, 0, 0.0))
            plate([rectangle(0.19, 0.09, 0.012)], 0.004, m.powder((0.72, 0.72, 0.70)), (0.015, 0, 0.045))
            cylinder(0.026, 0.02, m.black_powder(), (0.07, 0, 0), (1, 0, 0))
            lathe([(0.021, 0.001), (0.012, 0.006), (0, 0.008)], m.surface((0.01, 0.01, 0.015), 0.05, coat=1.0), (0.09, 0, 0), (1, 0, 0))
            box((0.02, 0.03, 0.06), dark, (-0.02, 0, -0.06))
        # Its cable runs down between the two waterways to the swivel.
        back = tip + d * 0.066 + Vector((0, 0, 0.15))
        cable_gland(tuple(back), tuple(-d), 0.013)
        cable_gland((-0.07, 0, 0.006), (0, 0, 1), 0.013)
        tube([tuple(back), tuple(back - d * 0.05), (0.06, 0, 0.62), (-0.03, 0, 0.57), (-0.08, 0, 0.46), (-0.088, 0, 0.3), (-0.075, 0, 0.12), (-0.07, 0, 0.006)], 0.008, m.rubber())
        with placed((0.01, -0.15, -0.045)):
            rounded_box((0.13, 0.10, 0.13), 0.02, dark, bevel=0.006)
            text("RINGLINE", 0.025, m.paper(), (0, -0.0505, 0.01), (90, 0, 0))
            text("TYPHOON 800", 0.015, m.paper(), (0, -0.0505, -0.014), (90, 0, 0))
        gauge((-0.16, -0.262, 0.37), (0, -1, 0.1), 0.04, 0.7, top=200)
        tube([(-0.16, -0.2, 0.37), (-0.16, -0.25, 0.37)], 0.009, m.brass())
