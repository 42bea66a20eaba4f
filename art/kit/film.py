"""Cameras, clapperboards and speech."""
import math

from .core import at, ball, box, cyl, disc, prism, ring, slab, tube, upright
from .screens import dot, lines


def clapper(x, y, z, turn=45, scale=1, mat='ink', open_=24):
    with upright(x, y, z, turn, scale):
        slab(0, -.35, -.05, 1.5, .9, .1, mat, .06, .02)
        lines(-.6, -.25, (1.2, .7, .9), ('white', 'stone', 'stone'), .18, .04, .05)
        for k, a in ((0, 0), (1, open_)):
            with at(-.72, .14 + .02 * k, 0, turn=a):
                slab(.72, .1 + .005, -.05, 1.5, .2, .1, 'white', .03, .012)
                for i in range(4):
                    prism([(.05, .01), (.2, .01), (.32, .19), (.17, .19)], .012, mat, i * .36, 0, .05, 0)


def photo_camera(x, y, z, turn=45, scale=1, mat='ink', lens='navy', glow='*cyan'):
    """A stills camera, lens towards -y."""
    with at(x, y, z, turn, scale):
        with upright(0, .2, .4):
            slab(0, 0, -.25, 1.3, .8, .5, mat, .14, .05)
            slab(0, -.02, .2, 1.31, .42, .06, 'teal', .05, .02)
        box(0, .2, .74, .5, .4, .24, mat, .06)
        cyl(-.46, .2, .78, .11, .1, 'chrome')
        cyl(.46, .2, .78, .13, .07, 'coral')
        with at(0, -.02, .38, tilt=90):
            cyl(0, 0, 0, .37, .3, 'slate', bevel=.04)
            cyl(0, 0, .25, .33, .22, mat, bevel=.03)
            cyl(0, 0, .4, .27, .08, lens, bevel=.02)
            ring(0, 0, .47, .29, .03, 'chrome')
            ball(0, 0, .36, .22, 'royal', (1, 1, .6))
            ball(-.08, .09, .48, .05, 'white', (1, 1, .4), fine=3)
        ball(.38, -.06, .7, .035, '*hot', fine=2)


def film_camera(x, y, z=0, turn=45, scale=1, mat='navy', h=1.1):
    """A cinema camera on a tripod, lens towards -y."""
    with at(x, y, z, turn, scale):
        for a in (-90, 30, 150):
            r = math.radians(a)
            tube([(0, 0, h), (.5 * math.cos(r), .5 * math.sin(r), 0)], .035, 'slate', straight=True)
        box(0, 0, h, .36, .7, .42, mat, .05)
        with at(0, -.33, h + .22, tilt=90):
            cyl(0, 0, 0, .14, .25, 'slate')
            cyl(0, 0, .2, .19, .16, 'ink')
            cyl(0, 0, .35, .14, .02, '*cyan')
        for py, r in ((-.16, .24), (.24, .28)):
            with at(.06, py, h + .42 + r, lean=90):
                cyl(0, 0, -.1, r, .14, 'ink')
                cyl(0, 0, .03, r * .55, .03, 'teal')
                cyl(0, 0, .05, r * .16, .03, '*amber')


def reel(x, y, z, r=.5, turn=45, mat='slate'):
    with upright(x, y, z, turn):
        prism(disc(r), .08, 'ink', 0, 0, -.04, .02)
        prism(disc(r * .93), .03, mat, 0, 0, .03, .01)
        for i in range(5):
            a = i * 1.2566
            prism(disc(r * .2), .02, '*cyan', r * .56 * math.cos(a), r * .56 * math.sin(a), .055, 0)
        prism(disc(r * .14), .03, 'amber', 0, 0, .05, .005)


def speech(x, y, z, w=.6, h=.4, mat='white', turn=45, marks='teal'):
    with upright(x, y, z, turn):
        slab(0, 0, 0, w, h, .06, mat, h * .35, .02)
        prism([(-.12, 0), (.05, 0), (-.16, -.16)], .06, mat, -.05, -h / 2 + .03, 0, .01)
        for i in (-1, 0, 1):
            dot(i * w * .22, 0, .045, marks, .06)
