"""Students' first models: fewer things, simpler light, each with its own character."""
import math

from kit import *


@picture('3d-robot')
def robot_model():
    stage('sunny', 3.6, (0, 0, .95), rise=22, floor=0, tint='#ffd08a')
    with at(0, 0, 0, 45, 1.35):
        for s in (-1, 1):
            with at(s * .2, 0, .16, lean=90):
                cyl(0, 0, -.12, .17, .24, 'slate', bevel=.02)
            tube([(s * .36, 0, .85), (s * .58, -.1, .7), (s * .6, -.3, .95 if s > 0 else .5)], .05, 'stone')
            cyl(s * .6, -.3, .95 if s > 0 else .4, .1, .13, 'red')
        box(0, 0, .25, .7, .5, .7, 'red', .05)
        box(0, -.26, .45, .4, .04, .3, 'cream', .02)
        for i, m in enumerate(('lime', 'yellow', 'sky')):
            cyl(-.11 + .11 * i, -.3, .6, .035, .05, m)
        box(0, 0, 1.0, .56, .46, .42, 'chrome', .05)
        for s in (-1, 1):
            ball(s * .13, -.24, 1.24, .1, '*yellow', (1, .5, 1))
        box(0, -.24, 1.06, .26, .03, .06, 'ink', .01)
        tube([(0, 0, 1.4), (.06, 0, 1.55), (-.02, 0, 1.65)], .02, 'slate')
        ball(-.02, 0, 1.68, .07, 'red')


@picture('3d-treehouse')
def treehouse():
    stage('mint', 5.2, (0, 0, 1.4), rise=24, tint='#8fd8e8')
    island(0, 0, 0, 1.5, 'lime', 'wood', seed=2)
    cyl(0, 0, 0, .4, 1.5, 'darkwood', top=.26)
    for a in (20, 140, 260):
        r = math.radians(a)
        tube([(0, 0, 1.2), (.5 * math.cos(r), .5 * math.sin(r), 1.7), (.9 * math.cos(r), .9 * math.sin(r), 2.1)], .1, 'darkwood')
    for x, y, z, r in ((-.6, .7, 2.3, .75), (.6, .9, 2.4, .7), (-1.0, 0, 2.0, .55), (0, .6, 2.85, .65), (.95, .3, 2.05, .5)):
        ball(x, y, z, r, 'leaf', fine=2)
    box(.2, -.2, 1.4, 1.4, 1.2, .08, 'wood', .02)
    house(.2, -.15, 1.48, 20, .9, .75, .65, 'cream', 'coral', 'royal', '*amber')
    for k in range(8):
        box(.55, -.85, .12 + .17 * k, .34, .05, .05, 'sand', .01)
    for s in (-.17, .17):
        tube([(.55 + s, -.85, 0), (.55 + s, -.82, 1.45)], .025, 'wood', straight=True)
    tube([(-.75, -.2, 1.75), (-.75, -.2, .55)], .015, 'sand')
    ring(-.75, -.2, .38, .18, .06, 'ink', tilt=80, turn=30)
    cat(1.0, -.5, 0, 50, 'orange', .7)
    for x, y in ((-.9, -.7), (-.5, -1.1), (.1, -1.2)):
        flower(x, y, 0, .3, 'pink', .07)


@picture('3d-teapot')
def teapot():
    stage('lilac', 3.8, (0, 0, .75), rise=22, floor=0, tint='#e8b8c8')
    slab(0, 0, 0, 2.6, 2.6, .08, 'wood', 1.2, .03)
    with at(-.25, .15, .08, 25):
        lathe([(0, 0), (.5, 0), (.72, .2), (.78, .45), (.68, .75), (.42, .95), (.4, 1.0), (0, 1.0)], 'teal')
        lathe([(.44, 1.0), (.4, 1.08), (.14, 1.16), (.08, 1.22), (.13, 1.32), (0, 1.4)], 'royal')
        tube([(.7, 0, .4), (1.05, 0, .55), (1.15, 0, .9), (1.32, 0, 1.0)], .1, 'teal')
        tube([(-.62, 0, .8), (-1.05, 0, .85), (-1.1, 0, .45), (-.72, 0, .3)], .08, 'royal')
        for k in range(10):
            with at(turn=36 * k):
                ball(.76, 0, .5, .07, ('amber', 'white')[k % 2], (.4, 1, 1), fine=3)
    for x, y, m in ((.65, -.75, 'coral'), (-.75, -.75, 'amber')):
        lathe([(0, 0), (.14, 0), (.24, .18), (.27, .34), (.24, .34), (.2, .16), (0, .1)], m, x, y, .08)
        cyl(x, y, .3, .23, .03, 'darkwood')
        ring(x + .26, y - .1, .27, .09, .03, m, tilt=90, turn=-20)
    for k in range(3):
        tube([(1.05 - .05 * k + .0, .55, 1.3 + .18 * k), (1.15, .5, 1.4 + .18 * k), (1.0, .6, 1.5 + .18 * k)], .025, 'white')
    for x, y in ((.0, -1.0), (.2, -1.1)):
        cyl(x, y, .08, .14, .06, 'sand')
