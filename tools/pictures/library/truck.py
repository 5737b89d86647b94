"""The company's flatbed truck with its skid: tank, pump and reeled hose. The truck stands on the ground, rear axle
at the origin, nose toward +X."""
import math

from . import materials as m
from .parts import ball_valve, bolt, bolt_circle, wire_mesh
from .pumps import medium_pump
from .shapes import bent, box, circle, cylinder, lathe, mesh, pipe_ring, placed, plate, rectangle, rounded_box, text, tube

AXLES = (0.0, 3.62)
DECK = 0.98


def wheel(dirt=0.35):
    """Light truck tire on a steel rim; axis along Y, outside toward -Y."""
    r, w = 0.395, 0.25
    rubber, rim = m.rubber(dirt), m.powder((0.55, 0.55, 0.54), dirt, rough=0.3)
    lathe([(0.235, -w * 0.42), (0.27, -w * 0.49), (0.33, -w * 0.52), (r * 0.94, -w * 0.47), (r, -w * 0.38), (r, w * 0.38), (r * 0.94, w * 0.47), (0.33, w * 0.52), (0.235, w * 0.42)],
          rubber, direction=(0, 1, 0), segments=96, bevel=0.006)
    for k in range(44):
        a = 2 * math.pi * k / 44
        for s in (-1, 1):
            with placed((r * math.cos(a), s * 0.062 + 0.01 * (k % 2), r * math.sin(a)), (0, -math.degrees(a), s * 14)):
                box((0.022, 0.105, 0.034), rubber, bevel=0.003)
    lathe([(0.235, -w * 0.42), (0.228, -w * 0.46), (0.218, -w * 0.44), (0.21, -w * 0.2), (0.19, -w * 0.14), (0.15, -w * 0.3), (0.09, -w * 0.34), (0.085, -w * 0.42), (0.0, -w * 0.44)], rim, direction=(0, 1, 0), segments=72)
    hole = m.ink()
    for k in range(8):
        a = 2 * math.pi * k / 8
        cylinder(0.021, 0.004, hole, (0.178 * math.cos(a), -w * 0.185, 0.178 * math.sin(a)), (0, -1, 0), bevel=0, segments=20)
        bolt((0.115 * math.cos(a + 0.4), -w * 0.335, 0.115 * math.sin(a + 0.4)), (0, -1, 0), 0.02)
    lathe([(0.05, 0), (0.05, 0.04), (0.035, 0.055), (0, 0.058)], m.black_powder(dirt), (0, -w * 0.42, 0), (0, -1, 0), bevel=0.004)


def _ring(x0, x1, half, corner, z, steps=7):
    return [(x, y, z) for x, y in rectangle(x1 - x0, 2 * half, corner, ((x0 + x1) / 2, 0), steps)]


def _loft(rings, material, close=True, angle=40):
    n, verts, faces = len(rings[0]), [v for r in rings for v in r], []
    for k in range(len(rings) - 1):
        faces += [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for i in range(n)]
    if close:
        faces += [tuple(range(n))[::-1], tuple(range((len(rings) - 1) * n, len(rings) * n))]
    return mesh("loft", verts, faces, material, angle=angle)


# Half width of the cab's lower body by height: sill, bulge, crease, shoulder.
SIDE = ((0.44, 0.86), (0.50, 0.92), (0.62, 0.945), (0.85, 0.965), (1.02, 0.968), (1.10, 0.955), (1.20, 0.94), (1.235, 0.915))


def side(z):
    for (a, ya), (b, yb) in zip(SIDE, SIDE[1:]):
        if z <= b:
            return ya + (yb - ya) * (z - a) / (b - a)
    return SIDE[-1][1]


