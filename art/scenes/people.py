"""The team, employees at work and students."""
import math

from kit import *


CREW = [
    (1, 'short', 'navy', 'hips', 'DARK'), (2, 'hijab', 'teal', 'wave', 'aqua'), (0, 'bob', 'coral', 'hold', '#6a3a8a'), (3, 'afro', 'amber', 'cheer', 'DARK'),
    (1, 'bun', 'pink', 'point', '#5a2a1a'), (2, 'cap', 'royal', 'wave', 'DARK'), (1, 'long', 'lilac', 'down', 'DARK'), (2, 'curly', 'leaf', 'hold', 'DARK'),
    (0, 'spiky', 'aqua', 'cheer', '#b5622c'), (1, 'hijab', 'white', 'hold', 'pink'), (3, 'tail', 'orange', 'wave', 'DARK'), (1, 'bald', 'slate', 'hips', 'DARK'), (2, 'pigtails', 'yellow', 'cheer', 'DARK'),
]


def crew(x, y, i, scale=1.0, turn=45, **more):
    skin, hair, top, pose, hairc = CREW[i]
    figure(x, y, more.pop('z', 0), turn, scale, skin, hair, top=top, pose=pose, hairc='#2b1b17' if hairc == 'DARK' else hairc,
           glasses='ink' if i in (0, 7) else None, phones='coral' if i == 8 else None, **more)


@picture('team')
def team():
    stage('aqua', 8.3, (0, 0, 1.0), rise=20, floor=-.35)
    with at(0, 0, 0, 45):
        slab(0, 0, -.35, 8.2, 3.6, .33, 'white', .8, .08)
        slab(0, .75, -.02, 6.8, 1.3, .34, 'teal', .5, .05)
        slab(0, 1.35, .3, 5.2, 1.0, .34, 'royal', .4, .05)
    for row, (n, depth, up, first) in enumerate(((5, -.55, 0, 0), (4, .6, .32, 5), (4, 1.4, .64, 9))):
        for k in range(n):
            d = (k - (n - 1) / 2) * (1.35, 1.35, 1.15)[row]
            crew((d + depth * -1) * .7071, (d + depth) * .7071, first + k, 1.15, 45 + 4 * (k - 2), z=up)
    for d, m in ((-3.4, 'teal'), (3.4, 'coral')):
        potted(d * .7071, d * .7071, 0, 1.2, m)
    robot(2.75 * .7071 + .85, 2.75 * .7071 - .85, 0, 50, .85, wave=True)
    cat(-2.75 * .7071 + .85, -2.75 * .7071 - .85, 0, 40, 'amber', 1.0)


def office(mood, top, edge):
    stage(mood, 3.35, (0, 0, .98), rise=27)
    platform(3.6, 3.6, top, edge)


@picture('employee-1')
def employee_one():
    office('aqua', 'white', 'royal')
    desk(-.4, .4, 0, 45, 2.1, .9, .62)
    with monitor(-.5, .5, .62, 45, 1.6, 1.0, '*#1746a8'):
        with at(-.3, .05, 0):
            landscape(.85, .6, '*#5b3ad6', '*#1d8f7a', '*#15665f', '*amber')
        lines(.25, .25, (.4, .3, .45, .25), ('*cyan', '*amber', '*pink', '*lime'), .14, .06)
    keyboard(-.05, .05, .62, 45, .9)
    figure(.55, -.75, 0, 40, 1.45, 1, 'tail', top='coral', pose='hold', phones='aqua')
    with at(.55, -.75, 0, 40, 1.45):
        with at(0, -.36, .56, tilt=35):
            slab(0, 0, 0, .36, .26, .03, 'ink', .03, .008)
    mug(-1.0, -.2, .62, 'amber')
    potted(1.4, .55, 0, 1.1)
    chair(.35, .55, 0, 200, 'royal')


@picture('employee-2')
def employee_two():
    office('lilac', 'white', 'purple')
    with easel(-.5, .5, 0, 45, 1.15, 'white', 1.4, 1.05):
        dot(-.05, .05, .36, 'amber')
        for s in (-1, 1):
            prism([(s * .1, .3), (s * .36, .14), (s * .34, .52)], .02, 'amber', 0, 0, .01, 0)
            dot(s * .13 - .05, .1, .045, 'ink', .02)
        tube([(-.16, -.06, .03), (-.05, -.11, .03), (.06, -.06, .03)], .016, 'ink')
    figure(.5, -.7, 0, 40, 1.45, 2, 'hijab', top='teal', hairc='royal', pose='draw', apron='cream')
    with at(.5, -.7, 0, 40, 1.45):
        brush(.2, -.4, .58, .4, .025, 'coral', 'pink', tilt=25)
    palette(1.2, -.1, .42, 45, .6, tilt=12)
    cyl(1.2, -.1, 0, .28, .4, 'coral')
    books(-1.2, -.7, 0, 25, w=.45)
    cat(-1.15, -.7, .42, 40, 'white', .75)
    paint_tube(1.25, .75, 0, 20, 'royal', .9)


