// Little Harbor: cut paper in layers, each with its shadow, and boats that smile.
import {
  at,
  blob,
  box,
  curve,
  disc,
  ease,
  faint,
  glow,
  grain,
  H,
  oval,
  poly,
  range,
  seeded,
  sky,
  text,
  vignette,
  W,
  wave,
} from './kit.mjs'

const FONT = "'Baloo 2'"

/** A sheet of paper lying above what is there. */
function cut(c, draw, lift = 1) {
  const k = c.canvas.width / W
  c.save()
  c.shadowColor = 'rgba(20,36,70,.34)'
  c.shadowBlur = 13 * k * lift
  c.shadowOffsetY = 7 * k * lift
  c.shadowOffsetX = 2 * k * lift
  draw()
  c.restore()
}

function sea(c, y, colour, shift, scallop = 64, deep = 24) {
  cut(c, () => {
    c.beginPath()
    c.moveTo(-200, H + 40)
    c.lineTo(-200, y)
    for (let x = -200 + (shift % scallop); x < W + 200; x += scallop)
      c.quadraticCurveTo(x + scallop / 2, y + deep * 1.7, x + scallop, y)
    c.lineTo(W + 300, H + 40)
    c.closePath()
    c.fillStyle = colour
    c.fill()
  })
}

function cloud(c, x, y, size, colour) {
  curve(
    c,
    [
      [x, -10],
      [x, y / 2],
      [x, y - 20 * size],
    ],
    'rgba(255,255,255,.75)',
    2,
  )
  at(
    c,
    x,
    y,
    () =>
      cut(c, () => {
        c.beginPath()
        for (const [dx, dy, r] of [
          [-46, 6, 26],
          [-14, -12, 36],
          [28, -4, 30],
          [58, 10, 20],
        ]) {
          c.moveTo(dx + r, dy)
          c.arc(dx, dy, r, 0, 7)
        }
        c.roundRect(-72, 4, 150, 28, 14)
        c.fillStyle = colour
        c.fill()
      }),
    size,
  )
}

function home(c, x, y, size, wall, roof, lit) {
  at(
    c,
    x,
    y,
    () => {
      for (const px of [-34, 0, 34]) box(c, px - 4, 0, 8, 60, 2, '#6d5468')
      cut(c, () => box(c, -50, -64, 100, 68, 4, wall), 0.6)
      cut(
        c,
        () =>
          poly(
            c,
            [
              [-64, -60],
              [0, -118],
              [64, -60],
            ],
            roof,
          ),
        0.6,
      )
      box(c, -34, -46, 26, 26, 4, lit ? '#ffe08a' : '#e8f7f4')
      box(c, 12, -46, 24, 50, [12, 12, 0, 0], '#6d5468')
      if (lit) glow(c, -20, -34, 60, '255,220,130', 0.5)
    },
    size,
  )
}

function boatFace(c, x, y, blink) {
  for (const dx of [-15, 15]) {
    if (blink)
      curve(
        c,
        [
          [x + dx - 6, y],
          [x + dx, y + 4],
          [x + dx + 6, y],
        ],
        '#24344f',
        3,
      )
    else {
      disc(c, x + dx, y, 7.5, '#24344f')
      disc(c, x + dx + 2.5, y - 2.5, 2.5, '#ffffff')
    }
  }
  curve(
    c,
    [
      [x - 11, y + 15],
      [x, y + 24],
      [x + 11, y + 15],
    ],
    '#24344f',
    3.4,
  )
  oval(c, x - 30, y + 12, 9, 6, '#ff9d8f')
  oval(c, x + 30, y + 12, 9, 6, '#ff9d8f')
}

function tug(c, x, y, size, s, [hull, band, cabin], load) {
  at(
    c,
    x,
    y,
    () => {
      load?.()
      cut(c, () => box(c, -92, -116, 100, 84, [26, 26, 4, 4], cabin))
      box(c, -78, -100, 72, 34, 10, '#cdeef2')
      cut(c, () => box(c, -72, -170, 36, 58, 6, band), 0.6)
      box(c, -72, -160, 36, 12, 0, '#fff3dd')
      cut(c, () =>
        poly(
          c,
          [
            [-150, -44],
            [156, -58],
            [118, 34],
            [-112, 34],
          ],
          hull,
        ),
      )
      poly(
        c,
        [
          [-150, -44],
          [156, -58],
          [150, -38],
          [-144, -24],
        ],
        band,
      )
      boatFace(c, 52, -14, s % 3 > 2.8)
      range(3, (i) => disc(c, -104 + i * 40, 8, 9, band, '#fff3dd', 3))
    },
    size,
    wave(s, 2.6, x / 900) * 0.045,
  )
}

