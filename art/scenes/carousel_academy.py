"""What the academy teaches, one picture a discipline."""
from kit import *


@picture('work-academy-3d-modelling')
def modelling():
    stage('day', 6.4, (0, 0, 1.15))
    platform(4.4, 4.4, 'white', 'teal')
    for k in range(-4, 5):
        box(k * .48, 0, 0, .012, 3.9, .008, 'sky', 0)
        box(0, k * .48, 0, 3.9, .012, .008, 'sky', 0)
    with at(0, 0, .1, 45):
        for h, r in ((.1, .55), (.4, .85), (.75, 1.02), (1.1, 1.0), (1.4, .8), (1.65, .5)):
            ring(0, 0, h, r, .018, 'royal')
        for a in range(12):
            with at(turn=30 * a):
                tube([(.55, 0, .1), (.85, 0, .4), (1.02, 0, .75), (1.0, 0, 1.1), (.8, 0, 1.4), (.5, 0, 1.65)], .014, 'royal')
        lathe([(0, .08), (.52, .08), (.82, .38), (.99, .75), (.97, 1.02), (.9, 1.2), (0, 1.2)], 'coral')
        tube([(.98, 0, 1.0), (1.5, 0, 1.05), (1.65, 0, 1.5)], .13, 'coral')
        tube([(-.95, 0, 1.2), (-1.5, 0, 1.15), (-1.45, 0, .6), (-.9, 0, .5)], .09, 'coral')
        lathe([(.52, 1.66), (.4, 1.8), (.12, 1.86), (.1, 1.95), (.16, 2.05), (0, 2.12)], 'amber')
    for m, tilt, lean in (('red', 0, 90), ('lime', 90, 0), ('royal', 0, 0)):
        with at(1.5, 1.4, .1, 0, 1, tilt, lean):
            cyl(0, 0, 0, .035, .6, m)
            cyl(0, 0, .58, .1, .2, m, top=.005)
    figure(.4, -1.75, 0, 30, 1.05, 1, 'bangs', top='royal', pose='point', apron='amber')
    figure(1.6, -.9, 0, 60, 1.05, 2, 'hijab', top='teal', hairc='pink', pose='hold')
    box(-1.6, -1.3, 0, .45, .45, .45, 'amber', .05)
    ball(-1.4, -1.9, .24, .24, 'teal')
    cyl(-1.85, -.6, 0, .26, .6, 'pink', top=.01)


@picture('work-academy-concept-art')
def concept_art():
    stage('lilac', 6.6, (0, 0, 1.35))
    platform(4.4, 4.4, 'paper', 'royal')
    with easel(-.55, .55, 0, 45, 1.65, 'paper', 1.55, 1.2):
        landscape(1.45, 1.1, 'sky', 'purple', 'royal', 'amber')
    with at(.25, -.25, 1.75, 45):
        island(0, 0, 0, .62, 'lime', seed=4)
        with at(0, 0, 0):
            for x, y, h, r in ((0, .1, .8, .2), (-.28, 0, .5, .14), (.28, -.02, .55, .14)):
                cyl(x, y, 0, r, h, 'white')
                cyl(x, y, h, r * 1.3, h * .55, 'coral' if x else 'royal', top=.01)
                ball(x, y - r, h * .6, .05, 'amber', fine=2)
        tree(.1, -.35, 0, .4)
    for a, (x, y, z) in enumerate(((1.35, .7, 2.5), (-1.3, -.5, 2.7))):
        with at(x, y, z, 45):
            tube([(-.4, 0, 0), (-.1, 0, .12), (.25, 0, -.05), (.5, 0, .06)], .07, ('teal', 'coral')[a])
            for s in (-1, 1):
                prism([(-.15, 0), (.2, 0), (-.1, s * .45)], .03, ('aqua', 'amber')[a])
            ball(.52, 0, .08, .1, ('teal', 'coral')[a])
    brush(1.2, -.2, 0, 1.7, .09, 'coral', 'purple', lean=18, turn=45)
    figure(.55, -1.6, 0, 190, 1.15, 1, 'bun', top='coral', pose='draw', apron='white')
    palette(1.55, -1.3, .1, 40, .9)
    paint_tube(-1.3, -1.3, 0, 30, 'royal', 1.1)
    paint_tube(-.8, -1.7, 0, 60, 'pink', 1.1)
    cloud(-1.7, .9, 1.2, .22)
    cloud(1.5, 1.7, 1.5, .22)


