// Rimba: a rainforest in painted layers of light, and the sketchbook that makes it grow.
import {
  at,
  blob,
  box,
  curve,
  disc,
  down,
  ease,
  faint,
  glow,
  grain,
  H,
  lerp,
  linear,
  oval,
  person,
  pick,
  poly,
  range,
  ridge,
  seeded,
  shape,
  sky,
  strokes,
  text,
  vignette,
  W,
  wave,
  within,
} from './kit.mjs'

const FONT = 'Marcellus'
const GREENS = ['#0d3b34', '#14513f', '#1f6b48', '#348a52', '#62a85c', '#9cc86f']

function leaf(c, x, y, length, turn, colour, rib) {
  at(
    c,
    x,
    y,
    () => {
      shape(c, 'M0 0 C22 -18 30 -62 0 -100 C-30 -62 -22 -18 0 0Z', colour)
      if (rib) {
        curve(
          c,
          [
            [0, 0],
            [0, -50],
            [0, -92],
          ],
          rib,
          2.4,
        )
        for (const d of [-20, -40, -60]) {
          curve(
            c,
            [
              [0, d],
              [9, d - 8],
              [17, d - 18],
            ],
            rib,
            1.4,
          )
          curve(
            c,
            [
              [0, d],
              [-9, d - 8],
              [-17, d - 18],
            ],
            rib,
            1.4,
          )
        }
      }
    },
    length / 100,
    turn,
  )
}

function fern(c, x, y, length, turn, colour) {
  at(
    c,
    x,
    y,
    () => {
      curve(
        c,
        [
          [0, 0],
          [4, -50],
          [26, -100],
        ],
        colour,
        3,
      )
      range(11, (_i, u) => {
        const px = 26 * u * u
        const py = -100 * u
        leaf(c, px, py, 42 * (1.05 - u), 1.15 - u * 0.3, colour)
        leaf(c, px, py, 42 * (1.05 - u), -1.2, colour)
      })
    },
    length / 100,
    turn,
  )
}

function trunk(c, x, width, colour, light, seed) {
  const next = seeded(seed)
  const lean = next(-40, 40)
  const root = width * 1.2
  shape(
    c,
    `M${x + lean - width / 2} -20 C${x - width / 2} 260 ${x - width * 0.4} 420 ${x - root} 640 L${x + root} 640 C${x + width * 0.4} 420 ${x + width / 2} 260 ${x + lean + width / 2} -20Z`,
    linear(c, x - width, 0, x + width, 0, light, colour, colour),
  )
  within(
    c,
    () => c.rect(x - width * 0.48, 0, width * 0.96, 560),
    () =>
      strokes(c, x - width / 2, 0, width, 560, 26, seed + 3, [light, '#0b2c2a'], {
        long: 120,
        thick: width * 0.09,
        turn: 1.57,
        spin: 0.08,
        alpha: 0.35,
      }),
  )
}

function canopy(c, y, seed, colours, n, size, sway) {
  const next = seeded(seed)
  range(n, () => {
    const x = next(-60, W + 60)
    const py = next(-50, y)
    leaf(c, x, py, size * next(0.6, 1.2), next(2.2, 4.1) + sway, pick(next, colours))
  })
}

function lightShafts(c, s) {
  if (c.isLines) return
  range(5, (i) => {
    const x = 300 + i * 120
    faint(
      c,
      0.3 + 0.08 * wave(s, 4, i / 5),
      () =>
        poly(
          c,
          [
            [x, -20],
            [x + 62, -20],
            [x - 190 + i * 20, 640],
            [x - 370 + i * 20, 640],
          ],
          down(c, 0, 640, 'rgba(255,250,190,1)', 'rgba(255,240,150,0)'),
        ),
      'screen',
    )
  })
}

