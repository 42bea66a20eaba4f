"""Plants, clouds, stones, water and small animals."""
import math
import random

from .core import at, ball, box, cyl, disc, lathe, prism, ring, slab, tube


def tree(x, y, z=0, h=1.0, crown='leaf', trunk='darkwood'):
    cyl(x, y, z, .06 * h, .5 * h, trunk, top=.045 * h)
    for dx, dy, dz, r in ((0, 0, .75, .34), (.18, -.1, .6, .22), (-.18, .06, .62, .24), (.02, .08, 1.0, .22)):
        ball(x + dx * h, y + dy * h, z + dz * h, r * h, crown, fine=3)


def pine(x, y, z=0, h=1.0, crown='forest'):
    cyl(x, y, z, .06 * h, .3 * h, 'darkwood')
    for i in range(3):
        cyl(x, y, z + (.2 + .24 * i) * h, (.34 - .08 * i) * h, .38 * h, crown, top=.02, bevel=.01)


def palm(x, y, z=0, h=1.4, crown='leaf', turn=0):
    with at(x, y, z, turn):
        tube([(0, 0, 0), (.04 * h, 0, .4 * h), (.14 * h, 0, .85 * h)], .05 * h, 'wood')
        for i in range(8):
            with at(.14 * h, 0, .86 * h, turn=45 * i, scale=h):
                tube([(0, 0, 0), (.18, 0, .1), (.36, 0, .03), (.48, 0, -.12)], .035, crown)
        for a in (0, 2, 4):
            ball(.14 * h + .07 * math.cos(a), .07 * math.sin(a), .82 * h, .05 * h, 'amber', fine=2)


def bush(x, y, z=0, r=.22, mat='leaf'):
    for dx, dy, k in ((0, 0, 1), (.9, -.3, .7), (-.8, .2, .75)):
        ball(x + dx * r, y + dy * r, z + r * k * .6, r * k, mat, fine=3)


def potted(x, y, z=0, h=.6, pot='coral', leaf='leaf'):
    lathe([(0, 0), (.11, 0), (.16, .2), (.17, .22), (.14, .22), (.13, .18), (0, .18)], pot, x, y, z)
    for i in range(9):
        a, up = i * 2.4, .55 + .45 * (i % 3) / 2
        with at(x, y, z + .18, turn=math.degrees(a), scale=h):
            tube([(0, 0, 0), (.1, 0, .3 * up), (.3, 0, .62 * up)], .02, leaf)
            with at(.3, 0, .62 * up, lean=40):
                ball(.06, 0, 0, .13, leaf, (1.3, .55, .18), fine=3)


def flower(x, y, z=0, h=.35, petal='pink', r=.08):
    tube([(x, y, z), (x + .02, y, z + h / 2), (x, y, z + h)], .015, 'leaf')
    with at(x, y, z + h, tilt=35, turn=45):
        for i in range(6):
            a = i * math.pi / 3
            ball(r * math.cos(a), r * math.sin(a), 0, r * .62, petal, (1, 1, .5), fine=2)
        ball(0, 0, .02, r * .55, 'yellow', fine=2)


def cloud(x, y, z, r=.4, mat='white', turn=45):
    with at(x, y, z, turn):
        for dx, dz, k in ((0, 0, 1), (.85, -.18, .7), (-.85, -.15, .75), (1.45, -.35, .42), (-1.4, -.32, .45), (.35, .25, .7)):
            ball(dx * r, 0, dz * r, r * k, mat, (1, .8, .9), fine=4)


def island(x, y, z, r, top='lime', body='wood', deep=1.1, seed=1):
    """A floating island whose grass is at z."""
    rnd = random.Random(seed)
    outline = [((1 + rnd.uniform(-.1, .1)) * r * math.cos(a), (1 + rnd.uniform(-.1, .1)) * r * math.sin(a))
               for a in [2 * math.pi * i / 18 for i in range(18)]]
    prism(outline, .18, top, x, y, z - .18, .06)
    for k, (f, d) in enumerate(((.93, .3), (.75, .6), (.5, .85), (.25, deep))):
        prism([(px * f, py * f) for px, py in outline], d * r * .55, body if k % 2 else 'clay', x, y, z - .14 - d * r * .55, .08)