def cab(paint, dirt=0.2, name="RINGLINE"):
    """Extended cab and hood. Glass is dark: nobody sits inside."""
    back, cowl, nose = 1.52, 3.36, 4.56
    rings = []
    for z, half in SIDE:
        ring = _ring(back + 0.02 * (z < 0.5), nose - 0.06 * (z > 1.1), half, 0.1 if z < 1.2 else 0.13, z)
        rings.append([(x, y * (1 - 0.09 * max(0.0, (x - 3.9) / 0.66) ** 2), zz - (0.12 * max(0.0, (x - cowl) / 1.2) if z > 1.0 else 0)) for x, y, zz in ring])
    body = _loft(rings, paint)
    # Wheel arches.
    cutter = cylinder(0.475, 2.4, paint, (AXLES[1], -1.2, 0.43), (0, 1, 0), bevel=0, segments=48)
    cutter.hide_render = True
    cut = body.modifiers.new("arch", "BOOLEAN")
    cut.operation, cut.object, cut.solver = "DIFFERENCE", cutter, "EXACT"
    black, glass = m.black_powder(dirt), m.surface((0.012, 0.014, 0.016), 0.03, coat=1.0, vary=0, rough_vary=0, specular=0.8)
    pipe_ring(0.474, 0.46, 1.7, black, (AXLES[1], -0.85, 0.43), (0, 1, 0))
    for s in (-1, 1):
        lip = [(AXLES[1] + 0.485 * math.cos(a), s * 0.945, 0.43 + 0.485 * math.sin(a)) for a in [math.pi * k / 24 for k in range(25)]]
        tube(lip, 0.026, black, smooth=False)
    # Greenhouse: flat sides leaning in, raked windshield, rounded roof.
    house, low, high = [], 1.225, 1.86
    for t in (0, 0.25, 0.5, 0.75, 1.0):
        house.append(_ring(back + 0.02 + 0.07 * t, cowl - 0.66 * t, 0.905 - 0.165 * t, 0.12, low + (high - low) * t))
    for inset, z in ((0.02, 1.885), (0.06, 1.907), (0.14, 1.925), (0.3, 1.935)):
        house.append(_ring(back + 0.09 + inset, cowl - 0.66 - inset, 0.74 - inset, 0.12, z))
    _loft(house, paint)

    def on_side(s, x, t, out=0.004):
        return (x, s * (0.905 - 0.165 * t + out), low + (high - low) * t)

    for s in (-1, 1):
        for outline in ([(2.02, 0.07), (3.16, 0.07), (2.72, 0.9), (2.08, 0.9)], [(1.68, 0.1), (1.95, 0.1), (2.0, 0.88), (1.74, 0.88)]):
            for grow, material, out in ((0.018, black, 0.003), (0.0, glass, 0.006)):
                cx, ct = sum(p[0] for p in outline) / 4, sum(p[1] for p in outline) / 4
                pts = [(x + grow * (1 if x > cx else -1), t + grow * 1.5 * (1 if t > ct else -1)) for x, t in outline]
                v = [on_side(s, x, t, out) for x, t in soft(pts)]
                mesh("glass", v, [tuple(range(len(v)))[:: 1 if s < 0 else -1]], material)
        # Door gaps, handle, mirror, sill, name.
        gap = m.ink()
        for x in (2.0, 3.2):
            tube([(x, s * (side(z) - 0.001), z) for z in [0.53 + 0.7 * k / 14 for k in range(15)]], 0.0045, gap, smooth=False, resolution=2)
        tube([(2.0, s * (side(0.53) - 0.001), 0.53), (3.2, s * (side(0.53) - 0.001), 0.53)], 0.0045, gap, smooth=False, resolution=2)
        tube([(back + 0.1, s * 0.917, 1.232), (cowl - 0.06, s * 0.917, 1.232)], 0.007, black, smooth=False, resolution=3)
        rounded_box((0.2, 0.03, 0.045), 0.015, black, (2.16, s * 0.968, 1.08), bevel=0.008)
        rounded_box((1.5, 0.06, 0.1), 0.02, black, (2.35, s * 0.9, 0.45), bevel=0.015)
        tube(bent([(3.08, s * 0.9, 1.29), (3.08, s * 1.05, 1.29), (3.08, s * 1.05, 1.36)], 0.04), 0.016, black, smooth=False)
        rounded_box((0.1, 0.17, 0.27), 0.03, black, (3.08, s * 1.09, 1.42), bevel=0.02)
        mesh("mirror", [(3.028, s * 1.015, 1.3), (3.028, s * 1.165, 1.3), (3.028, s * 1.165, 1.54), (3.028, s * 1.015, 1.54)], [(0, 1, 2, 3)], m.surface((0.7, 0.72, 0.75), 0.02, 1.0, vary=0, rough_vary=0))
        rounded_box((0.16, 0.012, 0.06), 0.02, m.surface("#c8541a", 0.2, coat=0.8), (4.42, s * 0.885, 0.92), (0, 0, 0), 0.004)
        if name:
            turn = 0 if s < 0 else 180
            text(name, 0.19, m.ink(), (2.6, s * 0.9695, 0.905), (90, 0, turn), weight=700)
            plate([rectangle(0.62, 0.02)], 0.001, m.surface(m.EMBER, 0.4, vary=0), (2.6, s * 0.967, 0.785), (90, 0, 0), 0.0002)
    # Rear window, third brake light, antenna.
    for w, h, material, d in ((1.36, 0.45, black, 0.004), (1.31, 0.40, glass, 0.008)):
        lean = math.degrees(math.atan2(0.07, high - low))
        plate([rectangle(w, h, 0.06)], 0.004, material, (back + 0.055 - d, 0, 1.525), (90 - 0, lean * 0, 90), 0.001).rotation_euler = (math.radians(90), 0, math.radians(-90))
    rounded_box((0.02, 0.3, 0.03), 0.008, m.surface("#7a0d0a", 0.15, coat=1.0), (back + 0.085, 0, 1.845), bevel=0.004)
    tube([(3.3, 0.86, 1.2), (3.2, 0.87, 1.95)], 0.003, black, smooth=False)
    # Front bumper and underside.
    rounded_box((0.2, 1.85, 0.26), 0.08, black, (4.55, 0, 0.58), bevel=0.03)
    box((2.6, 1.3, 0.2), black, (2.9, 0, 0.46), bevel=0.02)
    for x, z, r in ((AXLES[1], 0.4, 0.06),):
        cylinder(r, 1.6, black, (x, -0.8, z), (0, 1, 0))