function tapir(c, x, y, size, step) {
  at(
    c,
    x,
    y,
    () => {
      for (const [lx, phase] of [
        [-44, 0],
        [-22, 0.5],
        [30, 0.5],
        [50, 0],
      ])
        curve(
          c,
          [
            [lx, -36],
            [lx + wave(step, 1, phase) * 8, -18],
            [lx + wave(step, 1, phase) * 12, 0],
          ],
          '#1d2330',
          17,
        )
      blob(
        c,
        [
          [-78, -50],
          [-66, -96],
          [-10, -104],
          [40, -98],
          [74, -78],
          [70, -40],
          [30, -24],
          [-50, -24],
        ],
        '#202838',
      )
      blob(
        c,
        [
          [-76, -58],
          [-62, -94],
          [-20, -102],
          [4, -86],
          [2, -40],
          [-20, -25],
          [-60, -30],
        ],
        '#e9eadf',
      )
      blob(
        c,
        [
          [52, -84],
          [66, -112],
          [98, -112],
          [126, -88],
          [138, -64],
          [128, -58],
          [108, -66],
          [76, -58],
        ],
        '#202838',
      )
      blob(
        c,
        [
          [66, -104],
          [62, -124],
          [76, -122],
          [82, -106],
        ],
        '#202838',
      )
      disc(c, 98, -92, 3.4, '#f6f0d6')
      curve(
        c,
        [
          [130, -66],
          [139, -58],
          [136, -50],
        ],
        '#3a4258',
        9,
      )
    },
    size,
  )
}

function orchid(c, x, y, size, colour = '#e86aa4') {
  at(
    c,
    x,
    y,
    () => {
      for (const a of [0, 1.26, 2.5, 3.77, 5.03]) leaf(c, 0, 0, 20, a, colour)
      disc(c, 0, 0, 4.5, '#ffe08a')
    },
    size,
  )
}

function pitcher(c, x, y, size, colours = ['#b9d26a', '#8d3b4b', '#f2c86b']) {
  at(
    c,
    x,
    y,
    () => {
      shape(c, 'M-16 -40 C-26 -8 -20 30 0 34 C20 30 26 -8 16 -40Z', colours[0])
      shape(c, 'M-6 -36 C-12 -4 -10 22 0 28 C-16 24 -20 -6 -14 -38Z', colours[1])
      oval(c, 0, -40, 17, 6, colours[1])
      shape(c, 'M-14 -46 C-10 -66 20 -70 24 -54 C14 -54 0 -50 -14 -46Z', colours[2])
      curve(
        c,
        [
          [0, 34],
          [14, 44],
          [30, 30],
          [36, 0],
        ],
        '#4b8a4f',
        4,
      )
    },
    size,
  )
}

const ICONS = [
  (c) => leaf(c, 0, 22, 44, 0.3, '#7fbf63', '#2f6f45'),
  (c) => orchid(c, 0, 0, 1),
  (c) => pitcher(c, -3, 2, 0.55),
  (c) => fern(c, -8, 24, 46, 0.2, '#9cc86f'),
  (c) => {
    shape(c, 'M-4 0 L-6 22 L8 22 L5 0Z', '#f3e3c4')
    shape(c, 'M-24 2 C-20 -26 20 -26 24 2Z', '#e07a4d')
    disc(c, -8, -8, 3, '#ffe7c9')
    disc(c, 8, -6, 4, '#ffe7c9')
  },
  (c) =>
    at(
      c,
      0,
      0,
      () => {
        blob(
          c,
          [
            [0, -26],
            [12, -8],
            [6, 16],
            [0, 22],
            [-6, 16],
            [-12, -8],
          ],
          '#3c9fb8',
        )
        curve(
          c,
          [
            [0, -20],
            [0, 0],
            [0, 28],
          ],
          '#f6f0d6',
          2,
        )
      },
      1,
      0.5,
    ),
]

