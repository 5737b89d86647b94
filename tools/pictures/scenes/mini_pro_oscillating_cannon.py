from library.cannons import mini
from library.settings import camera, studio


def whole():
    mini(pro=True, heading=-24, height=0.95, elevation=20)
    studio(1.5)
    camera((-1.5, -4.2, 1.6), (0.22, 0, 0.7), 70, 11)


def drive():
    mini(pro=True, heading=10, elevation=26)
    studio(1.5)
    camera((-0.75, -1.5, 1.85), (0.03, 0, 1.56), 66, 5.6, (-0.1, -0.06, 1.55))


PICTURES = {
    "products/mini-pro-oscillating-cannon": {"build": whole, "alt": "Mini Pro Oscillating Cannon on its post with motor housing and base box"},
    "products/mini-pro-oscillating-cannon-detail": {"build": drive, "alt": "Motor housing of the Mini Pro with manual crank beside the bronze head"},
}
