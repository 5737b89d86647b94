"""The company's own places: the yard and the shop floor."""
import random

from library import materials as m
from library.cannons import mini, mini_head
from library.hoses import hose_wrench
from library.parts import bolt, flat_hose_roll, gauge
from library.places import pebbles, wood
from library.plants import grass_tuft, oak, plant, shrub
from library.premises import fittings, hill_height, hills, hung_hose, pallet, parts_bin, shop, steel_building, tote, vise, workbench
from library.pumps import pump_end, small_engine
from library.settings import camera, lamp, softbox
from library.shapes import box, copy_of, cylinder, pipe_ring, placed, plate, rectangle, rounded_box, tube
from library.sky import daylight
from library.structures import corrugated_tank, pail
from library.truck import skid_tank, truck


def yard():
    hills()
    with placed((-13.2, 9.6, 0), (0, 0, 0)):
        steel_building()
    with placed((-1.2, -0.9, 0), (0, 0, 36)):
        truck()
    for x, y, turn in ((7.2, 11.5, 8), (11.2, 12.2, -20)):
        with placed((x, y, 0), (0, 0, turn)):
            corrugated_tank(dirt=0.2)
    tote((-11.2, 7.2, 0), 4)
    tote((-9.85, 7.25, 0), -3)
    pallet((4.1, 8.2, 0), 12)
    for k, (x, y) in enumerate(((-0.36, -0.26), (0.0, -0.28), (0.36, -0.25), (-0.34, 0.2), (0.02, 0.22), (0.37, 0.18))):
        with placed((4.1 + x, 8.2 + y, 0.137), (0, 0, 20 * k)):
            pail(dirt=0.1)
    rnd = random.Random(8)
    pebbles(-7, 8, -7.5, 4, 9000, 0.02)
    brush = []
    while len(brush) < 2300:
        x, y = rnd.uniform(-110, 150), rnd.uniform(27, 170)
        brush.append((x, y, hill_height(x, y) - 0.1, rnd.uniform(0, 6.28), rnd.uniform(0.7, 1.9)))
    plant([shrub(1, 1.2, 1400, 0.1, "#4a5530"), shrub(2, 1.2, 1400, 0.09, "#565a36", 0.25), shrub(3, 1.2, 1200, 0.09, "#6a5f3c", 0.5)], brush)
    straw = [(rnd.uniform(-40, 60), rnd.uniform(16.5, 60), 0, rnd.uniform(0, 6.28), rnd.uniform(0.6, 1.3)) for _ in range(6000)]
    straw = [(x, y, hill_height(x, y), a, s) for x, y, _, a, s in straw if not (-14 < x < 4 and y < 22)]
    plant([grass_tuft(3, 40, 0.55, 0.3, "#c2a970", width=0.012), grass_tuft(4, 40, 0.45, 0.3, "#a58d58", width=0.012)], straw)
    plant([oak(14, 7.5, 4.8, 16000, 0.15, lifted=2.4), oak(12, 6.4, 4.0, 14000, 0.15, "#4c5a33")],
          [(x, y, hill_height(x, y) - 0.1, rnd.uniform(0, 6.28), s) for x, y, s in ((15.5, 24, 1.0), (24, 33, 1.2), (8, 40, 1.1), (34, 26, 0.9), (42, 48, 1.3), (-22, 30, 1.2))])
    # Inside the open door.
    tote((-5.2, 13.2, 0.012), 5)
    tote((-3.7, 13.6, 0.012), -4)
    lamp((-4.0, 13.0, 4.0), 420, (1, 0.86, 0.66), 0.3)
    weeds = [(rnd.uniform(-13, 2.6), 9.5 - abs(rnd.gauss(0, 0.12)), 0, rnd.uniform(0, 6.28), rnd.uniform(0.3, 0.7)) for _ in range(160)]
    plant([grass_tuft(5, 30, 0.4, 0.14, "#a8955a", width=0.008)], [w for w in weeds if not -6.3 < w[0] < -1.8])
    daylight(10, 219, 0.15, -0.1, 1.8)
    camera((-4.0, -6.3, 1.95), (-1.2, -0.75, 1.48), 50, 6.3, (-1.6, -1.4, 1.45))


