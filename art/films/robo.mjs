// Robo Kampung: glossy tin toys in a village on stilts.
import {
  at,
  blob,
  box,
  clamp,
  curve,
  disc,
  down,
  ease,
  faint,
  glow,
  H,
  linear,
  oval,
  poly,
  radial,
  range,
  ridge,
  seeded,
  sky,
  text,
  vignette,
  W,
  wave,
} from './kit.mjs'

const FONT = 'Fredoka'

const shiny = (c, x, y, w, h, r, [light, base, dark]) => {
  box(c, x, y, w, h, r, linear(c, x, y, x + w, y + h, light, base, base, dark))
  if (!c.isLines) {
    faint(c, 0.55, () => box(c, x + w * 0.1, y + h * 0.07, w * 0.34, h * 0.12, h * 0.06, '#ffffff'))
    faint(c, 0.3, () => box(c, x + w * 0.08, y + h * 0.84, w * 0.84, h * 0.08, h * 0.04, light))
  }
}
const bolt = (c, x, y, r = 5) => {
  disc(c, x, y, r, '#5d6a80')
  disc(c, x - r * 0.25, y - r * 0.25, r * 0.6, '#e6edf5')
}

function arm(c, points, colour) {
  curve(c, points, '#4b566b', 17)
  curve(c, points, '#9fb0c6', 10)
  if (!c.isLines) {
    c.setLineDash([3, 7])
    curve(c, points, '#5d6a80', 12)
    c.setLineDash([])
  }
  const [x, y] = points.at(-1)
  disc(c, x, y, 15, radial(c, x - 5, y - 5, 18, '#ffffff', colour, colour))
}

/** A robot with its feet at the origin, about 230 high. */
function robot(c, { colours, head = 'box', eye = '#ffd23f', arms, s, blink, bounce = 1, key = true }) {
  const hop = Math.abs(wave(s, 0.9)) * 7 * bounce
  for (const x of [-30, 30]) {
    curve(
      c,
      [
        [x, -58 - hop],
        [x + 4, -36],
        [x, -16],
      ],
      '#5d6a80',
      15,
    )
    box(c, x - 26, -20, 52, 22, [14, 14, 6, 6], linear(c, x, -20, x, 2, '#6d7b94', '#39435a'))
  }
  at(c, 0, -hop, () => {
    if (key)
      at(c, -74, -110, () => {
        box(c, -18, -5, 36, 10, 4, '#c79a3a')
        for (const d of [-1, 1]) oval(c, -30, d * 13 * wave(s, 1.2), 12, 12, '#f2c554', 0, '#a8792a', 4)
      })
    arm(c, arms[0], colours[1])
    shiny(c, -66, -166, 132, 116, 30, colours)
    box(c, -40, -136, 80, 58, 14, '#fff6e2')
    disc(c, -18, -108, 16, '#e8eef5', '#8fa0b6', 3)
    at(
      c,
      -18,
      -108,
      () =>
        poly(
          c,
          [
            [-2, 0],
            [0, -13],
            [2, 0],
          ],
          '#e8443a',
        ),
      1,
      wave(s, 1.3) * 0.9,
    )
    range(3, (i) => {
      disc(c, 10 + i * 13, -118, 5, ['#ff5a4a', '#ffd23f', '#4fd08a'][i])
      if (Math.floor(s * 4) % 3 === i) glow(c, 10 + i * 13, -118, 22, '255,240,180', 0.9)
    })
    box(c, 4, -104, 34, 9, 4, '#8fa0b6')
    for (const [x, y] of [
      [-54, -152],
      [54, -152],
      [-54, -64],
      [54, -64],
    ])
      bolt(c, x, y)
    curve(
      c,
      [
        [0, -166],
        [0, -172],
        [0, -180],
      ],
      '#5d6a80',
      26,
    )
    if (head === 'box') shiny(c, -58, -252, 116, 80, 26, colours)
    else {
      c.beginPath()
      c.arc(0, -186, 60, Math.PI, 0)
      c.roundRect(-60, -190, 120, 20, 8)
      c.fillStyle = linear(c, -60, -246, 60, -170, ...colours)
      c.fill()
      faint(c, 0.5, () => oval(c, -26, -222, 16, 8, '#fff', -0.6))
    }
    box(c, -44, -234, 88, 42, 20, '#22304a')
    for (const x of [-20, 20]) {
      if (blink && s % 2 > 1.85) box(c, x - 11, -216, 22, 5, 2, eye)
      else {
        disc(c, x, -213, 13, eye)
        disc(c, x + 3, -213, 5.5, '#22304a')
        glow(c, x, -213, 30, '255,230,150', 0.5)
      }
    }
    curve(
      c,
      [
        [0, -252],
        [0, -270],
        [wave(s, 0.8) * 7, -286],
      ],
      '#5d6a80',
      5,
    )
    disc(c, wave(s, 0.8) * 7, -290, 9, '#ff5a4a')
    for (const x of [-62, 62]) box(c, x - 7, -226, 14, 28, 6, '#8fa0b6')
    arm(c, arms[1], colours[1])
  })
}

