"""One-day workshops: the thing made, large, with a maker or two."""
import math

from kit import *


@picture('workshop-jewelry')
def jewelry():
    stage('blue', 5.8, (0, 0, 1.0), tint='#28338f')
    platform(4.2, 4.2, 'royal', 'teal')
    with at(-.2, .2, 0, 45):
        lathe([(0, 0), (.75, 0), (.75, .12), (.3, .25), (.26, .6), (.55, .95), (.62, 1.3), (.3, 1.75), (.26, 2.1), (0, 2.15)], 'ice')
        beads = [(.62 * math.sin(a), -.42 - .16 * math.cos(a), 1.55 - .62 * math.cos(a * .5) ** 2) for a in [(-9 + k) * .2 for k in range(19)]]
        for i, (px, py, pz) in enumerate(beads):
            ball(px * .9, py, pz, .085, ('gold', '*cyan', 'rose')[i % 3] if i != 9 else 'gold', fine=3)
        with upright(0, -.66, .68):
            prism(star(.24, .6, 6), .1, 'gold', bevel=.02)
            prism(disc(.12), .14, '*hot', bevel=.03)
    ring(1.35, -.15, .45, .38, .075, 'gold', tilt=78, turn=45)
    gem(1.35, -.15, .78, .24, '*cyan')
    for i in range(9):
        a = i * .7
        ball(-1.35 + .38 * math.cos(a), -.75 + .38 * math.sin(a), .1, .12, ('coral', 'amber', 'aqua')[i % 3], fine=3)
    figure(.5, -1.5, 0, 40, 1.1, 1, 'bob', top='coral', pose='hold', hairc='#4a2a1a')
    figure(-.6, -1.6, 0, 25, 1.05, 2, 'hijab', top='aqua', hairc='pink', pose='cheer')
    for x, y, m in ((1.5, 1.3, '*hot'), (-1.6, .9, '*amber'), (1.7, .8, '*lime')):
        gem(x, y, .0, .2, m)


@picture('workshop-mask')
def mask():
    stage('dusk', 5.8, (0, 0, 1.15))
    platform(4.2, 4.2, 'purple', 'royal')
    cyl(-.1, .1, 0, .9, .25, 'navy')
    with at(-.1, .1, 1.45, 45, 1.15):
        ball(0, 0, 0, .85, 'cream', (.92, .5, 1.12))
        for s in (-1, 1):
            ball(s * .3, -.37, .12, .17, 'white', (1.15, .5, .7), fine=4)
            ball(s * .3, -.45, .12, .09, 'ink', (.8, .5, 1), fine=3)
            tube([(s * .1, -.46, .33), (s * .3, -.46, .43), (s * .54, -.34, .34)], .05, 'ink')
            ball(s * .45, -.34, -.2, .14, 'coral', (1, .5, .8), fine=3)
            ball(s * .82, .05, -.1, .14, 'gold', (.5, .8, 1.3))
            tube([(s * .5, -.2, .8), (s * .85, -.1, .95), (s * .95, 0, 1.3)], .09, 'teal')
        lathe([(.02, -.35), (.1, -.28), (.07, 0), (0, .12)], 'cream', 0, -.45, .0)
        tube([(-.26, -.4, -.45), (0, -.48, -.53), (.26, -.4, -.45)], .07, 'red')
        for k in range(-3, 4):
            with at(.22 * k, -.12, .8, lean=14 * k):
                cyl(0, 0, 0, .12, .5 - .05 * abs(k), ('gold', 'coral')[k % 2], top=.02, sides=16)
                ball(0, -.1, .1, .055, '*cyan', fine=2)
    figure(1.3, -1.0, 0, 55, 1.05, 1, 'short', top='aqua', pose='draw', apron='white')
    figure(-1.2, -1.2, 0, 25, 1.05, 2, 'tail', top='amber', pose='cheer')
    brush(1.5, .9, 0, 1.3, .07, 'coral', 'teal', lean=10)
    mug(1.75, .3, 0, 'coral')
    spark(1.0, -1.0, 2.0, 60, '#ffd9a0')


@picture('workshop-clay')
def clay():
    stage('peach', 5.8, (0, 0, .95))
    platform(4.2, 4.2, 'paper', 'teal')
    with at(-.3, .3, 0):
        cyl(0, 0, 0, .45, .35, 'navy', top=.35)
        cyl(0, 0, .35, .95, .12, 'slate')
        with at(0, 0, .47, scale=1.55):
            lathe([(0, 0), (.26, 0), (.4, .14), (.44, .34), (.36, .56), (.2, .72), (.17, .82), (.25, .95), (.22, .95), (.14, .82), (0, .7)], 'clay')
            for h, r in ((.2, .425), (.28, .44), (.36, .44)):
                ring(0, 0, h, r, .012, 'darkwood')
    figure(1.15, -.55, 0, 250, 1.25, 1, 'bun', top='teal', pose='reach', apron='cream')
    stool(1.25, -.6)
    box(-.6, 1.75, 0, 2.4, .45, .5, 'wood', .03)
    for i, m in enumerate(('teal', 'white', 'amber', 'royal')):
        clay_pot(-1.5 + .6 * i, 1.75, .5, .55, m, 'coral')
    figure(-1.1, -1.35, 0, 30, 1.1, 2, 'hijab', top='royal', hairc='aqua', pose='hold')
    with at(-1.1, -1.35, 0, 30, 1.1):
        clay_pot(0, -.34, .5, .38, 'amber', 'teal')
    for x, y, r in ((.5, -1.75, .24), (.95, -1.75, .17), (.75, -1.5, .15)):
        ball(x, y, r * .8, r, 'clay', (1.1, 1, .85))
    lathe([(0, 0), (.2, 0), (.26, .3), (.24, .3), (.18, .06), (0, .06)], 'royal', 1.6, .5)


