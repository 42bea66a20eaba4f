"""Things to play, draw, film and build with."""
import math

from .buildings import ring_box
from .core import at, ball, box, cyl, disc, gear, heart, lathe, play, prism, ring, rounded, slab, star, text, tube, upright

# --- screens: their content is drawn in upright(), x right, y up


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
    from contextlib import contextmanager

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
    from contextlib import contextmanager

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
    from contextlib import contextmanager

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


# --- play


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


# --- draw and make


def easel(x, y, z=0, turn=45, scale=1, canvas='paper', w=.9, h=1.1):
    """A studio easel; use as a frame to paint on its canvas."""
    from contextlib import contextmanager

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


# --- film and sound


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


# --- machines


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
