"""Things to play with, and prizes."""
import math

from .core import at, ball, box, cyl, disc, lathe, prism, slab, star, tube, upright
from .screens import lines, rect


def gamepad(x, y, z, turn=45, scale=1, mat='white', tilt=55, glow='*cyan'):
    with at(x, y, z, turn, scale), at(tilt=tilt):
        body = []
        for i in range(56):
            a = 2 * math.pi * i / 56
            px, py = math.cos(a), math.sin(a)
            grip = .34 * max(0, -py) * abs(px) ** 1.2
            body.append((1.15 * math.copysign(abs(px) ** .72, px) * (1 + .12 * max(0, -py)), .58 * math.copysign(abs(py) ** .72, py) - 1.35 * grip))
        prism(body, .42, mat, 0, 0, -.2, .14)
        for s in (-1, 1):
            cyl(s * .4, -.2, .18, .22, .06, 'ink')
            cyl(s * .4, -.2, .2, .09, .14, 'slate')
            lathe([(0, 0), (.16, 0), (.17, .03), (.14, .06), (0, .045)], 'navy', s * .4, -.2, .32)
        box(-.74, .14, .2, .36, .12, .08, 'ink', .03)
        box(-.74, .14, .2, .12, .36, .08, 'ink', .03)
        for dx, dy, m in ((.15, 0, '*hot'), (-.15, 0, '*cyan'), (0, .15, '*amber'), (0, -.15, '*lime')):
            cyl(.74 + dx, .14 + dy, .19, .085, .09, m)
        rect(0, .2, .34, .2, glow, .225, .06)
        for s in (-1, 1):
            box(s * .74, .56, -.1, .4, .12, .2, 'slate', .05)


def arcade(x, y, z=0, turn=0, scale=1, mat='blue', side='pink', screen='*#0fa3d8', sign='*amber'):
    """An upright arcade cabinet, front -y."""
    with at(x, y, z, turn, scale):
        profile = [(-.38, 0), (.4, 0), (.4, 1.7), (-.3, 1.7), (-.36, 1.42), (-.1, 1.34), (.06, .95), (-.36, .82), (-.42, .72), (-.32, .6)]
        for sx, t, m in ((-.42, .06, side), (.36, .06, side), (-.36, .72, mat)):
            with at(sx, 0, 0, tilt=90, turn=90):
                prism([(p, q) for p, q in profile], t, m, bevel=.02)
        with at(0, .005, 1.155, tilt=68):
            slab(0, 0, .0, .62, .4, .02, screen, .03, 0)
            prism(star(.1), .03, '*yellow', -.13, .05, .02, 0)
            lines(-.02, -.06, (.22, .15), '*white', .07, .03, .02)
        with upright(0, -.34, 1.56):
            slab(0, 0, 0, .66, .2, .03, sign, .03, 0)
        with at(0, -.2, .89, tilt=18):
            cyl(-.18, 0, 0, .02, .13, 'ink')
            ball(-.18, 0, .15, .05, '*hot', fine=3)
            for i in range(3):
                cyl(.05 + .11 * i, .02, 0, .035, .03, ('*cyan', '*amber', '*lime')[i])
        box(0, -.325, .25, .14, .03, .2, 'ink', .01)


def headset(x, y, z, turn=45, scale=1, mat='white', visor='ink', glow='*cyan'):
    """Virtual-reality goggles, front -y."""
    with at(x, y, z, turn, scale):
        with upright(0, .05, 0):
            slab(0, 0, -.3, 1.5, .8, .5, mat, .32, .12)
            slab(0, 0, .16, 1.3, .6, .08, visor, .26, .03)
            for s in (-1, 1):
                prism(disc(.09), .03, glow, s * .34, .02, .235, 0)
            rect(0, -.14, .26, .035, glow, .235, .01)
        tube([(-.72, .1, 0), (-.82, .6, .05), (-.5, 1.2, .1), (0, 1.4, .1), (.5, 1.2, .1), (.82, .6, .05), (.72, .1, 0)], .08, 'slate')
        tube([(0, .1, .4), (0, .5, .68), (0, 1.0, .6), (0, 1.38, .12)], .06, 'slate')


def coin(x, y, z, r=.18, turn=45, mat='gold', face='*amber'):
    with upright(x, y, z, turn):
        prism(disc(r), .08, mat, 0, 0, -.04, .02)
        prism(star(r * .55), .02, face, 0, 0, .04, 0)


def gem(x, y, z, r=.2, mat='*cyan'):
    cyl(x, y, z, .001 + r * .02, r * 1.1, mat, top=r, bevel=0, sides=6)
    cyl(x, y, z + r * 1.1, r, r * .5, mat, top=r * .55, bevel=0, sides=6)


def trophy(x, y, z=0, scale=1, mat='gold'):
    with at(x, y, z, 45, scale):
        box(0, 0, 0, .5, .5, .16, 'navy', .03)
        lathe([(0, .16), (.2, .16), (.18, .22), (.06, .28), (.05, .42), (.12, .5), (.27, .62), (.33, .85), (.34, 1.05), (.3, 1.05), (.28, .86), (0, .6)], mat)
        for s in (-1, 1):
            tube([(s * .3, 0, .98), (s * .5, 0, .95), (s * .5, 0, .72), (s * .24, 0, .62)], .035, mat)
        with upright(0, -.33, .85):
            prism(star(.13), .04, '*amber', bevel=.01)


def headphones(x, y, z, turn=45, scale=1, mat='pink'):
    with at(x, y, z, turn, scale):
        tube([(-.35, 0, 0), (-.36, 0, .25), (-.2, 0, .5), (0, 0, .57), (.2, 0, .5), (.36, 0, .25), (.35, 0, 0)], .05, mat)
        for s in (-1, 1):
            ball(s * .34, 0, -.05, .16, mat, (.55, 1, 1.15))
            ball(s * .27, 0, -.05, .14, 'ink', (.5, 1, 1.15))


def keyboard(x, y, z=0, turn=0, scale=1, mats=('*cyan', '*hot', '*amber')):
    with at(x, y, z, turn, scale):
        slab(0, 0, 0, .9, .32, .05, 'ink', .05, .015)
        for r in range(4):
            for c in range(12):
                box(-.385 + c * .07, .11 - r * .072, .05, .052, .052, .025, mats[(r * 5 + c * 3) % len(mats)] if (r * 7 + c) % 4 == 0 else 'slate', .008)


def mouse(x, y, z=0, turn=0, mat='white', scale=1):
    ball(x, y, z + .03 * scale, .09 * scale, mat, (.75, 1.2, .6), fine=3)
