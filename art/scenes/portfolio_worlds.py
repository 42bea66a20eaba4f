"""Stills of the studio's games, series and film: each its own little world."""
import math

from kit import *


@picture('game-island-of-kites')
def island_of_kites():
    stage('aqua', 7.0, (0, 0, 1.5), tint='#7fd8e8')
    island(0, 0, .2, 2.1, 'lime', 'wood', seed=7)
    stilt_house(-.6, .7, .2, 30, 'wood', 'coral', scale=1.05)
    for x, y, h in ((-1.5, -.1, 1.3), (1.1, 1.2, 1.5), (1.6, .3, 1.1), (-.9, -1.2, .9)):
        palm(x, y, .2, h, turn=80 * x)
    lathe([(0, 0), (.62, 0), (.6, .02), (0, .02)], 'sky', .7, -.5, .2)
    lotus(.6, -.4, .22, .13)
    lotus(.95, -.65, .22, .1, 'white')
    for i in range(5):
        box(-.1 + .2 * i, -.95 - .2 * i * .6, .2, .22, .22, .05, 'cream', .02, 20 * i)
    figure(.1, -1.15, .2, 30, .9, 1, 'bangs', top='coral', pose='cheer')
    figure(-.45, -.85, .2, 30, .75, 2, 'pigtails', top='amber', pose='wave')
    for i, (x, y, z, m, a, k) in enumerate(((1.0, -.4, 2.7, 'pink', 'amber', 1.15), (-1.7, -.2, 2.75, 'teal', 'white', .9), (1.9, 1.2, 2.5, 'royal', 'aqua', .8), (-.9, 1.5, 2.8, 'amber', 'coral', .6))):
        kite(x, y, z, 45, k, m, a, lean=(-14, 16, -20, 10)[i])
    tube([(.42, -1.2, 1.05), (.7, -.9, 1.7), (1.0, -.42, 2.0)], .01, 'white')
    tube([(-.18, -.95, 1.0), (-1.0, -.6, 1.7), (-1.7, -.2, 2.1)], .01, 'white')
    for x, y, z, r in ((-2.3, -.9, .5, .32), (2.4, 1.2, .6, .34), (1.7, -1.9, -.1, .3), (-1.5, 2.2, 2.2, .28)):
        cloud(x, y, z, r)
    for x, y, r in ((-2.2, 1.4, .5), (2.3, -.9, .42)):
        island(x, y, -.2, r, 'lime', seed=3)
        pine(x, y, -.2, .7, 'leaf')
    bird(1.4, -.4, .2, 30, 'white', 1.0)


@picture('game-temple-runners')
def temple_runners():
    stage('dusk', 8.2, (0, 0, 1.85))
    platform(5.4, 5.4, 'forest', 'deepteal')
    temple(-.9, .9, 0, 6, 3.4, .36, 'stone', 'teal')
    for k in range(4):
        box(.9, -2.35 + .6 * k, 0, .95, .5, .22 + .12 * (k % 2), 'cream', .04)
    for i, (x, y, s, h, m) in enumerate(((.9, -1.75, 1, 'spiky', 'coral'), (.9, -.55, 2, 'tail', 'amber'))):
        figure(x, y, .34 if i == 0 else .3, 20, 1.05, s, h, top=m, pose='cheer', hands=((-.34, -.1, .5), (.3, -.3, .8)), stride=.22, bottom='navy')
    for x, y, z in ((.9, -2.35, .75), (.9, -1.15, 1.0), (2.0, -1.5, .5), (2.0, -.9, .7), (2.0, -.3, .5)):
        coin(x, y, z, .16)
    for x, y in ((-2.3, -1.9), (2.2, 2.1), (-1.6, -2.3), (2.3, .9)):
        palm(x, y, 0, 1.3, 'leaf', 60 * x)
    for x, y in ((.2, -2.2), (1.8, .6), (-.9, -1.8), (1.7, -2.2)):
        bush(x, y, 0, .2, 'leaf')
    for x, y in ((-.3, -1.5), (1.7, .1)):
        cyl(x, y, 0, .16, .7, 'stone', top=.12)
        ball(x, y, .82, .15, '*flame', (1, 1, 1.3), fine=3)
        spark(x + .15, y - .15, 1.1, 22, '#ffab4a')
    gem(-.9, .9, 3.3, .22, '*cyan')
    ring(-.9, .9, 3.5, .45, .02, '*amber', tilt=15)