function piano(c) {
  at(c, 74, -66, () => {
    cut(c, () => box(c, -56, -84, 108, 88, 8, '#5a3557'))
    box(c, -48, -76, 92, 30, 4, '#754a70')
    box(c, -66, -42, 128, 24, 5, '#fff8ea')
    range(12, (i) => box(c, -62 + i * 10.4, -42, 4.6, 14, 1, '#33243e'))
  })
}

function goat(c, x, y, s) {
  at(c, x, y, () => {
    for (const lx of [-24, -12, 12, 24])
      curve(
        c,
        [
          [lx, -18],
          [lx, -6],
          [lx, 4],
        ],
        '#efe2d0',
        7,
      )
    cut(
      c,
      () =>
        blob(
          c,
          [
            [-40, -30],
            [-30, -54],
            [0, -56],
            [30, -52],
            [38, -30],
            [20, -14],
            [-24, -14],
          ],
          '#fffaf0',
        ),
      0.5,
    )
    curve(
      c,
      [
        [22, -42],
        [34, -54],
        [46, -66],
      ],
      '#fffaf0',
      24,
    )
    cut(
      c,
      () =>
        blob(
          c,
          [
            [28, -54],
            [34, -86],
            [58, -88],
            [74, -70],
            [66, -58],
            [46, -50],
          ],
          '#fffaf0',
        ),
      0.5,
    )
    curve(
      c,
      [
        [40, -84],
        [34, -104],
        [22, -106],
      ],
      '#c9a36f',
      5,
    )
    curve(
      c,
      [
        [52, -86],
        [54, -106],
        [44, -112],
      ],
      '#c9a36f',
      5,
    )
    poly(
      c,
      [
        [60, -56],
        [66, -42 + wave(s, 1) * 2],
        [54, -52],
      ],
      '#efe2d0',
    )
    disc(c, 54, -74, 3.4, '#33243e')
    blob(
      c,
      [
        [34, -76],
        [20, -72],
        [22, -62],
        [36, -66],
      ],
      '#f3c6b8',
    )
    curve(
      c,
      [
        [-38, -44],
        [-52, -52],
        [-50, -62 + wave(s, 0.7) * 4],
      ],
      '#fffaf0',
      7,
    )
  })
}

function gull(c, x, y, size, s) {
  const f = wave(s, 0.8, x / 300) * 12
  at(
    c,
    x,
    y,
    () => {
      cut(
        c,
        () =>
          poly(
            c,
            [
              [0, 0],
              [-34, -16 - f],
              [-14, 4],
              [0, 10],
              [14, 4],
              [34, -16 - f],
            ],
            '#ffffff',
          ),
        0.6,
      )
      poly(
        c,
        [
          [0, 2],
          [12, 6],
          [0, 8],
        ],
        '#ffb13d',
      )
    },
    size,
  )
}