def soft(points, r=0.14, steps=5):
    """Rounds the corners of a closed outline."""
    out, n = [], len(points)
    for i, p in enumerate(points):
        a, b = points[i - 1], points[(i + 1) % n]
        for k in range(steps + 1):
            t = k / steps
            pa = (p[0] + (a[0] - p[0]) * r, p[1] + (a[1] - p[1]) * r)
            pb = (p[0] + (b[0] - p[0]) * r, p[1] + (b[1] - p[1]) * r)
            out.append(tuple(pa[j] * (1 - t) ** 2 + 2 * p[j] * t * (1 - t) + pb[j] * t * t for j in (0, 1)))
    return out


def flatbed(dirt=0.3):
    """Steel deck with stake pockets, headboard, lights, under-deck boxes and mud flaps."""
    steel, galv = m.black_powder(dirt, 0.35), m.galvanized(dirt)
    back, front, half = -1.38, 1.44, 1.05
    length, mid = front - back, (front + back) / 2
    planks = 11
    for k in range(planks):
        w = (2 * half - 0.12) / planks
        box((length - 0.08, w - 0.006, 0.035), galv, (mid, -half + 0.06 + w * (k + 0.5), DECK - 0.018), bevel=0.003)
    for s in (-1, 1):
        box((length, 0.06, 0.12), steel, (mid, s * (half - 0.03), DECK - 0.055), bevel=0.006)
        tube([(back + 0.1, s * (half + 0.045), DECK - 0.03), (front - 0.1, s * (half + 0.045), DECK - 0.03)], 0.014, steel, smooth=False)
        for k in range(6):
            x = back + 0.22 + k * (length - 0.44) / 5
            box((0.08, 0.07, 0.12), steel, (x, s * (half + 0.025), DECK - 0.055), bevel=0.005)
            box((0.05, 0.03, 0.003), m.ink(), (x, s * (half + 0.028), DECK + 0.006), bevel=0)
        for x in (back + 0.5, front - 0.5):
            rounded_box((0.07, 0.012, 0.035), 0.01, m.surface("#c8541a" if x > 0 else "#8a0f0a", 0.15, coat=1.0), (x, s * (half + 0.006), DECK - 0.09), bevel=0.004)
        # Chassis rail, fender, flap, under-deck box.
        box((4.6, 0.08, 0.2), steel, (0.8, s * 0.43, 0.7), bevel=0.008)
        arch = [(0.52 * math.cos(a), 0.45 + 0.5 * math.sin(a)) for a in [math.pi * (0.12 + 0.76 * k / 20) for k in range(21)]]
        arch = arch + [(x * 0.975, z - 0.012) for x, z in arch[::-1]]
        plate([arch], 0.3, m.plastic((0.02, 0.02, 0.021), 0.5, dirt), (0, s * 0.87, 0), (90, 0, 0), 0.002)
        plate([rectangle(0.3, 0.46, 0.01)], 0.01, m.rubber(dirt), (-0.56, s * 0.87, 0.46), (90, 0, 90), 0.002)
        rounded_box((0.62, 0.34, 0.34), 0.012, m.aluminum(dirt), (0.98, s * 0.87, 0.70), bevel=0.008)
        plate([rectangle(0.57, 0.29, 0.012)], 0.012, m.aluminum(dirt), (0.98, s * 1.043, 0.70), (90, 0, 0), 0.003)
        for x in (0.78, 1.18):
            rounded_box((0.05, 0.016, 0.06), 0.008, m.stainless(dirt), (x, s * 1.055, 0.78), bevel=0.004)
    for k in range(8):
        box((0.06, 2 * half - 0.1, 0.07), steel, (back + 0.15 + k * (length - 0.3) / 7, 0, DECK - 0.075), bevel=0.004)
    # Rear board with lights, plate, hitch and bumper bar.
    box((0.05, 2 * half, 0.15), steel, (back, 0, DECK - 0.06), bevel=0.006)
    for s in (-1, 1):
        for y, c in ((0.9, "#8a0f0a"), (0.76, "#8a0f0a"), (0.63, (0.75, 0.75, 0.74))):
            lathe([(0.052, 0), (0.056, 0.006), (0.05, 0.014)], m.rubber(), (back - 0.024, s * y, DECK - 0.06), (-1, 0, 0))
            lathe([(0.047, 0.01), (0.03, 0.018), (0, 0.021)], m.surface(c, 0.12, coat=1.0, vary=0.1, vary_scale=60), (back - 0.024, s * y, DECK - 0.06), (-1, 0, 0))
        tube(bent([(back + 0.1, s * 0.43, 0.68), (back - 0.02, s * 0.43, 0.6), (back - 0.02, s * 0.43, 0.5)], 0.05), 0.035, steel, smooth=False)
        plate([rectangle(0.34, 0.09, 0.008)], 0.004, m.surface("#a8160e", 0.3, coat=0.5), (back - 0.07, s * 0.78, 0.5), (90, 0, 90), 0.001)
    box((0.09, 1.95, 0.12), steel, (back - 0.02, 0, 0.5), bevel=0.012)
    box((0.22, 0.075, 0.075), steel, (back - 0.05, 0, 0.4), bevel=0.006)
    box((0.012, 0.05, 0.05), m.ink(), (back - 0.162, 0, 0.4), bevel=0)
    with placed((back - 0.03, 0, DECK - 0.06), (0, 0, -90)):
        plate([rectangle(0.305, 0.152, 0.012)], 0.003, m.paper((0.78, 0.79, 0.8)), (0, -0.004, -0.03), (90, 0, 0), 0.0006)
        text("4R 70216", 0.085, m.ink((0.02, 0.04, 0.14)), (0, -0.0065, -0.035), (90, 0, 0), weight=600)
    # Axle, differential, springs, exhaust, fuel tank.
    cylinder(0.055, 1.7, steel, (0, -0.85, 0.4), (0, 1, 0))
    lathe([(0.06, -0.14), (0.15, -0.06), (0.16, 0.04), (0.06, 0.15)], steel, (0, 0.05, 0.4), (1, 0, 0))
    for s in (-1, 1):
        tube([(-0.65, s * 0.5, 0.62), (0, s * 0.5, 0.46), (0.65, s * 0.5, 0.62)], 0.035, steel)
    tube(bent([(1.6, -0.6, 0.5), (0.5, -0.62, 0.55), (-0.7, -0.62, 0.52), (-0.85, -1.0, 0.46)], 0.12), 0.035, m.surface((0.25, 0.22, 0.2), 0.5, 0.9, 0.2, dirt=dirt), smooth=False)
    rounded_box((0.8, 0.5, 0.3), 0.06, steel, (-0.95, 0, 0.68), bevel=0.03)
    # Headboard: tube frame with mesh, higher than the rear window, two work lights on top.
    for y in (-0.95, -0.32, 0.32, 0.95):
        box((0.05, 0.05, 0.98), steel, (front - 0.04, y, DECK + 0.49), bevel=0.004)
    for z in (0.03, 0.45, 0.96):
        box((0.05, 1.95, 0.05), steel, (front - 0.04, 0, DECK + z), bevel=0.004)
    with placed((front - 0.04, 0, DECK + 0.7), (90, 0, 90)):
        wire_mesh(1.9, 0.48, 0.05, 0.005, steel, wave=False)
    plate([rectangle(1.88, 0.4)], 0.003, steel, (front - 0.03, 0, DECK + 0.24), (90, 0, 90), 0.0005)
    for s in (-1, 1):
        with placed((front - 0.04, s * 0.72, DECK + 1.06), (0, 0, 180)):
            rounded_box((0.06, 0.2, 0.09), 0.02, m.black_powder(), bevel=0.012)
            plate([rectangle(0.17, 0.07, 0.01)], 0.004, m.surface((0.75, 0.76, 0.78), 0.08, coat=1.0, vary=0.3, vary_scale=90), (0.031, 0, 0), (90, 0, 90), 0.001)
            box((0.03, 0.03, 0.05), m.zinc(), (0, 0, -0.06))


