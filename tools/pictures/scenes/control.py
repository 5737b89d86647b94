import math
from library import materials as m
from library import electronics as e
from library.parts import bolt, cable_gland, resample
from library.settings import camera, studio
from library.shapes import box, lathe, pipe_ring, placed, plate, rectangle, rounded_box, text, tube


# A darker sweep and less key keep white things apart from the ground.
WHITE_GOODS = (0.5, 0.5, 0.49)


def controller_on_stand():
    galv = m.galvanized()
    for x in (-0.15, 0.15):
        box((0.042, 0.042, 1.02), galv, (x, 0.13, 0.51), bevel=0.002)
        plate([rectangle(0.16, 0.3, 0.012)], 0.01, galv, (x, 0.1, 0.005))
        for y in (0.0, 0.2):
            bolt((x + 0.05, y, 0.01), (0, 0, 1), 0.02)
    for z in (0.52, 0.9):
        box((0.46, 0.02, 0.042), galv, (0, 0.106, z), bevel=0.002)
    with placed((0, -0.006, 0.46)):
        e.controller()
        e.bare_cables(0.46)


def controller():
    with placed(turn=(0, 0, -24)):
        controller_on_stand()
    studio(1.05)
    camera((0.15, -3.0, 1.05), (0.0, 0, 0.56), 66, 8)


def controller_screen():
    e.controller()
    studio(0.62)
    camera((-0.34, -0.85, 0.42), (0.0, -0.1, 0.335), 66, 6.3, (-0.03, -0.13, 0.34))


def thermal():
    with placed((0, 0.0, 0.2), (0, 0, -38)):
        e.thermal_sensor()
    with placed((0, 0, 0), (0, 0, -38)):
        stand = m.surface((0.50, 0.50, 0.51), 0.36, 1.0, 0.02, 20, 0.03)
        box((0.12, 0.03, 0.2), stand, (0, 0.172, 0.1), bevel=0.003)
        box((0.22, 0.18, 0.016), stand, (0, 0.155, 0.008), bevel=0.003)
        cable_gland((0.0335, 0.1265, 0.016), (0, 0, 1), 0.007)
    studio(0.36)
    camera((-0.12, -0.95, 0.34), (0.0, 0.02, 0.14), 72, 16)


def thermal_window():
    with placed((0, 0.0, 0.2), (0, 0, -16)):
        e.thermal_sensor()
    studio(0.36)
    camera((-0.22, -0.5, 0.25), (0.0, -0.04, 0.19), 75, 11, (-0.03, -0.1, 0.2))


def pole():
    """From the wind sensor down to the ground plate and the anchors of its guys."""
    with placed(turn=(0, 0, -12)):
        e.pole_head(pole_length=1.3, anchored=True)
    studio(1.7, (0.86, 0.86, 0.85))
    camera((-0.4, -5.6, 1.5), (0.07, 0, 0.86), 82, 16)


def pole_wind():
    with placed(turn=(0, 0, 16)):
        e.pole_head(pole_length=1.15)
    studio(1.0)
    camera((0.25, -1.15, 1.45), (0.03, 0, 1.33), 80, 11, (0.0, -0.05, 1.34))


def smoke():
    with placed((0.03, 0.03, 0), (0, 0, 12)):
        e.smoke_detector()
    with placed((-0.135, -0.01, 0.03), (0, 0, 20)):
        with placed((0, 0, -0.03), (0, 0, 0)):
            pipe_ring(0.064, 0.03, 0.012, m.plastic((0.76, 0.755, 0.73)))
            for a in range(4):
                box((0.012, 0.005, 0.006), m.brass(), (0.046 * math.cos(a * 1.57), 0.046 * math.sin(a * 1.57), 0.013), (0, 0, a * 90), 0.001)
    for i, (x, y) in enumerate(((-0.06, -0.1), (-0.03, -0.11))):
        with placed((x, y, 0.003), (0, 0, 40 + 50 * i)):
            lathe([(0, 0), (0.0015, 0.004), (0.002, 0.02), (0.002, 0.024), (0.0042, 0.027), (0, 0.0275)], m.zinc(), (0, 0, 0), (1, 0, 0), 16)
    studio(0.26, WHITE_GOODS, 0.85)
    camera((0.06, -0.66, 0.34), (-0.045, -0.005, 0.03), 78, 18)


def smoke_side():
    with placed((0, 0, 0)):
        e.smoke_detector()
    studio(0.26, WHITE_GOODS, 0.85)
    camera((-0.1, -0.34, 0.13), (0.0, 0.0, 0.042), 78, 13, (-0.01, -0.05, 0.05))


def solar():
    with placed((-0.42, 0.25, 0), (0, 0, -28)):
        e.tilt_frame(tilt=36)
    with placed((0.88, -0.22, 0), (0, 0, -20)):
        e.battery_cabinet()
    e.solar_lead((-0.42, 0.25, 0), -28, (0.88, -0.22, 0), -20, ((0.36, 0.3), (0.36, 0.06), (0.34, -0.12), (0.42, -0.2)))
    studio(2.0)
    camera((0.5, -5.0, 1.9), (0.1, 0, 0.5), 66, 11)