function morning(c, u, s) {
  sky(c, '#8fd6de', '#bfe9df', '#fff0cf', '#ffd9b0')
  at(c, 960, 262, () => {
    range(16, (i) =>
      at(
        c,
        0,
        0,
        () =>
          poly(
            c,
            [
              [-13, -112],
              [0, -158],
              [13, -112],
            ],
            '#ffd970',
          ),
        1,
        (i * Math.PI) / 8 + s * 0.06,
      ),
    )
    cut(c, () => disc(c, 0, 0, 104, '#ffc94d'))
    disc(c, 0, 0, 80, '#ffd970')
  })
  cloud(c, 190 + s * 6, 122, 1.1, '#fffaf0')
  cloud(c, 560 + s * 9, 84, 0.8, '#ffffff')
  cloud(c, 1170 + s * 5, 112, 0.95, '#fffaf0')
  cut(c, () =>
    blob(
      c,
      [
        [-200, 520],
        [-60, 320],
        [120, 250],
        [300, 330],
        [420, 420],
        [640, 520],
        [300, 640],
        [-200, 640],
      ],
      '#8cc79a',
    ),
  )
  cut(c, () =>
    blob(
      c,
      [
        [700, 520],
        [900, 400],
        [1080, 330],
        [1260, 380],
        [1500, 500],
        [1400, 640],
        [800, 640],
      ],
      '#6fb59a',
    ),
  )
  cut(c, () =>
    blob(
      c,
      [
        [-200, 560],
        [-40, 430],
        [130, 380],
        [320, 450],
        [520, 560],
        [300, 660],
        [-200, 660],
      ],
      '#5aa58a',
    ),
  )
  sea(c, 480, '#7fcfcb', s * 10, 70, 20)
  home(c, 92, 462, 1, '#fff3dd', '#ff8b6b')
  home(c, 224, 474, 0.86, '#ffd9c4', '#d9576b')
  home(c, 342, 484, 0.72, '#e6f3e3', '#f2a03d')
  home(c, 1188, 476, 0.84, '#fff3dd', '#4f8fc0')
  cut(c, () => box(c, -20, 516, 420, 12, 4, '#8a6a6f'))
  range(8, (i) => box(c, 20 + i * 50, 524, 8, 60, 2, '#6d5468'))
  sea(c, 528, '#4fb7bd', -s * 16, 84, 26)
  tug(c, 1010 - s * 8, 546 + wave(s, 2.2) * 5, 0.62, s + 1, ['#f2a03d', '#fff3dd', '#e8505b'], () =>
    range(3, (i) =>
      cut(
        c,
        () => box(c, 22 + i * 34, -92 - (i % 2) * 18, 32, 40, 5, ['#7fb08a', '#d9576b', '#4f8fc0'][i]),
        0.5,
      ),
    ),
  )
  sea(c, 574, '#349fb0', s * 22, 96, 30)
  tug(c, 560 + u * 50, 608 + wave(s, 2.6) * 8, 1.32, s, ['#e8505b', '#fff3dd', '#ffc94d'], () => {
    piano(c)
    goat(c, 76, -150, s)
  })
  range(3, (i) => {
    const v = (s / 2.4 + i / 3) % 1
    faint(c, 1 - v, () =>
      cut(c, () => disc(c, 488 + u * 50 - v * 70, 376 - v * 110, 14 + v * 24, '#ffffff'), 0.6),
    )
  })
  sea(c, 640, '#25829c', -s * 30, 110, 32)
  sea(c, 690, '#1c6684', s * 36, 120, 34)
  gull(c, 420 + s * 14, 190, 1, s)
  gull(c, 520 + s * 15, 250, 0.75, s)
  gull(c, 760 + s * 10, 150, 0.6, s)
  grain(c, 0.2)
}

