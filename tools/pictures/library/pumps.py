"""Engines and pumps."""
import math

from mathutils import Vector

from . import materials as m
from .parts import ball_valve, battery, bolt, bolt_circle, cable_gland, coupling, flange, gauge, handwheel, label, male_end, thread
from .shapes import bent, box, circle, cylinder, lathe, mesh, pipe_ring, placed, plate, rectangle, rounded_box, sag, sphere, text, tube


def recoil_cover(radius, depth, paint, dirt=0.0, brand="RINGLINE"):
    """Fan housing with air slots and starter handle, facing +Z from the origin."""
    lathe([(radius * 0.98, -depth * 0.3), (radius, 0), (radius, depth * 0.55), (radius * 0.9, depth * 0.82), (radius * 0.62, depth), (radius * 0.6, depth * 0.97)],
          paint, segments=72, bevel=0.003)
    lathe([(radius * 0.6, depth * 0.93), (0, depth * 0.93)], m.black_powder(dirt))
    for i in range(26):
        a = 2 * math.pi * i / 26
        box((radius * 0.34, radius * 0.055, depth * 0.14), paint, (radius * 0.43 * math.cos(a), radius * 0.43 * math.sin(a), depth * 0.94), (0, 0, math.degrees(a) + 18), 0.001)
    cylinder(radius * 0.27, depth * 0.22, paint, (0, 0, depth * 0.86), bevel=0.004)
    text(brand, radius * 0.1, m.paper(), (0, 0, depth * 1.085), (0, 0, 0))
    for i in range(5):
        a = 2 * math.pi * i / 5 + 0.3
        bolt((radius * 0.93 * math.cos(a), radius * 0.93 * math.sin(a), depth * 0.66), (0, 0, 1), 0.01)


