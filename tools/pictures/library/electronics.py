"""Controller, sensors, network and power."""
import math

from mathutils import Matrix, Vector

from . import materials as m
from .parts import bolt, bolt_circle, cable_gland, label, resample
from .shapes import aim, bent, box, circle, cylinder, lathe, pipe_ring, placed, plate, rectangle, rounded_box, sphere, text, tube


def controller(door_open=False, stand=False, dirt=0.0, zones=True):
    """NEMA 4X enclosure, 20 x 16 x 8 in, front toward -Y, bottom middle at the origin."""
    w, d, h = 0.406, 0.203, 0.508
    shell = m.powder((0.66, 0.66, 0.64), dirt, rough=0.34)
    rounded_box((w, d, h), 0.016, shell, (0, 0, h / 2), bevel=0.006)
    pipe = m.rubber()
    plate([rectangle(w + 0.002, h + 0.002, 0.01)], 0.006, pipe, (0, -d / 2 - 0.002, h / 2), (90, 0, 0), 0.001)
    plate([rectangle(w + 0.008, h + 0.008, 0.014)], 0.026, shell, (0, -d / 2 - 0.017, h / 2), (90, 0, 0), 0.005)
    f = -d / 2 - 0.0305
    # Recessed screen with keys.
    plate([rectangle(0.25, 0.165, 0.012)], 0.006, m.plastic((0.02, 0.021, 0.023)), (0, f, h * 0.68), (90, 0, 0), 0.002)
    plate([rectangle(0.222, 0.137, 0.004)], 0.001, m.surface((0.006, 0.01, 0.014), 0.06, vary=0, rough_vary=0, coat=1, emission="#0d2c36", emission_strength=0.5), (0, f - 0.0032, h * 0.68), (90, 0, 0), 0.0002)
    s = f - 0.0040
    white, cyan, green = m.glow("#f3f7f7", 1.1), m.glow("#7fd0e6", 1.1), m.glow("#7fd69a", 1.0)
    z0 = h * 0.68
    text("SYSTEM READY", 0.02, green, (-0.102, s, z0 + 0.05), (90, 0, 0), align="LEFT", depth=0)
    text("72° F   RH 21 %   WIND 14 NE", 0.0115, white, (0.102, s, z0 + 0.05), (90, 0, 0), align="RIGHT", depth=0)
    box((0.204, 0.0002, 0.0008), cyan, (0, s, z0 + 0.034), bevel=0)
    for i, (name, share) in enumerate((("POOL", 0.94), ("FUEL", 0.98), ("BATTERY", 1.0), ("PRESSURE", 0.62))):
        zz = z0 + 0.018 - i * 0.0185
        text(name, 0.0115, white, (-0.102, s, zz), (90, 0, 0), align="LEFT", depth=0)
        box((0.1, 0.0002, 0.006), m.glow("#1d4450", 1.0), (0.0, s, zz), bevel=0)
        box((0.1 * share, 0.0003, 0.006), cyan, (-0.05 + 0.05 * share, s - 0.0001, zz), bevel=0)
        text(f"{round(share * 100)} %" if name != "PRESSURE" else "90 PSI", 0.0115, white, (0.102, s, zz), (90, 0, 0), align="RIGHT", depth=0)
    text("ZONE 1   ZONE 2   ZONE 3   ZONE 4", 0.0105, cyan, (0, s, z0 - 0.058), (90, 0, 0), depth=0)
    for i, color in enumerate(((0.05, 0.052, 0.055), (0.05, 0.052, 0.055), (0.05, 0.052, 0.055), "#2f7d4a", "#b01c10")):
        x = -0.1 + i * 0.05
        plate([rectangle(0.036, 0.024, 0.006)], 0.006, m.plastic(color, 0.38), (x, f - 0.002, h * 0.46), (90, 0, 0), 0.002)
        text(("MENU", "UP", "DOWN", "ARM", "STOP")[i], 0.0098, m.paper(), (x, f - 0.0053, h * 0.46), (90, 0, 0))
    text("RINGLINE", 0.046, m.ink(), (-0.165, f + 0.0002, h * 0.9), (90, 0, 0), align="LEFT")
    text("CONTROLLER", 0.019, m.ink((0.3, 0.06, 0.02)), (0.168, f + 0.0002, h * 0.895), (90, 0, 0), align="RIGHT")
    for i in range(3):
        cylinder(0.006, 0.004, m.zinc(), (0.06 + i * 0.04, f + 0.003, h * 0.335), (0, -1, 0))
        lathe([(0.0045, 0), (0.003, 0.003), (0, 0.004)], (m.glow("#54d27c", 2.2), m.glow("#54d27c", 2.2), m.glow("#f0b040", 1.2))[i], (0.06 + i * 0.04, f - 0.001, h * 0.335), (0, -1, 0), 16)
        text(("POWER", "NET", "ARMED")[i], 0.0085, m.ink(), (0.06 + i * 0.04, f + 0.0002, h * 0.305), (90, 0, 0))
    label(["24 V DC  18 W", "Eight inputs, twelve outputs", "NEMA 4X"], 0.13, 0.07, (-0.1, f + 0.0002, h * 0.3), (0, 0, 0), title="RL-C8")
    for z in (0.1, 0.4):
        box((0.022, 0.02, 0.05), m.zinc(dirt), (w / 2 + 0.008, -d / 2 - 0.02, z), bevel=0.003)
        cylinder(0.007, 0.056, m.zinc(dirt), (-w / 2 - 0.006, -d / 2 - 0.018, z - 0.028))
    for i in range(6):
        cable_gland((-0.14 + i * 0.056, 0.01, 0), (0, 0, -1), 0.011 if i % 2 else 0.014)
    return w, d, h


