"""Pictures of the news page."""
import random

from library import materials as m
from library.plants import grass_tuft, plant, shrub
from library.property import concrete, ground, house, pool, ridges, soil
from library.settings import camera
from library.shapes import box, mesh, placed
from library.sky import dusk
from library.trees import forms

# Two rows of lots, back to back with a street between them; x, y, turn.
LOTS = ((-52, 0, 0), (-17.5, 1.5, 0), (17, 0, 0), (52, 1.5, 0), (-40, 47, 180), (-5, 46, 180), (30, 47.5, 180), (66, 46, 180))
STREET = 23.5


def height(x, y):
    """Level where the houses stand, then the foot of the hills."""
    t = max(0.0, min(1.0, (y - 66) / 62))
    return t * t * (3 - 2 * t) * ground(max(-400, min(400, x)), 128)


def land():
    xs, ys = [-150 + 3.0 * i for i in range(101)], [-60 + 2.0 * j for j in range(97)]
    n = len(xs)
    verts = [(x, y, height(x, y)) for y in ys for x in xs]
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(len(ys) - 1) for i in range(n - 1) if not in_pool((xs[i] + xs[i + 1]) / 2, (ys[j] + ys[j + 1]) / 2)]
    obj = mesh("terrain", verts, faces, soil(), angle=80)
    zone = obj.data.color_attributes.new("zone", "FLOAT_COLOR", "POINT")
    rnd = random.Random(2)
    for k, (x, y, _) in enumerate(verts):
        lawn = 0.75 if abs(y - STREET) < 36 and rnd.random() < 0.85 else 0.1
        zone.data[k].color = (0, lawn, 1 if y > 72 else 0, 1)


def in_pool(x, y):
    for lot_x, lot_y, turn in LOTS:
        s = -1 if turn else 1
        if abs(x - lot_x - s * -6) < 5.2 and abs(y - lot_y - s * -9.6) < 2.8:
            return True
    return False


def pool_street():
    """A street of pools at dusk, from above: enough water to defend every house on it."""
    land()
    ridges()
    for k, (x, y, turn) in enumerate(LOTS):
        with placed((x, y, 0), (0, 0, turn)):
            house((0.9, 0.7, 1.1, 0.8)[k % 4])
            pool(1.25)
    asphalt = m.surface((0.055, 0.055, 0.058), 0.9, vary=0.15, vary_scale=0.8, bump=(40, 0.3, 0.005))
    box((300, 8.4, 0.3), asphalt, (0, STREET, -0.08), bevel=0)
    for s in (-1, 1):
        box((300, 1.5, 0.34), concrete(0.36), (0, STREET + s * 5.0, -0.06), bevel=0.01)
    for x, y, turn in LOTS:
        s = -1 if turn else 1
        edge = STREET - s * 5
        box((3.6, abs(edge - y) + 3, 0.3), concrete(0.33), (x + s * 13.2, (y - 3 * s + edge) / 2, -0.09), bevel=0.01)
        box((2.6, 4.0, 0.3), concrete(0.33), (x + s * 12.0, y - 3.0 * s, -0.09), bevel=0.01)
    wall = m.surface((0.40, 0.34, 0.27), 0.9, vary=0.08)
    for row, start in ((0, -69.5), (1, -57.5)):
        y0, y1 = ((-16.5, 13) if row == 0 else (34, 63.5))
        for k in range(5):
            box((0.2, y1 - y0, 1.7), wall, (start + 34.6 * k, (y0 + y1) / 2, 0.85), bevel=0.01)
        back = y0 if row == 0 else y1
        box((150, 0.2, 1.7), wall, (start + 69, back, 0.85), bevel=0.01)
    rnd, kinds = random.Random(6), forms(0.5)
    spots = {name: [] for name in kinds}
    for x, y, turn in LOTS:
        s = -1 if turn else 1
        for dx, dy, name in ((-14.5, 9, "olive"), (9, 11.5, "sycamore"), (-2, 12.5, "olive"), (14.8, -12.5, "oak"), (-15, -13, "sycamore")):
            if rnd.random() < 0.8:
                spots[name].append((x + s * dx + rnd.uniform(-1, 1), y + s * dy + rnd.uniform(-1, 1), -0.1, rnd.uniform(0, 6.28), rnd.uniform(0.6, 0.9)))
    for _ in range(60):
        x, y = rnd.uniform(-140, 140), rnd.uniform(72, 128)
        spots[rnd.choice(("oak", "oak", "pine", "gray pine"))].append((x, y, height(x, y) - 0.2, rnd.uniform(0, 6.28), rnd.uniform(0.8, 1.2)))
    for name, places in spots.items():
        plant([kinds[name]], places)
    brush = [(x, y, height(x, y) - 0.1, rnd.uniform(0, 6.28), rnd.uniform(0.7, 1.8)) for x, y in ((rnd.uniform(-148, 148), rnd.uniform(68, 130)) for _ in range(1500))]
    brush += [(rnd.uniform(-100, 100), rnd.uniform(-52, -19), -0.05, rnd.uniform(0, 6.28), rnd.uniform(0.4, 1.0)) for _ in range(160)]
    plant([shrub(1, leaves=900, leaf=0.11, color="#3d4a2a"), shrub(2, leaves=900, leaf=0.11, color="#4e5733"), shrub(3, leaves=800, leaf=0.10, color="#5c5938", dry=0.35)], brush)
    plant([grass_tuft(1, 45, 0.3, 0.8, "#8f8558", width=0.02), grass_tuft(2, 45, 0.25, 0.8, "#6f7446", width=0.02)],
          [(x, y, 0, rnd.uniform(0, 6.28), rnd.uniform(0.4, 0.8)) for x, y in ((rnd.uniform(-100, 100), rnd.uniform(-52, 66)) for _ in range(9000)) if abs(y - STREET) > 6])
    dusk(0.6, -58.0, 0.42, clouds=0.8, exposure=0.95)
    camera((-36, -62, 44), (2, 16, 0), 33)


PICTURES = {
    "news/pool-street": {"build": pool_street, "alt": "A street at dusk from above: eight lit houses, each with a pool glowing beside it, hills behind", "size": (1200, 675), "samples": 16, "noise": 0.06,
                         "look": "High Contrast", "haze": {"start": 90, "depth": 2600, "amount": 0.5, "power": 0.6, "color": (0.30, 0.22, 0.20)}},
}