def small_engine(paint=None, dirt=0.0, brand="RINGLINE"):
    """Single-cylinder four-stroke. Shaft toward +X, recoil starter toward -X, muffler toward +Y, filter toward -Y."""
    paint = paint or m.powder(dirt=dirt)
    alloy, black = m.cast_aluminum(dirt), m.black_powder(dirt)
    rounded_box((0.23, 0.25, 0.19), 0.03, alloy, (0, 0, 0.115), bevel=0.008)
    box((0.26, 0.3, 0.022), alloy, (0, 0, 0.011), bevel=0.004)
    for x in (-0.1, 0.1):
        for y in (-0.13, 0.13):
            bolt((x, y, 0.022), (0, 0, 1), 0.016)
    cylinder(0.098, 0.03, alloy, (0.11, 0, 0.13), (1, 0, 0), bevel=0.004)
    bolt_circle((0.14, 0, 0.13), (1, 0, 0), 0.082, 6, 0.011)
    with placed((0.005, 0.02, 0.19), (-22, 0, 0)):
        for i in range(11):
            rounded_box((0.185 - 0.002 * i, 0.16, 0.0035), 0.02, alloy, (0, 0.02, 0.012 + i * 0.0125), bevel=0.001)
        rounded_box((0.13, 0.11, 0.15), 0.02, alloy, (0, 0.02, 0.075))
        rounded_box((0.12, 0.1, 0.03), 0.02, alloy, (0, 0.02, 0.16), bevel=0.006)
    with placed((-0.105, 0, 0.155), (0, -90, 0)):
        with placed(turn=(0, 0, 90)):
            recoil_cover(0.145, 0.085, paint, dirt, brand)
    # Shroud that leads the air over the cylinder.
    rounded_box((0.06, 0.25, 0.2), 0.02, paint, (-0.095, 0.0, 0.24), bevel=0.008)
    # Fuel tank with cap and strap.
    rounded_box((0.33, 0.25, 0.085), 0.05, paint, (0, 0.0, 0.412), bevel=0.03)
    rounded_box((0.335, 0.256, 0.014), 0.052, m.black_powder(dirt), (0, 0, 0.398), bevel=0.004)
    lathe([(0, 0.032), (0.03, 0.032), (0.034, 0.026), (0.034, 0.004), (0.03, 0)], black, (0.06, 0.03, 0.452), segments=24, bevel=0.002)
    for i in range(24):
        a = 2 * math.pi * i / 24
        box((0.004, 0.003, 0.022), black, (0.06 + 0.0345 * math.cos(a), 0.03 + 0.0345 * math.sin(a), 0.467), (0, 0, math.degrees(a)), 0.0008)
    text(brand, 0.042, m.paper(), (-0.02, -0.1263, 0.417), (90, 0, 0))
    # Air filter.
    with placed((0.045, -0.165, 0.275)):
        rounded_box((0.13, 0.09, 0.13), 0.022, black, bevel=0.01)
        rounded_box((0.137, 0.01, 0.137), 0.004, black, (0, 0.018, 0), bevel=0.003)
        cylinder(0.014, 0.018, black, (0, 0, 0.062), bevel=0.004, segments=12)
        for i in range(5):
            box((0.085, 0.006, 0.006), black, (0, -0.046, -0.035 + i * 0.017), bevel=0.002)
    cylinder(0.02, 0.06, alloy, (0.045, -0.115, 0.255), (0, 1, 0))
    # Posts that carry the tank.
    for x, y, z in ((-0.095, -0.08, 0.336), (-0.095, 0.08, 0.336), (-0.03, 0.1, 0.335), (0.045, 0.1, 0.335)):
        cylinder(0.013, 0.045, black, (x, y, z), bevel=0.002, segments=24)
    # Muffler in its slotted heat shield, on the far side but visible from above.
    with placed((0.04, 0.175, 0.29)):
        rounded_box((0.17, 0.09, 0.11), 0.03, m.surface((0.22, 0.2, 0.19), 0.5, 0.8, 0.2), bevel=0.012)
        heat_shield(0.097, 0.057, -0.02, 0.122, m.surface((0.42, 0.42, 0.42), 0.36, 1.0, 0.05, 20, 0.1, dirt=dirt))
        for s in (-1, 1):
            cylinder(0.006, 0.016, black, (s * 0.083, 0.006, 0), (s, 0, 0), segments=16)
            bolt((s * 0.0985, 0.006, 0), (s, 0, 0), 0.009)
            cylinder(0.006, 0.016, black, (s * 0.05, 0.043, 0), (0, 1, 0), segments=16)
            bolt((s * 0.05, 0.0585, 0), (0, 1, 0), 0.009)
    # Control side: switch box, key, oil filler, cable to the oil sensor.
    rounded_box((0.092, 0.04, 0.094), 0.008, black, (-0.075, -0.143, 0.195), bevel=0.004)
    cylinder(0.013, 0.012, m.surface("#b01c10", 0.35), (-0.097, -0.163, 0.214), (0, -1, 0), bevel=0.003)
    lathe([(0, 0.008), (0.011, 0.008), (0.014, 0)], m.zinc(), (-0.052, -0.163, 0.214), (0, -1, 0))
    box((0.003, 0.018, 0.014), m.zinc(), (-0.052, -0.178, 0.214), bevel=0.001)
    for x, name in ((-0.097, "STOP"), (-0.052, "START")):
        text(name, 0.019, m.paper(), (x, -0.1633, 0.177), (90, 0, 0))
    cylinder(0.014, 0.03, m.surface("#d9a514", 0.4), (-0.02, -0.128, 0.075), (0, -1, 0.6), bevel=0.004, segments=12)
    cylinder(0.009, 0.01, m.zinc(), (0.05, -0.126, 0.05), (0, -1, 0), segments=6)
    # Starter grip on its guide at the rim of the fan housing.
    lathe([(0.016, 0), (0.014, 0.022), (0.009, 0.026), (0, 0.026)], black, (-0.16, -0.092, 0.247), (0, -1, 1), 24, 0.001)
    lathe([(0, -0.034), (0.008, -0.033), (0.0105, -0.024), (0.0095, 0), (0.0105, 0.024), (0.008, 0.033), (0, 0.034)], m.rubber(), (-0.164, -0.117, 0.272), (1, 0.12, 0), 24)
    # Fuel line from the tap under the tank to the carburetor behind the filter.
    rounded_box((0.05, 0.036, 0.05), 0.008, alloy, (0.05, -0.1, 0.25), bevel=0.004)
    cylinder(0.009, 0.03, alloy, (0.1, -0.085, 0.346), bevel=0.002, segments=6)
    cylinder(0.012, 0.008, m.brass(dirt), (0.1, -0.085, 0.364), segments=6)
    tube([(0.09, -0.085, 0.352), (0.09, -0.104, 0.352)], 0.004, m.zinc(), smooth=False)
    line = [(0.1, -0.085, 0.348), (0.1, -0.085, 0.332), (0.106, -0.087, 0.3), (0.116, -0.092, 0.272), (0.108, -0.097, 0.254), (0.09, -0.1, 0.25), (0.074, -0.1, 0.25)]
    tube(line, 0.0048, m.rubber())
    for at, way in (((0.1, -0.085, 0.332), (0, 0, 1)), ((0.08, -0.1, 0.25), (1, 0, 0))):
        pipe_ring(0.0062, 0.004, 0.005, m.zinc(), at, way, 0.0005, 24)
    # Cable from the switch box to the sensor on the crankcase.
    cable_gland((-0.06, -0.143, 0.149), (0, 0, -1), 0.009)
    cylinder(0.016, 0.006, m.zinc(), (0.062, -0.124, 0.118), (0, -1, 0), segments=6)
    cable_gland((0.062, -0.13, 0.118), (0, -1, 0), 0.009)
    tube([(-0.06, -0.143, 0.136), (-0.058, -0.145, 0.118), (-0.03, -0.15, 0.106), (0.01, -0.158, 0.108), (0.045, -0.168, 0.113), (0.06, -0.162, 0.117), (0.062, -0.148, 0.118)], 0.0055, m.rubber())