const RED = ['#ff9b85', '#ee4f3e', '#a8252b']
const BLUE = ['#8fd8ff', '#2f9be8', '#1a559f']
const YELLOW = ['#fff0a8', '#ffc531', '#d9831c']
const GREEN = ['#bff2a3', '#55bf5a', '#237a48']

function hut(c, x, y, size, wall, roof) {
  at(
    c,
    x,
    y,
    () => {
      for (const px of [-70, -24, 24, 70])
        curve(
          c,
          [
            [px, 0],
            [px + 2, 60],
            [px, 130],
          ],
          '#7a5138',
          11,
        )
      curve(
        c,
        [
          [-70, 20],
          [0, 90],
          [70, 20],
        ],
        '#8f6244',
        6,
      )
      box(c, -96, -12, 192, 18, 6, '#a8754e')
      box(c, -80, -96, 160, 88, 6, down(c, -96, -8, wall[0], wall[1]))
      range(7, (i) =>
        curve(
          c,
          [
            [-72 + i * 24, -92],
            [-72 + i * 24, -50],
            [-72 + i * 24, -12],
          ],
          wall[1],
          2,
        ),
      )
      poly(
        c,
        [
          [-112, -88],
          [-60, -160],
          [-86, -190],
          [0, -164],
          [86, -190],
          [60, -160],
          [112, -88],
        ],
        down(c, -190, -88, roof[0], roof[1]),
      )
      box(c, -58, -72, 44, 40, 20, '#fff2b8', '#7a5138', 5)
      box(c, 14, -76, 42, 68, [20, 20, 0, 0], '#6b4530')
      curve(
        c,
        [
          [60, -168],
          [80, -210],
          [70, -226],
        ],
        '#8fa0b6',
        5,
      )
      disc(c, 70, -230, 16, '#e8eef5', '#8fa0b6', 4)
    },
    size,
  )
}

function fish(c, x, y, size, turn, colours) {
  at(
    c,
    x,
    y,
    () => {
      poly(
        c,
        [
          [-40, 0],
          [-70, -22],
          [-62, 0],
          [-70, 22],
        ],
        colours[2],
      )
      oval(c, 0, 0, 46, 25, linear(c, 0, -25, 0, 25, ...colours))
      curve(
        c,
        [
          [-10, -20],
          [-16, 0],
          [-10, 20],
        ],
        colours[2],
        3,
      )
      disc(c, 24, -6, 7, '#ffffff')
      disc(c, 26, -6, 3.6, '#22304a')
      bolt(c, -26, 0, 4)
    },
    size,
    turn,
  )
}

