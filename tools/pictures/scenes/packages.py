"""What each package delivers, set out together."""
from library import electronics as e
from library.cannons import mini
from library.hoses import suction_coil
from library.pumps import large_pump, medium_pump
from library.settings import camera, studio
from library.shapes import placed
from library.structures import corrugated_tank


def cannons(spots):
    for x, y, heading in spots:
        with placed((x, y, 0)):
            mini(heading=heading, elevation=24)


def manual():
    from scenes import fuel_extension_kit, gated_wye_kit, hose_pack
    cannons(((-1.3, 0.5, -52), (1.3, 0.6, 232)))
    with placed((-0.25, 0.25, 0), (0, 0, -24)):
        medium_pump()
    with placed((0.62, -0.35, 0), (0, 0, 200), 0.85):
        suction_coil(2.2, 0.36)
    with placed((-0.95, -0.45, 0), (0, 0, -14)):
        fuel_extension_kit.tank()
    with placed((-0.42, -0.75, 0), (0, 0, 12)):
        hose_pack.roll(3)
    with placed((-0.05, -0.68, 0.047), (0, 0, 20)):
        gated_wye_kit.wye()
    studio(2.3)
    camera((0.2, -6.0, 1.9), (0.0, 0, 0.8), 60, 13)


def essentials():
    cannons(((-1.6, 0.5, -52), (1.7, 0.5, 232)))
    with placed((-0.55, 0.15, 0), (0, 0, -24)):
        medium_pump()
    with placed((0.42, 0.55, 0.75)):
        from scenes.control import controller_on_stand
        with placed((0, 0, -0.75), (0, 0, -14)):
            controller_on_stand()
    with placed((1.05, 0.4, 0)):
        e.pole_head(pole_length=1.75)
    with placed((0.95, -0.35, 0), (0, 0, -16)):
        e.battery_cabinet()
    with placed((-1.2, -0.5, 0), (0, 0, 200), 0.8):
        suction_coil(2.0, 0.34)
    with placed((0.35, -0.55, 0.2), (0, 0, -24), 1.3):
        e.thermal_sensor()
    studio(2.4)
    camera((0.2, -6.3, 1.9), (0.05, 0, 0.88), 58, 13)


def elite():
    for x, y in ((-2.1, 3.2), (1.9, 3.5)):
        with placed((x, y, 0), (0, 0, 14)):
            corrugated_tank(dirt=0.0)
    cannons(((-2.6, -0.4, -52), (0.1, 0.6, -75), (2.8, 0.0, 232)))
    with placed((1.5, -0.2, 0), (0, 0, -26)):
        large_pump()
    with placed((-0.9, -0.1, 0), (0, 0, -14)):
        from scenes.control import controller_on_stand
        controller_on_stand()
    with placed((-1.7, 0.0, 0), (0, 0, -12)):
        e.battery_cabinet()
    studio(3.9)
    camera((0.4, -10.4, 2.9), (0.1, 0.6, 1.18), 55, 16)


PICTURES = {
    "packages/manual": {"build": manual, "alt": "Manual package: two cannons, pump, suction hose, fuel tank, hose and wye"},
    "packages/essentials": {"build": essentials, "alt": "Essentials package: two cannons and pump with controller, sensors, weather pole and battery"},
    "packages/elite": {"build": elite, "alt": "Elite package: three cannons, diesel pump, steel tanks, controller and battery"},
}