@picture('game-canvas-city')
def canvas_city():
    stage('day', 7.8, (0, 0, 1.4))
    platform(5.6, 5.6, 'ice', 'royal')
    looks = (('sky', 'leaf', 'teal', 'amber'), ('rose', 'purple', 'royal', 'yellow'), ('cream', 'coral', 'red', 'white'), ('lilac', 'royal', 'navy', 'pink'), ('mint', 'teal', 'deepteal', 'coral'))
    for i, (x, y, h) in enumerate(((-2, 2, 2.6), (-.7, 2, 2.1), (-2, .7, 2.2), (.6, 2, 1.7), (-2, -.6, 1.6), (1.9, 2, 1.2), (-2, -1.9, 1.1))):
        box(x, y, 0, 1.1, 1.1, h, ('white', 'paper', 'ice')[i % 3], .05)
        box(x, y, h, 1.2, 1.2, .1, ('coral', 'teal', 'amber', 'royal')[i % 4], .03)
        for turn, px, py in ((0, x, y - .56), (90, x + .56, y)):
            with upright(px, py, h * .55, turn):
                with at(0, 0, .01):
                    landscape(.92, h * .75, *looks[(i + (turn > 0) * 2) % 5])
                if turn:
                    mark(star(.18), .0, .1, 'white', .06)
    podium(.1, -.2, 0, 1.15, .18, 'white', 'coral')
    with at(.1, -.2, .18, 45, 1.3):
        lathe([(0, 0), (.35, 0), (.38, .1), (.2, .25), (.16, .5), (0, .5)], 'royal')
        ball(0, 0, .95, .5, 'amber')
        for k in range(5):
            ring(0, 0, .95, .505, .03, ('coral', 'teal', 'pink', 'royal', 'leaf')[k], tilt=90, turn=36 * k)
    for i, (x, y, t) in enumerate(((-.6, -2.0, 20), (.5, -2.2, 40), (1.5, -1.8, 50), (2.1, -.8, 60), (2.1, .5, 70), (1.3, -.9, 45), (-1.0, -1.3, 10))):
        figure(x, y, 0, t, .85, i % 4, ('curly', 'hijab', 'spiky', 'bun', 'afro', 'bob', 'short')[i], top=('coral', 'teal', 'amber', 'royal', 'pink', 'leaf', 'lilac')[i], hairc='aqua' if i == 1 else '#2b1b17', pose=('draw', 'wave', 'cheer', 'hold', 'point', 'cheer', 'draw')[i], apron='white' if i % 3 == 0 else None)
    for i, m in enumerate(('pink', 'amber', 'teal')):
        cyl(1.9 - .3 * i, 1.1 - .1 * i, 0, .14, .24, m)


