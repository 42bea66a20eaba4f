"""Pictures for articles, and the card shown when a page is shared."""
import math

from kit import *


@picture('article-default')
def article_default():
    stage('teal', 7.9, (0, 0, .9))
    platform(5.2, 5.2, 'white', 'blue')
    with at(-.5, .5, 1.55):
        with upright(0, 0, 0, 45):
            slab(0, 0, 0, 2.5, 3.0, .12, 'paper', .1, .03)
            with at(0, 0, .12):
                with at(0, .62, 0):
                    landscape(2.1, 1.1, 'sky', 'leaf', 'teal', 'amber')
                lines(-1.05, -.15, (1.6,), 'navy', .2, .14)
                lines(-1.05, -.45, (2.1, 1.9, 2.05, 1.2), 'stone', .2, .08)
    speech(1.5, .9, 2.3, .9, .6, 'amber', marks='white')
    speech(-2.0, -.2, 2.2, .7, .5, 'coral', marks='white')
    pencil(.9, -.2, .05, 2.0, .16, 'amber', lean=16, turn=45)
    figure(.1, -1.7, 0, 40, 1.2, 2, 'hijab', top='royal', hairc='aqua', pose='wave')
    cat(1.5, -1.2, 0, 60, 'white', 1.1)
    potted(-1.9, -1.7, 0, .9)
    books(-1.1, -2.0, 0, 30)
    mug(1.9, .2, 0, 'pink')


@picture('social-card')
def social_card():
    stage('night', 10.8, (0, 0, 1.0))
    platform(7, 7, 'navy', 'blue')
    for i, (x, y, h) in enumerate(((-2.9, 2.9, 2.7), (-2.9, 1.5, 2.2), (-1.5, 2.9, 2.0), (-2.9, .2, 1.6), (-.2, 2.9, 1.7), (-2.9, -1.1, 1.3), (1.2, 2.9, 1.2), (-2.9, -2.5, .9), (2.6, 2.9, .8))):
        tower(x, y, 0, 1, 1, h, ('royal', 'deepteal', 'purple', 'teal', 'blue')[i % 5], i, ('*cyan', '*amber', '*pink'))
    with upright(-.3, .3, .55, 45):
        text('Arunika', 1.7, 'white', 0, 0, 0, .16)
    with upright(.15, -.15, .12, 45):
        text('Studio & Academy', .46, 'white', 0, 0, 0, .06)
    gamepad(-2.2, -3.0, .55, 45, .55, 'white', tilt=40)
    for i, m in enumerate(('coral', 'amber', 'teal')):
        pencil(2.9 + .25 * i, 1.7 + .25 * i, 0, 1.5 + .25 * i, .15, m, m)
    figure(1.5, -1.6, 0, 45, 1.05, 1, 'bangs', top='coral', pose='cheer')
    figure(.2, -2.7, 0, 35, 1.05, 2, 'hijab', top='aqua', hairc='pink', pose='wave')
    robot(2.6, -.6, 0, 55, .9, wave=True)
    drone(2.2, 2.2, 2.6, 20, 1)
    spark(0, -1.2, 1.6, 160, '#35d6ff')


@picture('game-launch')
def game_launch():
    stage('night', 7.4, (0, 0, 1.25))
    platform(5, 5, 'navy', 'blue')
    podium(0, 0, 0, 1.6, .2, 'royal', '*cyan')
    for i in range(14):
        a = i * .45
        ball(1.1 * math.cos(a), 1.1 * math.sin(a), .32, .3 - .05 * (i % 3), 'white', fine=3)
    rocket(0, 0, .75, 1.45, 'white', 'coral')
    gamepad(.15, -.15, .62, 45, .62, 'aqua', tilt=30)
    for x, y, s, h, m, t in ((-1.6, -1.3, 1, 'spiky', 'pink', 20), (-.6, -2.0, 2, 'curly', 'amber', 30), (1.9, .9, 0, 'tail', 'leaf', 70), (2.0, -1.9, 3, 'afro', 'royal', 45), (.7, -2.1, 1, 'hijab', 'coral', 40)):
        figure(x, y, 0, t, .95, s, h, top=m, pose='cheer')
    for i, (x, y, z) in enumerate(((-2, 1.6, 2.2), (1.7, 1.5, 2.6), (-1.9, -.3, 2.9), (1.2, 2.2, 1.6))):
        badge(x, y, z, (star(.2), heart(.18), star(.18, .7, 6), play(.18))[i], ('*amber', '*hot', '*cyan', '*amber')[i])
    arcade(-1.9, .6, 0, 20, .8)
    spark(0, -.6, 1.0, 150, '#ffab2e')


