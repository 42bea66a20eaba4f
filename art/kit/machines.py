"""Robots, drones, rockets, boats and tokens."""
import math

from .core import at, ball, box, cyl, disc, heart, lathe, prism, ring, slab, tube, upright


def robot(x, y, z=0, turn=45, scale=1, mat='white', trim='teal', eye='*cyan', wave=False, wheels=False):
    with at(x, y, z, turn, scale):
        if wheels:
            box(0, 0, .05, .42, .3, .12, 'ink', .06)
        for s in (-1, 1):
            if not wheels:
                cyl(s * .12, 0, 0, .09, .1, 'ink')
                cyl(s * .12, 0, .08, .055, .2, 'slate')
            hand = (s * .46, -.06, .95) if wave and s == 1 else (s * .4, -.12, .34)
            tube([(s * .26, 0, .6), (s * .42, 0, .55), hand], .045, 'slate')
            ball(*hand, .085, trim, fine=3)
            ball(s * .26, 0, .6, .08, trim, fine=3)
        box(0, 0, .24, .46, .36, .46, mat, .12)
        with upright(0, -.18, .48):
            prism(heart(.07), .03, '*hot', bevel=.005)
        box(0, 0, .74, .56, .42, .42, mat, .15)
        with upright(0, -.2, .95):
            slab(0, 0, 0, .44, .28, .03, 'ink', .1, .01)
            for s in (-1, 1):
                prism(disc(.055, stretch=1.25), .02, eye, s * .1, .01, .03, 0)
            tube([(-.05, -.07, .035), (0, -.09, .035), (.05, -.07, .035)], .01, eye)
        tube([(0, 0, 1.14), (0, 0, 1.28)], .018, 'slate')
        ball(0, 0, 1.31, .055, '*amber', fine=3)
        for s in (-1, 1):
            with at(s * .28, 0, .95, lean=90):
                cyl(0, 0, -.05, .09, .1, trim)


def drone(x, y, z, turn=30, scale=1, mat='white', light='*hot'):
    with at(x, y, z, turn, scale):
        ball(0, 0, 0, .17, mat, (1.2, 1.2, .6))
        for a in (45, 135, 225, 315):
            r = math.radians(a)
            px, py = .36 * math.cos(r), .36 * math.sin(r)
            tube([(0, 0, .02), (px, py, .05)], .025, 'slate', straight=True)
            ring(px, py, .08, .15, .018, 'teal')
            box(px, py, .07, .26, .03, .012, 'ice', 0, turn=a)
        ball(0, -.15, -.05, .055, light, fine=3)


def rocket(x, y, z=0, scale=1, mat='white', fin='coral', tilt=0, lean=0):
    with at(x, y, z, 45, scale, tilt, lean):
        lathe([(0, .2), (.2, .2), (.27, .5), (.27, .8), (.2, 1.15), (.08, 1.4), (0, 1.48)], mat)
        lathe([(.215, 1.1), (.12, 1.35), (.04, 1.46), (0, 1.5)], fin)
        for a in (0, 120, 240):
            with at(turn=a + 30, tilt=90):
                prism([(.2, .28), (.48, .05), (.48, .3), (.24, .65)], .06, fin, 0, 0, -.03, .015)
        with upright(0, -.26, .82):
            prism(disc(.12), .04, 'slate', bevel=.01)
            prism(disc(.085), .05, '*cyan', bevel=.005)
        lathe([(0, -.35), (.06, -.15), (.15, .1), (.14, .22)], '*flame')
        lathe([(0, -.15), (.05, 0), (.08, .2)], '*yellow')


