"""Screens and what they show. Content is drawn in upright(): x right, y up."""
import math
from contextlib import contextmanager

from .core import at, box, cyl, disc, prism, slab, upright


def monitor(x, y, z=0, turn=0, w=1.2, h=.75, screen='*#123a8c', shell='ink', stand=True):
    """Returns the frame to draw in: with monitor(...): rect(...)"""
    with at(x, y, z, turn):
        base = .28 if stand else 0
        if stand:
            cyl(0, .05, 0, .2, .03, shell)
            cyl(0, .05, 0, .04, .3, shell)
        with upright(0, 0, base + h / 2):
            slab(0, 0, -.07, w, h, .07, shell, .06, .02)
            slab(0, 0, 0, w - .08, h - .08, .012, screen, .04, 0)
    return _inside(x, y, z, turn, base + h / 2)


def _inside(x, y, z, turn, up):
    @contextmanager
    def frame():
        with at(x, y, z, turn), upright(0, 0, up), at(0, 0, .012):
            yield
    return frame()


def laptop(x, y, z=0, turn=0, scale=1, screen='*#1746a8', shell='chrome'):
    with at(x, y, z, turn, scale):
        slab(0, 0, 0, .8, .52, .04, shell, .05, .012)
        for r in range(3):
            for c in range(9):
                box(-.3 + c * .075, .13 - r * .08, .04, .055, .055, .012, 'slate', .006)
        slab(0, -.17, .04, .22, .12, .006, 'stone', .02, 0)
    frame = at(x, y, z, turn, scale)
    @contextmanager
    def inside():
        with frame, at(0, .26, .04, tilt=74), at(0, .27, 0):
            slab(0, 0, -.03, .8, .52, .03, shell, .05, .01)
            slab(0, 0, .001, .74, .46, .004, screen, .03, 0)
            with at(0, 0, .006):
                yield
    return inside()


def phone(x, y, z, turn=45, w=.8, h=1.6, screen='*#123a8c', shell='ink', tilt=90, lean=0):
    """A phone standing in the air, its centre at x, y, z; use as a frame for what it shows."""
    @contextmanager
    def inside():
        with at(x, y, z, turn), at(tilt=tilt), at(turn=lean):
            slab(0, 0, -.08, w, h, .1, shell, w * .17, .03)
            slab(0, 0, .021, w - .09, h - .09, .008, screen, w * .13, 0)
            with at(0, 0, .03):
                yield
    return inside()


def rect(x, y, w, h, mat, z=0, r=.03, t=.015):
    slab(x, y, z, w, h, t, mat, r, 0)


def dot(x, y, r, mat, z=0, t=.015):
    prism(disc(r, 36), t, mat, x, y, z, 0)


def mark(points, x, y, mat, z=0, t=.03, bevel=.008, turn=0):
    prism(points, t, mat, x, y, z, bevel, turn)


def bars(x, y, values, mat, w=.08, gap=.05, z=0):
    for i, v in enumerate(values):
        rect(x + i * (w + gap), y + v / 2, w, v, mat if isinstance(mat, str) else mat[i % len(mat)], z, .01)


def lines(x, y, widths, mat, step=.08, h=.03, z=0):
    for i, w in enumerate(widths):
        rect(x + w / 2, y - i * step, w, h, mat if isinstance(mat, str) else mat[i % len(mat)], z, .012)


def landscape(w, h, sky='*#35b9e6', hill='*#1d8f7a', hill2='*#15665f', sun='*amber', z=0):
    """A little picture: sky, sun and two hills, inside w × h."""
    rect(0, 0, w, h, sky, z, .03)
    dot(w * .2, h * .16, h * .14, sun, z + .01)
    a = [(-w / 2 + w * i / 16, -h * .08 + h * .16 * math.sin(i * .55)) for i in range(17)]
    prism([(-w / 2, -h / 2)] + [(w / 2, -h / 2)] + a[::-1], .015, hill, 0, 0, z + .014, 0)
    b = [(-w / 2 + w * i / 16, -h * .24 + h * .13 * math.sin(2 + i * .5)) for i in range(17)]
    prism([(-w / 2, -h / 2)] + [(w / 2, -h / 2)] + b[::-1], .015, hill2, 0, 0, z + .028, 0)
