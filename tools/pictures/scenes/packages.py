"""What each package delivers, set out together."""
from library import electronics as e
from library import materials as m
from library.cannons import mini
from library.hoses import suction_coil
from library.parts import cable_gland
from library.pumps import large_pump, medium_pump
from library.settings import camera, studio
from library.shapes import box, placed
from library.structures import corrugated_tank
from scenes.control import controller_on_stand


def cannons(spots, height=0.95):
    for x, y, heading in spots:
        with placed((x, y, 0)):
            mini(heading=heading, elevation=24, height=height)


def thermal_on_stand():
    """Sensor screwed to the angle it is delivered with. Origin on the floor."""
    stand = m.surface((0.50, 0.50, 0.51), 0.36, 1.0, 0.02, 20, 0.03)
    with placed((0, 0, 0.2)):
        e.thermal_sensor()
    box((0.12, 0.03, 0.2), stand, (0, 0.172, 0.1), bevel=0.003)
    box((0.22, 0.18, 0.016), stand, (0, 0.155, 0.008), bevel=0.003)
    cable_gland((0.0335, 0.1265, 0.016), (0, 0, 1), 0.007)


def manual():
    """Pump in the middle between two cannons, the accessories in an arc before it."""
    from scenes import fuel_extension_kit, gated_wye_kit, hose_pack
    cannons(((-1.36, 0.1, -40), (1.38, 0.2, 220)))
    with placed((0.0, 0.3, 0), (0, 0, -22), 1.1):
        medium_pump()
    with placed((0.76, -0.45, 0), (0, 0, 215), 0.85):
        suction_coil(2.2, 0.34)
    with placed((-0.75, -0.4, 0), (0, 0, -14)):
        fuel_extension_kit.tank()
    with placed((-0.22, -0.6, 0), (0, 0, -52)):
        hose_pack.roll(3)
    with placed((0.14, -0.62, 0.047), (0, 0, 20)):
        gated_wye_kit.wye()
    studio(2.3)
    camera((0.15, -5.6, 2.15), (0.0, 0, 0.54), 63, 16)


def essentials():
    """Pump, controller and battery in a row between two cannons, the weather pole rising behind."""
    cannons(((-1.46, 0.15, -35), (1.5, 0.05, 215)), 0.85)
    with placed((0.53, 0.75, 0), (0, 0, -8)):
        e.pole_head(pole_length=1.3, anchored=True)
    with placed((-0.68, 0.2, 0), (0, 0, -24)):
        medium_pump()
    with placed((0.16, 0.1, 0), (0, 0, -10)):
        controller_on_stand()
    with placed((0.88, 0.05, 0), (0, 0, -16)):
        e.battery_cabinet()
    with placed((-0.66, -0.8, 0), (0, 0, 200), 0.8):
        suction_coil(2.0, 0.34)
    with placed((0.48, -0.62, 0), (0, 0, -26), 1.25):
        thermal_on_stand()
    studio(2.4)
    camera((0.2, -6.0, 1.95), (0.03, 0, 0.65), 60, 16)


def elite():
    """The four tanks far behind, the machinery in front in one line."""
    for x, y, turn in ((-4.75, 10.2, 24), (-1.55, 11.2, 12), (1.85, 11.2, 0), (5.05, 10.2, -10)):
        with placed((x, y, 0), (0, 0, turn)):
            corrugated_tank(dirt=0.0)
    cannons(((-1.95, 0.15, -40), (-0.2, 0.75, -62), (2.0, 0.3, 222)), 0.95)
    with placed((0.78, -0.05, 0), (0, 0, -26)):
        large_pump()
    with placed((-0.62, -0.15, 0), (0, 0, -12)):
        controller_on_stand()
    with placed((-1.3, -0.2, 0), (0, 0, -10)):
        e.battery_cabinet()
    studio(4.4)
    camera((0.2, -6.4, 1.95), (0.12, 0, 0.9), 45, 16)


PICTURES = {
    "packages/manual": {"build": manual, "alt": "Manual package: two cannons, pump, suction hose, fuel tank, hose and wye"},
    "packages/essentials": {"build": essentials, "alt": "Essentials package: two cannons and pump with controller, sensors, weather pole and battery"},
    "packages/elite": {"build": elite, "alt": "Elite package: three cannons, diesel pump, four tanks, controller and battery"},
}