@picture('studio-expansion')
def studio_expansion():
    stage('day', 8.9, (0, 0, 1.45))
    platform(5.6, 5.6, 'ice', 'teal')
    tower(-1.2, 1.2, 0, 1.9, 1.9, 2.6, 'teal', 4, ('sky', 'white', 'cream'), .8)
    box(.75, 1.3, 0, 1.5, 1.5, 1.3, 'royal', .05)
    windows(.75, 1.3, 0, 1.5, 1.5, 1.3, ('sky', 'white'), .9, 7)
    for z in (1.5, 2.0):
        for px, py in ((.1, .65), (1.4, .65), (1.4, 1.95), (.1, 1.95)):
            cyl(px, py, 1.3, .05, z - 1.1, 'amber')
        box(.75, 1.3, z - .05, 1.45, 1.45, .06, 'amber', .01)
    tube([(-2.3, -.4, 0), (-2.3, -.4, 4.0)], .1, 'coral')
    tube([(-2.7, -.8, 3.9), (1.3, 2.2, 3.9)], .08, 'coral', straight=True)
    tube([(.75, 1.75, 3.9), (.75, 1.75, 2.9)], .02, 'ink')
    box(.75, 1.75, 2.55, .7, .7, .35, 'pink', .05)
    box(-2.5, -.6, 3.75, .4, .4, .35, 'slate', .04)
    for x, y, s, h, m, p in ((.4, -1.2, 1, 'cap', 'amber', 'point'), (1.5, -.6, 2, 'hijab', 'royal', 'hold'), (-.9, -1.5, 0, 'short', 'coral', 'wave')):
        figure(x, y, 0, 35, 1.05, s, h, top=m, pose=p)
    for x, y in ((2.2, -1.9), (-1.9, -2.1), (2.3, .4)):
        tree(x, y, 0, .9)
    for i in range(4):
        box(-.2 + .3 * i, -2.2, 0, .28, .28, .28, BRICKS[i], .03)
    box(.25, -2.2, .28, .28, .28, .28, 'amber', .03)
    cloud(-2.6, 2.6, 3.3, .35)
    cloud(2.4, 2.4, 3.4, .3)


BRICKS = ('teal', 'pink', 'aqua', 'royal')


@picture('open-house')
def open_house():
    stage('sunny', 7.6, (0, 0, 1.0))
    platform(5.2, 5.2, 'paper', 'teal')
    with at(-.5, .6, 0):
        box(0, 0, 0, 3.0, 2.2, 1.6, 'white', .05)
        with at(0, 0, 1.6):
            box(0, 0, 0, 3.2, 2.4, .14, 'teal', .04)
        box(.1, -1.1, 0, .95, .06, 1.15, '*amber', .02)
        for p in (-.95, 1.05):
            box(p, -1.1, .55, .6, .05, .6, 'sky', .02)
        box(1.5, -.2, .5, .05, .9, .65, 'sky', .02)
        with at(.05, -1.35, 1.28, tilt=-16):
            for i in range(8):
                box(-.7 + .2 * i, 0, 0, .2, .6, .06, 'coral' if i % 2 else 'white', .01)
        with at(-.42, -1.14, 0, turn=-55):
            box(-.22, 0, .02, .45, .06, 1.1, 'royal', .02)
        with upright(.05, -1.22, 1.82, 0):
            slab(0, 0, 0, 1.9, .42, .06, 'royal', .12, .02)
            text('OPEN HOUSE', .23, '*#fff2b0', 0, -.08, .06, .012)
    bunting(((-2.4, -1.3, 2.0), (1.4, -1.3, 1.9)))
    bunting(((1.4, -1.3, 1.9), (1.6, 2.2, 2.2)))
    cyl(1.4, -1.3, 0, .04, 1.95, 'white')
    cyl(-2.4, -1.3, 0, .04, 2.0, 'white')
    for x, y, s, h, m, p, k in ((.3, -1.9, 2, 'hijab', 'aqua', 'wave', 1.1), (1.2, -2.0, 1, 'pigtails', 'pink', 'cheer', .8), (2.0, -.6, 0, 'short', 'leaf', 'point', 1.1), (-.9, -1.9, 3, 'curly', 'amber', 'cheer', .8), (2.0, .5, 1, 'bob', 'lilac', 'hold', .85)):
        figure(x, y, 0, 40, k, s, h, top=m, pose=p)
    for i, (x, y, z) in enumerate(((-2.3, .9, 2.9), (-2.0, 1.3, 3.2), (-2.5, 1.4, 3.1))):
        ball(x, y, z, .27, ('pink', 'teal', 'coral')[i], (1, 1, 1.2))
        tube([(x, y, z - .3), (-2.25, 1.1, 1.7)], .01, 'white', straight=True)
    potted(-2.1, -2.1, 0, .8)
    potted(2.2, 1.9, 0, .8)


