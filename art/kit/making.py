"""Things to draw, paint, read and form with."""
import math
from contextlib import contextmanager

from .core import at, ball, box, cyl, disc, lathe, prism, ring, slab, tube


def easel(x, y, z=0, turn=45, scale=1, canvas='paper', w=.9, h=1.1):
    """A studio easel; use as a frame to paint on its canvas."""
    @contextmanager
    def inside():
        with at(x, y, z, turn, scale):
            for s in (-1, 1):
                tube([(s * .42, -.1, 0), (s * .1, .18, 1.75)], .035, 'wood', straight=True)
            tube([(0, .65, 0), (0, .2, 1.7)], .035, 'wood', straight=True)
            box(0, -.07, .5, 1.0, .14, .06, 'darkwood', .015)
            with at(0, -.06, .56 + h / 2, tilt=80):
                slab(0, 0, -.05, w, h, .06, canvas, .02, .012)
                with at(0, 0, .011):
                    yield
    return inside()


def pencil(x, y, z, length=1.6, r=.12, mat='amber', tip='ink', tilt=0, lean=0, turn=0):
    """Stands on its rubber, point up, before tilting."""
    with at(x, y, z, turn, 1, tilt, lean):
        cyl(0, 0, 0, r, .18, 'rose', bevel=.03, sides=24)
        cyl(0, 0, .15, r * 1.04, .14, 'chrome', bevel=.01, sides=24)
        cyl(0, 0, .28, r, length - .6, mat, bevel=.005, sides=6)
        cyl(0, 0, length - .32, r * .98, .3, 'cream', top=r * .28, bevel=.004, sides=24)
        cyl(0, 0, length - .03, r * .29, .1, tip, top=.005, bevel=0, sides=24)


def brush(x, y, z, length=1.4, r=.06, handle='coral', paint='teal', tilt=0, lean=0, turn=0):
    """Stands on its handle, bristles up."""
    with at(x, y, z, turn, 1, tilt, lean):
        lathe([(0, 0), (.5 * r, .02), (.8 * r, length * .3), (1.1 * r, length * .55), (.8 * r, length * .66)], handle, sides=20)
        cyl(0, 0, length * .64, .85 * r, length * .12, 'chrome', top=r, bevel=.005, sides=20)
        lathe([(r * .9, 0), (1.25 * r, length * .1), (.7 * r, length * .2), (0, length * .27)], paint, 0, 0, length * .75, 20)


def paint_tube(x, y, z=0, turn=0, mat='pink', scale=1, lying=True):
    with at(x, y, z, turn, scale), at(tilt=0 if lying else 90):
        with at(0, 0, .12, tilt=90):
            lathe([(.14, 0), (.15, .1), (.15, .5), (.11, .58), (.06, .6)], 'white', sides=28)
            lathe([(.152, .16), (.153, .4), (.15, .42)], mat, sides=28)
            cyl(0, 0, .6, .06, .13, mat)
        box(0, .0, .11, .32, .05, .03, 'stone', .01)


def palette(x, y, z=0, turn=0, scale=1, tilt=0, mats=('pink', 'amber', 'teal', 'blue', 'white', 'leaf')):
    with at(x, y, z, turn, scale, tilt):
        outline = [(.6 * math.cos(a) * (1 - .12 * math.sin(2 * a + .6)), .45 * math.sin(a) * (1 + .1 * math.cos(3 * a))) for a in [2 * math.pi * i / 40 for i in range(40)]]
        prism(outline, .06, 'sand', bevel=.02)
        prism(disc(.07), .01, 'darkwood', .3, -.2, .055, 0)
        for i, m in enumerate(mats):
            a = .7 + i * .75
            ball(.4 * math.cos(a), .28 * math.sin(a), .065, .085, m, (1, 1, .45), fine=3)


def books(x, y, z=0, turn=0, mats=('teal', 'pink', 'amber', 'blue'), w=.5):
    for i, m in enumerate(mats):
        with at(x, y, z + .1 * i, turn + (i * 37 % 19) - 9):
            box(0, 0, 0, w, w * .72, .095, m, .015)
            box(.012, -.01, .018, w - .01, w * .72, .06, 'paper', .005)


def mug(x, y, z=0, mat='coral', inside=('brush', 'pencil')):
    lathe([(0, 0), (.13, 0), (.14, .03), (.14, .26), (.12, .26), (.12, .05), (0, .05)], mat, x, y, z)
    for i, (kind, m) in enumerate(zip(inside * 2, ('teal', 'amber', 'pink', 'blue'))):
        a = i * 1.7
        spot = (x + .05 * math.cos(a), y + .05 * math.sin(a), z + .06)
        if kind == 'brush':
            brush(*spot, .55, .03, 'wood', m, tilt=10 * math.sin(a), lean=14 * math.cos(a))
        else:
            pencil(*spot, .85, .035, m, tilt=-10 * math.sin(a), lean=12 * math.cos(a))


def clay_pot(x, y, z=0, scale=1, mat='clay', band='teal'):
    with at(x, y, z, 0, scale):
        lathe([(0, 0), (.2, 0), (.32, .18), (.36, .38), (.28, .58), (.17, .7), (.16, .76), (.22, .84), (.19, .84), (.13, .76), (0, .7)], mat)
        for h, r in ((.3, .352), (.46, .345)):
            ring(0, 0, h, r, .022, band)