def boat(x, y, z=0, turn=0, scale=1, hull='coral', cabin='white', sail=None, face=False):
    """Bow towards -y; z is the waterline."""
    with at(x, y, z, turn, scale):
        outline = lambda k: [(k * .42 * math.sin(a) ** 1.0 if math.sin(a) >= 0 else -k * .42 * (-math.sin(a)), -.85 * math.cos(a) if math.cos(a) > 0 else -.62 * math.cos(a)) for a in [2 * math.pi * i / 30 for i in range(30)]]
        prism(outline(.8), .16, 'ink', 0, 0, -.12, .02)
        prism(outline(1), .26, hull, 0, 0, .0, .05)
        prism(outline(1.06), .06, 'white', 0, 0, .24, .02)
        prism([(p * .85, q * .85) for p, q in outline(1)], .02, 'wood', 0, 0, .285, 0)
        if cabin:
            box(0, .18, .28, .48, .5, .38, cabin, .05)
            box(0, .18, .64, .58, .6, .07, hull, .03)
            cyl(.1, .3, .7, .08, .25, 'amber')
            for s in (-.12, .12):
                box(s, -.07, .42, .13, .03, .14, 'sky' if not face else 'black', .02)
            box(.24, .18, .44, .03, .2, .13, 'sky', .015)
        if face:
            tube([(-.08, -.09, .36), (0, -.09, .33), (.08, -.09, .36)], .014, 'black')
        if sail:
            tube([(0, -.25, .25), (0, -.25, 1.5)], .03, 'wood', straight=True)
            with upright(0, -.25, .5):
                prism([(.05, 0), (.62, .02), (.05, .95)], .03, sail, bevel=.008)
                prism([(-.05, .06), (-.42, .08), (-.05, .8)], .03, 'white', bevel=.008)


def kite(x, y, z, turn=45, scale=1, mat='pink', alt='amber', tail=True, lean=0):
    with upright(x, y, z, turn, scale), at(turn=lean):
        for pts, m in (([(0, 0), (0, .55), (-.4, .05)], mat), ([(0, 0), (.4, .05), (0, .55)], alt), ([(0, 0), (-.4, .05), (0, -.7)], alt), ([(0, 0), (0, -.7), (.4, .05)], mat)):
            prism(pts, .03, m, bevel=0)
        if tail:
            path = [(0, -.7, .0), (.1, -.9, .02), (-.06, -1.1, 0), (.1, -1.3, .02), (0, -1.5, 0)]
            tube(path, .012, 'white')
            for p, m in zip(path[1:], ('teal', 'pink', 'amber', 'teal')):
                box(p[0], p[1], -.01, .16, .06, .02, m, .005)


def bulb(x, y, z, scale=1, mat='*amber'):
    with at(x, y, z, 45, scale):
        cyl(0, 0, 0, .13, .22, 'slate')
        for k in range(3):
            ring(0, 0, .05 + .07 * k, .135, .02, 'chrome')
        lathe([(.12, .2), (.16, .3), (.32, .55), (.34, .7), (.26, .9), (.12, 1.0), (0, 1.02)], mat)


def hologram(x, y, z, r=.7, mat='*cyan', rings=('*cyan', '*amber', '*hot')):
    """A wire globe with three orbits."""
    ball(x, y, z, r * .78, 'royal')
    for k in range(6):
        ring(x, y, z, r * .8, .012, mat, tilt=90, turn=30 * k)
    for h in (-.5, -.2, .12, .42):
        ring(x, y, z + h * r, r * .8 * math.sqrt(max(.05, 1 - (h / .8) ** 2)), .012, mat)
    for k, m in enumerate(rings):
        ring(x, y, z, r * (1.15 + .17 * k), .022, m, tilt=58 + 20 * k, lean=25 * k)


def badge(x, y, z, points, mat='*amber', back='navy', r=.3, turn=45):
    """A round token with a shape on it."""
    with upright(x, y, z, turn):
        prism(disc(r), .08, back, 0, 0, -.04, .03)
        ring(0, 0, .04, r * .9, .018, mat)
        prism(points, .05, mat, 0, 0, .035, .01)


def table(x, y, z=0, r=.7, h=.45, mat='wood'):
    cyl(x, y, z + h - .07, r, .07, mat)
    cyl(x, y, z, .06, h - .05, 'white')
    cyl(x, y, z, r * .5, .04, 'white')