def wheels(dirt=0.35):
    for x in AXLES:
        for s in (-1, 1):
            with placed((x, s * 0.845, 0.395), (0, 17 * x, 0 if s < 0 else 180)):
                wheel(dirt)


def skid_tank(dirt=0.2):
    """300-gallon poly tank in a steel cradle; 1.15 m long, 1.5 m wide, 0.92 m high. Sits on the origin."""
    poly, frame = m.hdpe((0.70, 0.70, 0.665), dirt), m.powder(dirt=dirt, chips=0.3)
    w, d, h = 1.1, 1.5, 0.9
    rounded_box((w, d, h), 0.1, poly, (0, 0, h / 2 + 0.05), bevel=0.06)
    for k in range(5):
        y = -d / 2 + d * (k + 0.5) / 5
        rounded_box((w * 1.02, d / 5 * 0.6, h * 0.9), 0.05, poly, (0, y, h / 2 + 0.05), bevel=0.035)
    for k in range(3):
        x = -w / 2 + w * (k + 0.5) / 3
        rounded_box((w / 3 * 0.6, d * 1.015, h * 0.9), 0.05, poly, (x, 0, h / 2 + 0.05), bevel=0.035)
    lathe([(0.22, -0.03), (0.22, 0.02), (0.2, 0.03)], poly, (0, 0, h + 0.08), segments=48)
    lathe([(0, 0.06), (0.17, 0.06), (0.205, 0.045), (0.205, 0)], m.hdpe((0.03, 0.03, 0.032), dirt), (0, 0, h + 0.09), segments=36, bevel=0.008)
    for s in (-1, 1):
        box((w + 0.12, 0.06, 0.06), frame, (0, s * (d / 2 + 0.03), 0.03), bevel=0.005)
        box((0.06, d + 0.12, 0.06), frame, (s * (w / 2 + 0.03), 0, 0.03), bevel=0.005)
        x = s * 0.3
        for y in (-1, 1):
            tube([(x, y * (d / 2 + 0.03), 0.05), (x, y * (d / 2 + 0.025), h - 0.03)], 0.018, frame, smooth=False)
        tube(bent([(x, -d / 2 - 0.025, h - 0.08), (x, -d / 2 - 0.025, h + 0.075), (x, d / 2 + 0.025, h + 0.075), (x, d / 2 + 0.025, h - 0.08)], 0.1), 0.018, frame, smooth=False)
    # Sight tube with marks, and the outlet.
    with placed((-w / 2 - 0.03, -0.5, 0)):
        tube([(0, 0, 0.14), (0, 0, h - 0.02)], 0.012, m.surface((0.4, 0.52, 0.58), 0.08, coat=1.0), smooth=False)
        for z in (0.14, h - 0.02):
            box((0.07, 0.04, 0.04), m.brass(dirt), (0.02, 0, z), bevel=0.005)
    for k, t in enumerate(("100", "200", "300")):
        text(t, 0.05, m.ink(), (-w / 2 - 0.013, -0.41, 0.3 + 0.25 * k), (90, 0, -90))