@picture('student-exhibition')
def student_exhibition():
    stage('paper', 7.6, (0, 0, .95))
    platform(5.2, 5.2, 'wood', 'royal')
    box(-.1, 2.3, 0, 4.6, .14, 2.2, 'white', .03)
    box(-2.3, .1, 0, .14, 4.6, 2.2, 'ice', .03)
    frames = (('sky', 'leaf', 'forest', 'amber'), ('rose', 'purple', 'royal', 'yellow'), ('cream', 'coral', 'red', 'white'))
    for i, f in enumerate(frames):
        with upright(-1.3 + 1.45 * i, 2.2, 1.3):
            slab(0, 0, 0, 1.15, .9, .06, 'darkwood', .03, .015)
            with at(0, 0, .06):
                landscape(1.0, .75, *f)
    for i, m in enumerate(('pink', 'teal', 'amber')):
        with upright(-2.2, -1.5 + 1.4 * i, 1.3, 90):
            slab(0, 0, 0, 1.0, .9, .06, 'navy', .03, .015)
            rect(0, 0, .86, .76, 'paper', .06)
            mark((star(.3), heart(.26), disc(.26))[i], 0, 0, m, .075)
    for x, y, k in ((.9, .8, 0), (-.7, -.7, 1), (1.5, -1.3, 2)):
        box(x, y, 0, .7, .7, .7, 'white', .04)
        with at(x, y, .7):
            (lambda: clay_pot(0, 0, 0, .75), lambda: robot(0, 0, 0, 45, .6, 'amber', 'coral'), _planet)[k]()
    for x, y, t, s, h, m, p in ((.1, .6, 150, 1, 'long', 'coral', 'think'), (.2, -1.7, 20, 2, 'hijab', 'royal', 'point'), (2.0, .2, 80, 3, 'short', 'leaf', 'hips'), (-1.4, .4, 250, 0, 'bun', 'lilac', 'hold'), (.7, -2.1, 50, 1, 'tail', 'pink', 'cheer')):
        figure(x, y, 0, t, 1.05, s, h, top=m, pose=p)


def _planet():
    ball(0, 0, .35, .35, 'teal')
    ring(0, 0, .35, .5, .04, 'pink', tilt=25)