def bare_cables(floor):
    """From the glands of the controller down to the floor and away along it."""
    for i in range(6):
        x, radius = -0.14 + i * 0.056, 0.0055 if i % 2 else 0.007
        drop = [(x, 0.01, -0.015), (x, 0.01, -0.1), (x * 0.4 + 0.01 * math.sin(i), 0.03, -floor * 0.6), (x * 0.4, 0.03, -floor * 0.85)]
        lie = [(x * 0.45, -0.005, -floor + 0.03), (x * 0.6, -0.05, -floor + radius), (x * 1.1 + 0.01 * math.sin(2 * i), -0.1, -floor + radius), (x * 1.6, -0.13 - 0.012 * math.cos(3 * i), -floor + radius)]
        tube(drop + lie, radius, (m.rubber(), m.plastic((0.25, 0.26, 0.27)))[i % 3 == 1])


def thermal_sensor(dirt=0.0, arm=True):
    """Bullet housing along -Y with sunshield, on a swivel bracket. Origin at the middle of the housing."""
    white, dark = m.powder((0.74, 0.74, 0.72), dirt, rough=0.34), m.powder("#2b3136", dirt)
    lathe([(0, 0.1), (0.034, 0.1), (0.042, 0.09), (0.044, 0.0), (0.046, -0.005), (0.046, -0.1), (0.042, -0.106)], white, (0, 0, 0), (0, 1, 0), 72, 0.0015)
    for i in range(7):
        pipe_ring(0.0465, 0.04, 0.0035, dark, (0, 0.03 + i * 0.009, 0), (0, 1, 0))
    lathe([(0.042, 0.0), (0.0445, 0.0), (0.0445, 0.006), (0.03, 0.008), (0.028, 0.002), (0.027, 0.0)], dark, (0, -0.104, 0), (0, -1, 0), bevel=0.0008)
    lathe([(0.0275, 0), (0.016, 0.004), (0, 0.0055)], m.surface((0.10, 0.085, 0.095), 0.07, 0.9, vary=0.02, rough_vary=0.02, coat=0.8), (0, -0.1045, 0), (0, -1, 0), 48)
    bolt_circle((0, -0.111, 0), (0, -1, 0), 0.0355, 6, 0.0045)
    # Sunshield over the housing.
    outline = [(0.056 * math.cos(math.radians(a)), 0.056 * math.sin(math.radians(a))) for a in range(10, 171, 8)]
    inner = [(0.0535 * math.cos(math.radians(a)), 0.0535 * math.sin(math.radians(a))) for a in range(170, 9, -8)]
    plate([outline + inner], 0.2, white, (0, -0.035, 0.002), (90, 0, 0), 0.0008)
    for y in (-0.08, 0.03):
        cylinder(0.004, 0.012, m.zinc(), (0, y, 0.044))
        bolt((0, y, 0.058), (0, 0, 1), 0.006)
    tilt = math.radians(34)
    text("RINGLINE", 0.024, m.ink(), (0.0566 * math.cos(tilt), -0.03, 0.002 + 0.0566 * math.sin(tilt)), (56, 0, 90), depth=0.0001, spacing=1.15)
    if arm:
        cylinder(0.016, 0.02, dark, (0, 0.02, -0.06))
        sphere(0.02, dark, (0, 0.02, -0.068))
        tube(bent([(0, 0.02, -0.072), (0, 0.02, -0.13), (0, 0.15, -0.135)], 0.03), 0.0135, dark, smooth=False)
        plate([rectangle(0.09, 0.12, 0.012)], 0.008, dark, (0, 0.152, -0.135), (90, 0, 0), 0.002)
        for x in (-0.032, 0.032):
            for z in (-0.18, -0.09):
                bolt((x, 0.147, z), (0, -1, 0), 0.009)
        cable_gland((0, 0.1, -0.012), (0, 1, -0.1), 0.009)
        tube([(0, 0.115, -0.014), (0, 0.15, -0.02), (0.02, 0.14, -0.06), (0.045, 0.11, -0.12), (0.03, 0.13, -0.22)], 0.0045, m.rubber())