@picture('game-signal-deep')
def signal_deep():
    stage('deep', 6.7, (0, 0, 1.15), tint='#07335f')
    platform(5.2, 5.2, 'deepteal', 'navy')
    with at(-.2, .2, 1.75, 20):
        lathe([(0, -.85), (.4, -.8), (.62, -.5), (.68, 0), (.62, .5), (.4, .8), (0, .85)], 'amber')
        with at(.1, -.35, 0):
            ball(0, 0, .1, .46, '*cyan')
        ring(.1, -.4, .1, .47, .07, 'slate', tilt=90)
        for s in (-1, 1):
            with at(s * .66, .1, -.2, lean=90):
                cyl(0, 0, -.12, .22, .24, 'coral')
            ball(s * .42, -.55, -.5, .13, '*amber')
            tube([(s * .45, 0, -.7), (s * .7, -.4, -.95), (s * .55, -.7, -1.1)], .06, 'slate')
        cyl(0, 0, .8, .24, .22, 'coral')
        ball(0, 0, 1.12, .07, '*hot')
    for i in range(16):
        x, y = -2.2 + (i * 1.618 % 4.3), 2.2 - (i * 2.236 % 4.3)
        if abs(x) + abs(y) > 1.5 and x - y < 1.6:
            m = ('hot', 'purple', 'coral', 'amber', 'aqua')[i % 5]
            for k in range(3):
                a = k * 2.1 + i
                tube([(x, y, 0), (x + .1 * math.cos(a), y + .1 * math.sin(a), .3), (x + .25 * math.cos(a), y + .25 * math.sin(a), .5 + .12 * (i % 3))], .05, m)
                ball(x + .25 * math.cos(a), y + .25 * math.sin(a), .52 + .12 * (i % 3), .08, '*' + ('hot', 'cyan', 'amber')[i % 3], fine=2)
    for x, y, z, m, t in ((1.4, -.3, 1.6, 'coral', 200), (1.8, .5, 2.1, 'amber', 215), (-1.6, -1.2, 1.1, 'hot', 40), (-1.9, -.6, 2.3, 'aqua', 30)):
        fish(x, y, z, .17, m, t)
    for i in range(18):
        bubble(-2 + (i * .77 % 4), -1.5 + (i * 1.31 % 3.2), .8 + (i * .53 % 2.6), .05 + .02 * (i % 4))
    for i, (x, y) in enumerate(((.7, -1.7), (1.35, -1.35), (1.9, -.9))):
        cyl(x, y, 0, .26, .12, 'slate')
        with at(x, y, .14):
            ring(0, 0, .2, .2, .03, ('*cyan', '*amber', '*hot')[i], tilt=59, turn=45)
            box(0, 0, .08, .12, .12, .24, ('*cyan', '*amber', '*hot')[i], .02, 45)
    tube([(.6, -.3, 1.2), (1.0, -.9, .6), (1.35, -1.35, .4)], .02, '*cyan')
    spark(.8, -.8, 1.8, 90, '#4fe6ff')


@picture('series-little-harbor')
def little_harbor():
    stage('aqua', 7.4, (0, 0, .85), tint='#bfeef2')
    sea(0, 5.6, 'teal', 'ice')
    box(-2.0, .6, 0, 1.6, 4.2, .3, 'stone', .06)
    box(.6, 2.1, 0, 3.4, 1.2, .3, 'stone', .06)
    for x, y, m, r, s in ((-2.1, 1.9, 'paper', 'coral', 1.15), (-.5, 2.1, 'rose', 'royal', 1.0), (.9, 2.1, 'cream', 'teal', 1.05), (-2.1, .3, 'sky', 'amber', 1.0)):
        house(x, y, .3, 0 if y > 1 else 90, .95, .8, .75, m, r, 'coral', scale=s)
    cyl(2.1, 2.0, .1, .5, .3, 'stone')
    for k in range(4):
        cyl(2.1, 2.0, .4 + .42 * k, .36 - .04 * k, .42, 'white' if k % 2 else 'coral', top=.33 - .04 * k, bevel=.01)
    cyl(2.1, 2.0, 2.08, .34, .06, 'navy')
    cyl(2.1, 2.0, 2.12, .17, .26, '*amber')
    cyl(2.1, 2.0, 2.38, .28, .22, 'coral', top=.03)
    boat(.35, -.5, .02, 35, 1.35, 'coral', 'white', face=True)
    boat(-1.0, -1.7, .02, 60, .85, 'amber', 'ice', face=True)
    boat(1.9, -1.4, .02, 20, .8, 'royal', None, sail='pink')
    boat(1.7, .3, .02, 80, .7, 'lime', 'white', face=True)
    for x, y in ((-.9, .1), (-.2, 1.2)):
        cyl(x, y, -.1, .07, .5, 'wood')
    figure(-1.35, -1.0, .3, 40, .8, 1, 'cap', top='white', pose='wave')
    for x, y, z in ((-.2, -.9, 1.9), (.9, .6, 2.3), (-1.7, -1.0, 2.0)):
        with at(x, y, z, 45):
            tube([(-.22, 0, .08), (-.08, 0, .0), (0, 0, -.03), (.08, 0, 0), (.22, 0, .08)], .03, 'white')
    for x, y, z, r in ((-2.6, 2.6, 2.9, .32), (.6, 2.9, 3.0, .25)):
        cloud(x, y, z, r)


