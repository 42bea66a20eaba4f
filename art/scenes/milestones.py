"""Four steps of the company's way."""
import math

from kit import *


def room(span=6.0, floor_mat='wood', wall='paper', wall2='ice', mood='peach'):
    stage(mood, span, (0, 0, 1.05))
    platform(4.2, 4.2, floor_mat, 'royal')
    box(0, 1.95, 0, 4.0, .12, 2.0, wall, .03)
    box(-1.95, 0, 0, .12, 4.0, 2.0, wall2, .03)


@picture('milestone-1')
def first_room():
    room()
    with upright(.7, 1.88, 1.25):
        slab(0, 0, 0, .95, .95, .05, 'darkwood', .04, .01)
        rect(0, 0, .82, .82, '*#8fdcf2', .05, .02)
        rect(0, 0, .05, .82, 'darkwood', .07, .01)
        rect(0, 0, .82, .05, 'darkwood', .07, .01)
    for x, y, scr, s, h, m in ((-.9, 1.1, '*#1746a8', 1, 'short', 'teal'), (.7, 1.1, '*#7a3ad0', 2, 'bun', 'coral')):
        desk(x, y, 0, 0, 1.3, .7, .5)
        box(x, y + .05, .5, .75, .5, .6, 'stone', .06)
        with upright(x, y - .2, .82):
            slab(0, 0, 0, .62, .44, .02, scr, .05, 0)
            lines(-.22, .1, (.3, .4, .2), ('*cyan', '*amber', '*pink'), .1, .04, .02)
        chair(x, y - .75, 0, 180, 'amber')
        figure(x, y - .68, 0, 165, 1.0, s, h, top=m, pose='type', sit=True)
    figure(.5, -1.2, 0, 35, 1.15, 0, 'curly', top='royal', pose='cheer')
    for x, y, z in ((-1.45, -.8, 0), (-1.45, -1.3, 0), (-1.5, -1.0, .42)):
        box(x, y, z, .48, .44, .4, 'sand', .02)
        box(x, y, z + .4, .1, .44, .008, 'wood', 0)
    bulb(.3, -.2, 1.9, .5)
    tube([(.3, -.2, 2.4), (.3, -.2, 2.9)], .012, 'ink')
    mug(1.15, 1.2, .5, 'coral')
    potted(1.5, -.3, 0, .8)


@picture('milestone-2')
def academy_opens():
    stage('mint', 6.4, (0, 0, 1.15))
    platform(4.4, 4.4, 'paper', 'teal')
    with at(-.5, .6, 0):
        box(0, 0, 0, 2.6, 1.8, 1.5, 'white', .05)
        with at(0, 1.1, 1.5, tilt=90):
            prism([(-1.5, -.05), (1.5, -.05), (0, .8)], 2.2, 'coral', bevel=.03)
        with upright(0, -1.1, 1.85):
            prism(disc(.22), .06, 'sky', bevel=.01)
            prism(star(.14), .06, 'amber', 0, 0, .04, .01)
        box(0, -.9, 0, .8, .06, 1.0, 'royal', .02)
        box(0, -.94, 0, .03, .02, 1.0, 'white', 0)
        for p in (-.85, .85):
            box(p, -.9, .5, .5, .05, .55, 'sky', .02)
        for p in (-.35, .4):
            box(1.3, p, .5, .05, .45, .55, 'sky', .02)
    for i, m in enumerate(('amber', 'coral', 'royal')):
        pencil(-1.95 + .0 * i, -.6 - .35 * i, 0, 1.5 - .2 * i, .13, m, m)
    tube([(-1.2, -1.25, .5), (-.3, -1.3, .38), (.6, -1.25, .5)], .03, 'red')
    for x in (-1.2, .6):
        cyl(x, -1.25, 0, .05, .55, 'gold')
        ball(x, -1.25, .58, .07, 'gold', fine=3)
    figure(-.3, -1.05, 0, 20, 1.0, 1, 'hijab', top='teal', hairc='amber', pose='hold')
    for x, y, t, s, h, m, p, k in ((.2, -2.0 + .2, 30, 2, 'pigtails', 'pink', 'cheer', .85), (1.2, -1.3, 50, 1, 'short', 'amber', 'cheer', .9), (1.7, -.5, 60, 3, 'curly', 'leaf', 'wave', 1.0), (-.9, -1.85, 20, 0, 'bob', 'royal', 'wave', .9)):
        figure(x, y, 0, t, k, s, h, top=m, pose=p)
    bunting(((-1.9, -.4, 1.7), (.95, -.4, 1.7)), n=9)
    tree(1.7, 1.3, 0, 1.2)
    for i, (x, y, z) in enumerate(((1.5, .6, 2.0), (1.75, .4, 2.3), (1.75, .8, 2.2))):
        ball(x, y, z, .2, ('pink', 'amber', 'teal')[i], (1, 1, 1.2))
        tube([(x, y, z - .2), (1.7, .6, .9)], .008, 'white', straight=True)