def matte_gray():
    return m.surface((0.25, 0.255, 0.26), 0.6, vary=0, rough_vary=0)


def pole_zinc(dirt=0.0):
    """Hot-dip zinc with crystals too small to tell apart at arm's length."""
    return m.surface((0.55, 0.57, 0.59), 0.42, 0.9, 0.07, 110, 0.05, dirt=dirt)


def anemometer(dirt=0.0):
    """Ultrasonic wind sensor: two discs on three rods. Origin at its foot, 0.3 m high."""
    white = m.plastic((0.76, 0.76, 0.74), 0.34, dirt)
    lathe([(0.024, 0), (0.024, 0.06), (0.042, 0.1), (0.055, 0.12), (0.055, 0.15), (0.045, 0.158), (0, 0.16)], white, bevel=0.002)
    for i in range(4):
        a = 2 * math.pi * i / 4 + 0.4
        cylinder(0.0075, 0.01, m.black_powder(), (0.034 * math.cos(a), 0.034 * math.sin(a), 0.157), (-0.3 * math.cos(a), -0.3 * math.sin(a), 1))
    for i in range(3):
        a = 2 * math.pi * i / 3 + 0.2
        cylinder(0.0058, 0.09, matte_gray(), (0.047 * math.cos(a), 0.047 * math.sin(a), 0.15))
    lathe([(0, 0.234), (0.05, 0.236), (0.056, 0.243), (0.056, 0.256), (0.04, 0.272), (0.012, 0.285), (0, 0.286)], white, bevel=0.001)
    for i in range(4):
        a = math.pi / 2 * i
        cylinder(0.0024, 0.045, matte_gray(), (0.03 * math.cos(a), 0.03 * math.sin(a), 0.272), bevel=0.0008, segments=24)
    text("N", 0.02, m.surface("#b5330f", 0.4), (0, -0.0556, 0.135), (90, 0, 0))


def radiation_shield(dirt=0.0, plates=9):
    """Stacked white plates around the temperature probe; hangs around the origin, axis Z."""
    white = m.plastic((0.78, 0.78, 0.76), 0.38, dirt)
    for i in range(plates):
        z = i * 0.0165
        lathe([(0.03, z + 0.012), (0.052, z + 0.008), (0.064, z - 0.004), (0.0655, z - 0.006), (0.062, z - 0.004), (0.05, z + 0.004), (0.03, z + 0.008)], white, segments=64)
    lathe([(0, plates * 0.0165 + 0.012), (0.04, plates * 0.0165 + 0.008), (0.06, plates * 0.0165 - 0.006)], white)
    cylinder(0.03, plates * 0.0165, m.black_powder(), (0, 0, 0))
    for a in (0.5, 2.6, 4.7):
        cylinder(0.003, plates * 0.0165 + 0.02, m.stainless(), (0.045 * math.cos(a), 0.045 * math.sin(a), -0.01))