def heat_shield(half, front, back, height, material):
    """Sheet with two rows of slots, bent around three sides: back at y `back`, front at y `front`."""
    r = 0.03
    span = (half - r) * 2

    def point(u):
        """Way along the sheet, from the left rear edge to the right rear edge."""
        side, turn = front - r - back, math.pi / 2 * r
        if u < side:
            return -half, back + u
        if u < side + turn:
            a = (u - side) / r
            return -half + r - r * math.cos(a), front - r + r * math.sin(a)
        if u < side + turn + span:
            return -half + r + (u - side - turn), front
        if u < side + 2 * turn + span:
            a = (u - side - turn - span) / r
            return half - r + r * math.sin(a), front - r + r * math.cos(a)
        return half, front - r - (u - side - 2 * turn - span)

    length = (front - r - back) * 2 + math.pi * r + span
    count = int(length / 0.0065) // 2 * 2 + 1
    path = [point(length * i / count) for i in range(count + 1)]
    levels = [-0.5, -0.38, -0.07, 0.07, 0.38, 0.5]
    verts = [(x, y, k * height) for x, y in path for k in levels]
    n = len(levels)
    faces = [(i * n + k, (i + 1) * n + k, (i + 1) * n + k + 1, i * n + k + 1) for i in range(count) for k in range(n - 1)
             if not (k in (1, 3) and i % 2 == 1)]
    sheet = mesh("shield", verts, faces, material, angle=50)
    solid = sheet.modifiers.new("sheet", "SOLIDIFY")
    solid.thickness, solid.offset = 0.0018, 0


def volute(x, y, ring, radius, material, steps=96):
    """Smooth casing around the impeller, widest toward the outlet on top."""
    turn = [2 * math.pi * i / steps for i in range(steps)]
    tube([(x, y + ring * math.cos(a), ring * math.sin(a)) for a in turn], radius, material, smooth=False, closed=True, resolution=10,
         radii=[0.79 + 0.21 * math.cos(a - math.radians(115)) for a in turn])