@picture('workshop-watercolor')
def watercolor():
    stage('day', 5.8, (0, 0, .95))
    platform(4.2, 4.2, 'white', 'teal')
    with at(-.35, .35, .45, 45, tilt=28):
        slab(0, 0, -.1, 2.7, 1.9, .1, 'wood', .05, .02)
        rect(0, 0, 2.45, 1.65, 'paper', .002, .02)
        blots = ((-.7, .25, .45, '#9fdcf0'), (-.2, .35, .5, '#b9e6f2'), (.5, .2, .5, '#ffd0b8'), (.85, .4, .28, '#ffb9c6'), (-.75, -.35, .42, '#a8e2c6'), (0, -.45, .5, '#8fd6bd'), (.7, -.4, .42, '#a9d8ee'))
        for i, (px, py, r, m) in enumerate(blots):
            prism([(r * (1 + .1 * math.sin(5 * a + i)) * math.cos(a), .62 * r * (1 + .12 * math.sin(4 * a + 2 * i)) * math.sin(a)) for a in [2 * math.pi * k / 40 for k in range(40)]], .006, m, px, py, .018 + .004 * i, 0)
        for i, (px, py) in enumerate(((-.25, -.1), (.12, .05), (.45, -.12))):
            tube([(px, py - .35, .06), (px + .03, py - .1, .06)], .016, 'leaf')
            for k in range(5):
                a = k * 1.2566
                ball(px + .1 * math.cos(a), py + .1 * math.sin(a), .055, .085, ('pink', 'coral', 'lilac')[i], (1, 1, .25), fine=3)
            ball(px, py, .07, .05, 'yellow', (1, 1, .5), fine=2)
    with at(.75, -.95, .03, 45):
        slab(0, 0, 0, 1.3, .55, .1, 'ink', .08, .02)
        for i, m in enumerate(('red', 'amber', 'yellow', 'leaf', 'teal', 'royal', 'purple', 'pink')):
            cyl(-.45 + .3 * (i % 4), .12 - .24 * (i // 4), .09, .1, .04, m)
    lathe([(0, 0), (.26, 0), (.28, .55), (.25, .55), (.23, .05), (0, .05)], 'ice', 1.55, .15)
    cyl(1.55, .15, .05, .24, .36, '#9fd8ee')
    brush(1.5, .1, .15, 1.25, .055, 'coral', 'teal', lean=14)
    brush(1.62, .2, .15, 1.15, .05, 'royal', 'pink', lean=-12, tilt=-8)
    brush(.55, .35, .95, 1.5, .09, 'amber', 'royal', tilt=152, lean=-20, turn=45)
    figure(-1.25, -1.25, 0, 25, 1.15, 1, 'hijab', top='coral', hairc='teal', pose='draw')
    figure(-.2, -1.75, 0, 35, 1.1, 3, 'curly', top='amber', pose='cheer')
    potted(1.5, 1.4, 0, .9, 'royal')


@picture('workshop-puppetry')
def puppetry():
    stage('dusk', 5.8, (0, 0, 1.2))
    platform(4.2, 4.2, 'purple', 'royal')
    with at(-.35, .35, 0, 45):
        box(0, 0, 0, 2.5, .8, .7, 'coral', .04)
        for s in (-1, 1):
            box(s * 1.15, 0, .7, .2, .7, 1.6, 'coral', .04)
        box(0, 0, 2.3, 2.6, .8, .35, 'coral', .05)
        box(0, .3, .7, 2.1, .05, 1.6, '*#2b3fa8', .01)
        for s in (-1, 1):
            for k in range(4):
                cyl(s * (.98 - .13 * k), -.2, .7, .085, 1.6 - .05 * k, 'red')
        for k in range(9):
            ball(-1.2 + .3 * k, -.42, 2.27, .12, ('amber', 'yellow')[k % 2], (1, .5, 1), fine=3)
        for x, m, h in ((-.32, 'teal', 'amber'), (.32, 'amber', 'pink')):
            for dx in (-.16, .16):
                tube([(x + dx, -.25, 2.3), (x + dx * 1.2, -.27, 1.15)], .008, 'white', straight=True)
            tube([(x, -.25, 2.3), (x, -.25, 1.6)], .008, 'white', straight=True)
            ball(x, -.25, 1.42, .2, 'cream')
            ball(x, -.22, 1.52, .19, h, (1, 1, .7))
            lathe([(.24, 0), (.2, .1), (.12, .32), (.06, .4)], m, x, -.25, .86, 24)
            for s in (-1, 1):
                ball(x + s * .07, -.43, 1.43, .03, 'ink', fine=2)
                ball(x + s * .21, -.28, 1.12, .055, 'cream', fine=2)
                tube([(x + s * .08, -.25, 1.16), (x + s * .21, -.28, 1.12)], .04, m)
                tube([(x + s * .09, -.25, .9), (x + s * .1, -.27, .74)], .04, 'navy')
    for i, (x, y, s, h, m, c) in enumerate(((-.2, -1.5, 2, 'pigtails', 'aqua', '#2b1b17'), (.65, -1.05, 1, 'hijab', 'amber', 'pink'), (1.35, -.4, 0, 'short', 'lime', '#5a2a1a'))):
        figure(x, y, 0, 225, 1.0, s, h, top=m, hairc=c, pose=('cheer', 'down', 'wave')[i])
    spark(.4, -.4, 1.9, 70, '#ffd9a0')