def pole_head(dirt=0.0, pole_length=0.9, brand="RINGLINE", anchored=False):
    """Weather pole: mast, cross arm, wind sensor, shield, junction box. Anchored, it stands on a base plate with its guys pegged to the floor; else the mast leaves the picture at the origin."""
    galv = pole_zinc(dirt)
    L = pole_length
    cylinder(0.024, L, galv, (0, 0, 0), bevel=0.001)
    lathe([(0.026, 0), (0.03, 0.004), (0.03, 0.05), (0.024, 0.06)], m.cast_aluminum(dirt), (0, 0, L - 0.02))
    with placed((0, 0, L + 0.03)):
        anemometer(dirt)
    with placed((0, 0, L - 0.12)):
        tube([(-0.02, 0, 0), (0.27, 0, 0)], 0.012, galv, smooth=False)
        for s in (-0.032, 0.032):
            box((0.06, 0.012, 0.05), m.cast_aluminum(dirt), (0, s * 0.95, 0), bevel=0.003)
            for x in (-0.02, 0.02):
                bolt((x, s * 1.15, 0), (0, 1 if s > 0 else -1, 0), 0.008)
        with placed((0.25, 0, -0.17)):
            radiation_shield(dirt)
            cylinder(0.006, 0.02, m.stainless(), (0, 0, 0.155))
    with placed((0, -0.03, L - 0.36)):
        rounded_box((0.11, 0.06, 0.15), 0.01, m.powder((0.66, 0.66, 0.64), dirt), (0, -0.03, 0), bevel=0.004)
        text(brand, 0.024, m.ink(), (0, -0.0603, 0.03), (90, 0, 0))
        text("WEATHER POLE", 0.0155, m.ink((0.3, 0.06, 0.02)), (0, -0.0603, 0.006), (90, 0, 0))
        for x in (-0.045, 0.045):
            for z in (-0.064, 0.064):
                bolt((x, -0.06, z), (0, -1, 0), 0.006)
        cable_gland((-0.02, -0.03, -0.076), (0, 0, -1), 0.009)
        cable_gland((0.02, -0.03, -0.076), (0, 0, -1), 0.009)
        tube([(0.02, -0.03, -0.09), (0.04, -0.03, -0.14), (0.045, 0.0, -0.05), (0.05, 0.02, 0.09), (0.1, 0.014, 0.2), (0.19, 0.011, 0.224), (0.25, 0.01, 0.222)], 0.004, m.rubber())
        tube([(-0.02, -0.03, -0.09), (-0.02, -0.02, -0.13), (0.0, 0.002, -0.2), (0.0, 0.002, -0.26), (0.0, 0.002, 0.43 - L)], 0.005, m.rubber())
    # Guy ring with three shackles.
    with placed((0, 0, L - 0.21)):
        pipe_ring(0.05, 0.024, 0.012, m.cast_aluminum(dirt))
        for a in (200, 320, 80):
            r = math.radians(a)
            tube([(0.046 * math.cos(r), 0.046 * math.sin(r), -0.01), (0.06 * math.cos(r), 0.06 * math.sin(r), 0.006), (0.046 * math.cos(r), 0.046 * math.sin(r), 0.02)], 0.0035, m.zinc())
            spread, drop = (0.32, L - 0.21) if anchored else (0.52, 3)
            eye = Vector((0.058 * math.cos(r), 0.058 * math.sin(r), 0.004))
            foot = eye + Vector((spread * math.cos(r), spread * math.sin(r), -1)) * drop
            tube([tuple(eye), tuple(foot)], 0.0026, matte_gray(), smooth=False)
            if anchored:
                guy_anchor(foot, eye)
    if anchored:
        plate([rectangle(0.26, 0.26, 0.02)], 0.012, galv, (0, 0, 0.006))
        lathe([(0.024, 0), (0.034, 0), (0.034, 0.05), (0.03, 0.055), (0.024, 0.055)], galv, (0, 0, 0.012), bevel=0.001)
        for x in (-0.095, 0.095):
            for y in (-0.095, 0.095):
                bolt((x, y, 0.012), (0, 0, 1), 0.02)