function hud(c, s, chosen) {
  faint(c, 0.82, () => box(c, 372, 612, 536, 86, 16, '#0b2420'))
  ICONS.forEach((icon, i) => {
    const x = 420 + i * 88
    const isChosen = i === chosen
    box(
      c,
      x - 36,
      619,
      72,
      72,
      12,
      isChosen ? '#f3e6c4' : '#1c4439',
      isChosen ? '#e0a84a' : '#3f6b58',
      isChosen ? 4 : 2,
    )
    at(c, x, 655, () => icon(c), isChosen ? 1.12 : 0.95)
    if (i !== chosen)
      text(c, String([4, 1, 2, 7, 3, 1][i]), x + 30, 686, `16px ${FONT}`, '#f3e6c4', { align: 'right' })
  })
  faint(c, 0.82, () => box(c, 40, 36, 300, 78, 14, '#0b2420'))
  text(c, 'III  The Sleeping Bend', 62, 70, `23px ${FONT}`, '#f3e6c4')
  text(c, '168 of 412 plants drawn', 62, 97, `17px ${FONT}`, '#a9cf9a')
  at(c, 1160, 96, () => {
    disc(c, 0, 0, 66, '#f3e6c4', '#7a5a34', 6)
    within(
      c,
      () => c.arc(0, 0, 61, 0, 7),
      () => {
        curve(
          c,
          [
            [-50, 60],
            [-20, 20],
            [-34, -8],
            [10, -22],
            [4, -50],
            [30, -70],
          ],
          '#4a9fae',
          13,
        )
        for (const [x, y] of [
          [30, 10],
          [-40, -34],
          [36, -22],
          [12, 40],
          [-8, -48],
        ])
          leaf(c, x, y + 8, 24, 0, '#5d8f56')
      },
    )
    disc(c, -14, 6 + wave(s, 2) * 2, 7, '#d9553f', '#fff6e0', 2.5)
  })
}

function forest(c, s, drift) {
  sky(c, '#e9f0b4', '#bfe0a0', '#7fc293', '#3d8a78')
  glow(c, 400, 40, 520, '250,240,160', 0.5)
  strokes(c, 0, 0, W, 560, 220, 5, ['#f6f5c0', '#a6d59a', '#d6ebb0'], {
    long: 90,
    thick: 26,
    alpha: 0.16,
    spin: 1.5,
  })
  ridge(c, 360, 150, 90, 8, '#9ccf9c', { shift: -drift * 4 })
  range(9, (i) => trunk(c, 60 + i * 150 - drift * 6, 26, '#7fb991', '#a9d8a2', 20 + i))
  ridge(c, 430, 110, 80, 9, '#6bb083', { shift: -drift * 8 })
  range(6, (i) => trunk(c, 10 + i * 232 - drift * 12, 44, '#3f8468', '#74b27d', 40 + i))
  canopy(c, 130, 61, ['#6bb083', '#4f9a70', '#8cc58a'], 60, 90, wave(s, 4) * 0.03)
  ridge(c, 470, 70, 70, 10, '#3d8a62', { shift: -drift * 14 })
}

function river(c, s) {
  const shore = [
    [520, 440],
    [760, 446],
    [700, 486],
    [820, 520],
    [700, 580],
    [980, 640],
    [900, 760],
    [180, 760],
    [330, 640],
    [560, 560],
    [480, 510],
    [600, 476],
  ]
  blob(c, shore, down(c, 440, 720, '#d8f0c8', '#6fbfb4', '#2a7f8c'))
  within(
    c,
    () => {
      c.moveTo(...shore[0])
      for (const p of shore) c.lineTo(...p)
    },
    () => {
      strokes(c, 200, 450, 760, 270, 90, 7, ['#effadb', '#4aa6a4', '#9adac2'], {
        long: 120,
        thick: 7,
        turn: 0,
        spin: 0.08,
        alpha: 0.5,
      })
      if (!c.isLines)
        range(10, (i) =>
          faint(c, 0.5 + 0.4 * wave(s, 1.4, i / 4), () =>
            oval(c, 420 + ((i * 173) % 420) + s * 10, 500 + i * 21, 40 + i * 3, 3, '#fffbe0'),
          ),
        )
    },
  )
}