function scenery(c, s) {
  sky(c, '#35b4f2', '#8fdcf7', '#d8f4e6')
  disc(c, 1060, 130, 70, '#fff6c4')
  glow(c, 1060, 130, 240, '255,246,180', 0.6)
  range(4, (i) =>
    at(
      c,
      ((i * 370 + s * 12) % 1500) - 100,
      90 + (i % 2) * 66,
      () => {
        for (const [x, y, r] of [
          [-52, 8, 28],
          [-12, -10, 40],
          [34, 0, 32],
          [66, 12, 22],
        ])
          disc(c, x, y, r, '#ffffff')
        box(c, -80, 8, 166, 28, 14, '#ffffff')
      },
      0.7 + (i % 2) * 0.3,
    ),
  )
  at(
    c,
    830 - s * 14,
    156,
    () => {
      oval(c, 0, 0, 84, 36, linear(c, 0, -36, 0, 36, '#ffb1a0', '#ee4f3e', '#a8252b'))
      poly(
        c,
        [
          [-70, 0],
          [-108, -32],
          [-104, 0],
          [-108, 32],
        ],
        '#ffc531',
      )
      box(c, -26, 34, 52, 20, 8, '#ffc531')
      box(c, -84, -6, 168, 11, 0, '#fff6e2')
    },
    0.8,
  )
  ridge(c, 400, 170, 170, 4, '#7fd08f')
  ridge(c, 430, 120, 120, 8, '#52b878')
  range(12, (i) => {
    const next = seeded(70 + i)
    const x = next(0, W)
    at(
      c,
      x,
      418,
      () => {
        box(c, -5, -40, 10, 44, 4, '#7a5138')
        disc(c, 0, -62, 34, '#2f9a66')
        disc(c, -12, -72, 20, '#46b579')
      },
      next(0.6, 1),
    )
  })
  c.fillStyle = down(c, 420, H, '#4fd6d8', '#1f9fc4', '#125f9c')
  c.fillRect(0, 424, W, 320)
  range(34, (i) => {
    const next = seeded(40 + i)
    const y = next(440, 720)
    const x = (next(0, W) + s * 20 * (i % 2 ? 1 : -1) + W) % W
    faint(c, 0.55, () => box(c, x, y, next(40, 120), 5, 3, '#d8fbff'))
  })
}

