"""What closes the wedge between the walls of the shed and its sloping roof."""
import math

from . import materials as m
from .shapes import mesh


def gables(board=None, width=2.4, depth=1.5, height=2.05):
    """Board between wall and roof on three sides; the roof falls 5.5 degrees to the back. In the frame of the shed."""
    board = board or m.surface((0.40, 0.41, 0.40), 0.8, vary=0.04, vary_scale=3, bump=(90, 0.25, 0.002))
    rise = math.tan(math.radians(5.5))

    def top(y):
        return height + 0.074 - rise * (y + 0.02)

    w, t = width / 2, 0.05
    for x0, x1, y0, y1 in ((-w, w, -depth / 2 + 0.005, -depth / 2 + 0.005 + t), (-w, -w + t, -depth / 2 + 0.006, depth / 2 - 0.006), (w - t, w, -depth / 2 + 0.006, depth / 2 - 0.006)):
        verts = [(x, y, z) for z in (0, 1) for y in (y0, y1) for x in (x0, x1)]
        verts = [(x, y, top(y) if z else height - 0.01) for x, y, z in verts]
        mesh("gable", verts, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], board)