@picture('work-academy-digital-drawing')
def digital_drawing():
    stage('peach', 6.2, (0, 0, 1.0))
    platform(4.4, 4.4, 'paper', 'teal')
    with at(-.25, .25, .5, 45, tilt=24):
        slab(0, 0, -.1, 3.3, 2.3, .14, 'ink', .2, .04)
        rect(0, 0, 3.05, 2.05, 'ice', .04, .12)
        for i, m in enumerate(('coral', 'amber', 'teal', 'royal', 'pink')):
            dot(-1.35, .7 - .35 * i, .11, m, .055)
        ball(.15, .0, .05, .62, 'amber', (1, 1, .25))
        for s in (-1, 1):
            prism([(s * .15, .45), (s * .62, .2), (s * .55, .85)], .13, 'amber', 0, 0, .05, .03)
            ball(.15 + s * .22, .08, .2, .09, 'ink', (.8, 1.1, .4))
            for k in (-1, 0, 1):
                tube([(.15 + s * .35, -.12 + .02 * k, .2), (.15 + s * .85, -.1 + .12 * k, .2)], .012, 'wood')
        prism([(.08, -.08), (.22, -.08), (.15, -.16)], .04, 'pink', 0, 0, .19, .01)
        tube([(-1.0, -.75, .08), (-.4, -.85, .08), (.3, -.68, .08), (1.0, -.6, .08)], .05, 'teal')
    with at(.9, -.05, .8, 45, tilt=-28, lean=22):
        cyl(0, 0, .15, .1, 1.9, 'white')
        cyl(0, 0, -.12, .02, .3, 'royal', top=.1, bevel=0)
        cyl(0, 0, 1.5, .105, .2, 'teal')
    figure(-1.25, -1.35, 0, 30, 1.1, 1, 'pigtails', top='teal', pose='cheer')
    figure(1.5, -1.0, 0, 55, 1.1, 2, 'cap', top='royal', pose='wave')
    tube([(1.0, 1.2, 1.2), (1.5, 1.4, 1.9), (.6, 1.5, 2.3), (-.4, 1.6, 2.0), (-1.2, 1.3, 2.5)], .07, 'pink')
    tube([(1.2, 1.2, 1.0), (1.8, 1.3, 1.7), (1.0, 1.7, 2.1), (-.2, 1.9, 1.7), (-1.3, 1.5, 2.2)], .05, 'aqua')
    mug(-1.8, .2, 0, 'royal')


