from library import materials as m
from library.hoses import chain, gated_wye, hose_cap
from library.parts import bolt, pipe_ring
from library.settings import camera, studio
from library.shapes import bent, box, placed, plate, rectangle, circle


def kit():
    with placed((0.02, 0.02, 0.053), (0, 0, 20)):
        gated_wye()
    with placed((0.19, -0.1, 0.0)):
        hose_cap()
    chain([(0.155, 0.09, 0.04), (0.19, 0.06, 0.012), (0.215, 0.0, 0.004), (0.19, -0.04, 0.004), (0.17, -0.07, 0.006)], 0.011, 0.0011)
    with placed((-0.14, 0.14, 0), (0, 0, -12)):
        steel = m.galvanized()
        plate([rectangle(0.13, 0.075, 0.008), circle(0.005, (-0.05, 0), 16), circle(0.005, (0.05, 0), 16)], 0.005, steel, (0, 0, 0.0025))
        plate([rectangle(0.13, 0.06, 0.008)], 0.005, steel, (0, 0.035, 0.03), (90, 0, 0))
    for i, (x, y) in enumerate(((-0.13, -0.12), (-0.1, -0.14), (-0.155, -0.145), (-0.125, -0.165))):
        bolt((x, y, 0.003), (0.9, 0.3 * (i - 1), 0.25), 0.011)
    pipe_ring(0.042, 0.031, 0.005, m.rubber(), (-0.04, -0.15, 0.0005))


def whole():
    kit()
    studio(0.36)
    camera((0.06, -0.95, 0.52), (0.02, 0.0, 0.03), 72, 16)


def close():
    kit()
    studio(0.36)
    camera((0.42, -0.42, 0.26), (0.05, 0.0, 0.055), 70, 9, (0.09, -0.03, 0.08))


PICTURES = {
    "products/gated-wye-kit": {"build": whole, "alt": "Gated wye with two red valve levers, a capped outlet, wall bracket and screws"},
    "products/gated-wye-kit-detail": {"build": close, "alt": "Quarter-turn levers and threaded outlets of the gated wye"},
}