def guy_anchor(foot, eye):
    """Bolted plate with an eye and a turnbuckle at the lower end of a guy."""
    d = (eye - foot).normalized()
    plate([rectangle(0.09, 0.09, 0.01)], 0.008, m.zinc(), (foot.x, foot.y, foot.z + 0.001))
    cylinder(0.0065, 0.03, m.zinc(), (foot.x, foot.y, foot.z + 0.004))
    for x, y in ((-0.03, -0.03), (0.03, 0.03)):
        bolt((foot.x + x, foot.y + y, foot.z + 0.005), (0, 0, 1), 0.012)
    cylinder(0.0075, 0.1, matte_gray(), tuple(foot + d * 0.06), tuple(d))


def smoke_detector(dirt=0.0):
    """Hangs base up: here it stands on its base, chamber up. Origin at the base."""
    white = m.plastic((0.76, 0.755, 0.73), 0.36, dirt)
    lathe([(0, 0), (0.066, 0), (0.068, 0.004), (0.068, 0.016), (0.064, 0.02)], white, bevel=0.001)
    lathe([(0.06, 0.02), (0.0635, 0.022), (0.0635, 0.036), (0.056, 0.044), (0.05, 0.0455)], white, bevel=0.001)
    cylinder(0.038, 0.022, m.black_powder(), (0, 0, 0.044))
    # Insect screen behind the ribs.
    for i in range(36):
        a = 2 * math.pi * i / 36
        box((0.006, 0.0016, 0.02), white, (0.0455 * math.cos(a), 0.0455 * math.sin(a), 0.055), (0, 0, math.degrees(a) + 18), 0.0005)
    for k in range(4):
        pipe_ring(0.0405, 0.0385, 0.0008, m.stainless(), (0, 0, 0.048 + k * 0.0045), bevel=0)
    lathe([(0.05, 0.064), (0.051, 0.067), (0.046, 0.073), (0.03, 0.0765), (0, 0.078)], white, bevel=0.0008)
    pipe_ring(0.0034, 0.0024, 0.0008, m.plastic((0.3, 0.3, 0.3)), (0.022, -0.022, 0.0762), bevel=0.0001)
    lathe([(0.0025, 0), (0.0019, 0.0012), (0, 0.0016)], m.glow("#3fbf68", 1.2), (0.022, -0.022, 0.0762), (0, 0, 1), 32)
    pipe_ring(0.0105, 0.0095, 0.0006, m.plastic((0.3, 0.3, 0.3)), (0, 0.0, 0.0778), bevel=0)
    text("RINGLINE", 0.0085, m.ink((0.15, 0.15, 0.16)), (0, -0.064, 0.0285), (90, 0, 0))
    text("TEST", 0.005, m.ink((0.2, 0.2, 0.2)), (0, 0, 0.0782), (0, 0, 0))


def solar_panel(w=1.14, h=1.73, dirt=0.0):
    """Face up in the XY plane, centered; thickness below."""
    frame = m.aluminum(dirt)
    glassy = m.surface((0.006, 0.009, 0.022), 0.06, vary=0.1, vary_scale=3, rough_vary=0.03, coat=1.0, coat_rough=0.03, dirt=dirt * 0.5)
    box((w - 0.02, h - 0.02, 0.012), glassy, (0, 0, -0.008), bevel=0.0005)
    nx, ny = 6, 10
    cw, ch = (w - 0.06) / nx, (h - 0.06) / ny
    line = m.surface((0.42, 0.43, 0.45), 0.4, vary=0, rough_vary=0)
    for i in range(1, nx):
        box((0.003, h - 0.05, 0.0004), line, (-w / 2 + 0.03 + i * cw, 0, -0.0017), bevel=0)
    for j in range(1, ny):
        box((w - 0.05, 0.003 if j != 5 else 0.012, 0.0004), line, (0, -h / 2 + 0.03 + j * ch, -0.0017), bevel=0)
    for i in range(nx):
        for k in (0.25, 0.5, 0.75):
            box((0.0009, h - 0.06, 0.0003), line, (-w / 2 + 0.03 + (i + k) * cw, 0, -0.0018), bevel=0)
    for y in (-h / 2, h / 2):
        box((w, 0.022, 0.038), frame, (0, y, -0.018), bevel=0.0015)
    for x in (-w / 2, w / 2):
        box((0.022, h, 0.038), frame, (x, 0, -0.018), bevel=0.0015)