@picture('vr-museum')
def vr_museum():
    stage('deep', 7.4, (0, 0, 1.1))
    platform(5, 5, 'navy', 'teal')
    figure(.9, -.9, .12, 45, 1.5, 2, 'tail', top='amber', pose='reach')
    podium(.9, -.9, 0, .75, .12, 'royal', '*hot')
    with at(.9, -.9, .12, 45, 1.5):
        with upright(0, -.2, .96):
            slab(0, 0, -.04, .4, .2, .14, 'white', .08, .03)
            rect(0, 0, .3, .06, '*cyan', .1, .03)
    temple(-1.0, 1.0, .25, 5, 2.4, .3, 'teal', 'royal')
    for r, z in ((1.95, .1), (2.1, .18)):
        ring(-1.0, 1.0, z, r, .02, '*cyan')
    for i in range(7):
        a = i * .9
        box(-1 + 1.9 * math.cos(a), 1 + 1.9 * math.sin(a), .8 + .35 * (i % 4), .14, .14, .14, ('*cyan', '*amber', '*hot')[i % 3], .02, turn=30 * i)
    clay_pot(2.0, .9, .9, .7, 'aqua', '*hot')
    ring(2.0, .9, .8, .4, .02, '*cyan')
    cyl(2.0, .9, 0, .3, .5, 'royal', top=.4)
    badge(-.9, -1.9, 1.6, star(.2), '*amber')
    cyl(-1.6, -1.4, 0, .4, .5, 'royal')
    bird(-1.6, -1.4, .7, 45, 'hot', 1.5)
    ring(-1.6, -1.4, .66, .4, .02, '*cyan')
    spark(0, -.2, 2.2, 130, '#35d6ff')


