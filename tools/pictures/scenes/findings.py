"""The six faults of the sample report."""
import math
import random

from library import materials as m
from library.eaves import OUT, eave, sunlit_ground
from library.places import fence, grass_patch, wood
from library.plants import cypress_hedge, grass_tuft, oak, plant, shrub
from library.property import stucco, window
from library.settings import camera
from library.shapes import box, cylinder, lathe, mesh, placed, scatter
from library.sky import daylight


def vents():
    eave(4.0, ((-0.75, "open"), (0.05, "torn"), (0.85, "open")), guard=False)
    sunlit_ground()
    daylight(34, 150, 0.12, 0.25)
    camera((-0.75, -1.55, 1.72), (0.05, -0.3, 2.46), 34, 5.6, (0.05, -0.35, 2.48))


def ground_plane(color=(0.20, 0.15, 0.10)):
    mesh("soil", [(-300, -300, -0.01), (300, -300, -0.01), (300, 300, -0.01), (-300, 300, -0.01)], [(0, 1, 2, 3)], m.surface(color, 0.95, vary=0.25, vary_scale=2.5, bump=(30, 0.6, 0.02)))


def mulch():
    ground_plane()
    box((9, 0.2, 3.2), stucco(dirt=0.2), (0, 0.1, 1.6), bevel=0)
    box((9, 0.03, 0.12), m.surface((0.40, 0.36, 0.30), 0.8, dirt=0.4), (0, -0.01, 0.06), bevel=0.003)
    for x in (-1.2, 1.25):
        window((x, 0, 1.35), 0, 1.2, 1.2, 0)
    chips = []
    for k, c in enumerate(((0.23, 0.10, 0.045), (0.15, 0.07, 0.035), (0.30, 0.15, 0.07))):
        chips.append(box((1.0, 0.32, 0.12), m.surface(c, 0.9, vary=0.25, vary_scale=6), (0, 0, -400), bevel=0.03))
    rnd = random.Random(3)
    plant(chips, [(rnd.uniform(-2.6, 2.6), -rnd.uniform(0.02, 1.85), 0.02 + rnd.uniform(0, 0.07), rnd.uniform(0, 6.28), rnd.uniform(0.03, 0.09), (rnd.gauss(0, 0.35), rnd.gauss(0, 0.35), 1)) for _ in range(9000)])
    plant([shrub(3, 0.5, 2600, 0.045, "#5e6f3e"), shrub(4, 0.5, 2600, 0.045, "#6d7a4c")], [(x, -0.6, 0.03, x, 0.9) for x in (-1.7, -0.3, 0.9, 2.0)])
    grass_patch(-4, 4, -4.2, -1.9, 4200, 0.06)
    daylight(44, 200, 0.11, 0.15)
    camera((1.5, -3.6, 1.55), (-0.1, -0.4, 0.55), 34, 8)


def needles():
    eave(16.0, (), guard=False, needles=26000)
    ground_plane((0.17, 0.15, 0.08))
    grass_patch(-2, 9, -6, -0.7, 9000, 0.07)
    daylight(46, 215, 0.11, -0.05)
    camera((-0.9, -1.5, 2.84), (0.15, -OUT - 0.06, 2.57), 42, 5.6, (-0.1, -OUT - 0.1, 2.56))


def hedge():
    ground_plane((0.17, 0.15, 0.08))
    grass_patch(-5, 3, -5, 0.6, 7000, 0.07)
    rnd = random.Random(5)
    box((8.8, 0.62, 1.95), m.surface((0.012, 0.016, 0.008), 1.0), (-0.5, 1.2, 0.98), bevel=0.1)
    plant([cypress_hedge(1), cypress_hedge(2), cypress_hedge(3)], [(-4.6 + 0.85 * i, 1.2 + rnd.uniform(-0.06, 0.06), 0, rnd.choice((0.0, 3.14)) + rnd.uniform(-0.1, 0.1), rnd.uniform(0.95, 1.08)) for i in range(11)])
    plant([oak(16, 6.6, 4.2, 30000, 0.11, lifted=1.7)], [(1.4, 3.4, 0, 0.4, 1.0)])
    with placed((6.6, 3.2, 0), (0, 0, -16)):
        eave(9.0, ((-1.2, "open"), (0.8, "open")), guard=False)
    daylight(36, 140, 0.11, 0.2)
    camera((-1.2, -6.8, 1.7), (0.3, 1.2, 2.2), 27)