def tilt_frame(w=1.14, h=1.73, tilt=30, dirt=0.0):
    """Panel on its ground frame, low edge toward -Y, origin on the floor."""
    t = math.radians(tilt)
    rise = h / 2 * math.sin(t)
    galv = m.galvanized(dirt)
    with placed((0, 0, rise + 0.14), (tilt, 0, 0)):
        solar_panel(w, h, dirt)
        for x in (-w * 0.34, w * 0.34):
            box((0.042, h * 0.94, 0.042), galv, (x, 0, -0.06), bevel=0.002)
    y0, y1 = -h / 2 * math.cos(t) * 0.82, h / 2 * math.cos(t) * 0.82
    for x in (-w * 0.34, w * 0.34):
        box((0.042, y1 - y0 + 0.3, 0.042), galv, (x, 0, 0.021), bevel=0.002)
        zf, zb = 0.14 + rise - h / 2 * 0.82 * math.sin(t) - 0.08, 0.14 + rise + h / 2 * 0.82 * math.sin(t) - 0.08
        box((0.036, 0.036, zf), galv, (x, y0, zf / 2), bevel=0.002)
        box((0.036, 0.036, zb), galv, (x, y1, zb / 2), bevel=0.002)
        tube([(x + 0.02, y1, zb * 0.85), (x + 0.02, 0.0, 0.04)], 0.012, galv, smooth=False)
        for y in (y0, y1, 0.0):
            bolt((x + 0.022, y, 0.03), (1, 0, 0), 0.018)
    tube([(-w * 0.36, y1, zb * 0.9), (w * 0.36, y1, 0.06)], 0.01, galv, smooth=False)


def battery_cabinet(dirt=0.0, brand="RINGLINE"):
    """Wall cabinet for 5 kWh, standing on feet. Origin on the floor."""
    shell, dark = m.powder((0.70, 0.70, 0.68), dirt, rough=0.34), m.powder("#2b3136", dirt)
    rounded_box((0.52, 0.26, 0.72), 0.04, shell, (0, 0, 0.44), bevel=0.012)
    rounded_box((0.5, 0.24, 0.07), 0.03, dark, (0, 0, 0.05), bevel=0.006)
    plate([rectangle(0.44, 0.62, 0.03)], 0.012, shell, (0, -0.131, 0.45), (90, 0, 0), 0.005)
    text(brand, 0.06, m.ink(), (0, -0.1375, 0.68), (90, 0, 0))
    text("5.1 kWh  LiFePO4", 0.024, m.ink((0.3, 0.06, 0.02)), (0, -0.1375, 0.63), (90, 0, 0))
    # Five charge lights behind a dark bezel.
    plate([rectangle(0.262, 0.05, 0.012), rectangle(0.246, 0.034, 0.006)[::-1]], 0.005, m.plastic((0.03, 0.032, 0.035), 0.35), (-0.01, -0.138, 0.56), (90, 0, 0), 0.001)
    plate([rectangle(0.25, 0.038, 0.006)], 0.001, m.surface((0.008, 0.009, 0.01), 0.3, vary=0, rough_vary=0.02), (-0.01, -0.1372, 0.56), (90, 0, 0), 0.0002)
    for i in range(5):
        lit = m.surface((0.03, 0.22, 0.08), 0.3, vary=0, rough_vary=0, emission="#35c566", emission_strength=0.75)
        plate([rectangle(0.032, 0.015, 0.003)], 0.0015, lit if i < 4 else m.surface((0.045, 0.055, 0.05), 0.3, vary=0, rough_vary=0), (-0.1 + i * 0.045, -0.1382, 0.56), (90, 0, 0), 0.0004)
    for i in range(7):
        box((0.3, 0.006, 0.008), dark, (0, -0.138, 0.2 + i * 0.022), bevel=0.002)
    cylinder(0.018, 0.02, dark, (0.18, -0.135, 0.56), (0, -1, 0), bevel=0.004)
    for x in (-0.12, 0.0, 0.1):
        cable_gland((x, 0, 0.09), (0, 0, -1), 0.014)
    cable_gland((-0.259, -0.07, 0.15), (-1, 0, 0), 0.016)