@picture('series-robo-kampung')
def robo_kampung():
    stage('sunny', 7.2, (0, 0, 1.05), tint='#ffd9a0')
    platform(5.4, 5.4, 'lime', 'leaf')
    slab(.3, -.3, 0, 1.5, 5.2, .03, 'sand', .3, .01)
    stilt_house(-1.6, 1.5, 0, 20, 'wood', 'coral', scale=1.2)
    stilt_house(1.75, 1.6, 0, -10, 'wood', 'teal', scale=.95)
    house(-1.9, -.6, 0, 60, .95, .8, .65, 'paper', 'amber', 'teal', scale=1.05)
    for k in range(3):
        for j in range(4):
            box(1.6 + .3 * k - .2, -.35 - .32 * j, .02, .24, .24, .06, 'teal', .01)
            for d in (-.07, .05):
                grass(1.4 + .3 * k + d, -.35 - .32 * j + d, .06, 'lime', .16)
    robot(.25, -.6, .03, 45, 1.25, 'white', 'teal', wave=True)
    robot(-.75, -1.5, 0, 30, .8, 'coral', 'amber', '*amber')
    robot(1.3, -1.75, 0, 55, .85, 'aqua', 'royal')
    with at(-.75, -1.5, 0, 30, .8):
        box(0, -.35, .3, .5, .3, .28, 'wood', .03)
        for i in range(5):
            ball(-.16 + .08 * i, -.35, .62, .09, ('coral', 'amber', 'leaf')[i % 3], fine=2)
    figure(.5, .75, .03, 35, .8, 2, 'pigtails', top='pink', pose='cheer')
    figure(-.3, .35, .03, 40, .8, 1, 'hijab', top='royal', hairc='aqua', pose='wave')
    for x, y, h in ((-2.3, .6, 1.4), (2.3, .5, 1.5), (.2, 2.2, 1.6), (-1.2, -2.3, 1.1)):
        palm(x, y, 0, h, turn=70 * x)
    bird(.3, -2.1, .03, 40, 'white', .9)
    bird(.65, -2.3, .03, 70, 'amber', .7)
    drone(1.0, .6, 2.2, 30, .9, 'amber')
    bunting(((-.9, 1.2, 1.6), (1.2, 1.6, 1.5)))


@picture('film-lantern-night')
def lantern_night():
    stage('night', 7.9, (0, 0, 1.75), tint='#101a4c')
    sea(0, 5.4, 'navy', '*#3f6fe0', seed=9)
    for x, y, s, r in ((-2.0, 1.9, 1.1, 'purple'), (-.5, 2.1, .95, 'royal'), (-2.1, .4, .9, 'deepteal'), (1.0, 2.1, .85, 'purple')):
        stilt_house(x, y, -.05, 25 if y > 1 else 60, 'darkwood', r, scale=s)
    boat(.15, -.35, .02, 45, 1.25, 'darkwood', None)
    figure(.05, -.2, .28, 45, 1.0, 1, 'pigtails', top='coral', pose='reach', hands=((-.2, -.2, 1.12), (.2, -.2, 1.12)), look=-20)
    lantern(.22, -.36, 1.86, .22)
    for i, (x, y, z, k) in enumerate(((1.3, .3, 1.9, .2), (-.9, -.3, 2.2, .18), (.7, .9, 2.8, .17), (-1.5, .6, 2.9, .15), (1.9, 1.0, 2.6, .14), (-.2, .9, 3.3, .14), (-1.9, -.9, 1.7, .17), (1.9, -.6, 1.5, .16), (2.3, 1.9, 2.2, .12), (.3, 1.7, 3.6, .11), (-.9, 1.6, 3.5, .11), (-2.3, .2, 3.2, .1))):
        lantern(x, y, z, k, ('*flame', '*amber', '*hot')[i % 3])
    for i, (x, y) in enumerate(((-1.2, -1.2), (1.5, -1.3), (.2, -1.9), (2.0, .1), (-2.1, -1.8), (1.0, -2.2))):
        lotus(x, y, .02, .17, ('rose', 'lilac')[i % 2])
        ball(x, y, .16, .06, '*amber', fine=2)
    for x, y, z, e in ((.6, -.8, 1.6, 40), (-1.0, -.4, 1.6, 30), (1.5, .2, 1.5, 30), (-1.2, 1.2, 1.0, 25)):
        spark(x, y, z, e, '#ffab4a', .4)
    with upright(-3.0, 3.0, 3.9, 45):
        prism(disc(.42), .04, '*#fff0c8')