function foreground(c, s, drift) {
  const next = seeded(91)
  canopy(c, 56, 71, ['#0d3b34', '#14513f', '#1f6b48'], 70, 120, wave(s, 3) * 0.03)
  curve(
    c,
    [
      [1010, -10],
      [1040, 150],
      [1010, 260],
      [1030, 330 + wave(s, 3) * 6],
    ],
    '#14513f',
    7,
  )
  curve(
    c,
    [
      [180, -10],
      [150, 120],
      [176, 210],
    ],
    '#14513f',
    6,
  )
  for (const [x, y, l, a, k] of [
    [-30, 740, 300, 0.6, 1],
    [40, 750, 260, 0.15, 2],
    [-20, 640, 240, 1.05, 0],
    [130, 760, 210, 0.5, 3],
    [1310, 740, 320, -0.65, 1],
    [1240, 750, 250, -0.2, 2],
    [1310, 620, 250, -1.1, 0],
    [1130, 770, 220, -0.55, 3],
  ])
    leaf(c, x - drift * 20, y, l, a + wave(s, 3, next()) * 0.03, GREENS[k], '#3f8f5c')
  for (const [x, y, l, a] of [
    [240, 750, 210, -0.3],
    [1040, 760, 220, 0.1],
    [70, 700, 220, 0.9],
    [1210, 690, 200, -1.1],
  ])
    fern(c, x - drift * 22, y, l, a + wave(s, 2.6, next()) * 0.03, '#2f7f4c')
  orchid(c, 176, 214, 1.7)
  orchid(c, 196, 246, 1.25, '#f29ac0')
  pitcher(c, 1026, 372 + wave(s, 3) * 6, 1.15)
}

function bank(c, u, s) {
  const drift = u * 2
  forest(c, s, drift)
  lightShafts(c, s)
  river(c, s)
  blob(
    c,
    [
      [-200, 600],
      [120, 508],
      [380, 520],
      [500, 560],
      [460, 620],
      [300, 690],
      [-200, 800],
    ],
    linear(c, 0, 500, 240, 740, '#8cc56a', '#4a9a55', '#1c6248'),
  )
  blob(
    c,
    [
      [800, 560],
      [960, 520],
      [1200, 500],
      [1500, 560],
      [1500, 800],
      [980, 760],
      [860, 640],
    ],
    linear(c, 1200, 500, 900, 740, '#6bb25c', '#2f7f4c', '#14513f'),
  )
  within(
    c,
    () => {
      c.rect(-10, 500, 480, 240)
      c.rect(850, 500, 440, 240)
    },
    () =>
      strokes(c, 0, 530, W, 190, 190, 15, ['#86c468', '#2f7f4c', '#124a3b'], {
        long: 26,
        thick: 5,
        turn: -1.3,
        spin: 0.5,
        alpha: 0.5,
      }),
  )
  tapir(c, 262, 596, 1.02, s / 1.2)
  at(
    c,
    424,
    578,
    () => {
      person(c, {
        shirt: '#e9b44c',
        trousers: '#7a4a33',
        hair: '#231820',
        hat: '#d9a766',
        long: true,
        arms: [-0.3, 1.25],
        bends: [0.8, 0.4],
        legs: [-0.12, 0.12],
      })
      poly(
        c,
        [
          [26, -62],
          [58, -72],
          [60, -48],
          [28, -40],
        ],
        '#f6efd9',
        '#7a4a33',
        2,
      )
    },
    1.12,
  )
  const grow = ease(u * 1.4)
  at(c, 700, 556, () => {
    if (!c.isLines) {
      c.setLineDash([7, 7])
      shape(c, 'M0 0 C22 -18 30 -62 0 -100 C-30 -62 -22 -18 0 0Z', null, '#fffbe0', 2)
      c.setLineDash([])
    }
    faint(c, Math.max(0.45, grow), () => {
      leaf(c, 0, 0, 130 * grow + 30, 0.35, '#8fd06f', '#e9f7b8')
      leaf(c, 0, 0, 110 * grow + 30, -0.5, '#62a85c', '#cdeaa0')
      leaf(c, 0, 0, 90 * grow + 20, 1.1, '#348a52', '#9cc86f')
    })
  })
  glow(c, 700, 500, 130, '255,250,170', 0.5 * grow)
  foreground(c, s, drift)
  range(16, (i) => {
    const next = seeded(200 + i)
    glow(
      c,
      next(80, 1200) + wave(s, 3, next()) * 22,
      next(160, 600) + wave(s, 2.3, next()) * 16,
      13,
      '255,250,160',
      0.9,
    )
  })
  vignette(c, 0.32, '4,26,26')
  hud(c, s, 0)
  grain(c, 0.18)
}

