from library.pumps import medium_pump
from library.settings import camera, studio
from library.shapes import placed


def whole():
    with placed(turn=(0, 0, -24)):
        medium_pump()
    studio(1.0)
    camera((0.3, -2.75, 1.15), (0.02, 0, 0.35), 70, 11)


def close():
    with placed(turn=(0, 0, -58)):
        medium_pump()
    studio(1.0)
    camera((0.55, -1.5, 0.78), (0.02, -0.02, 0.36), 62, 5.6, (0.02, -0.28, 0.33))


PICTURES = {
    "products/medium-fire-pump": {"build": whole, "alt": "Medium Fire Pump: four-stroke engine and self-priming pump head in a galvanized tube frame"},
    "products/medium-fire-pump-detail": {"build": close, "alt": "Pump head with suction and discharge threads, priming port and pressure gauge"},
}
