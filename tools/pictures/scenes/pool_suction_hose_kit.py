from library import materials as m
from library.hoses import float_ball, strainer, suction_coil
from library.parts import coupling, label
from library.settings import camera, studio
from library.shapes import box, pipe_ring, placed, rounded_box, text, tube


def kit():
    with placed((-0.12, 0.16, 0), (0, 0, 205)):
        suction_coil()
    with placed((0.34, -0.5, 0.084), (0, 0, 24)):
        strainer()
    with placed((0.68, -0.22, 0.085), (0, 20, 0)):
        float_ball()
    tube([(0.66, -0.22, 0.17), (0.6, -0.28, 0.06), (0.52, -0.36, 0.008), (0.42, -0.42, 0.006), (0.4, -0.38, 0.006), (0.47, -0.3, 0.007)], 0.005, m.woven("#e0dccb", 2500))
    with placed((-0.06, -0.62, 0.0)):
        coupling((0, 0, 0.0), (0, 0, 1), 0.053, 0.085, m.aluminum(), 3)
    for i in range(3):
        pipe_ring(0.05, 0.036, 0.006, m.rubber(), (0.1 + i * 0.035, -0.66 + i * 0.02, 0.001 + i * 0.005), (0.05 * i, 0.04 * i, 1))


def whole():
    kit()
    studio(1.2)
    camera((0.5, -2.9, 1.6), (0.1, -0.1, 0.12), 76, 11)


def close():
    kit()
    studio(1.2)
    camera((0.75, -1.5, 0.5), (0.42, -0.36, 0.09), 66, 6.3, (0.45, -0.46, 0.09))


PICTURES = {
    "products/pool-suction-hose-kit": {"build": whole, "alt": "Coiled 3 in suction hose with strainer, float, spare coupling and gaskets"},
    "products/pool-suction-hose-kit-detail": {"build": close, "alt": "Stainless strainer with foot valve beside the orange float"},
}