def pump_end(paint=None, dirt=0.0, suction=0.043, discharge=0.036):
    """Self-priming volute. Shaft from -X; suction faces +X; discharge leaves upward."""
    body = paint or m.cast_aluminum(dirt)
    lathe([(0.0, 0), (0.125, 0), (0.14, 0.015), (0.145, 0.05), (0.14, 0.10), (0.12, 0.125), (0.07, 0.135), (0.065, 0.14)], body, (0, 0, 0), (1, 0, 0), 128, 0.003)
    flange((0.012, 0, 0), (1, 0, 0), 0.155, 0.02, body, 0)
    bolt_circle((0.022, 0, 0), (1, 0, 0), 0.147, 8, 0.013)
    # Spiral casing that widens toward the outlet.
    volute(0.065, 0, 0.118, 0.05, body)
    rounded_box((0.15, 0.2, 0.03), 0.02, body, (0.06, 0, -0.165), bevel=0.004)
    for y in (-0.075, 0.075):
        box((0.1, 0.02, 0.09), body, (0.06, y, -0.12), bevel=0.004)
        bolt((0.06, y, -0.15), (0, 0, 1), 0.016)
    # Suction.
    lathe([(0.07, 0), (0.055, 0.03), (0.052, 0.05)], body, (0.128, 0, 0), (1, 0, 0))
    flange((0.184, 0, 0), (1, 0, 0), 0.085, 0.016, body, 4, 0.014)
    male_end((0.192, 0, 0), (1, 0, 0), suction, 0.06, m.aluminum(dirt))
    # Discharge.
    lathe([(0.06, 0), (0.046, 0.04), (0.043, 0.07)], body, (0.065, 0.0, 0.12), (0, 0, 1))
    flange((0.065, 0.0, 0.195), (0, 0, 1), 0.075, 0.015, body, 4, 0.013)
    top = bent([(0.065, 0, 0.2), (0.065, 0, 0.275), (0.2, 0, 0.285)], 0.06)
    tube(top, discharge, body, smooth=False, resolution=8)
    pipe_ring(discharge * 1.18, discharge * 0.8, 0.02, body, (0.175, 0, 0.284), (1, 0, 0.05))
    male_end((0.195, 0, 0.285), (1, 0, 0.02), discharge, 0.05, m.aluminum(dirt))
    # Priming port and drain.
    cylinder(0.026, 0.03, body, (0.065, -0.07, 0.115), (0, -0.45, 1))
    lathe([(0, 0.025), (0.022, 0.025), (0.027, 0.018), (0.027, 0)], m.black_powder(dirt), (0.065, -0.083, 0.143), (0, -0.45, 1), 12, 0.002)
    cylinder(0.018, 0.022, body, (0.065, -0.131, -0.06), (0, -0.91, -0.415), bevel=0.003)
    cylinder(0.012, 0.012, m.brass(dirt), (0.065, -0.151, -0.069), (0, -0.91, -0.415), segments=6)
    gauge((0.13, -0.055, 0.23), (0.2, -1, 0.25), 0.027, 0.0)
    tube([(0.09, -0.035, 0.24), (0.12, -0.05, 0.205), (0.13, -0.052, 0.205)], 0.006, m.brass(dirt))


def tube_frame(w, d, h, material, r=0.016, feet=True):
    """Two bent side loops along X, joined across."""
    for y in (-d / 2, d / 2):
        loop = bent([(-w / 2, y, h * 0.5), (-w / 2, y, r), (w / 2, y, r), (w / 2, y, h), (-w / 2, y, h), (-w / 2, y, h * 0.5)], 0.07)
        tube(loop, r, material, smooth=False, resolution=8)
    for x, z in ((-w / 2 + 0.09, h), (w / 2 - 0.09, h), (-w * 0.28, r), (w * 0.28, r), (0.02, r)):
        tube([(x, -d / 2, z), (x, d / 2, z)], r * 0.9, material, smooth=False)
    if feet:
        for x in (-w / 2 + 0.1, w / 2 - 0.1):
            for y in (-d / 2, d / 2):
                cylinder(0.028, 0.035, m.rubber(), (x, y, -0.034), bevel=0.005)
                cylinder(0.033, 0.005, m.zinc(), (x, y, -0.002))