function jetty(c, _u, s) {
  scenery(c, s)
  hut(c, 214, 396, 0.86, ['#ffd08a', '#e89a4f'], ['#e8644a', '#a8353a'])
  hut(c, 470, 384, 0.62, ['#a8e0d0', '#5fae9f'], ['#f2a03d', '#b9622a'])
  hut(c, 1120, 394, 0.9, ['#f7b0b8', '#d97486'], ['#4f7fd0', '#2a4a94'])
  curve(
    c,
    [
      [306, 236],
      [390, 262],
      [424, 258],
    ],
    '#4b566b',
    3,
  )
  range(5, (i, v) => {
    const x = 312 + v * 104
    at(
      c,
      x,
      246 + Math.sin(v * 3.1) * 12,
      () => box(c, -11, 0, 22, 30, 4, ['#ff5a4a', '#ffffff', '#ffc531', '#55bf5a', '#2f9be8'][i]),
      1,
      wave(s, 1.4, i / 5) * 0.16,
    )
  })
  box(c, -20, 566, 780, 34, 8, down(c, 566, 600, '#c9935f', '#8f6244'))
  range(13, (i) => {
    box(c, i * 60 - 4, 566, 4, 34, 0, '#7a5138')
    if (i % 3 === 0) box(c, i * 60 + 10, 596, 24, 160, 6, '#7a5138')
  })
  const pull = wave(s, 1.5)
  at(
    c,
    520,
    566,
    () => {
      robot(c, {
        colours: RED,
        s,
        blink: true,
        arms: [
          [
            [-60, -128],
            [-106, -96],
            [-94, -60],
          ],
          [
            [60, -128],
            [112, -120],
            [124, -166 - pull * 12],
          ],
        ],
      })
      curve(
        c,
        [
          [96, -130 - pull * 10],
          [180, -250 - pull * 16],
          [330, -300 - pull * 22],
        ],
        '#8f5a2a',
        8,
      )
      curve(
        c,
        [
          [330, -300 - pull * 22],
          [386, -180],
          [380, -60 - Math.max(0, pull) * 60],
        ],
        '#ffffff',
        2,
      )
    },
    1.12,
  )
  fish(c, 946, 486 - Math.max(0, pull) * 70, 1.3, -1.2 + pull * 0.3, ['#fff0a8', '#ff9b3d', '#d9572a'])
  faint(c, 0.85, () => {
    oval(c, 944, 566, 70 + pull * 14, 12, '#eafdff')
    oval(c, 944, 566, 44, 7, '#4fc8d8')
  })
  range(9, (i) =>
    disc(
      c,
      944 + Math.cos(i * 2.2) * (30 + i * 7),
      548 - Math.abs(Math.sin(i * 1.7 + s * 3)) * 52,
      5 + (i % 3) * 2,
      '#eafdff',
    ),
  )
  at(
    c,
    232,
    570,
    () =>
      robot(c, {
        colours: YELLOW,
        head: 'dome',
        eye: '#7ff0d8',
        s: s + 0.4,
        blink: true,
        arms: [
          [
            [-60, -128],
            [-110, -150],
            [-112, -204 + wave(s, 0.7) * 12],
          ],
          [
            [60, -128],
            [108, -140],
            [118, -196 - wave(s, 0.7) * 12],
          ],
        ],
      }),
    0.86,
  )
  at(c, 372, 566, () => {
    poly(
      c,
      [
        [-44, -66],
        [44, -66],
        [34, 2],
        [-34, 2],
      ],
      linear(c, -44, 0, 44, 0, '#a8e0ff', '#4f8fd0', '#28579a'),
    )
    fish(c, -8, -80, 0.62, -1.1, ['#d8fbff', '#5fd0e0', '#2a8fb0'])
    fish(c, 18, -76, 0.5, -1.9, ['#ffe0e6', '#ff8fa8', '#c9486a'])
  })
  at(
    c,
    1146,
    690,
    () => {
      poly(
        c,
        [
          [-150, -30],
          [160, -44],
          [120, 34],
          [-110, 34],
        ],
        down(c, -40, 34, '#ffc531', '#d9831c'),
      )
      at(
        c,
        0,
        -22,
        () =>
          robot(c, {
            colours: GREEN,
            head: 'dome',
            s: s + 0.8,
            bounce: 0.3,
            arms: [
              [
                [-60, -128],
                [-90, -90],
                [-60, -70],
              ],
              [
                [60, -128],
                [96, -96],
                [70, -70],
              ],
            ],
          }),
        0.6,
      )
    },
    1,
    wave(s, 2.2) * 0.04,
  )
  vignette(c, 0.22, '0,40,90')
}