def firewood():
    ground_plane((0.24, 0.19, 0.13))
    box((24, 0.2, 8), stucco(dirt=0.25), (0, 2.3, 3.5), bevel=0)
    deck = wood((0.36, 0.24, 0.14), 0.35, "Y")
    for i in range(34):
        box((0.135, 2.9, 0.035), deck, (-2.4 + i * 0.142, 0.8, 1.32), bevel=0.003)
    beam = wood((0.32, 0.21, 0.12), 0.3, "X")
    for y in (-0.5, 0.9):
        box((5.2, 0.09, 0.19), beam, (0, y, 1.2), bevel=0.004)
    post = wood((0.32, 0.21, 0.12), 0.3, "Z")
    for x in (-2.3, 0.1, 2.3):
        box((0.14, 0.14, 1.15), post, (x, -0.5, 0.57), bevel=0.005)
        box((0.09, 0.09, 1.0), post, (x, -0.55, 1.84), bevel=0.004)
    box((5.0, 0.09, 0.04), beam, (0, -0.55, 2.33), bevel=0.004)
    end, bark = m.surface((0.42, 0.29, 0.16), 0.8, vary=0.25, vary_scale=30), m.surface((0.16, 0.11, 0.075), 0.95, vary=0.35, vary_scale=14, bump=(40, 0.9, 0.01))
    rnd = random.Random(9)
    for row in range(6):
        x = -1.7 + 0.07 * (row % 2)
        while x < 1.75 - 0.12 * row:
            r = rnd.uniform(0.055, 0.085)
            with placed((x, 0.35 + rnd.uniform(-0.04, 0.04), 0.085 + row * 0.138), (0, 0, rnd.uniform(-3, 3))):
                split = rnd.random() < 0.55
                n = 5 if split else 14
                lathe([(r, 0), (r, 0.42)], bark, (0, -0.2, 0), (0, 1, 0.0), n)
                lathe([(0, 0), (r * 0.98, 0)], end, (0, -0.201, 0), (0, 1, 0), n)
            x += r * 2 + 0.006
    grass = [grass_tuft(1, 30, 0.25, 0.12, "#b39a63", width=0.005)]
    plant(grass, [(rnd.uniform(-4, 4), rnd.uniform(-3.5, 0.1), 0, rnd.uniform(0, 6.28), rnd.uniform(0.5, 1.1)) for _ in range(700)])
    daylight(38, 215, 0.12, -0.4)
    camera((-1.3, -3.5, 1.15), (0.05, 0.4, 0.85), 30, 8)


def brush():
    from library.property import ridges
    from scenes.services import chaparral, dead_grass, hillside, slope, spread
    hillside()
    rnd = random.Random(21)
    plant(chaparral(0.25), spread(rnd, 1700, (-45, 45), (3.0, 62), lambda x, y: True, (0.65, 1.35), 0.05) + spread(rnd, 1300, (-140, 140), (62, 150), lambda x, y: True, (1.0, 2.0), 0.1))
    plant(dead_grass(0.5), spread(rnd, 9000, (-13, 13), (-6, 14), lambda x, y: True, (0.6, 1.2)))
    ridges()
    daylight(28, 112, 0.10, -0.3, 1.6)
    camera((0, -7.5, 3.0), (0.5, 10, 3.0), 28)


def finding(build, alt, **extra):
    return {"build": build, "alt": alt, "size": (960, 720), "samples": 14, "noise": 0.06, "denoise": 0.8, "bounces": 2, **extra}


PICTURES = {
    "findings/eave-vents": finding(vents, "Eave vents with wide, rusty mesh; the middle one is torn open"),
    "findings/bark-mulch": finding(mulch, "Bark mulch piled against a stucco wall below two windows"),
    "findings/gutter-needles": finding(needles, "Gutter full of dry pine needles along a tile roof"),
    "findings/juniper-hedge": finding(hedge, "Tall juniper hedge under an oak whose branches reach the roof"),
    "findings/firewood": finding(firewood, "Firewood stacked under a wooden deck"),
    "findings/dry-brush": finding(brush, "Continuous dry brush on the slope below the property", haze={"start": 40, "depth": 3000, "amount": 0.75, "power": 0.6, "color": (0.55, 0.60, 0.68)}),
}
