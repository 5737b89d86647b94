from library.pumps import large_pump
from library.settings import camera, studio
from library.shapes import placed


def whole():
    with placed(turn=(0, 0, -30)):
        large_pump()
    studio(1.75)
    camera((0.3, -4.6, 1.75), (0.03, 0, 0.6), 68, 16)


def close():
    with placed(turn=(0, 0, -62)):
        large_pump()
    studio(1.75)
    camera((0.35, -2.7, 1.25), (0.08, -0.3, 0.645), 54, 8, (0.1, -0.6, 0.6))


PICTURES = {
    "products/large-fire-pump": {"build": whole, "alt": "Large Fire Pump: diesel in a light gray housing on its fuel tank, red pump head at the end"},
    "products/large-fire-pump-detail": {"build": close, "alt": "Red pump head with handwheel valve, 4 in outlets and the control panel"},
}