function kitchen(c, _u, s) {
  sky(c, '#ffcf8a', '#ff9f68', '#e8624f')
  range(15, (i) => box(c, i * 90 - 6, -10, 82, 560, 4, i % 2 ? '#ffb87a' : '#ffc48a'))
  box(c, 820, 60, 330, 220, 24, '#7fd8f0', '#a8543a', 16)
  blob(
    c,
    [
      [830, 270],
      [900, 200],
      [990, 190],
      [1060, 220],
      [1140, 190],
      [1142, 276],
    ],
    '#52b878',
  )
  curve(
    c,
    [
      [985, 66],
      [985, 170],
      [985, 276],
    ],
    '#a8543a',
    10,
  )
  for (const y of [150, 290]) {
    box(c, 70, y, 330, 18, 6, '#a8543a')
    range(5, (i) => {
      const x = 92 + i * 62
      const k = [RED, YELLOW, GREEN, BLUE, RED][(i + (y > 200 ? 2 : 0)) % 5]
      if (i % 2) {
        shiny(c, x, y - 66, 46, 66, 10, k)
        box(c, x + 6, y - 44, 34, 22, 4, '#fff6e2')
      } else {
        shiny(c, x + 4, y - 46, 38, 46, 18, k)
        box(c, x + 12, y - 58, 22, 14, 5, '#5d6a80')
      }
    })
  }
  range(5, (i) => {
    const x = 470 + i * 66
    curve(
      c,
      [
        [x, 0],
        [x, 44],
        [x, 62],
      ],
      '#7a5138',
      4,
    )
    at(
      c,
      x,
      62,
      () => {
        curve(
          c,
          [
            [0, 0],
            [0, 30],
            [0, 50],
          ],
          '#9fb0c6',
          9,
        )
        if (i % 2) oval(c, 0, 66, 21, 25, linear(c, -20, 0, 20, 0, '#e6edf5', '#8fa0b6'))
        else box(c, -18, 46, 36, 46, 8, linear(c, -20, 0, 20, 0, '#e6edf5', '#8fa0b6'))
      },
      1,
      wave(s, 1.8, i / 6) * 0.08,
    )
  })
  const toss = Math.abs(wave(s, 1.6))
  at(
    c,
    600,
    606,
    () =>
      robot(c, {
        colours: BLUE,
        s,
        blink: true,
        key: false,
        arms: [
          [
            [-60, -128],
            [-126, -110],
            [-150, -160 - toss * 14],
          ],
          [
            [60, -128],
            [122, -118],
            [100, -74 - toss * 12],
          ],
        ],
      }),
    1.9,
  )
  // The hat of a cook.
  at(
    c,
    600,
    108 - Math.abs(wave(s, 0.9)) * 13,
    () => {
      for (const [x, y, r] of [
        [-56, -14, 40],
        [0, -38, 52],
        [56, -14, 40],
      ])
        disc(c, x, y, r, '#ffffff')
      box(c, -74, -10, 148, 46, 10, '#f4f0ff')
    },
    0.9,
  )
  box(c, -20, 560, W + 40, 180, 0, down(c, 560, 720, '#8f4a34', '#5a2a22'))
  box(c, -20, 548, W + 40, 26, 6, '#c9774f')
  at(
    c,
    944,
    470 - toss * 26,
    () => {
      poly(
        c,
        [
          [-128, -8],
          [128, -8],
          [90, 62],
          [-90, 62],
        ],
        linear(c, -128, 0, 128, 0, '#5d6a80', '#2a3346', '#141a28'),
      )
      oval(c, 0, -8, 130, 26, '#3a455c')
      oval(c, 0, -8, 112, 19, '#e8a23d')
      box(c, -210, -14, 96, 16, 8, '#8f5a2a')
    },
    1,
    -0.06 - toss * 0.08,
  )
  range(6, (i) => {
    const x = 860 + i * 32
    const f = Math.abs(wave(s, 0.4, i / 6))
    blob(
      c,
      [
        [x - 16, 562],
        [x - 8, 540 - f * 14],
        [x, 520 - f * 22],
        [x + 9, 540],
        [x + 16, 562],
      ],
      i % 2 ? '#ffc531' : '#ff7a3d',
    )
  })
  range(18, (i) => {
    const next = seeded(90 + i)
    const a = next(0, 6.28) + s * 1.2
    const r = next(30, 130)
    const x = 944 + Math.cos(a) * r
    const y = 330 - toss * 90 + Math.sin(a) * r * 0.55
    at(
      c,
      x,
      y,
      () =>
        [
          () => disc(c, 0, 0, 11, '#55bf5a'),
          () => {
            box(c, -13, -7, 26, 14, 7, '#ff7a3d')
          },
          () =>
            poly(
              c,
              [
                [0, -13],
                [12, 0],
                [0, 13],
                [-12, 0],
              ],
              '#ff5a4a',
            ),
          () => {
            oval(c, 0, 0, 15, 11, '#ffffff')
            disc(c, 0, 0, 6, '#ffc531')
          },
        ][i % 4](),
      1.1,
      a * 2,
    )
  })
  range(5, (i) => {
    const v = (s / 2 + i / 5) % 1
    faint(c, 0.5 * (1 - v), () =>
      disc(c, 900 + i * 26 + wave(s, 1.3, i / 5) * 14, 430 - v * 260, 14 + v * 40, '#ffffff'),
    )
  })
  at(
    c,
    240,
    574,
    () =>
      robot(c, {
        colours: YELLOW,
        head: 'dome',
        eye: '#7ff0d8',
        s: s + 0.5,
        blink: true,
        arms: [
          [
            [-60, -128],
            [-104, -90],
            [-80, -64],
          ],
          [
            [60, -128],
            [110, -150],
            [104, -200 + wave(s, 0.6) * 12],
          ],
        ],
      }),
    0.98,
  )
  box(c, -20, 574, W + 40, 14, 0, '#5a2a22')
  range(3, (i) => {
    shiny(c, 60 + i * 76, 520 - i * 4, 56, 44 + i * 4, 12, [GREEN, RED, YELLOW][i])
  })
  at(c, 420, 560, () => {
    oval(c, 0, 0, 78, 18, '#ffffff')
    oval(c, 0, -3, 58, 12, '#e8eef5')
    oval(c, 0, -14, 44, 22, '#ffe8a8')
    disc(c, 8, -30, 12, '#ffffff')
    disc(c, 8, -30, 6, '#ffc531')
  })
  glow(c, 944, 500, 260, '255,190,90', 0.4)
  vignette(c, 0.3, '80,10,10')
}