@picture('milestone-3')
def series_on_air():
    stage('blue', 6.2, (0, 0, 1.15))
    platform(4.4, 4.4, 'royal', 'teal')
    with at(-.5, .5, 0, 45):
        box(0, 0, .25, 2.7, .8, 1.9, 'coral', .22)
        with upright(-.25, -.4, 1.2):
            slab(0, 0, 0, 1.95, 1.5, .05, 'ink', .25, .02)
            with at(0, 0, .05):
                slab(0, 0, 0, 1.8, 1.35, .01, '*#2a9fe0', .2, 0)
                prism([(-.85, -.55), (.85, -.55), (.85, -.2), (.3, -.05), (-.3, -.25), (-.85, -.1)], .02, '*#12b5a0', 0, 0, .01, 0)
                dot(.5, .3, .16, '*#ffd34d', .01)
        with upright(1.02, -.4, 1.3):
            for k, m in enumerate(('amber', 'white')):
                prism(disc(.15), .12, m, 0, .35 - .42 * k, 0, .02)
            for k in range(4):
                rect(0, -.5 - .09 * k, .32, .035, 'ink', .0, .01)
        for s in (-1, 1):
            tube([(s * .1, 0, 2.1), (s * .7, 0, 2.95)], .03, 'chrome', straight=True)
            ball(s * .7, 0, 2.97, .08, '*amber', fine=3)
            cyl(s * 1.0, 0, 0, .08, .3, 'ink', top=.12)
    with at(-.12, -.3, .98):
        boat(.15, .0, .0, 45, .62, 'coral', 'white', face=True)
    for i, (x, y, s, h, m, c) in enumerate(((-.9, -1.7, 1, 'pigtails', 'amber', '#2b1b17'), (-.1, -1.75, 2, 'hijab', 'pink', 'aqua'), (1.4, -.9, 0, 'short', 'lime', '#6a3a1e'), (1.75, -.1, 3, 'curly', 'coral', '#2b1b17'))):
        figure(x, y, 0, (30, 40, 55, 60)[i], .95, s, h, top=m, hairc=c, pose=('cheer', 'wave', 'cheer', 'wave')[i])
    badge(1.6, 1.4, 2.2, star(.22), '*amber')


@picture('milestone-4')
def two_cities():
    stage('aqua', 7.0, (0, 0, 1.1), tint='#a8e6ec')
    with at(-1.45, -1.45, 0):
        island(0, 0, .15, 1.25, 'lime', 'wood', seed=5)
        for x, y, h in ((-.55, .55, 1.3), (.1, .75, .9), (-.75, -.05, .8)):
            cyl(x, y, .15, .42, h, 'leaf', top=.06, sides=7, bevel=.05)
        stilt_house(.35, -.2, .15, 45, 'wood', 'coral', scale=.75)
        figure(-.3, -.75, .15, 35, .8, 2, 'hijab', top='teal', hairc='pink', pose='wave')
        palm(.85, .5, .15, .9)
    with at(1.45, 1.45, 0):
        island(0, 0, .15, 1.25, 'ice', 'wood', seed=8)
        for k, d in enumerate((-.5, 0, .5)):
            box(-.35 + d * .7071, .35 + d * .7071, .15, .32, .32, 1.75, ('teal', 'royal', 'teal')[k], .05)
            windows(-.35 + d * .7071, .35 + d * .7071, .15, .32, .32, 1.75, ('white', 'sky'), .9, k + 2, .2, .07)
        with at(-.35, .35, 1.9, 45):
            slab(0, 0, 0, 1.75, .42, .13, 'white', .2, .04)
            for k in (-.5, 0, .45):
                tree(k, 0, .12, .25)
        figure(.6, -.35, .15, 55, .8, 1, 'short', top='amber', pose='wave', glasses='ink')
        tree(.2, -.85, .15, .6)
        ball(.9, .3, .3, .2, 'coral')
    tube([(-1.2, -1.2, 1.4), (-.6, -.6, 2.2), (0, 0, 2.5), (.6, .6, 2.3), (1.0, 1.0, 2.0)], .025, 'royal')
    with at(0, 0, 2.55, 45), at(lean=90):
        lathe([(0, -.55), (.08, -.45), (.15, -.1), (.15, .3), (.06, .55), (0, .58)], 'white')
        for s in (-1, 1):
            with at(tilt=90):
                prism([(-.02, -.25), (0, .2), (.0, .2), (s * .6, -.2), (s * .6, -.32)][::s], .05, 'teal', 0, 0, 0, .01)
        box(-.14, 0, -.5, .26, .04, .2, 'coral', .02)
    for x, y, z, r in ((-.2, .9, 1.5, .3), (.3, -.9, .7, .26), (-2.0, .4, 1.9, .24)):
        cloud(x, y, z, r)
    boat(.35, -.35, -.1, 60, .7, 'coral', 'white')