def medium_pump(dirt=0.0, frame=None, paint=None, with_battery=True, brand="RINGLINE"):
    """Origin on the floor in the middle; suction toward +X."""
    frame = frame or m.galvanized(dirt)
    with placed((0, 0, 0.034)):
        tube_frame(0.9, 0.56, 0.64, frame)
        plate([rectangle(0.74, 0.42, 0.02)], 0.006, frame, (-0.02, 0, 0.037))
        with placed((-0.12, 0, 0.04), scale=1.2):
            small_engine(paint, dirt, brand)
        with placed((0.05, 0, 0.225), scale=1.15):
            pump_end(dirt=dirt)
        if with_battery:
            start_battery(frame, dirt)


def start_battery(frame, dirt):
    """Starting battery on its tray behind the fan housing, starter motor, both cables. In the frame of the pump."""
    plate([rectangle(0.17, 0.1, 0.006)], 0.006, frame, (-0.29, 0.228, 0.037))
    battery((-0.29, 0.225, 0.04), (0.15, 0.074, 0.13), (0, 0, 180))
    cylinder(0.029, 0.14, m.black_powder(dirt), (-0.2, 0.178, 0.16), (1, 0, 0), bevel=0.004)
    cylinder(0.016, 0.07, m.zinc(), (-0.16, 0.19, 0.2), (1, 0, 0), bevel=0.003)
    bolt((-0.16, 0.19, 0.2), (-1, 0, 0), 0.009)
    tube([(-0.2375, 0.247, 0.168), (-0.232, 0.246, 0.192), (-0.21, 0.225, 0.208), (-0.185, 0.2, 0.203), (-0.16, 0.19, 0.2)], 0.006, m.surface("#9a1d10", 0.5))
    tube([(-0.3425, 0.247, 0.168), (-0.35, 0.245, 0.195), (-0.378, 0.23, 0.19), (-0.384, 0.205, 0.12), (-0.38, 0.185, 0.06), (-0.365, 0.165, 0.046)], 0.006, m.rubber())
    cylinder(0.014, 0.004, m.zinc(), (-0.36, 0.16, 0.04), segments=24)
    bolt((-0.36, 0.16, 0.044), (0, 0, 1), 0.012)