function night(c, u, s) {
  sky(c, '#1d2f5e', '#2c4a82', '#4a6fa0', '#d79a96')
  at(c, 300, 170, () => {
    cut(c, () => disc(c, 0, 0, 84, '#fff0c4'))
    disc(c, 26, -14, 16, '#f7dfa0')
    disc(c, -30, 24, 11, '#f7dfa0')
    glow(c, 0, 0, 230, '255,236,170', 0.4)
  })
  range(26, (i) => {
    const next = seeded(300 + i)
    const x = next(20, 1260)
    const y = next(20, 330)
    curve(
      c,
      [
        [x, -10],
        [x, y / 2],
        [x, y],
      ],
      'rgba(255,255,255,.22)',
      1,
    )
    at(
      c,
      x,
      y,
      () =>
        cut(
          c,
          () =>
            poly(
              c,
              range(10, (k) => {
                const a = (k / 10) * 6.283
                const r = k % 2 ? 5 : 12
                return [Math.sin(a) * r, -Math.cos(a) * r]
              }),
              i % 3 ? '#ffe08a' : '#ffffff',
            ),
          0.4,
        ),
      1,
      wave(s, 3, i / 5) * 0.3,
    )
  })
  const turn = -0.18 + u * 0.3
  if (!c.isLines)
    at(
      c,
      1032,
      196,
      () =>
        faint(c, 0.75, () => {
          poly(
            c,
            [
              [0, -8],
              [-1150, -150],
              [-1150, 120],
              [0, 12],
            ],
            'rgba(255,236,150,.5)',
          )
          poly(
            c,
            [
              [0, -8],
              [500, -70],
              [500, 60],
              [0, 12],
            ],
            'rgba(255,236,150,.5)',
          )
        }),
      1,
      turn,
    )
  cut(c, () =>
    blob(
      c,
      [
        [820, 560],
        [900, 440],
        [1040, 400],
        [1200, 430],
        [1400, 560],
        [1200, 660],
        [900, 660],
      ],
      '#2f5d78',
    ),
  )
  cut(c, () =>
    poly(
      c,
      [
        [984, 420],
        [1000, 226],
        [1066, 226],
        [1082, 420],
      ],
      '#fff3dd',
    ),
  )
  for (const y of [270, 344])
    poly(
      c,
      [
        [996 - (y - 270) * 0.09, y],
        [1070 + (y - 270) * 0.09, y],
        [1073 + (y - 270) * 0.09, y + 34],
        [993 - (y - 270) * 0.09, y + 34],
      ],
      '#e8505b',
    )
  cut(c, () => box(c, 990, 212, 86, 16, 4, '#e8505b'))
  box(c, 1004, 172, 58, 42, 6, '#ffe9a3')
  cut(c, () =>
    poly(
      c,
      [
        [994, 176],
        [1033, 132],
        [1072, 176],
      ],
      '#24507a',
    ),
  )
  glow(c, 1033, 196, 130, '255,230,140', 0.9)
  sea(c, 470, '#3c7fa0', s * 8, 70, 20)
  for (const [i, [x, k]] of [
    [90, 1],
    [216, 0.84],
    [334, 1.05],
    [462, 0.8],
    [1230, 0.9],
  ].entries())
    home(
      c,
      x,
      480,
      k,
      ['#f7dcc0', '#e9c3bf', '#d9e3d5', '#f2d6b3', '#e9c3bf'][i],
      ['#c2566b', '#8a5f9a', '#d98347', '#4f7fb0', '#c2566b'][i],
      true,
    )
  sea(c, 532, '#2c6a90', -s * 12, 84, 26)
  tug(c, 620 + u * 44, 586 + wave(s, 2.6) * 8, 1.12, s, ['#4f8fc0', '#ffc94d', '#f7dcc0'], () => {
    cut(c, () => box(c, 6, -96, 128, 52, 6, '#a87a5a'))
    range(5, (i) =>
      at(
        c,
        24 + i * 24,
        -98 - (i % 2) * 12,
        () =>
          cut(
            c,
            () => {
              box(c, -20, -14, 40, 27, 3, '#fffaf0')
              poly(
                c,
                [
                  [-20, -14],
                  [0, 4],
                  [20, -14],
                ],
                '#f0dfc4',
              )
              disc(c, 0, 2, 4.4, '#e8505b')
            },
            0.5,
          ),
        1,
        (i - 2) * 0.16,
      ),
    )
    curve(
      c,
      [
        [140, -62],
        [150, -110],
        [150, -140],
      ],
      '#6d5468',
      6,
    )
    disc(c, 150, -146, 13, '#ffe08a')
    glow(c, 150, -146, 90, '255,220,120', 0.9)
  })
  sea(c, 606, '#205478', s * 18, 96, 30)
  sea(c, 660, '#173f60', -s * 24, 116, 32)
  range(4, (i) => {
    const v = (s / 4 + i / 4) % 1
    at(
      c,
      760 + v * 240,
      470 - v * 150 + wave(s, 1.7, i / 3) * 16,
      () =>
        cut(
          c,
          () => {
            box(c, -17, -11, 34, 23, 3, '#ffffff')
            poly(
              c,
              [
                [-17, -11],
                [0, 4],
                [17, -11],
              ],
              '#f3dcc0',
            )
            disc(c, 0, 1, 4, '#e8505b')
          },
          0.6,
        ),
      1,
      wave(s, 2, i / 4) * 0.4,
    )
  })
  glow(c, 380, 560, 300, '255,180,120', 0.16)
  vignette(c, 0.35, '10,16,50')
  grain(c, 0.2)
}

function card(c, u, s) {
  sky(c, '#8fd6de', '#bfe9df', '#fff0cf')
  at(c, 640, 400, () => {
    range(24, (i) =>
      at(
        c,
        0,
        0,
        () =>
          poly(
            c,
            [
              [-60, -900],
              [60, -900],
              [0, 0],
            ],
            '#ffe7a6',
          ),
        1,
        (i * Math.PI) / 12 + s * 0.05,
      ),
    )
    cut(c, () => disc(c, 0, 0, 300, '#ffc94d'))
    cut(c, () => disc(c, 0, 0, 262, '#ffd970'))
  })
  cloud(c, 180, 150, 1.2, '#ffffff')
  cloud(c, 1110, 120, 1.1, '#ffffff')
  const rise = 1 - ease(u * 3)
  cut(c, () => text(c, 'Little', 640, 216 + rise * 30, `118px ${FONT}`, '#e8505b', { align: 'center' }))
  cut(c, () => text(c, 'Harbor', 640, 336 + rise * 30, `150px ${FONT}`, '#24507a', { align: 'center' }))
  sea(c, 510, '#4fb7bd', s * 16, 84, 26)
  tug(c, 640, 606 + wave(s, 2.4) * 6, 0.9, s, ['#e8505b', '#fff3dd', '#ffc94d'], () => {
    piano(c)
    goat(c, 76, -150, s)
  })
  sea(c, 590, '#349fb0', -s * 22, 96, 30)
  sea(c, 640, '#25829c', s * 30, 110, 32)
  text(c, 'a series by Arunika Studio', 640, 702, `25px ${FONT}`, '#fff3dd', { align: 'center' })
  grain(c, 0.2)
}

export const harbor = {
  shots: [
    { seconds: 3, draw: morning },
    { seconds: 3, draw: night },
    { seconds: 2, draw: card },
  ],
}