def reel(radius=0.27, width=0.5, hose="#a8321a", dirt=0.2):
    """Power rewind reel on a stand, axis along Y, hose leaving toward -X. Stands on the origin."""
    paint, stand, up = m.powder(dirt=dirt, chips=0.35), m.black_powder(dirt), 0.36
    rubber = m.surface(hose, 0.5, vary=0.12, vary_scale=12, bump=(300, 0.15, 0.0006), dirt=dirt)
    for s in (-1, 1):
        lathe([(0.045, 0), (radius * 0.5, 0.0), (radius * 0.55, 0.012), (radius * 0.9, 0.012), (radius * 0.97, 0.0), (radius, 0.004), (radius * 1.01, 0.014), (radius, 0.022), (radius * 0.95, 0.018), (radius * 0.9, 0.026), (0.045, 0.026)], paint, (0, s * width / 2, up), (0, s, 0))
        for k in range(6):
            a = 2 * math.pi * k / 6
            cylinder(0.028, 0.004, m.ink(), (0.7 * radius * math.cos(a), s * (width / 2 + 0.0245), up + 0.7 * radius * math.sin(a)), (0, s, 0), bevel=0, segments=20)
        plate([[(-0.22, 0), (0.22, 0), (0.22, 0.02), (0.07, 0.4), (-0.07, 0.4), (-0.22, 0.02)], [(-0.1, 0.05), (-0.035, 0.25), (0.035, 0.25), (0.1, 0.05)]], 0.014, stand, (0, s * (width / 2 + 0.06), 0), (90, 0, 0))
        box((0.46, 0.07, 0.012), stand, (0, s * (width / 2 + 0.075), 0.006), bevel=0.003)
        for x in (-0.18, 0.18):
            bolt((x, s * (width / 2 + 0.09), 0.012), (0, 0, 1), 0.022)
        cylinder(0.055, 0.04, m.cast_aluminum(dirt), (0, s * (width / 2 + 0.05), up), (0, s, 0))
        bolt_circle((0, s * (width / 2 + 0.09), up), (0, s, 0), 0.04, 4, 0.012)
    cylinder(0.085, width, paint, (0, -width / 2, up), (0, 1, 0))
    r = 0.017
    wraps = int((width - 0.03) / (2 * r))
    for k in range(4):
        rr = 0.105 + k * 0.031
        pts, n = [], wraps * 20
        for i in range(n + 1):
            a, f = 2 * math.pi * i / 20, i / n
            f = f if k % 2 == 0 else 1 - f
            pts.append((rr * math.cos(a) , -width / 2 + 0.025 + (width - 0.05) * f, up + rr * math.sin(a)))
        tube(pts, r, rubber, smooth=False, resolution=3)
    rr = 0.105 + 3 * 0.031
    # Motor, chain guard, swivel inlet.
    rounded_box((0.12, 0.16, 0.11), 0.02, m.black_powder(dirt), (0.17, width / 2 + 0.11, 0.16), bevel=0.01)
    tube(bent([(0, -width / 2 - 0.09, up), (0, -width / 2 - 0.17, up), (0.0, -width / 2 - 0.17, up - 0.16), (0.14, -width / 2 - 0.17, up - 0.24)], 0.05), 0.024, m.brass(dirt), smooth=False)
    return (-rr, 0.05, up)


