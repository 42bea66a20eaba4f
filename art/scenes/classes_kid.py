"""Classes and workshops for children: bright floors, one big thing each."""
import math

from kit import *


@picture('kid-roblox')
def kid_roblox():
    stage('aqua', 6.4, (0, 0, .95))
    platform(4.6, 4.6, 'lime', 'royal')
    for x, y, h, m in ((-1.6, 1.6, 3, 'royal'), (-.9, 1.6, 2, 'teal'), (-1.6, .9, 2, 'teal'), (-.2, 1.6, 1, 'amber'), (-1.6, .2, 1, 'coral'), (.5, 1.6, 1, 'coral'), (1.2, 1.6, 2, 'pink')):
        for k in range(h):
            box(x, y, .6 * k, .66, .66, .6, m, .04)
            for dx in (-.16, .16):
                for dy in (-.16, .16):
                    cyl(x + dx, y + dy, .6 * (k + 1), .1, .07, m, bevel=.015)
    with at(.15, -.15, 0, 45, 1.25):
        for s in (-1, 1):
            box(s * .16, 0, 0, .28, .3, .5, 'navy', .04)
        box(0, 0, .5, .62, .32, .6, 'coral', .05)
        box(-.46, -.02, .52, .26, .28, .58, 'amber', .05)
        with at(.46, 0, .98, tilt=180):
            box(0, 0, -.5, .26, .28, .58, 'amber', .05)
        box(0, 0, 1.1, .5, .46, .46, 'yellow', .1)
        box(0, .02, 1.46, .54, .5, .16, 'darkwood', .06)
        for s in (-1, 1):
            ball(s * .11, -.23, 1.36, .04, 'ink', (.8, .5, 1.4), fine=3)
        tube([(-.1, -.24, 1.24), (0, -.24, 1.2), (.1, -.24, 1.24)], .014, 'ink')
    coin(-1.1, -1.2, .5, .22)
    coin(-.6, -1.6, .5, .22)
    figure(1.4, -1.0, 0, 55, 1.0, 1, 'spiky', top='pink', pose='cheer')
    tree(1.7, .5, 0, 1.1)
    box(1.6, -.2, 0, .5, .5, .5, 'aqua', .05)


@picture('kid-digital-drawing')
def kid_digital_drawing():
    stage('lilac', 6.0, (0, 0, 1.0))
    platform(4.4, 4.4, 'paper', 'royal')
    with at(-.3, .3, .6, 45, tilt=30):
        slab(0, 0, -.1, 3.0, 2.1, .14, 'white', .25, .04)
        rect(0, 0, 2.7, 1.8, 'sky', .04, .15)
        dot(.9, .5, .24, 'yellow', .06)
        prism([(-1.34, -.88), (1.34, -.88), (1.34, -.35), (.6, -.15), (-.3, -.4), (-1.34, -.2)], .04, 'lime', 0, 0, .055, 0)
        with at(-.35, -.35, .09):
            ball(0, .28, 0, .42, 'teal', (1.3, 1, .3))
            ball(.52, .62, .02, .27, 'teal', (1, 1, .4))
            for px in (-.3, .25):
                box(px, -.15, -.03, .18, .3, .14, 'teal', .05)
            for k in range(5):
                prism([(-.1, 0), (.1, 0), (0, .2)], .06, 'amber', -.5 + .22 * k, .6 + .1 * math.sin(k * .8), 0, .01)
            ball(.6, .68, .12, .05, 'ink', fine=3)
            tube([(-.5, .2, 0), (-.85, .05, 0), (-1.0, .25, 0)], .09, 'teal')
            tube([(.55, .5, .14), (.65, .47, .14), (.74, .52, .14)], .015, 'ink')
    brush(.95, .1, .75, 1.6, .11, 'coral', 'pink', tilt=150, lean=-18, turn=45)
    figure(-1.2, -1.4, 0, 20, 1.15, 0, 'bob', top='coral', pose='cheer', hairc='#6b3a1e')
    figure(1.3, -1.0, 0, 60, 1.15, 2, 'curly', top='amber', pose='draw')
    for i, m in enumerate(('red', 'amber', 'leaf', 'royal')):
        pencil(-.3 + .34 * i, -1.9 + .3 * i, .09, 1.0, .08, m, m, tilt=90, turn=0)