def battery_front():
    with placed((0, 0, 0), (0, 0, -24)):
        e.battery_cabinet()
    with placed((-0.75, 0.95, 0), (0, 0, -30)):
        e.tilt_frame(tilt=36)
    e.solar_lead((-0.75, 0.95, 0), -30, (0, 0, 0), -24, ((-0.1, 0.9), (-0.22, 0.6), (-0.42, 0.36), (-0.5, 0.24)))
    studio(1.5)
    camera((0.15, -2.2, 0.95), (-0.08, 0, 0.46), 60, 5.6, (0.0, -0.1, 0.5))


def network():
    with placed((-0.06, 0.04, 0), (0, 0, -18)):
        e.router()
        patch_cables()
    with placed((0.25, 0.05, 0), (0, 0, -14)):
        e.satellite_terminal()
    with placed((0.2, -0.16, 0), (0, 0, 14)):
        power_supply()
    studio(0.5, WHITE_GOODS, 0.92)
    camera((0.1, -1.35, 0.68), (0.04, 0.0, 0.075), 70, 16)


def power_supply():
    """24 V brick with its cord in a loop."""
    black = m.plastic((0.025, 0.025, 0.027), 0.45)
    rounded_box((0.115, 0.052, 0.032), 0.008, black, (0, 0, 0.016), bevel=0.003)
    text("24 V DC  1 A", 0.009, m.paper(), (0, 0.006, 0.0322), (0, 0, 0))
    text("RINGLINE", 0.011, m.paper(), (0, -0.009, 0.0322), (0, 0, 0))
    lathe([(0.005, 0), (0.005, 0.004), (0.0034, 0.02), (0, 0.02)], black, (-0.0575, 0, 0.014), (-1, 0, 0), 24)
    tube(resample([(-0.07, 0, 0.014), (-0.085, -0.002, 0.01), (-0.1, -0.025, 0.0026), (-0.075, -0.05, 0.0026), (0.0, -0.047, 0.0026), (0.05, -0.052, 0.0026), (0.075, -0.04, 0.0042)], 60), 0.0024, black, smooth=False)
    lathe([(0.0024, -0.008), (0.0046, -0.004), (0.0052, 0.012), (0.003, 0.013), (0.003, 0.022), (0, 0.022)], black, (0.077, -0.0395, 0.0054), (0.9, 0.45, 0), 24)


def patch_cables():
    """One from the second WAN port to the terminal, one from the first LAN port with its other plug free. In the frame of the unit."""
    for port, color, way in ((1, (0.16, 0.16, 0.165), [(0.05, -0.17, 0.012), (0.1, -0.2, 0.0036), (0.17, -0.17, 0.0036), (0.235, -0.06, 0.004), (0.285, 0.03, 0.03), (0.297, 0.066, 0.066)]),
                             (2, (0.02, 0.09, 0.2), [(0.062, -0.165, 0.012), (0.03, -0.21, 0.0036), (-0.03, -0.215, 0.0036), (-0.08, -0.185, 0.0036), (-0.13, -0.18, 0.0042), (-0.165, -0.195, 0.0048)])):
        x = 0.02 + 0.024 * port
        e.plug((x, -0.092, 0.0295), (0, -1, 0))
        points = resample([(x, -0.116, 0.0295), (x, -0.135, 0.026)] + way, 80)
        tube(points, 0.0032, m.plastic(color), smooth=False)
        if port == 2:
            a, b = points[-1], points[-3]
            d = tuple(p - q for p, q in zip(b, a))
            n = math.hypot(*d)
            e.plug(tuple(p - 0.024 * v / n for p, v in zip(a, d)), d)


def network_ports():
    with placed(turn=(0, 0, 10)):
        e.router()
    studio(0.5)
    camera((-0.22, -0.5, 0.2), (0.0, -0.02, 0.055), 66, 9, (-0.02, -0.085, 0.04))


PICTURES = {
    "products/ringline-controller": {"build": controller, "alt": "Ringline Controller on its galvanized stand, screen lit, cables leaving below"},
    "products/ringline-controller-detail": {"build": controller_screen, "alt": "Screen and keys of the controller: system ready, pool 94 percent, 90 PSI"},
    "products/thermal-sensor": {"build": thermal, "alt": "Thermal sensor in a white housing with sunshield on its swivel bracket"},
    "products/thermal-sensor-detail": {"build": thermal_window, "alt": "Germanium window of the thermal sensor, ringed by six screws"},
    "products/weather-pole": {"build": pole, "alt": "Weather pole on its ground plate with three guys: ultrasonic wind sensor, temperature shield and junction box"},
    "products/weather-pole-detail": {"build": pole_wind, "alt": "Ultrasonic wind sensor of the weather pole with its transducers between two white discs"},
    "products/outdoor-smoke-detector": {"build": smoke, "alt": "Round white outdoor smoke detector with its base and two screws"},
    "products/outdoor-smoke-detector-detail": {"build": smoke_side, "alt": "Ribs and insect screen of the smoke detector's chamber"},
    "products/solar-battery-backup": {"build": solar, "alt": "400 W solar panel on a tilt frame beside the battery cabinet"},
    "products/solar-battery-backup-detail": {"build": battery_front, "alt": "Battery cabinet with charge lights, the solar panel behind"},
    "products/network-redundancy-kit": {"build": network, "alt": "Network unit with four antennas, cabled to its satellite terminal, power supply in front"},
    "products/network-redundancy-kit-detail": {"build": network_ports, "alt": "Ports, SIM slots and status lights of the network unit"},
}