def large_pump(dirt=0.0, brand="RINGLINE", shell=None):
    """Diesel in its housing on a fuel-tank base; pump head toward +X. 62 x 34 x 48 in."""
    shell, dark, red, galv = shell or m.powder((0.62, 0.62, 0.6), dirt), m.powder("#2b3136", dirt), m.powder(dirt=dirt), m.galvanized(dirt)
    # Base with forklift pockets.
    box((1.58, 0.86, 0.05), dark, (0, 0, 0.025), bevel=0.006)
    pockets = (-0.35, 0.35)
    plate([rectangle(1.5, 0.16)] + [rectangle(0.22, 0.085, 0.006, (x, -0.025))[::-1] for x in pockets], 0.8, dark, (0, 0, 0.13), (90, 0, 0), 0.006)
    hollow, steel = m.surface((0.006, 0.006, 0.006), 0.9), m.surface((0.34, 0.35, 0.36), 0.4, 0.9, 0.1, 20, 0.12, dirt=dirt)
    for x in pockets:
        plate([rectangle(0.222, 0.087, 0.006), rectangle(0.212, 0.077, 0.004)[::-1]], 0.79, hollow, (x, 0, 0.105), (90, 0, 0), 0.0005)
        box((0.22, 0.01, 0.085), hollow, (x, 0, 0.105), bevel=0)
        for s in (-1, 1):
            plate([rectangle(0.25, 0.108, 0.014), rectangle(0.21, 0.075, 0.006)[::-1]], 0.012, steel, (x, s * 0.402, 0.106), (90, 0, 0), 0.002)
    with placed((0.6, -0.31, 0.21)):
        fuel_filler(dirt)
    text("DIESEL  24 GAL", 0.045, m.paper(), (0.6, -0.4006, 0.115), (90, 0, 0))
    # Canopy.
    with placed((-0.22, 0, 0.21)):
        w, d, h = 1.06, 0.78, 0.82
        rounded_box((w, d, h), 0.03, shell, (0, 0, h / 2), bevel=0.014)
        rounded_box((w + 0.02, d + 0.02, 0.03), 0.035, red, (0, 0, h + 0.002), bevel=0.01)
        for x0, dw in ((-0.265, 0.46), (0.255, 0.46)):
            plate([rectangle(dw, 0.66, 0.02)], 0.012, shell, (x0, -d / 2 - 0.004, 0.42), (90, 0, 0), 0.004)
            for i in range(9 if x0 < 0 else 0):
                with placed((x0, -d / 2 - 0.012, 0.22 + i * 0.045), (38, 0, 0)):
                    box((0.36, 0.034, 0.004), shell, bevel=0.0015)
            if x0 < 0:
                plate([rectangle(0.37, 0.41, 0.01)], 0.002, m.surface((0.008, 0.008, 0.008), 0.9), (x0, -d / 2 - 0.0105, 0.40), (90, 0, 0), 0.0005)
            for z in (0.16, 0.68):
                box((0.05, 0.02, 0.035), m.zinc(dirt), (x0 + dw / 2 - 0.02, -d / 2 - 0.014, z), bevel=0.003)
            box((0.028, 0.02, 0.09), m.black_powder(), (x0 - dw / 2 + 0.04, -d / 2 - 0.014, 0.45), bevel=0.006)
        text(brand, 0.12, m.ink(), (0.255, -d / 2 - 0.0107, 0.6), (90, 0, 0))
        text("300 GPM  DIESEL" if brand else "400 GPM", 0.045, m.ink((0.3, 0.06, 0.02)), (0.255, -d / 2 - 0.0107, 0.51), (90, 0, 0))
        # Radiator grille on the far end, exhaust on top, lifting eye.
        for i in range(14):
            box((0.01, 0.62, 0.016), dark, (-w / 2 - 0.004, 0, 0.14 + i * 0.04), bevel=0.002)
        tube(bent([(-0.3, 0.2, h), (-0.3, 0.2, h + 0.16), (-0.42, 0.2, h + 0.2)], 0.05), 0.028, m.stainless(), smooth=False)
        cylinder(0.024, 0.002, m.surface((0.006, 0.006, 0.006), 0.9), (-0.4185, 0.2, h + 0.1995), (-0.95, 0, 0.32), 0)
        lathe([(0.05, 0), (0.05, 0.01), (0.03, 0.02)], m.stainless(), (-0.3, 0.2, h + 0.015))
        tube([(0.06 * math.cos(a), 0, 0.06 * math.sin(a)) for a in [math.pi * i / 12 for i in range(13)]], 0.014, m.zinc(), (0.05, 0, h + 0.015), smooth=False)
        # Control panel at the pump end.
        with placed((w / 2 + 0.006, -0.19, 0.52), (0, 0, 90)):
            plate([rectangle(0.34, 0.4, 0.012)], 0.02, dark, turn=(90, 0, 0))
            for i, (x, z) in enumerate(((-0.095, 0.12), (0.0, 0.12), (0.095, 0.12))):
                gauge((x, -0.014, z), (0, -1, 0), 0.034, (0.0, 0.35, 0.62)[i], ("PSI", "°F", "V")[i], (200, 260, 32)[i])
            plate([rectangle(0.2, 0.085, 0.006)], 0.01, m.surface((0.01, 0.014, 0.02), 0.08, coat=1), (-0.03, -0.012, 0.015), (90, 0, 0))
            plate([rectangle(0.18, 0.068, 0.002)], 0.002, m.glow("#9fd8e8", 0.35), (-0.03, -0.0175, 0.015), (90, 0, 0), 0.0003)
            text("READY   13.2 V   FUEL 98 %", 0.017, m.ink(), (-0.03, -0.0195, 0.015), (90, 0, 0))
            cylinder(0.024, 0.03, m.surface("#b01c10", 0.3, coat=0.6), (0.12, -0.01, 0.015), (0, -1, 0), bevel=0.006)
            plate([rectangle(0.27, 0.038, 0.006)], 0.002, m.paper(), (-0.03, -0.0108, -0.127), (90, 0, 0), 0.0004)
            for i, name in enumerate(("AUTO", "OFF", "MANUAL", "TEST")):
                x = -0.129 + i * 0.066
                cylinder(0.015, 0.014, (m.surface("#2f7d4a", 0.35), m.black_powder(), m.black_powder(), m.surface("#d9a514", 0.4))[i], (x, -0.01, -0.08), (0, -1, 0), bevel=0.003)
                pipe_ring(0.018, 0.0145, 0.005, m.zinc(), (x, -0.01, -0.08), (0, -1, 0))
                text(name, 0.024, m.ink(), (x, -0.0119, -0.128), (90, 0, 0))
    # Pump head.
    with placed((0.36, 0.0, 0.46), (0, 0, 0), 1.2):
        lathe([(0.0, 0), (0.15, 0), (0.165, 0.02), (0.165, 0.09), (0.14, 0.125), (0.08, 0.14), (0.075, 0.17)], red, (0, 0.06, 0), (1, 0, 0), 72, 0.004)
        flange((0.012, 0.06, 0), (1, 0, 0), 0.18, 0.022, red, 0)
        bolt_circle((0.024, 0.06, 0), (1, 0, 0), 0.172, 10, 0.016)
        volute(0.07, 0.06, 0.135, 0.058, red)
        flange((0.18, 0.06, 0), (1, 0, 0), 0.115, 0.022, red, 8, 0.02)
        flange((0.205, 0.06, 0), (1, 0, 0), 0.115, 0.022, galv, 0)
        male_end((0.215, 0.06, 0), (1, 0, 0), 0.062, 0.08, m.aluminum())
        tube([(0.07, 0.06, 0.1), (0.07, 0.06, 0.24)], 0.056, red, smooth=False)
        flange((0.07, 0.06, 0.25), (0, 0, 1), 0.1, 0.022, red, 8, 0.018)
        lathe([(0.075, 0.26), (0.08, 0.29), (0.08, 0.36), (0.075, 0.39)], m.cast_aluminum(), (0.07, 0.06, 0))
        flange((0.07, 0.06, 0.40), (0, 0, 1), 0.1, 0.022, m.cast_aluminum(), 8, 0.018)
        lathe([(0.042, 0), (0.042, 0.02), (0.026, 0.028), (0.022, 0.05), (0.016, 0.054), (0, 0.054)], m.cast_aluminum(), (0.07, -0.012, 0.325), (0, -1, 0), 32, 0.002)
        handwheel((0.07, -0.11, 0.325), (0, -1, 0), 0.07, red)
        tube(bent([(0.07, 0.06, 0.4), (0.07, 0.06, 0.54), (0.24, 0.06, 0.54)], 0.1), 0.05, red, smooth=False, resolution=8)
        flange((0.235, 0.06, 0.54), (1, 0, 0), 0.09, 0.02, red, 8, 0.016)
        male_end((0.245, 0.06, 0.54), (1, 0, 0), 0.056, 0.07, m.aluminum())
        box((0.2, 0.22, 0.03), dark, (0.08, 0.06, -0.19), bevel=0.004)
        for y in (-0.03, 0.15):
            box((0.12, 0.025, 0.12), red, (0.08, y, -0.13), bevel=0.005)


def fuel_filler(dirt=0.0):
    """Filler neck with a ribbed cap on a bolted flange. Origin on the deck."""
    steel, black = m.zinc(dirt), m.black_powder(dirt)
    cylinder(0.06, 0.008, steel, bevel=0.002)
    bolt_circle((0, 0, 0.008), (0, 0, 1), 0.049, 6, 0.009)
    cylinder(0.034, 0.05, steel, bevel=0.001)
    lathe([(0.043, 0.042), (0.046, 0.045), (0.046, 0.07), (0.041, 0.077), (0.012, 0.08), (0, 0.08)], black, segments=48)
    lathe([(0.034, 0.042), (0.043, 0.042)], black, segments=48)
    for i in range(20):
        a = 2 * math.pi * i / 20
        box((0.005, 0.006, 0.024), black, (0.0458 * math.cos(a), 0.0458 * math.sin(a), 0.0575), (0, 0, math.degrees(a)), 0.0012)
    box((0.066, 0.014, 0.014), black, (0, 0, 0.084), (0, 0, 30), 0.004)