function sketchbook(c, u, s) {
  sky(c, '#123f36', '#0c2c2a')
  strokes(c, 0, 0, W, H, 500, 17, ['#1f6b48', '#0a2422', '#2f7f4c', '#14513f'], {
    long: 70,
    thick: 16,
    spin: 3,
    alpha: 0.3,
  })
  range(40, (i) => {
    const next = seeded(300 + i)
    const side = i % 4
    leaf(
      c,
      side === 0 ? next(-40, 170) : side === 1 ? next(1120, 1320) : next(0, W),
      side < 2 ? next(60, 780) : side === 2 ? next(-40, 70) : next(700, 800),
      next(110, 230),
      next(0, 6.3),
      GREENS[Math.floor(next(0, 4))],
      '#2f7f4c',
    )
  })
  at(
    c,
    640,
    372,
    () => {
      c.shadowColor = 'rgba(0,0,0,.55)'
      c.shadowBlur = 46
      c.shadowOffsetY = 22
      box(c, -502, -268, 1004, 548, 16, '#6b4630')
      c.shadowColor = 'transparent'
      poly(
        c,
        [
          [-486, -250],
          [-30, -262],
          [0, -244],
          [0, 262],
          [-30, 250],
          [-486, 260],
        ],
        linear(c, -486, 0, 0, 0, '#f6ecd2', '#f3e6c6', '#cfb98e'),
      )
      poly(
        c,
        [
          [486, -250],
          [30, -262],
          [0, -244],
          [0, 262],
          [30, 250],
          [486, 260],
        ],
        linear(c, 0, 0, 486, 0, '#cbb389', '#f3e6c6', '#f8f0da'),
      )
      // The map, and the river that she inks.
      text(c, 'The Sleeping Bend', -250, -196, `30px ${FONT}`, '#4a3526', { align: 'center' })
      const flow = range(30, (_i, v) => [-420 + v * 330, 200 - v * 330 + Math.sin(v * 10) * 48])
      const inked = Math.max(2, Math.round(30 * Math.min(1, 0.45 + u)))
      curve(c, flow.slice(0, inked), '#4a9fae', 17)
      curve(c, flow.slice(0, inked), '#bfe3d6', 5)
      const next = seeded(77)
      range(46, (i) => {
        const x = next(-450, -60)
        const y = next(-150, 220)
        if (flow.some(([fx, fy]) => Math.hypot(fx - x, fy - y + 10) < 40)) return
        if (i % 3) {
          leaf(c, x, y, 27, 0, i % 2 ? '#86b56d' : '#a9c987')
          curve(
            c,
            [
              [x, y],
              [x, y - 9],
              [x, y - 18],
            ],
            '#4a3526',
            1.5,
          )
        } else
          curve(
            c,
            [
              [x - 12, y],
              [x, y - 20],
              [x + 12, y],
            ],
            '#8a6a4a',
            2,
          )
      })
      c.setLineDash([6, 8])
      curve(
        c,
        [
          [-400, 120],
          [-330, 150],
          [-300, 40],
          [-170, 30],
          [-120, -110],
        ],
        '#c2493f',
        3,
      )
      c.setLineDash([])
      disc(c, -120, -110, 8, '#c2493f')
      // The plant: pencil on the left of the brush, paint where it has passed.
      const edge = lerp(90, 420, ease(u))
      const plant = (ink) => {
        const pen = ink ? '#5b4636' : null
        for (const [x, y, l, a, k] of [
          [250, 170, 240, -0.75, 2],
          [250, 170, 250, 0.7, 3],
          [250, 170, 180, -1.25, 1],
          [250, 170, 190, 1.2, 4],
        ])
          at(
            c,
            x,
            y,
            () => {
              shape(
                c,
                'M0 0 C22 -18 30 -62 0 -100 C-30 -62 -22 -18 0 0Z',
                ink ? null : (GREENS[k + 1] ?? '#9cc86f'),
                ink ? '#5b4636' : '#2f6f45',
                1,
              )
              curve(
                c,
                [
                  [0, 0],
                  [0, -50],
                  [0, -92],
                ],
                ink ? '#5b4636' : '#e3efb0',
                1,
              )
            },
            l / 100,
            a,
          )
        at(c, 250, 0, () => {
          shape(
            c,
            'M-46 -100 C-76 -20 -60 86 0 100 C60 86 76 -20 46 -100Z',
            ink ? null : linear(c, -60, 0, 60, 0, '#7fae52', '#cfdc7b', '#b9474f'),
            pen ?? '#6a2f3c',
            2.6,
          )
          oval(c, 0, -100, 48, 16, ink ? null : '#8d2f45', 0, pen ?? '#6a2f3c', 2.6)
          shape(
            c,
            'M-40 -114 C-30 -170 56 -184 70 -136 C40 -138 0 -128 -40 -114Z',
            ink ? null : '#e3a94c',
            pen ?? '#6a2f3c',
            2.6,
          )
          range(8, (i) =>
            curve(
              c,
              [
                [-34 + i * 10, -70 + (i % 3) * 12],
                [-30 + i * 10, -20],
                [-28 + i * 8, 20 + (i % 2) * 20],
              ],
              ink ? '#a08a70' : '#b9474f',
              ink ? 1.4 : 3.4,
            ),
          )
        })
      }
      plant(true)
      within(
        c,
        () => c.rect(10, -260, edge - 10, 530),
        () => plant(false),
      )
      text(c, 'Nepenthes rafflesiana', 250, 224, `23px ${FONT}`, '#4a3526', { align: 'center' })
      const by = wave(s, 0.9) * 40
      at(
        c,
        edge + 4,
        by,
        () => {
          shape(c, 'M0 0 C6 -16 14 -22 22 -30 L30 -22 C22 -12 14 -4 0 0Z', '#348a52')
          poly(
            c,
            [
              [20, -32],
              [34, -46],
              [44, -36],
              [30, -22],
            ],
            '#c9ccd0',
          )
          curve(
            c,
            [
              [39, -41],
              [96, -98],
              [140, -148],
            ],
            '#b9743f',
            13,
          )
        },
        1.15,
      )
    },
    1,
    -0.015,
  )
  vignette(c, 0.6, '2,14,14')
  hud(c, s, 2)
  grain(c, 0.2)
}

function card(c, u, s) {
  forest(c, s, 2 + u)
  lightShafts(c, s)
  foreground(c, s, 2)
  vignette(c, 0.75, '4,26,26')
  glow(c, W / 2, 330, 430, '255,250,190', 0.3)
  text(c, 'RIMBA', W / 2 + 14, 392, `176px ${FONT}`, '#fdf6dc', {
    align: 'center',
    space: 34,
    line: 'rgba(8,40,34,.55)',
    width: 12,
  })
  text(c, 'What you draw becomes real.', W / 2, 462, `32px ${FONT}`, '#fdf6dc', {
    align: 'center',
    line: 'rgba(8,40,34,.6)',
    width: 6,
  })
  text(c, 'Arunika Studio', W / 2, 640, `22px ${FONT}`, '#e3efb0', {
    align: 'center',
    space: 3,
    line: 'rgba(8,40,34,.6)',
    width: 6,
  })
  grain(c, 0.18)
}

export const rimba = {
  shots: [
    { seconds: 3.25, draw: bank },
    { seconds: 2.75, draw: sketchbook },
    { seconds: 2, draw: card },
  ],
}