function card(c, u, s) {
  sky(c, '#ffc531', '#ff9f3d')
  at(c, 640, 620, () =>
    range(24, (i) =>
      at(
        c,
        0,
        0,
        () =>
          poly(
            c,
            [
              [-70, -1100],
              [70, -1100],
              [0, 0],
            ],
            'rgba(255,240,170,.55)',
          ),
        1,
        (i * Math.PI) / 12 + s * 0.1,
      ),
    ),
  )
  const pop = ease(clamp(u * 4)) + Math.sin(clamp(u * 4) * Math.PI) * 0.08
  at(
    c,
    640,
    250,
    () => {
      text(c, 'ROBO', 0, -10, `170px ${FONT}`, '#ffffff', { align: 'center', line: '#a8252b', width: 34 })
      text(c, 'KAMPUNG', 0, 130, `136px ${FONT}`, '#ffe45c', { align: 'center', line: '#a8252b', width: 34 })
    },
    0.4 + pop * 0.6,
  )
  c.fillStyle = '#1f9fc4'
  c.fillRect(0, 640, W, 90)
  for (const [i, k] of [YELLOW, RED, BLUE, GREEN].entries())
    at(
      c,
      250 + i * 260,
      664,
      () =>
        robot(c, {
          colours: k,
          head: i % 2 ? 'box' : 'dome',
          eye: i % 2 ? '#ffd23f' : '#7ff0d8',
          s: s + i * 0.23,
          bounce: 2,
          arms: [
            [
              [-60, -128],
              [-100, -160],
              [-110, -200 + wave(s, 0.8, i / 4) * 20],
            ],
            [
              [60, -128],
              [100, -160],
              [110, -200 - wave(s, 0.8, i / 4) * 20],
            ],
          ],
        }),
      0.78,
    )
  c.fillStyle = '#8f6244'
  c.fillRect(0, 664, W, 60)
  text(c, 'a series by Arunika Studio', 640, 702, `26px ${FONT}`, '#fff6e2', { align: 'center' })
}

export const robo = {
  shots: [
    { seconds: 3, draw: jetty },
    { seconds: 3, draw: kitchen },
    { seconds: 2, draw: card },
  ],
}