@picture('kid-arts-and-craft')
def kid_arts_and_craft():
    stage('peach', 6.0, (0, 0, .95))
    platform(4.4, 4.4, 'white', 'teal')
    with at(-.5, .5, 0, 45):
        box(0, 0, 0, 1.7, 1.2, 1.0, 'sand', .03)
        box(0, -.6, 0, .42, .04, .6, 'darkwood', .01)
        for s in (-1, 1):
            box(s * .55, -.6, .42, .34, .04, .34, 'aqua', .01)
        with at(0, .7, 1.0, tilt=90):
            prism([(-1.05, -.05), (1.05, -.05), (0, .75)], 1.4, 'pink', bevel=.02)
        for i in range(5):
            ball(-.72 + .36 * i, -.72, .98, .11, ('yellow', 'teal', 'white')[i % 3], (1, .6, 1), fine=3)
        cyl(.5, .2, 1.3, .13, .5, 'royal')
    with at(1.2, -.6, .15, -20, 1.3):
        for s in (-1, 1):
            with at(turn=s * 14):
                prism([(-.06, 0), (.06, 0), (.02, 1.0), (-.02, 1.0)], .04, 'chrome', bevel=.01)
            ring(s * -.2, -.2, .02, .17, .05, 'coral')
    for i, m in enumerate(('red', 'amber', 'leaf', 'royal', 'purple')):
        cyl(1.5 - .1 * i, 1.2 + .12 * i, 0, .13, .55 + .12 * (i % 3), m)
        cyl(1.5 - .1 * i, 1.2 + .12 * i, .55 + .12 * (i % 3), .12, .22, m, top=.03)
    figure(-.9, -1.55, 0, 25, 1.15, 1, 'pigtails', top='teal', pose='cheer', apron='amber')
    figure(.4, -1.5, 0, 40, 1.15, 3, 'short', top='royal', pose='hold')
    for i, (x, y) in enumerate(((-1.7, -.4), (-1.8, .2), (-1.5, -.9), (1.8, -.1))):
        with at(x, y, .05, 30 * i):
            prism((star(.24), heart(.22), star(.2, .7, 6), disc(.2))[i], .06, ('amber', 'pink', 'teal', 'lime')[i], bevel=.015)


@picture('mini-scratch')
def mini_scratch():
    stage('sunny', 6.0, (0, 0, 1.05))
    platform(4.4, 4.4, 'paper', 'teal')
    for i, (w, m, n) in enumerate(((1.5, 'amber', 0), (1.9, 'royal', 1), (1.6, 'purple', 1), (1.9, 'leaf', 1), (1.4, 'coral', 1))):
        with at(-.5, .5, 2.1 - .44 * i, 45), upright():
            with at((w - 1.9) / 2, 0, 0):
                slab(0, 0, -.2, w, .4, .4, m, .1, .04)
                slab(-w / 2 + .45, -.22, -.18, .3, .1, .36, m, .04, .02)
                rect(.12, 0, .5, .2, 'white', .2, .1)
                dot(-w / 2 + .25, 0, .09, 'yellow', .2) if i == 0 else None
    with at(.75, -.75, 0):
        cat(0, 0, 0, 45, 'orange', 2.2)
    figure(-1.3, -1.2, 0, 25, 1.15, 2, 'bun', top='teal', pose='cheer')
    figure(1.65, .35, 0, 65, 1.1, 1, 'cap', top='pink', pose='wave')
    for i, (x, y) in enumerate(((1.4, 1.3), (1.75, 1.0))):
        box(x, y, 0, .35, .35, .35, ('teal', 'purple')[i], .05)
    speech(1.2, .2, 1.75, .6, .42, 'white')