def solar_lead(frame_at, frame_turn, cabinet_at, cabinet_turn, way, w=1.14, h=1.73, tilt=36):
    """Cable from the junction box on the panel's back down the rear right leg, over the floor by `way` (x, y) into the gland of the cabinet."""
    t, r, black = math.radians(tilt), 0.008, m.rubber()
    rise, x, y = h / 2 * math.sin(t), w * 0.34, h / 2 * math.cos(t) * 0.82
    foot = Vector((x - 0.008, y - 0.018 - r, 0))

    def on_panel(px, py, pz):
        return Vector((px, py * math.cos(t) - pz * math.sin(t), rise + 0.14 + py * math.sin(t) + pz * math.cos(t)))

    with placed(frame_at, (0, 0, frame_turn)):
        with placed((0, 0, rise + 0.14), (tilt, 0, 0)):
            rounded_box((0.13, 0.1, 0.028), 0.01, m.plastic((0.03, 0.03, 0.032)), (0.16, h * 0.37, -0.027), bevel=0.003)
            cable_gland((0.224, h * 0.37, -0.028), (1, 0, 0), 0.012)
        for z in (0.25, 0.5, 0.75):
            box((0.042, 0.057, 0.006), black, (x, y - 0.009, z), bevel=0.002)
    points = [on_panel(0.24, h * 0.37, -0.028), on_panel(0.3, h * 0.37, -0.045), on_panel(x - 0.035, h * 0.375, -0.09)]
    points += [foot + Vector(p) for p in ((-0.004, 0, 0.84), (0, 0, 0.75), (0, 0, 0.5), (0, 0, 0.25), (0, -0.002, 0.13), (0.02, -0.012, 0.07), (0.05, -0.03, 0.02), (0.1, -0.06, r))]
    turn = Matrix.Rotation(math.radians(frame_turn), 3, "Z")
    points = [turn @ p + Vector(frame_at) for p in points]
    points += [Vector((*p, r)) for p in way]
    turn = Matrix.Rotation(math.radians(cabinet_turn), 3, "Z")
    points += [turn @ Vector(p) + Vector(cabinet_at) for p in ((-0.42, -0.07, 0.02), (-0.365, -0.07, 0.1), (-0.322, -0.07, 0.147), (-0.28, -0.07, 0.15))]
    tube(resample([tuple(p) for p in points], 200), r, black, smooth=False)


def antenna(height=0.24, turn=(0, 0, 0), at=(0, 0, 0)):
    with placed(at, turn):
        lathe([(0, 0), (0.0065, 0), (0.0065, 0.012), (0.005, 0.014)], m.brass(), segments=6)
        lathe([(0.0065, 0.014), (0.0075, 0.03), (0.007, height * 0.5), (0.0058, height * 0.97), (0.005, height * 0.99), (0.003, height), (0, height)], m.plastic((0.02, 0.02, 0.022), 0.5), segments=24)