@picture('internship-program')
def internship_program():
    stage('mint', 7.4, (0, 0, 1.0))
    platform(5, 5, 'paper', 'teal')
    for x, y, t, shell, scr in ((-.9, .9, 0, 'ink', '*#1746a8'), (1.3, 1.2, 0, 'ink', '*#7a3ad0')):
        desk(x, y, 0, 0, 1.7, .8, .5)
        with monitor(x, y + .15, .5, 0, 1.1, .7, scr, shell):
            lines(-.42, .2, (.4, .6, .3), ('*cyan', '*amber', '*pink'), .13, .05)
            dot(.3, -.08, .12, '*amber')
        keyboard(x, y - .18, .5, 0, .7)
    chair(-.9, .1, 0, 180, 'pink')
    figure(-.9, .1, 0, 160, 1.05, 1, 'tail', top='coral', pose='type', sit=True)
    figure(.25, -.9, 0, 30, 1.25, 2, 'hijab', top='royal', hairc='teal', pose='point', look=-6)
    figure(1.2, -1.5, 0, 50, 1.2, 1, 'short', top='amber', pose='hold', glasses='ink')
    with at(1.2, -1.5, 0, 50, 1.2):
        box(0, -.33, .5, .34, .05, .26, 'royal', .02)
    figure(-1.3, -1.6, 0, 20, 1.15, 3, 'curly', top='leaf', pose='wave')
    with upright(-2.25, 0, 1.25, 90):
        slab(0, 0, 0, 2.6, 1.5, .08, 'white', .05, .02)
        for i, m in enumerate(('amber', 'pink', 'aqua', 'lime', 'coral', 'lilac')):
            rect(-.9 + .85 * (i % 3), .35 - .6 * (i // 3), .45, .42, m, .08)
    for s in (-1.1, 1.1):
        cyl(-2.25, s, 0, .04, .6, 'slate')
    potted(2.1, -.3, 0, .9)
    badge(2.1, .6, 2.2, star(.22), 'amber', 'royal')
    mug(2.0, 1.2, .5, 'coral')


@picture('animation-festival')
def animation_festival():
    stage('dusk', 7.6, (0, 0, 1.15))
    platform(5.2, 5.2, 'purple', 'royal')
    box(-.9, .9, 0, .2, .2, .1, 'ink')
    with upright(-.7, .7, 1.65, 45):
        slab(0, 0, -.1, 4.2, 2.5, .12, 'ink', .1, .03)
        with at(0, 0, .02):
            landscape(4.0, 2.3, '*#2a9fe0', '*#19b07c', '*#0f7f6c', '*#ffb938')
        with at(.5, -.35, .1):
            robot_face()
    for s in (-1.9, 1.9):
        with at(-.7, .7, 0, 45):
            cyl(s, 0, 0, .07, .6, 'slate')
    for i in range(3):
        for j in range(4):
            x, y = .35 + .75 * i - .62 * (1.5 - j), -.35 - .75 * i - .62 * (1.5 - j)
            figure(x, y, 0, 225, .82, (i + j) % 4, ('short', 'bun', 'hijab', 'curly', 'bob', 'spiky', 'afro')[(i * 4 + j * 3) % 7], top=('coral', 'amber', 'aqua', 'pink', 'lime', 'white')[(i * 3 + j) % 6], hairc=('#2b1b17', 'pink', 'teal', '#2b1b17')[(i + j) % 4], pose=('down', 'cheer', 'down', 'wave')[(i + 2 * j) % 4])
    for k in range(5):
        lantern(-2.3 + 1.1 * k, -2.3 + 1.1 * k + 1.4, 2.8 - .12 * abs(k - 2), .16, ('*amber', '*hot', '*cyan')[k % 3])
    film_camera(2.0, 1.7, 0, 225, .9)
    reel(-2.2, -1.3, .75, .7)
    spark(.2, -.2, 1.8, 140, '#6fd0ff')


def robot_face():
    slab(0, 0, 0, .9, .75, .04, '*#f2f6ff', .25, 0)
    slab(0, .02, .04, .66, .4, .02, 'ink', .14, 0)
    for s in (-1, 1):
        dot(s * .15, .04, .07, '*cyan', .06)


@picture('motion-capture-lab')
def motion_capture_lab():
    stage('night', 7.2, (0, 0, 1.15))
    platform(5, 5, 'navy', 'teal')
    slab(.2, -.2, 0, 3, 3, .04, 'blue', .2, .02)
    for k in range(-2, 3):
        box(.2 + .6 * k, -.2, .04, .02, 2.8, .01, '*cyan', 0)
        box(.2, -.2 + .6 * k, .04, 2.8, .02, .01, '*cyan', 0)
    suit(.75, -.75, .05, 1.6)
    with at(-.85, .85, .3):
        with upright(0, 0, 1.35, 45):
            slab(0, 0, -.1, 3.3, 2.1, .1, 'ink', .08, .02)
            slab(0, 0, 0, 3.15, 1.95, .01, '*#0d2f7a', .05, 0)
            with at(.0, -.75, .02):
                stick_figure()
    for x, y, t in ((-2.1, -1.9, 20), (2.1, 2.0, 80), (-2.2, .2, 45), (.4, 2.2, 45)):
        cyl(x, y, 0, .035, 2.2, 'slate')
        with at(x, y, 2.2, t):
            box(0, 0, 0, .26, .3, .22, 'ink', .04)
            ball(0, -.16, .11, .07, '*hot', fine=3)
    desk(1.9, .3, 0, 90, 1.2, .6, .45, 'royal')
    with monitor(2.0, .3, .45, 60, .8, .5, '*#7a3ad0'):
        bars(-.25, -.15, (.12, .25, .18, .3), '*amber')
    figure(-1.4, -1.7, 0, 60, 1.15, 1, 'hijab', top='coral', hairc='aqua', pose='point')
    spark(.8, -1.4, 2.0, 110, '#35d6ff')


def suit(x, y, z, scale):
    """A dancer in a capture suit, markers at the joints."""
    hands = ((-.42, -.1, .95), (.45, -.15, .6))
    figure(x, y, z, 45, scale, 2, 'bun', top='slate', bottom='slate', shoes='ink', hands=hands, stride=.16)
    with at(x, y, z, 45, scale):
        for p in hands + ((-.19, -.1, .66), (.19, -.1, .66), (0, -.19, .55), (-.1, -.2, .22), (.1, -.02, .22), (0, -.15, 1.15), (-.33, -.06, .78), (.36, -.1, .56)):
            ball(p[0], p[1] - .05, p[2], .035, '*lime', fine=3)


def stick_figure():
    joints = {'head': (0, 1.25), 'neck': (0, 1.02), 'hip': (0, .55), 'l': (-.5, 1.3), 'le': (-.3, .95), 'r': (.55, .85), 're': (.28, .85), 'lk': (-.22, .3), 'lf': (-.35, 0), 'rk': (.22, .3), 'rf': (.2, 0)}
    for a, b in (('neck', 'hip'), ('neck', 'le'), ('le', 'l'), ('neck', 're'), ('re', 'r'), ('hip', 'lk'), ('lk', 'lf'), ('hip', 'rk'), ('rk', 'rf'), ('head', 'neck')):
        tube([(*joints[a], .02), (*joints[b], .02)], .025, '*cyan')
    for p in joints.values():
        dot(*p, .055, '*amber', .03)
    dot(0, 1.3, .16, '*hot', .02)
