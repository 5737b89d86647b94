from library import materials as m
from library.hoses import hose_wrench, nozzle
from library.parts import coupling, flat_hose_roll, male_end
from library.settings import camera, studio
from library.shapes import box, placed, plate, rectangle, rounded_box, text, tube

YELLOW = "#d8b04a"


def roll(seed=1):
    """Rolled length standing on its edge is unstable; it lies flat with both couplings out."""
    flat_hose_roll((0, 0, 0.036), 0.2, 0.045, 0.066, m.woven(YELLOW, 1100), 13, seed=seed)
    tube([(0.196, 0.02, 0.036), (0.2, -0.03, 0.036), (0.19, -0.1, 0.036)], 0.018, m.woven(YELLOW, 1100))
    male_end((0.19, -0.1, 0.036), (-0.15, -1, 0), 0.027, 0.06, m.aluminum())
    coupling((0, 0, 0.001), (0, 0, 1), 0.03, 0.078, m.aluminum(), 3)


def pack():
    cloth, strap = m.woven((0.05, 0.055, 0.05), 900), m.woven("#8c2a10", 1400)
    rounded_box((0.46, 0.2, 0.44), 0.05, cloth, (0, 0, 0.22), bevel=0.03)
    plate([rectangle(0.4, 0.3, 0.03)], 0.02, m.woven((0.035, 0.037, 0.036), 400), (0, -0.1, 0.2), (90, 0, 0), 0.006)
    rounded_box((0.47, 0.21, 0.05), 0.05, cloth, (0, 0, 0.43), bevel=0.02)
    for x in (-0.14, 0.14):
        plate([rectangle(0.035, 0.42, 0.004)], 0.006, strap, (x, -0.114, 0.22), (90, 0, 0), 0.002)
        box((0.05, 0.014, 0.035), m.plastic((0.02, 0.02, 0.02)), (x, -0.12, 0.33), bevel=0.004)
    tube([(-0.1, 0, 0.45), (-0.06, 0, 0.5), (0.06, 0, 0.5), (0.1, 0, 0.45)], 0.014, strap)
    text("RINGLINE", 0.06, m.paper(), (0, -0.1115, 0.22), (90, 0, 0))
    text("HOSE PACK  200 FT", 0.026, m.paper(), (0, -0.1115, 0.17), (90, 0, 0))


def kit():
    with placed((-0.3, 0.24, 0), (0, 0, 10)):
        pack()
    for i, (x, y, z, t) in enumerate(((0.3, 0.22, 0, 30), (0.3, 0.2, 0.072, 120), (0.12, -0.24, 0, -40), (0.55, -0.16, 0, 70))):
        with placed((x, y, z), (0, 0, t)):
            roll(i + 2)
    with placed((-0.42, -0.26, 0.046), (96, 0, 22)):
        nozzle()
    with placed((-0.32, -0.42, 0), (0, 0, 6)):
        hose_wrench()


def whole():
    kit()
    studio(1.15)
    camera((0.3, -2.9, 1.35), (0.1, 0, 0.15), 68, 11)


def close():
    with placed((-0.16, 0.62, 0), (0, 0, 12)):
        pack()
    with placed((0.17, 0.04, 0), (0, 0, -52)):
        roll(3)
    with placed((-0.34, -0.07, 0.046), (90, 0, 20)):
        nozzle()
    with placed((-0.21, -0.27, 0), (0, 0, 10)):
        hose_wrench()
    studio(1.15)
    camera((-0.2, -1.5, 0.44), (-0.005, 0.0, 0.17), 55, 14, (-0.1, -0.15, 0.04))


PICTURES = {
    "products/hose-pack": {"build": whole, "alt": "Four rolled lengths of yellow hose with nozzle, hose wrench and carry pack"},
    "products/hose-pack-detail": {"build": close, "alt": "Combination nozzle and hose wrench beside a rolled hose", "samples": 20, "noise": 0.03},
}