@picture('employee-3')
def employee_three():
    office('night', 'navy', 'teal')
    figure(.35, -.55, 0, 42, 1.45, 3, 'curly', top='amber', pose='reach', glasses='white')
    with at(.35, -.55, 0, 42, 1.45):
        ring(0, -.46, .86, .2, .012, '*cyan', tilt=90)
        ball(0, -.46, .86, .12, 'aqua')
        ring(0, -.46, .86, .2, .012, '*hot', tilt=40)
    for i, (x, y, h) in enumerate(((-1.1, 1.0, 1.9), (-.2, 1.25, 1.5))):
        box(x, y, 0, .75, .75, h, 'royal', .06)
        for k in range(int(h / .28)):
            box(x, y - .38, .14 + .28 * k, .58, .03, .17, 'ink', .01)
            box(x + .38, y, .14 + .28 * k, .03, .58, .17, 'ink', .01)
            for j in range(3):
                box(x - .18 + .15 * j, y - .4, .19 + .28 * k, .08, .02, .06, ('*cyan', '*lime', '*amber')[(i + j + k) % 3], .004)
                box(x + .4, y - .18 + .15 * j, .19 + .28 * k, .02, .08, .06, ('*cyan', '*hot', '*amber')[(i + j * 2 + k) % 3], .004)
    robot(-1.1, -.75, 0, 30, .9, wave=True)
    drone(1.2, .5, 1.7, 40, .9)
    gamepad(1.15, -.75, .2, 55, .25, 'white', tilt=20)
    spark(.8, -1.2, 1.6, 40, '#6fd0ff')


@picture('career-hero')
def career_hero():
    stage('day', 8.8, (0, 0, 1.2))
    platform(6.2, 6.2, 'paper', 'teal')
    box(-.1, 2.9, 0, 5.8, .12, 2.1, 'ice', .03)
    box(-2.9, .1, 0, .12, 5.8, 2.1, 'white', .03)
    for i, f in enumerate((('sky', 'leaf', 'teal', 'amber'), ('rose', 'purple', 'royal', 'yellow'), ('cream', 'coral', 'red', 'white'))):
        with upright(-1.5 + 1.6 * i, 2.83, 1.35):
            slab(0, 0, 0, 1.1, .85, .05, 'navy', .04, .01)
            with at(0, 0, .05):
                landscape(.98, .72, *f)
    with upright(-2.83, .5, 1.25, 90):
        slab(0, 0, 0, 2.4, 1.3, .05, 'navy', .05, .01)
        for i, m in enumerate(('amber', 'pink', 'aqua', 'lime', 'coral', 'lilac', 'yellow', 'white')):
            rect(-.85 + .56 * (i % 4), .3 - .55 * (i // 4), .4, .38, m, .05)
    for x, y, scr, i in ((-1.4, 1.5, '*#1746a8', 4), (.5, 1.7, '*#7a3ad0', 8)):
        desk(x, y, 0, 0, 1.6, .8, .55)
        with monitor(x, y + .15, .55, 0, 1.15, .7, scr):
            lines(-.4, .18, (.5, .7, .35, .6), ('*cyan', '*amber', '*pink', '*lime'), .12, .05)
        keyboard(x, y - .18, .55, 0, .65)
        chair(x, y - .8, 0, 180, ('coral', 'teal')[x > 0])
        crew(x, y - .75, i, 1.05, 160, sit=True)
    table(.6, -.5, 0, .75, .5, 'wood')
    with laptop(.6, -.4, .5, 30, .8, '*#1746a8'):
        lines(-.28, .1, (.3, .45, .2), ('*cyan', '*amber', '*pink'), .09, .04)
    mug(1.0, -.7, .5, 'coral')
    for x, y, t, i in ((-.35, -.7, 75, 1), (.9, -1.5, 150, 3), (1.7, -.3, 250, 2)):
        crew(x, y, i, 1.1, t)
    with easel(2.4, 1.3, 0, 60, .95, 'white', .9, .8):
        mark(star(.28), 0, 0, 'coral')
    crew(-1.6, -1.7, 6, 1.1, 30)
    crew(2.3, -1.9, 7, 1.1, 50)
    robot(-.6, -2.4, 0, 35, .85, wave=True)
    potted(-2.4, -2.3, 0, 1.1)
    potted(2.6, 2.5, 0, 1.1, 'royal')
    cat(1.5, -2.5, 0, 45, 'amber', .95)


def _student(mood, accent, skin, hair, hairc, top, pose, **more):
    stage(mood, 1.22, (0, 0, .95), rise=12, floor=0)
    with upright(-1.2, 1.2, .62, 45):
        prism(disc(.5), .06, accent, bevel=.02)
    figure(0, 0, 0, 42, 1.1, skin, hair, top=top, pose=pose, hairc=hairc, look=-4, **more)


@picture('student-1')
def student_one():
    _student('aqua', 'white', 1, 'bangs', '#2b1b17', 'coral', 'wave')


@picture('student-2')
def student_two():
    _student('peach', '#ff9d80', 2, 'hijab', 'royal', 'amber', 'hold')


@picture('student-3')
def student_three():
    _student('lilac', '#9a7be8', 3, 'curly', '#2b1b17', 'aqua', 'cheer', glasses='white')


@picture('student-4')
def student_four():
    _student('mint', '#45b8c4', 0, 'tail', '#8a4a22', 'pink', 'think', phones='amber')