@picture('work-academy-animation')
def animation():
    stage('aqua', 6.4, (0, 0, 1.1))
    platform(4.4, 4.4, 'white', 'royal')
    with at(.2, -.2, .1, 45):
        path = []
        for i in range(25):
            t = i / 24 * 3
            f = t % 1
            path.append((-1.9 + 3.8 * i / 24, 0, .28 + (1.75 - .35 * int(min(t, 2.99))) * 4 * f * (1 - f)))
        tube(path, .014, 'royal', straight=True)
        for i in range(0, 25, 4):
            x, _, h = path[i]
            flat = max(0, .5 - h) * 1.1
            last = i == 24
            ball(x, 0, h, .34 if last else .15 + .007 * i, 'coral' if last else ('rose', 'amber', 'yellow', 'lime', 'sky', 'lilac')[i // 4], (1 + flat, 1, 1 - flat))
            if last:
                for s in (-1, 1):
                    ball(x + s * .1, -.26, h + .06, .05, 'ink', (.8, .6, 1.2))
    for i in range(9):
        with at(-1.2, 1.2, .15 + .07 * i, 45 - 3 * i):
            slab(0, 0, 0, 1.9, 1.2, .06, 'paper' if i % 2 else 'cream', .04, .01)
            if i == 8:
                dot(0, .1, .25, 'coral', .062)
                tube([(-.6, -.35, .07), (0, -.4, .07), (.6, -.35, .07)], .02, 'royal')
    figure(.3, -1.75, 0, 35, 1.05, 2, 'afro', top='amber', pose='cheer')
    figure(-1.5, -1.3, 0, 25, 1.05, 1, 'long', top='pink', pose='hold')
    clapper(1.5, 1.6, .75, 45, .75)
    pencil(1.75, .2, 0, 1.4, .12, 'teal', lean=-12, turn=45)


@picture('work-academy-visual-design')
def visual_design():
    stage('sunny', 6.4, (0, 0, 1.25))
    platform(4.4, 4.4, 'paper', 'teal')
    with upright(-.6, .6, .18, 45):
        text('Aa', 2.3, 'royal', -.25, 0, 0, .22)
    with at(1.05, .85, 1.2), upright(0, 0, 0, 45):
        slab(0, 0, -.05, 1.15, 1.7, .07, 'coral', .06, .02)
        dot(0, .2, .38, 'yellow', .02)
        prism([(-.57, -.84), (.57, -.84), (.57, -.2), (.2, -.45), (-.2, -.1), (-.57, -.4)], .03, 'navy', 0, 0, .03, 0)
        lines(-.42, .68, (.5,), 'white', .1, .07, .02)
    for i, m in enumerate(('red', 'coral', 'amber', 'yellow', 'lime', 'teal', 'sky', 'royal', 'purple')):
        with at(1.2, -1.4, .03 + .025 * i, 150 - 17 * i):
            slab(0, .55, 0, .36, 1.2, .022, m, .05, 0)
    cyl(1.2, -1.4, 0, .07, .32, 'chrome')
    figure(-1.35, -1.2, 0, 30, 1.1, 1, 'bob', top='teal', pose='point', hairc='#4a2a6a')
    figure(.0, -1.75, 0, 40, 1.1, 3, 'spiky', top='pink', pose='hold')
    with upright(-1.9, 1.9, 1.7, 45):
        prism(star(.3), .12, 'pink', bevel=.03)
    ball(1.75, 1.9, 2.2, .22, 'teal')
    box(-1.7, .3, 0, .4, .4, .4, 'lime', .05, 20)
    pencil(-1.95, -.5, 0, 1.3, .12, 'pink', lean=8)


@picture('work-academy-app-and-web')
def app_and_web():
    stage('mint', 6.4, (0, 0, 1.2))
    platform(4.4, 4.4, 'paper', 'royal')
    with at(-.5, .5, 0):
        with laptop(0, 0, .05, 45, 3.6, 'white'):
            rect(0, .19, .72, .06, 'teal', 0, .015)
            with at(-.14, .02, .002):
                landscape(.4, .24, 'sky', 'leaf', 'teal', 'amber')
            for i, m in enumerate(('coral', 'amber')):
                slab(.23, .08 - .14 * i, .0, .2, .11, .03, m, .02, .006)
            for i, m in enumerate(('pink', 'aqua', 'lime')):
                slab(-.22 + .22 * i, -.165, 0, .19, .09, .02, m, .02, .006)
    with at(.9, -.35, 0):
        box(0, 0, 0, .55, .55, .3, 'coral', .05)
        box(0, 0, .3, .42, .42, .25, 'amber', .05)
    figure(.35, -1.65, 0, 200, 1.1, 1, 'tail', top='coral', pose='reach')
    figure(1.55, -1.0, 0, 70, 1.1, 2, 'short', top='royal', pose='wave', glasses='ink')
    with phone(1.5, .9, 1.05, 45, .7, 1.35, '*#2a62d8'):
        dot(0, .3, .18, '*amber')
        for i in range(3):
            rect(0, -.05 - .2 * i, .46, .13, ('white', '*pink', 'white')[i])
    cat(-1.6, -1.2, 0, 40, 'amber', 1.1)
    with upright(-1.75, .9, 2.6, 45):
        prism(gear(.35), .12, 'teal', bevel=.02)
        prism(disc(.14), .13, 'white', 0, 0, .005, 0)
    speech(.9, 1.9, 2.4, .8, .5, 'coral', marks='white')