def router():
    """Network unit with two modems and four antennas. Front toward -Y, origin on the floor."""
    dark, alloy = m.powder("#262b2f"), m.aluminum()
    w, d, h = 0.28, 0.17, 0.052
    box((w, d, h), dark, (0, 0, h / 2 + 0.006), bevel=0.004)
    for i in range(19):
        box((0.006, d - 0.02, 0.01), dark, (-w / 2 + 0.02 + i * 0.0133, 0, h + 0.009), bevel=0.0015)
    for x in (-w / 2 - 0.012, w / 2 + 0.012):
        plate([rectangle(0.026, 0.13, 0.004), circle(0.004, (0, 0.05), 12), circle(0.004, (0, -0.05), 12)], 0.003, dark, (x, 0, 0.0085), bevel=0.0005)
    f = -d / 2 - 0.0005
    for i in range(4):
        x = 0.02 + i * 0.024
        box((0.017, 0.008, 0.014), alloy, (x, f + 0.003, 0.03), bevel=0.001)
        box((0.013, 0.009, 0.010), m.surface((0.005, 0.005, 0.005), 0.7), (x, f + 0.002, 0.0295), bevel=0)
        for k in (-0.005, 0.005):
            box((0.003, 0.002, 0.0025), m.glow(("#54d27c", "#f0b040")[k > 0], 2.0), (x + k, f, 0.041), bevel=0)
    for i in range(2):
        x = -0.115 + i * 0.05
        box((0.03, 0.004, 0.006), m.surface((0.005, 0.005, 0.005), 0.7), (x, f + 0.001, 0.024), bevel=0.001)
        text(f"SIM {i + 1}", 0.0075, m.paper(), (x, f - 0.0002, 0.033), (90, 0, 0))
    for i in range(5):
        lathe([(0.0025, 0), (0, 0.002)], m.glow("#54d27c", 2.0 if i < 4 else 0.2), (-0.13 + i * 0.012, f, 0.047), (0, -1, 0), 12)
    for i, name in enumerate(("WAN 1", "WAN 2", "LAN 1", "LAN 2")):
        text(name, 0.0062, m.paper(), (0.02 + i * 0.024, f - 0.0002, 0.0185), (90, 0, 0))
    plate([rectangle(0.118, 0.044, 0.003)], 0.003, dark, (0, -0.01, h + 0.0145), bevel=0.0008)
    text("RINGLINE", 0.028, m.paper(), (0, -0.01, h + 0.0162), (0, 0, 0))
    for i in range(4):
        antenna(0.2, ((0, -16, 0), (0, -6, 0), (0, 6, 0), (0, 16, 0))[i], (-0.11 + i * 0.073, d / 2 + 0.006, 0.034))
        cylinder(0.005, 0.012, m.brass(), (-0.11 + i * 0.073, d / 2 - 0.002, 0.034), (0, 1, 0))


def plug(at, direction):
    """Network plug with its boot; the cable leaves along the direction."""
    d = Vector(direction).normalized()
    with placed(at, aim(tuple(d))):
        box((0.0115, 0.0085, 0.014), m.surface((0.45, 0.46, 0.47), 0.15, vary=0), (0, 0, 0.003), bevel=0.0006)
        box((0.0045, 0.0012, 0.012), m.surface((0.45, 0.46, 0.47), 0.15, vary=0), (0, 0.0052, 0.004), (8, 0, 0), 0.0003)
        lathe([(0, 0.009), (0.0058, 0.009), (0.0062, 0.012), (0.0048, 0.024), (0.004, 0.026), (0, 0.026)], m.plastic((0.03, 0.03, 0.032)), segments=24)


def satellite_terminal():
    """Flat terminal on a short mast foot. Origin on the floor."""
    white = m.plastic((0.75, 0.75, 0.73), 0.36)
    lathe([(0, 0), (0.07, 0), (0.075, 0.005), (0.07, 0.012), (0.022, 0.02), (0.02, 0.03)], m.powder("#262b2f"), bevel=0.001)
    cylinder(0.018, 0.13, m.aluminum(), (0, 0, 0.02))
    with placed((0, 0, 0.165), (24, 0, 0)):
        lathe([(0, -0.03), (0.03, -0.03), (0.06, -0.02), (0.1, -0.012), (0.108, 0), (0.106, 0.012), (0.09, 0.02), (0, 0.026)], white, bevel=0.001)
        text("RINGLINE", 0.03, m.ink((0.2, 0.2, 0.21)), (0, -0.01, 0.0263), (0, 0, 0))
    cable_gland((0, -0.02, 0.07), (0, -1, -0.2), 0.006)