def lotus(x, y, z=0, r=.15, petal='rose'):
    cyl(x, y, z, r * 1.4, .02, 'leaf', bevel=.005)
    for i in range(7):
        with at(x, y, z + .03, turn=i * 51, lean=-50):
            ball(0, 0, r * .6, r * .6, petal, (.35, .6, 1.1), fine=2)


def fish(x, y, z, r=.15, mat='orange', turn=0, eye=True):
    """Swims towards +x."""
    with at(x, y, z, turn):
        ball(0, 0, 0, r, mat, (1.4, .6, .9), fine=3)
        prism([(0, 0), (-.9 * r, .7 * r), (-.7 * r, 0), (-.9 * r, -.7 * r)], .03, mat, -1.2 * r, 0, -.015, .01)
        with at(-1.2 * r, .015, 0, tilt=90):
            prism([(0, 0), (-.9 * r, .7 * r), (-.6 * r, 0), (-.9 * r, -.7 * r)], .04, mat, 0, 0, 0, .01)
        for s in (-1, 1):
            ball(.8 * r, s * .42 * r, .2 * r, .2 * r, 'white', fine=2)
            ball(.95 * r, s * .5 * r, .2 * r, .11 * r, 'black', fine=2)
        ball(-.1 * r, 0, 0, r * .95, 'white', (.18, .66, .92), fine=3)


def cat(x, y, z=0, turn=45, mat='amber', scale=1):
    with at(x, y, z, turn, scale):
        lathe([(0, 0), (.16, 0), (.19, .1), (.15, .25), (.09, .36), (0, .38)], mat)
        ball(0, -.02, .46, .15, mat, (1.08, .95, .92))
        for s in (-1, 1):
            cyl(s * .09, 0, .54, .055, .13, mat, top=.005, sides=12)
            ball(s * .055, -.145, .47, .022, 'black', fine=2)
            ball(s * .08, -.14, .04, .05, mat, (1, 1.4, .8), fine=2)
        ball(0, -.165, .435, .016, 'pink', fine=2)
        tube([(0, .15, .05), (.18, .2, .06), (.28, .1, .14), (.3, .02, .26)], .035, mat)


def bird(x, y, z=0, turn=45, mat='sky', scale=1):
    with at(x, y, z, turn, scale):
        ball(0, 0, .12, .12, mat, (1, 1.15, 1))
        ball(0, -.05, .26, .085, mat)
        ball(0, -.14, .25, .03, 'amber', (.7, 1.4, .7), fine=2)
        for s in (-1, 1):
            ball(s * .04, -.12, .28, .014, 'black', fine=2)
            ball(s * .11, .02, .13, .07, mat, (.4, 1.2, .8), fine=2)
        ball(0, .16, .12, .05, mat, (.9, 1.8, .4), fine=2)


def sea(z=0, size=14, mat='teal', crest='aqua', seed=3):
    """A square of water with curls of foam."""
    slab(0, 0, z - .3, size, size, .3, mat, .5, .06)
    rnd = random.Random(seed)
    for _ in range(int(size * 2)):
        cx, cy = rnd.uniform(-.45, .45) * size, rnd.uniform(-.45, .45) * size
        w = rnd.uniform(.12, .3)
        tube([(cx - w, cy - w, z), (cx - w * .3, cy - w * .5, z + .02), (cx + w, cy + w, z)], .018, crest)


def bubble(x, y, z, r=.1, mat='ice'):
    ring(x, y, z, r, r * .12, mat, tilt=59, turn=45)
    ball(x + r * .25, y - r * .35, z + r * .4, r * .16, 'white', fine=2)


def grass(x, y, z=0, mat='lime', h=.2):
    for dx, lean in ((-.04, -20), (0, 4), (.05, 24)):
        with at(x + dx, y, z, lean=lean):
            cyl(0, 0, 0, .025, h, mat, top=.002, sides=8)
