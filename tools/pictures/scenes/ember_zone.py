"""The first five feet as they should be: crushed rock along the wall, a steel edge, plants in separate groups beyond."""
import random

from library import materials as m
from library.finishes import soil_cover, stucco_coat
from library.fittings import slider
from library.foliage import rosemary
from library.places import grass_patch, pebbles
from library.plants import plant
from library.settings import camera
from library.shapes import box, mesh
from library.sky import daylight

WALL = (0.43, 0.365, 0.285)
EDGE = -1.52


def ember_zone():
    coat = stucco_coat(WALL, 0.4)
    box((20, 0.2, 4.2), coat, (-4, 0.1, 2.1), bevel=0)
    box((0.2, 10, 4.2), coat, (-8.1, -4.9, 2.1), bevel=0)
    slider((-1.3, 0, 1.5), 1.5, 1.1, wall=WALL)
    slider((-5.2, 0, 1.5), 1.5, 1.1, wall=WALL, blind=0.55)
    box((20, 0.012, 0.05), m.galvanized(0.5), (-4, -0.006, 0.16), bevel=0.001)
    box((20, 0.02, 0.3), m.surface((0.24, 0.225, 0.20), 0.95, vary=0.15, vary_scale=5, bump=(90, 0.5, 0.003), dirt=0.4), (-4, -0.002, 0.0), bevel=0)
    mesh("under the rock", [(-9, EDGE, 0), (6, EDGE, 0), (6, 0, 0), (-9, 0, 0)], [(0, 1, 2, 3)], m.surface((0.12, 0.11, 0.10), 0.95, vary=0.3, vary_scale=30))
    pebbles(-8, 3.2, EDGE + 0.02, -0.02, 60000, 0.021, seed=3, tone=0.55)
    box((16, 0.005, 0.11), m.surface((0.062, 0.038, 0.029), 0.8, vary=0.35, vary_scale=9, bump=(160, 0.4, 0.001)), (-2, EDGE, 0.0), bevel=0.001)
    mesh("planting", [(-40, -40, -0.012), (40, -40, -0.012), (40, EDGE, -0.012), (-40, EDGE, -0.012)], [(0, 1, 2, 3)], soil_cover((0.10, 0.075, 0.05), (0.20, 0.155, 0.105)))
    pebbles(-8, 3.2, -4.2, EDGE - 0.02, 16000, 0.008, seed=5, tone=0.6)
    rnd = random.Random(8)
    groups = [(-7.2, -2.5), (-5.6, -2.2), (-4.2, -2.7), (-2.75, -2.2), (-1.45, -2.75), (-0.2, -2.3)]
    plant([rosemary(3), rosemary(4), rosemary(5)], [(x + rnd.gauss(0, 0.2), y + rnd.gauss(0, 0.14), 0, rnd.uniform(0, 6.28), rnd.uniform(0.75, 1.05)) for x, y in groups for _ in range(3)])
    grass_patch(-8, 1.5, -6.5, -3.35, 9000, 0.06, "#4a5a30", seed=4)
    daylight(36, 172, 0.10, -0.75)
    camera((2.3, -2.15, 1.6), (-2.6, -1.15, 0.12), 30, 9, (-1.2, -1.0, 0.1))


PICTURES = {
    "zones/ember-resistant": {"build": ember_zone, "alt": "A strip of crushed rock along a stucco wall, edged with steel; shrubs stand in separate groups beyond it", "size": (960, 720), "samples": 18, "noise": 0.04, "bounces": 2},
}