@picture('mini-fantasy-creature')
def mini_fantasy_creature():
    stage('lilac', 6.0, (0, 0, 1.05))
    platform(4.4, 4.4, 'mint', 'royal')
    with at(-.3, .3, 0, 45, 1.25):
        lathe([(0, 0), (.5, 0), (.62, .3), (.55, .75), (.35, 1.05), (0, 1.1)], 'teal')
        lathe([(0, .05), (.42, .06), (.5, .3), (.42, .7), (.2, .95)], 'cream', 0, -.14, 0)
        ball(0, -.08, 1.25, .46, 'teal', (1.08, .95, .9))
        ball(0, -.42, 1.13, .23, 'aqua', (1.2, .8, .75))
        for s in (-1, 1):
            ball(s * .2, -.42, 1.38, .12, 'white', fine=3)
            ball(s * .2, -.52, 1.39, .065, 'ink', fine=3)
            cyl(s * .22, .02, 1.58, .09, .35, 'amber', top=.01)
            ball(s * .09, -.59, 1.18, .03, 'ink', fine=2)
            ball(s * .35, -.28, .08, .18, 'teal', (1, 1.3, .6))
            tube([(s * .45, -.1, .75), (s * .62, -.35, .6), (s * .45, -.5, .62)], .1, 'teal')
            with at(s * .3, .3, .8, tilt=72, lean=s * -24):
                prism([(0, 0), (s * .5, .75), (s * .75, .3), (s * 1.0, .35), (s * .85, -.1)], .05, 'coral', bevel=.01)
        tube([(0, .4, .2), (.3, .8, .15), (.75, .75, .3), (.9, .5, .6)], .13, 'teal')
        prism([(-.15, 0), (.15, 0), (0, .3)], .05, 'amber', .9, .5, .62, .01)
        for k in range(4):
            cyl(0, .32 + .04 * k, 1.5 - .28 * k, .1, .2, 'amber', top=.01, sides=12)
    figure(1.0, -1.35, 0, 60, 1.1, 1, 'hijab', top='pink', hairc='amber', pose='reach')
    figure(-1.45, -1.1, 0, 20, 1.1, 3, 'spiky', top='royal', pose='cheer')
    for x, y, m in ((1.6, .4, 'pink'), (-1.5, 1.3, 'coral'), (1.2, 1.5, 'amber')):
        lathe([(0, 0), (.1, 0), (.08, .3), (.34, .32), (.3, .5), (0, .62)], m, x, y)
        for k in range(4):
            ball(x + .2 * math.cos(k * 1.7 - 1), y + .2 * math.sin(k * 1.7 - 1), .5, .05, 'white', fine=2)
    with at(1.7, -.4, .22):
        ball(0, 0, 0, .22, 'amber', (1, 1, 1.3))
        for k in range(5):
            ball(.16 * math.cos(k * 2 - 2), .16 * math.sin(k * 2 - 2), .08 * (k % 3) - .05, .06, 'coral', fine=2)


@picture('mini-stop-motion')
def mini_stop_motion():
    stage('teal', 6.0, (0, 0, 1.0))
    platform(4.4, 4.4, 'white', 'royal')
    with at(-.6, .6, 0, 45):
        box(0, .3, 0, 2.4, 1.2, .35, 'wood', .05)
        box(0, .85, .35, 2.4, .1, 1.45, 'sky', .03)
        slab(0, .25, .35, 2.3, 1.05, .08, 'lime', .1, .02)
        cloud(-.6, .72, 1.45, .17, turn=0)
        sun(.75, .74, 1.4, .17, 'yellow', 'amber', 0)
        for x, k in ((-.85, .6), (.9, .75)):
            tree(x, .45, .43, k)
        for x, m in ((-.3, 'coral'), (.28, 'amber')):
            lathe([(0, 0), (.15, 0), (.18, .2), (.12, .36), (0, .4)], m, x, .1, .43, 24)
            ball(x, .08, .96, .16, m)
            for s in (-1, 1):
                ball(x + s * .06, -.07, .99, .03, 'ink', fine=2)
                tube([(x + s * .14, .1, .72), (x + s * .28, .06, .85 if s * (x + .01) > 0 else .55)], .045, m)
    film_camera(.75, -.75, 0, 225, .9, 'royal', .85)
    figure(-.95, -1.5, 0, 150, 1.15, 1, 'bangs', top='pink', pose='reach')
    figure(1.65, -.4, 0, 60, 1.15, 2, 'hijab', top='amber', hairc='coral', pose='point')
    with at(1.4, 1.5, .0):
        cyl(0, 0, 0, .04, 1.6, 'slate')
        with at(0, 0, 1.6, 225, tilt=-30):
            cyl(0, 0, -.1, .15, .35, 'ink', top=.3)
            cyl(0, 0, .22, .26, .03, '*#fff0c0')
    clapper(-1.8, -.6, .45, 45, .65)