def skid(dirt=0.2):
    """Tank toward the cab, pump and reel behind it."""
    with placed((0.72, 0, DECK)):
        skid_tank(dirt)
    with placed((-0.5, -0.52, DECK + 0.035), (0, 0, 90)):
        medium_pump(dirt)
    with placed((-0.72, 0.5, DECK)):
        reel(dirt=dirt)
    # Suction line from the tank to the pump, delivery to the reel.
    hose = m.rubber(dirt)
    tube(bent([(0.14, 0.08, DECK + 0.16), (-0.02, 0.08, DECK + 0.16), (-0.3, 0.0, DECK + 0.2), (-0.5, 0.0, DECK + 0.26)], 0.08), 0.038, hose, smooth=False)
    ball_valve((0.08, 0.08, DECK + 0.16), (1, 0, 0), (0, 0, 1), 0.034)


def truck(dirt=0.25, loaded=True):
    paint = m.surface((0.74, 0.74, 0.725), 0.28, vary=0.02, vary_scale=1.5, rough_vary=0.05, coat=0.9, coat_rough=0.05, dirt=dirt * 0.45, dirt_color=(0.42, 0.34, 0.25))
    cab(paint, dirt)
    flatbed(dirt)
    wheels(dirt + 0.1)
    if loaded:
        skid(dirt)