def coils():
    """Hoses on pegs along the far wall, bins under them."""
    wall = 3.3
    board = wood((0.44, 0.31, 0.19), 0.1, "X")
    box((4.3, 0.02, 0.8), board, (1.35, wall - 0.02, 2.05), bevel=0.003)
    yellow, red, black, blue = m.woven("#d8b04a", 1100, 0.1), m.surface("#a8321a", 0.5, dirt=0.1), m.rubber(0.1), m.surface("#24507a", 0.5, dirt=0.1)
    hung = ((-0.52, 0.25, 0.021, yellow, 8), (-0.1, 0.22, 0.021, yellow, 6), (0.36, 0.27, 0.021, yellow, 9), (0.98, 0.22, 0.015, red, 7), (1.32, 0.26, 0.015, red, 5), (1.95, 0.27, 0.025, black, 7), (2.55, 0.2, 0.014, blue, 6), (3.05, 0.24, 0.021, yellow, 7))
    for k, (x, radius, thick, material, turns) in enumerate(hung):
        hung_hose((x, wall - 0.035, 2.30), radius, thick, material, turns, k + 1)
    some = fittings()
    rail = m.powder("#2b3136", 0.15)
    for row in range(2):
        z = 0.98 + row * 0.2
        box((3.3, 0.26, 0.014), rail, (1.45, wall - 0.15, z - 0.008), bevel=0.003)
        for k in range(19):
            with placed((-0.1 + k * 0.17, wall - 0.16, z)):
                parts_bin(("#b5330f", "#2b3136", "#1f4468", "#8a8d8c")[(k // 3 + row * 2) % 4], some, 40 * row + k)
    for x in (-0.15, 1.45, 3.05):
        box((0.05, 0.28, 1.2), rail, (x, wall - 0.14, 0.6), bevel=0.004)


def bench_work():
    """A cannon on its fixture and a pump end about to go onto its engine."""
    top = 0.92
    with placed((0.15, 0, 0)):
        workbench()
    with placed((-0.42, 0.42, top), (0, 0, 0)):
        plate([rectangle(0.34, 0.3, 0.02)], 0.016, m.galvanized(0.1), (0, 0, 0.008))
        for x in (-0.13, 0.13):
            for y in (-0.11, 0.11):
                bolt((x, y, 0.016), (0, 0, 1), 0.022)
        cylinder(0.045, 0.17, m.stainless(), (0, 0, 0.016), bevel=0.001)
        pipe_ring(0.06, 0.044, 0.012, m.stainless(), (0, 0, 0.016))
        with placed((0, 0, 0.195), (0, 0, 158)):
            mini_head(False, 20)
    block = wood((0.45, 0.32, 0.19), 0.05, "Y")
    for x in (0.42, 0.66):
        box((0.09, 0.34, 0.06), block, (x, 0.4, top + 0.03), bevel=0.004)
    with placed((0.54, 0.4, top + 0.06), (0, 0, 0), 1.2):
        small_engine()
    box((0.22, 0.26, 0.038), block, (0.98, 0.4, top + 0.019), (0, 0, 2), bevel=0.004)
    with placed((0.91, 0.4, top + 0.038 + 0.207), scale=1.15):
        pump_end()
    with placed((1.42, 0.22, top)):
        vise()
    # Studs, gasket, tray of bolts, wrench, gauge, drawing.
    pipe_ring(0.15, 0.135, 0.003, m.surface((0.16, 0.2, 0.17), 0.7), (0.33, 0.12, top))
    with placed((0.75, 0.12, top)):
        rounded_box((0.3, 0.18, 0.012), 0.02, m.stainless(0.1, (1, 1, 1)), (0, 0, 0.006), bevel=0.003)
        tube([(*p, 0.022) for p in rectangle(0.3, 0.18, 0.02)], 0.008, m.stainless(0.1, (1, 1, 1)), smooth=False, closed=True)
        rnd = random.Random(3)
        some = fittings()
        for _ in range(26):
            copy_of(some[rnd.randrange(len(some))], (rnd.uniform(-0.12, 0.12), rnd.uniform(-0.065, 0.065), rnd.uniform(0.022, 0.034)), (rnd.choice((0, 90)), rnd.uniform(0, 25), rnd.uniform(0, 360)), 0.7)
    with placed((0.1, 0.1, top), (0, 0, 14)):
        hose_wrench()
    with placed((-0.05, 0.22, top), (0, 0, -18)):
        tube([(-0.2, 0, 0.014), (0.1, 0, 0.014)], 0.011, m.stainless(0.1), smooth=False)
        tube([(-0.32, 0, 0.015), (-0.2, 0, 0.015)], 0.015, m.rubber(0.1), smooth=False)
        rounded_box((0.07, 0.04, 0.028), 0.014, m.stainless(0.1), (0.13, 0, 0.015), bevel=0.006)
    gauge((-0.12, 0.5, top + 0.022), (0, 0, 1), 0.04, 0.0)
    with placed((-1.05, 0.26, top), (0, 0, -9)):
        plate([rectangle(0.43, 0.28)], 0.0008, m.paper(), (0, 0, 0.001), bevel=0.0001)
        for r in (0.03, 0.055, 0.07):
            pipe_ring(r, r - 0.0012, 0.0003, m.ink((0.05, 0.09, 0.2)), (-0.08, 0.02, 0.0016), bevel=0)
        for k in range(7):
            box((0.14, 0.0014, 0.0003), m.ink((0.05, 0.09, 0.2)), (0.11, 0.09 - k * 0.022, 0.0017), bevel=0)
        box((0.4, 0.0012, 0.0003), m.ink((0.05, 0.09, 0.2)), (0, -0.1, 0.0017), bevel=0)
        tube([(-0.1, -0.07, 0.006), (0.06, -0.11, 0.006)], 0.004, m.surface("#d0a012", 0.4), smooth=False, resolution=2)
    # On the shelf below.
    for k, x in enumerate((-0.9, -0.55, 0.25)):
        with placed((x, 0.36, 0.265), (0, 0, 25 * k)):
            pail(dirt=0.05)
    flat_hose_roll((0.75, 0.38, 0.30), 0.2, 0.045, 0.066, m.woven("#d8b04a", 1100), 13, seed=4)
    flat_hose_roll((1.22, 0.36, 0.30), 0.2, 0.045, 0.066, m.woven("#d8b04a", 1100), 13, seed=5)


def workshop():
    shop()
    bench_work()
    coils()
    for k, (x, y) in enumerate(((-2.05, 2.75), (-2.6, 2.9), (-3.15, 2.75))):
        with placed((x, y, 0), (0, 0, 0)):
            mini(k == 1, heading=150 + 8 * k, elevation=24)
    pallet((2.75, 2.1, 0), 5)
    with placed((2.75, 2.1, 0.137), (0, 0, 95)):
        skid_tank(0.03)
    with placed((-3.2, 13.5, -0.1), (0, 0, 20)):
        corrugated_tank(dirt=0.15)
    hills()
    rnd = random.Random(4)
    plant([shrub(1, 1.2, 1400, 0.1, "#4a5530"), shrub(2, 1.2, 1400, 0.09, "#565a36", 0.25)],
          [(x, y, hill_height(x, y) - 0.1, rnd.uniform(0, 6.28), rnd.uniform(0.8, 1.9)) for x, y in [(rnd.uniform(-40, 12), rnd.uniform(27, 90)) for _ in range(500)]])
    # Shop lights, and the open door behind the camera.
    softbox((0.4, 0.7, 3.7), (0.4, 0.7, 0), (4.0, 0.5), 15, (1, 0.94, 0.86))
    softbox((1.2, 2.3, 3.9), (1.2, 2.7, 0), (4.0, 0.3), 13, (1, 0.94, 0.86))
    softbox((-2.6, -5.5, 2.2), (0.2, 0.6, 1.1), (4.5, 3.0), 5, (0.9, 0.95, 1.0))
    daylight(34, -150, 0.06, 0.45, 1.4)
    camera((0.25, -2.55, 1.66), (0.1, 0.6, 1.6), 33, 5.0, (0.2, 0.35, 1.1))


def wide(build, alt, **extra):
    return {"build": build, "alt": alt, "size": (1440, 720), "use": "hero", "samples": 16, "noise": 0.06, "bounces": 2, **extra}


HAZE = {"start": 40, "depth": 3000, "amount": 0.7, "power": 0.6, "color": (0.62, 0.52, 0.42)}

PICTURES = {
    "company/workshop": wide(workshop, "A workbench with a bronze water cannon and a pump end beside its engine, with hoses on pegs, bins of fittings and an open roller door behind it", bounces=3),
    "company/yard": wide(yard, "Hose reel, pump and water tank on the flatbed of a service truck in a gravel yard", haze=HAZE),
}
