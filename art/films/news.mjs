// Pictures of the newsroom's articles: gouache, flat and warm, one subject each.
import {
  at,
  blob,
  box,
  curve,
  disc,
  down,
  faint,
  glow,
  grain,
  H,
  linear,
  oval,
  person,
  poly,
  radial,
  range,
  ridge,
  seeded,
  shape,
  sky,
  strokes,
  text,
  vignette,
  W,
  within,
} from './kit.mjs'

const SANS = "'Plus Jakarta Sans'"
const TEAL = '#1eb8cd'
const BLUE = '#354d9b'
const INK = '#1b2450'
const AMBER = '#ffb03a'
const PINK = '#ff6f91'
const CREAM = '#fff3dc'

function floor(c, y, light, dark) {
  c.fillStyle = down(c, y, H, light, dark)
  c.fillRect(0, y, W, H)
}

const pot = (c, x, y, size, colour = '#d9764a') =>
  at(
    c,
    x,
    y,
    () => {
      poly(
        c,
        [
          [-30, -50],
          [30, -50],
          [22, 0],
          [-22, 0],
        ],
        colour,
      )
      for (const [a, l] of [
        [-0.9, 74],
        [-0.4, 100],
        [0.1, 112],
        [0.6, 92],
        [1, 70],
      ])
        at(
          c,
          0,
          -46,
          () => shape(c, 'M0 0 C20 -20 22 -70 0 -100 C-22 -70 -20 -20 0 0Z', a > 0 ? '#2f8f6a' : '#46b07a'),
          l / 100,
          a,
        )
    },
    size,
  )

function suitcase(c) {
  sky(c, '#bfe9ee', '#e9f7ea', '#ffe9c0')
  ridge(c, 400, 160, 150, 4, '#8fd0b8')
  ridge(c, 430, 100, 120, 9, '#62b39a')
  at(
    c,
    1050,
    372,
    () => {
      range(5, (i) => box(c, -150 + i * 30, 30 - i * 34, 300 - i * 60, 36, 4, i % 2 ? '#8796c4' : '#a3b1d9'))
      blob(
        c,
        [
          [-30, -110],
          [-34, -150],
          [0, -190],
          [34, -150],
          [30, -110],
        ],
        '#8796c4',
      )
    },
    0.8,
  )
  floor(c, 500, '#f2c48a', '#d99a5f')
  strokes(c, 0, 510, W, 210, 90, 5, ['#ffe0ae', '#c98450'], {
    long: 120,
    thick: 7,
    turn: 0,
    spin: 0.06,
    alpha: 0.5,
  })
  at(c, 600, 560, () => {
    faint(c, 0.3, () => oval(c, 0, 84, 430, 34, '#5a3020'))
    poly(
      c,
      [
        [-340, -60],
        [340, -60],
        [400, -400],
        [-280, -400],
      ],
      BLUE,
    )
    poly(
      c,
      [
        [-312, -80],
        [318, -80],
        [370, -380],
        [-262, -380],
      ],
      '#243878',
    )
    range(3, (i) =>
      range(2, (k) =>
        box(c, -214 + i * 184 + k * -26 + (1 - k) * 22, -346 + k * 130, 150, 104, 16, '#354d9b'),
      ),
    )
    range(6, (i) => {
      const x = -140 + (i % 3) * 184 + (i < 3 ? 22 : -4)
      const y = -292 + Math.floor(i / 3) * 130
      at(c, x, y, () => {
        box(c, -56, -28, 112, 56, 24, '#f4f7ff')
        box(c, -44, -16, 88, 32, 15, INK)
        curve(
          c,
          [
            [-56, 0],
            [-70, -30],
            [0, -46],
            [70, -30],
            [56, 0],
          ],
          '#c9d3ee',
          8,
        )
        disc(c, 40, 20, 4, '#5ad69a')
      })
    })
    poly(
      c,
      [
        [-350, -60],
        [350, -60],
        [390, 80],
        [-390, 80],
      ],
      linear(c, 0, -60, 0, 80, '#4a68c4', BLUE),
    )
    poly(
      c,
      [
        [-330, -48],
        [330, -48],
        [352, 10],
        [-352, 10],
      ],
      '#1d2c66',
    )
    range(5, (i) =>
      at(c, -240 + i * 120, -22, () => {
        box(c, -44, -22, 88, 46, 20, '#ffffff')
        box(c, -34, -12, 68, 26, 12, INK)
        faint(c, 0.9, () => box(c, -28, -8, 22, 7, 3, TEAL))
      }),
    )
    box(c, -60, 34, 120, 20, 10, AMBER)
    for (const x of [-300, 300]) box(c, x - 22, 22, 44, 30, 6, AMBER)
    // What is inside of it, in light.
    glow(c, 60, -430, 300, '120,240,255', 0.5)
    at(c, 50, -400, () =>
      faint(c, 0.9, () => {
        range(4, (i) =>
          box(
            c,
            -110 + i * 24,
            -12 - i * 26,
            220 - i * 48,
            28,
            4,
            ['#3fd0e0', '#6fe0ea', '#9feef2', '#d0fbfb'][i],
          ),
        )
        blob(
          c,
          [
            [-20, -100],
            [-26, -130],
            [0, -170],
            [26, -130],
            [20, -100],
          ],
          '#eaffff',
        )
      }),
    )
  })
  at(
    c,
    1040,
    650,
    () => person(c, { shirt: '#ffffff', trousers: '#e2604a', hair: '#231820', arms: [2.4, -0.5], face: -1 }),
    2.1,
  )
  at(
    c,
    1170,
    670,
    () =>
      person(c, {
        shirt: '#ffffff',
        skirt: '#e2604a',
        trousers: '#c98a5e',
        hair: '#2a1a1f',
        long: true,
        arms: [0.5, -2.2],
        face: -1,
      }),
    2,
  )
  at(
    c,
    150,
    664,
    () => person(c, { shirt: '#2f8f8a', trousers: INK, hair: '#231820', arms: [-0.3, 1.5], bends: [0, 0.4] }),
    2.6,
  )
  grain(c, 0.2)
}

function newFloor(c) {
  sky(c, '#fdf1dc', '#f7dfc0')
  range(4, (i) =>
    at(c, 120 + i * 282, 70, () => {
      box(c, 0, 0, 226, 340, 8, down(c, 70, 400, '#8fd6ea', '#d9f2ee'))
      view(c, i)
      curve(
        c,
        [
          [113, 0],
          [113, 170],
          [113, 340],
        ],
        '#ffffff',
        9,
      )
      curve(
        c,
        [
          [0, 120],
          [113, 120],
          [226, 120],
        ],
        '#ffffff',
        9,
      )
      box(c, -6, -6, 238, 352, 10, null, '#ffffff', 13)
    }),
  )
  floor(c, 500, '#d9a56f', '#a86c45')
  range(9, (i) =>
    poly(
      c,
      [
        [640 + (i - 4) * 120, 500],
        [640 + (i - 4) * 120 + 4, 500],
        [640 + (i - 4) * 260 + 8, 720],
        [640 + (i - 4) * 260, 720],
      ],
      '#8f5836',
    ),
  )
  if (!c.isLines)
    range(4, (i) =>
      faint(c, 0.3, () =>
        poly(
          c,
          [
            [130 + i * 282, 500],
            [330 + i * 282, 500],
            [240 + i * 300, 720],
            [-20 + i * 300, 720],
          ],
          '#fff3c4',
        ),
      ),
    )
  at(
    c,
    330,
    640,
    () => person(c, { shirt: TEAL, trousers: INK, arms: [0.7, 1.1], hair: '#2a1a1f', long: true }),
    2.5,
  )
  at(
    c,
    700,
    636,
    () => person(c, { shirt: AMBER, trousers: '#5a3040', arms: [-0.4, 0.9], hair: '#231820', face: -1 }),
    2.5,
  )
  at(
    c,
    980,
    640,
    () => person(c, { shirt: PINK, trousers: BLUE, arms: [-1.9, 0.4], hair: '#40251c', face: -1 }),
    2.4,
  )
  // The tailor's table, six metres of teak, and a storyboard on all of it.
  poly(
    c,
    [
      [150, 520],
      [1130, 520],
      [1210, 592],
      [70, 592],
    ],
    '#b9703c',
  )
  poly(
    c,
    [
      [70, 592],
      [1210, 592],
      [1210, 622],
      [70, 622],
    ],
    '#7d4424',
  )
  for (const x of [120, 1130]) box(c, x, 620, 34, 100, 4, '#6b3a20')
  range(11, (i) =>
    range(2, (k) => {
      const x = 176 + i * 86 + k * -18
      const y = 530 + k * 30
      poly(
        c,
        [
          [x, y],
          [x + 70, y],
          [x + 66, y + 23],
          [x - 7, y + 23],
        ],
        '#ffffff',
      )
      poly(
        c,
        [
          [x + 5, y + 4],
          [x + 63, y + 4],
          [x + 60, y + 18],
          [x, y + 18],
        ],
        [TEAL, AMBER, '#8fc46a', PINK, BLUE][(i + k * 2) % 5],
      )
    }),
  )
  poly(
    c,
    [
      [150, 520],
      [1130, 520],
      [1132, 524],
      [146, 524],
    ],
    '#d98a4f',
  )
  pot(c, 56, 640, 1.5)
  pot(c, 1226, 620, 1.7, '#2f8f8a')
  range(3, (i) => {
    const x = 300 + i * 340
    curve(
      c,
      [
        [x, 0],
        [x, 20],
        [x, 44],
      ],
      INK,
      4,
    )
    c.beginPath()
    c.arc(x, 92, 52, Math.PI, 0)
    c.closePath()
    c.fillStyle = AMBER
    c.fill()
    glow(c, x, 100, 120, '255,220,140', 0.4)
  })
  grain(c, 0.18)
}
function view(c, i) {
  within(
    c,
    () => c.roundRect(0, 0, 226, 340, 8),
    () => {
      const next = seeded(20 + i)
      blob(
        c,
        [
          [-60, 340],
          [-20, next(200, 250)],
          [80, next(170, 230)],
          [170, next(180, 250)],
          [300, 230],
          [300, 400],
          [-60, 400],
        ],
        '#7fc4a0',
      )
      range(4, (k) => {
        const x = k * 62 + next(-10, 10)
        const h = next(40, 90)
        box(c, x, 340 - h, 50, h, 2, ['#f2b48a', '#ffffff', '#e9c46a', '#f7d9c0'][k])
        poly(
          c,
          [
            [x - 8, 340 - h],
            [x + 25, 314 - h],
            [x + 58, 340 - h],
          ],
          '#c4573f',
        )
      })
      disc(c, 40 + i * 40, 70, 24, '#ffffff')
      disc(c, 70 + i * 40, 78, 18, '#ffffff')
    },
  )
}

const iso = (x, y, z) => [640 + (x - y) * 60, 170 + (x + y) * 32 - z * 60]
function cube(c, x, y, z, w, d, h, [top, left, right]) {
  poly(c, [iso(x, y + d, z), iso(x + w, y + d, z), iso(x + w, y + d, z + h), iso(x, y + d, z + h)], left)
  poly(c, [iso(x + w, y, z), iso(x + w, y + d, z), iso(x + w, y + d, z + h), iso(x + w, y, z + h)], right)
  poly(c, [iso(x, y, z + h), iso(x + w, y, z + h), iso(x + w, y + d, z + h), iso(x, y + d, z + h)], top)
}
const K = {
  grass: ['#a6dd6a', '#3f9a5a', '#57b060'],
  soil: ['#d9a06a', '#8a5a3a', '#a8703f'],
  red: ['#ff8f7a', '#b9303a', '#e2523f'],
  blue: ['#8fd8ff', '#1f6fb8', '#38a0e8'],
  cream: ['#fffaf0', '#d9c4a0', '#f0e0c0'],
  yellow: ['#fff0a0', '#d99a1e', '#ffc83a'],
  pink: ['#ffc4dc', '#c9487f', '#f27aa8'],
  dark: ['#6a5a9a', '#2f2658', '#453a78'],
}

function emptyWeek(c) {
  sky(c, '#6fc8f5', '#c4edf7', '#eaf8e6')
  range(4, (i) =>
    at(c, 130 + i * 340, 90 + (i % 2) * 60, () =>
      range(3, (k) => box(c, -70 + k * 40, -(k % 2) * 22, 74, 34, 4, '#ffffff')),
    ),
  )
  for (let x = 0; x < 10; x++)
    for (let y = 0; y < 10; y++) {
      if (Math.hypot(x - 4.5, y - 4.5) > 6) continue
      cube(c, x, y, -1, 1, 1, 0.8, K.soil)
      cube(c, x, y, -0.2, 1, 1, 0.2, (x + y) % 2 ? K.grass : ['#b8e67a', '#3f9a5a', '#57b060'])
    }
  // The bakery, the school with its forbidden floor, the bus, and a stadium for ants.
  cube(c, 0.4, 4, 0, 2.2, 2, 1.4, K.cream)
  cube(c, 0.2, 3.8, 1.4, 2.6, 2.4, 0.4, K.red)
  cube(c, 0.7, 4.3, 1.8, 1.8, 1.4, 0.4, K.red)
  cube(c, 1.3, 4.6, 2.2, 0.5, 0.5, 0.7, K.dark)
  cube(c, 4, 0.4, 0, 3, 2, 1.2, K.yellow)
  cube(c, 4, 0.4, 1.2, 3, 2, 1.1, K.blue)
  cube(c, 4, 0.4, 2.3, 3, 2, 1.1, K.dark)
  cube(c, 3.8, 0.2, 3.4, 3.4, 2.4, 0.3, K.red)
  range(3, (i) =>
    range(3, (f) => {
      const [x, y] = iso(4.4 + i * 0.95, 2.4, 0.4 + f * 1.12)
      poly(
        c,
        [
          [x, y],
          [x + 34, y + 18],
          [x + 34, y - 16],
          [x, y - 34],
        ],
        f === 2 ? (i === 1 ? '#ffe45c' : '#1a1438') : '#eafaff',
      )
    }),
  )
  cube(c, 6.6, 4.6, 0, 2.6, 2.2, 0.14, ['#7fd06a', '#2f7a45', '#3f9a5a'])
  for (const [x, y, w, d] of [
    [6.4, 4.4, 3, 0.3],
    [6.4, 6.8, 3, 0.3],
    [6.4, 4.4, 0.3, 2.6],
    [9.1, 4.4, 0.3, 2.6],
  ])
    cube(c, x, y, 0, w, d, 0.5, K.blue)
  for (const [x, y] of [
    [7.2, 5.2],
    [7.8, 5.8],
    [8.3, 5.1],
    [7.6, 6.2],
  ]) {
    const [px, py] = iso(x, y, 0.2)
    disc(c, px - 6, py, 5, INK)
    disc(c, px + 2, py - 2, 6, INK)
    disc(c, px + 11, py - 3, 5, INK)
  }
  cube(c, 3.4, 7, 0.24, 2.8, 1.1, 1, K.pink)
  cube(c, 3.4, 7, 1.24, 2.8, 1.1, 0.16, K.cream)
  range(4, (i) => {
    const [x, y] = iso(3.6 + i * 0.66, 8.1, 0.7)
    poly(
      c,
      [
        [x, y],
        [x + 28, y + 15],
        [x + 28, y - 16],
        [x, y - 31],
      ],
      '#dff6ff',
    )
  })
  for (const x of [3.9, 5.6]) {
    const [px, py] = iso(x, 8.12, 0.3)
    oval(c, px, py, 19, 23, '#22264a', -0.4)
    oval(c, px, py, 8, 10, '#c4cbe0', -0.4)
  }
  // The bread runs away.
  for (const [x, y] of [
    [3, 5.4],
    [3.9, 5.9],
    [4.9, 6.1],
  ]) {
    const [px, py] = iso(x, y, 0.5)
    at(c, px, py, () => {
      box(c, -24, -20, 48, 34, 14, '#e0a050')
      box(c, -18, -24, 36, 14, 8, '#f2c47a')
      disc(c, -6, -6, 3, INK)
      disc(c, 8, -6, 3, INK)
      curve(
        c,
        [
          [-12, 14],
          [-20, 24],
          [-14, 32],
        ],
        INK,
        4,
      )
      curve(
        c,
        [
          [12, 14],
          [22, 20],
          [26, 30],
        ],
        INK,
        4,
      )
    })
  }
  grain(c, 0.12)
}

function dancerRiver(c) {
  sky(c, '#0c1338', '#142a5e', '#0d4a6e')
  glow(c, 380, 300, 440, '60,150,255', 0.35)
  // From her sleeves to the water: one set of lines.
  range(26, (i, v) => {
    const points = range(18, (_k, u) => [
      506 + u * 860,
      230 +
        v * 90 * Math.min(1, u * 3) +
        Math.sin(u * 6 + v * 1.4) * Math.min(1, u * 4) * (26 + u * 84) +
        u * (v - 0.2) * 420,
    ])
    faint(c, 0.42 + v * 0.5, () =>
      curve(c, points, ['#8ff2f5', TEAL, '#3f8fe0', '#6f6ff0', '#ffffff'][i % 5], 2 + (i % 4) * 2),
    )
  })
  range(40, (i) => {
    const next = seeded(i + 2)
    glow(c, next(460, 1260), next(200, 640), next(6, 14), '160,245,255', 0.9)
  })
  floor(c, 640, '#0a1a40', '#060c24')
  at(
    c,
    330,
    650,
    () => {
      faint(c, 0.5, () => oval(c, 0, 0, 150, 18, TEAL))
      const suit = linear(c, -80, -400, 100, 0, '#2a3a86', '#16205a')
      curve(
        c,
        [
          [-6, -230],
          [-70, -120],
          [-96, -4],
        ],
        '#16205a',
        42,
      )
      curve(
        c,
        [
          [10, -230],
          [96, -170],
          [60, -20],
        ],
        '#243078',
        40,
      )
      blob(
        c,
        [
          [-46, -220],
          [-36, -330],
          [0, -396],
          [52, -382],
          [56, -300],
          [44, -216],
          [0, -204],
        ],
        suit,
      )
      curve(
        c,
        [
          [30, -370],
          [100, -420],
          [170, -398],
        ],
        '#2a3a86',
        30,
      )
      curve(
        c,
        [
          [-16, -372],
          [-96, -410],
          [-140, -500],
        ],
        '#2a3a86',
        30,
      )
      curve(
        c,
        [
          [14, -390],
          [18, -410],
          [22, -430],
        ],
        '#c98a5e',
        24,
      )
      disc(c, 30, -458, 42, '#c98a5e')
      blob(
        c,
        [
          [-14, -456],
          [-6, -506],
          [40, -516],
          [70, -480],
          [40, -484],
          [10, -470],
          [-4, -430],
        ],
        '#1a1020',
      )
      disc(c, -14, -500, 24, '#1a1020')
      for (const [x, y] of [
        [-140, -500],
        [-96, -410],
        [-16, -372],
        [30, -372],
        [100, -418],
        [168, -398],
        [0, -210],
        [-66, -120],
        [-96, -10],
        [84, -168],
        [62, -28],
        [10, -300],
        [46, -300],
      ]) {
        disc(c, x, y, 10, '#eaffff')
        glow(c, x, y, 34, '120,240,255', 0.9)
      }
    },
    1.06,
  )
  range(3, (i) =>
    at(c, 130 + i * 500, 62, () => {
      box(c, -40, -20, 80, 40, 12, '#060a20')
      disc(c, 0, 0, 14, '#ff5a6a')
      glow(c, 0, 0, 60, '255,80,100', 0.6)
    }),
  )
  grain(c, 0.16)
}

function kitchens(c) {
  const side = (x0, wall, tile, steam, food, name, hour, look) =>
    within(
      c,
      () => c.rect(x0, 0, 640, H),
      () =>
        at(c, x0, 0, () => {
          c.fillStyle = wall
          c.fillRect(0, 0, 640, H)
          range(8, (r) =>
            range(9, (k) => box(c, k * 74 - 8, 250 + r * 34, 70, 30, 3, (r + k) % 3 ? tile[0] : tile[1])),
          )
          disc(c, 320, 126, 74, '#ffffff', INK, 9)
          range(12, (i) => at(c, 320, 126, () => box(c, -2.5, -64, 5, 12, 2, INK), 1, (i * Math.PI) / 6))
          at(c, 320, 126, () => box(c, -4, -38, 8, 42, 4, INK), 1, (hour * Math.PI) / 6)
          at(c, 320, 126, () => box(c, -3, -54, 6, 58, 3, '#e2523f'), 1, 0.02)
          text(c, name, 320, 236, `26px ${SANS}`, INK, { align: 'center' })
          at(c, 190, 540, () => person(c, look[0]), 3)
          at(c, 466, 540, () => person(c, look[1]), 3)
          box(c, -20, 516, 700, 230, 0, '#8a5a3f')
          range(3, (i) => {
            box(c, 30 + i * 200, 556, 180, 140, 8, '#a06a4a', '#6b4028', 4)
            box(c, 95 + i * 200, 578, 50, 9, 4, '#f2c47a')
          })
          box(c, -20, 500, 700, 30, 6, '#c98a57')
          range(3, (i) =>
            curve(
              c,
              [
                [300 + i * 26, 420],
                [314 + i * 26, 390],
                [296 + i * 26, 360],
                [310 + i * 26, 330],
              ],
              steam,
              6,
            ),
          )
          food()
        }),
    )
  side(
    0,
    '#cdeff0',
    ['#ffffff', '#9fdfe2'],
    'rgba(255,255,255,.95)',
    () => {
      oval(c, 330, 478, 104, 30, '#ffffff')
      oval(c, 330, 470, 84, 20, '#e8603f')
      range(9, (i) =>
        curve(
          c,
          [
            [262 + i * 16, 470],
            [276 + i * 14, 452],
            [290 + i * 12, 472],
          ],
          '#ffd98a',
          6,
        ),
      )
      oval(c, 352, 458, 26, 16, '#fff6e0')
      oval(c, 352, 458, 11, 8, '#ffb03a')
      range(2, (i) => box(c, 386, 430 + i * 12, 120, 5, 2, '#6b3a20'))
      range(3, (i) => box(c, 60 + i * 34, 440, 24, 62, 6, [PINK, TEAL, AMBER][i]))
    },
    'Singapore',
    1,
    [
      { shirt: PINK, trousers: INK, arms: [0.5, 1.3], hair: '#14101c', long: true, skin: '#f0c49a' },
      { shirt: BLUE, trousers: INK, arms: [-1.2, 0.3], hair: '#14101c', face: -1, skin: '#b9764a' },
    ],
  )
  side(
    640,
    '#ffe3b8',
    ['#fff6e4', '#ffc98a'],
    'rgba(255,255,255,.95)',
    () => {
      oval(c, 330, 484, 120, 26, '#5aa84f')
      oval(c, 300, 462, 54, 30, '#fffaf0')
      oval(c, 300, 446, 40, 20, '#ffffff')
      range(3, (i) => box(c, 352 + i * 22, 446 - i * 3, 18, 30, 7, '#d98a3a'))
      disc(c, 410, 466, 17, '#d9452e')
      oval(c, 352, 486, 30, 9, '#8fc46a')
      at(c, 540, 500, () => {
        poly(
          c,
          [
            [-44, -70],
            [44, -70],
            [36, 0],
            [-36, 0],
          ],
          '#3a455c',
        )
        box(c, -52, -82, 104, 16, 8, '#5d6a80')
      })
    },
    'Bandung',
    12,
    [
      { shirt: '#2f8f8a', trousers: INK, arms: [0.4, 1.4], hair: '#231820' },
      { shirt: AMBER, trousers: '#5a3040', arms: [-1.5, 0.4], hair: '#2a1a1f', long: true, face: -1 },
    ],
  )
  box(c, 630, 0, 20, H, 0, INK)
  grain(c, 0.14)
}

function exhibitionNight(c) {
  sky(c, '#141b4a', '#2a2f78', '#6a3f8a', '#d97a6a')
  range(60, (i) => {
    const next = seeded(i + 3)
    disc(c, next(0, W), next(0, 180), next(0.7, 2), '#fff6e0')
  })
  poly(
    c,
    [
      [-20, 210],
      [1300, 150],
      [1300, 560],
      [-20, 540],
    ],
    '#f2dfc0',
  )
  strokes(c, 0, 170, W, 380, 120, 8, ['#fff3dc', '#d9bf98'], { long: 90, thick: 18, spin: 2, alpha: 0.25 })
  range(9, (i) => {
    const x = 34 + i * 138
    const y = 258 - i * 5
    const h = 132 + (i % 3) * 26
    box(c, x, y, 112, h, 5, '#4a2f28')
    within(
      c,
      () => c.rect(x + 9, y + 9, 94, h - 18),
      () => {
        c.fillStyle = [
          TEAL,
          '#ffd98a',
          BLUE,
          '#f7b4c4',
          '#8fc46a',
          '#ff9a6a',
          '#b9a0e8',
          '#7fd6e0',
          '#ffcf5a',
        ][i]
        c.fillRect(x, y, 120, h + 20)
        const kinds = [
          () => {
            ridge(c, y + h, 60, 50, i, BLUE)
            disc(c, x + 74, y + 44, 20, '#fff3c4')
          },
          () => {
            disc(c, x + 56, y + h / 2, 34, '#e2523f')
            disc(c, x + 44, y + h / 2 - 6, 5, INK)
            disc(c, x + 68, y + h / 2 - 6, 5, INK)
          },
          () =>
            range(5, (k) =>
              poly(
                c,
                [
                  [x + k * 24, y + h],
                  [x + k * 24 + 20, y + 40 + k * 9],
                  [x + k * 24 + 36, y + h],
                ],
                k % 2 ? AMBER : '#ffffff',
              ),
            ),
        ]
        kinds[i % 3]()
      },
    )
    box(c, x + 26, y + h + 14, 60, 40, 2, '#ffffff')
    curve(
      c,
      [
        [x + 34, y + h + 42],
        [x + 50, y + h + 26],
        [x + 62, y + h + 38],
        [x + 78, y + h + 24],
      ],
      INK,
      2.4,
    )
  })
  floor(c, 540, '#7a4a5a', '#3a2448')
  strokes(c, 0, 550, W, 170, 90, 4, ['#a86a6a', '#2f1d40'], {
    long: 130,
    thick: 6,
    turn: 0,
    spin: 0.05,
    alpha: 0.5,
  })
  curve(
    c,
    [
      [-20, 90],
      [300, 150],
      [640, 100],
      [980, 150],
      [1300, 60],
    ],
    '#1a1030',
    4,
  )
  range(10, (i) => {
    const x = 50 + i * 130
    const y = 108 + Math.sin(i * 1.25) * 26
    blob(
      c,
      [
        [x - 18, y],
        [x - 24, y + 24],
        [x, y + 46],
        [x + 24, y + 24],
        [x + 18, y],
      ],
      radial(c, x, y + 22, 34, '#fff6c4', AMBER, '#e2663f'),
    )
    glow(c, x, y + 22, 110, '255,190,90', 0.55)
  })
  const crowd = [
    [120, 640, 2.2, '#e2604a'],
    [250, 668, 2.5, TEAL],
    [520, 650, 2.3, AMBER],
    [620, 660, 1.6, PINK],
    [830, 652, 2.4, '#8fc46a'],
    [980, 676, 2.6, '#f4f0ff'],
    [1180, 654, 2.3, BLUE],
  ]
  for (const [i, [x, y, k, shirt]] of crowd.entries())
    at(
      c,
      x,
      y,
      () =>
        person(c, {
          shirt,
          trousers: INK,
          face: 0,
          back: true,
          long: i % 2 === 0,
          hair: i % 3 ? '#231820' : '#40251c',
          arms: [i % 2 ? 0.3 : 2.2, -0.3],
          skin: ['#c98a5e', '#a86a44', '#e0ac7e'][i % 3],
        }),
      k,
    )
  at(
    c,
    1060,
    640,
    () => {
      curve(
        c,
        [
          [0, 30],
          [0, -60],
          [0, -150],
        ],
        '#5a2c26',
        6,
      )
      c.beginPath()
      c.arc(0, -150, 110, Math.PI, 0)
      c.closePath()
      c.fillStyle = '#e23d54'
      c.fill()
      range(3, (i) =>
        curve(
          c,
          [
            [0, -258],
            [-50 + i * 50, -210],
            [-60 + i * 60, -150],
          ],
          '#ffd0d0',
          3,
        ),
      )
    },
    1,
    0.16,
  )
  vignette(c, 0.35)
  grain(c, 0.2)
}

function estimate(c) {
  sky(c, '#dff3f5', '#f6efe2')
  box(c, 90, 56, 1100, 520, 20, '#ffffff')
  box(c, 90, 56, 1100, 520, 20, null, '#c9d6e6', 6)
  for (const [i, [word, colour]] of [
    ['Now', TEAL],
    ['Next', BLUE],
    ['Later', '#8fa0c4'],
    ['Not', '#d9a0a8'],
  ].entries()) {
    const x = 126 + i * 264
    box(c, x, 88, 236, 44, 12, colour)
    text(c, word, x + 118, 118, `21px ${SANS}`, '#fff', { align: 'center' })
    range([4, 4, 3, 2][i], (k) =>
      at(
        c,
        x + 118,
        198 + k * 98,
        () => {
          box(c, -108, -46, 216, 84, 10, ['#fff0b8', '#d6f3ee', '#ffdfe6', '#e3e6fb'][(i + k) % 4])
          const kind = (i * 3 + k) % 4
          if (kind === 0) {
            box(c, -92, -32, 66, 56, 6, '#ffffff', INK, 3)
            box(c, -84, -22, 50, 10, 3, INK)
            range(2, (n) => box(c, -84, -4 + n * 12, 50, 6, 3, '#9fb0c6'))
          }
          if (kind === 1) {
            disc(c, -60, -4, 27, '#ffffff', INK, 3)
            curve(
              c,
              [
                [-60, -22],
                [-60, -4],
                [-46, 4],
              ],
              INK,
              4,
            )
          }
          if (kind === 2) {
            box(c, -84, -34, 46, 62, 9, '#ffffff', INK, 3)
            box(c, -76, -24, 30, 34, 3, AMBER)
          }
          if (kind === 3) {
            poly(
              c,
              [
                [-92, 24],
                [-60, -34],
                [-28, 24],
              ],
              '#ffffff',
              INK,
              3,
            )
            disc(c, -60, 4, 7, PINK)
          }
          range(3, (n) => box(c, -12, -30 + n * 20, [104, 78, 92][n], 9, 4, INK))
        },
        1,
        (((k * 7 + i * 3) % 5) - 2) * 0.016,
      ),
    )
  }
  floor(c, 600, '#e6b07a', '#c4875a')
  at(
    c,
    210,
    690,
    () => person(c, { shirt: AMBER, trousers: INK, arms: [-0.3, 2.3], hair: '#2a1a1f', long: true, face: 1 }),
    3.2,
  )
  at(
    c,
    1070,
    690,
    () =>
      person(c, {
        shirt: TEAL,
        trousers: '#3a2f5a',
        arms: [-2.4, 0.6],
        bends: [0, 1.2],
        hair: '#231820',
        face: -1,
      }),
    3.3,
  )
  at(c, 660, 640, () => {
    poly(
      c,
      [
        [-150, 56],
        [150, 56],
        [128, -76],
        [-128, -76],
      ],
      INK,
    )
    poly(
      c,
      [
        [-116, -64],
        [116, -64],
        [132, 40],
        [-132, 40],
      ],
      '#eafaff',
    )
    box(c, -92, -48, 92, 40, 5, TEAL)
    range(3, (i) => box(c, 16, -46 + i * 16, 76, 8, 4, '#9fb0c6'))
    range(3, (i) => box(c, -100 + i * 70, 4, 58, 26, 4, [AMBER, PINK, BLUE][i]))
  })
  at(c, 884, 650, () => {
    box(c, -36, -50, 72, 70, [8, 8, 26, 26], '#e2523f')
    curve(
      c,
      [
        [36, -36],
        [64, -30],
        [36, 0],
      ],
      '#e2523f',
      9,
    )
    oval(c, 0, -50, 36, 8, '#5a2c26')
  })
  at(c, 420, 652, () => {
    disc(c, 0, -20, 56, '#ffffff', INK, 8)
    range(12, (i) => at(c, 0, -20, () => box(c, -2, -47, 4, 10, 2, INK), 1, (i * Math.PI) / 6))
    c.beginPath()
    c.moveTo(0, -20)
    c.arc(0, -20, 42, -1.57, 0.4)
    c.closePath()
    c.fillStyle = AMBER
    c.fill()
  })
  grain(c, 0.14)
}

function workshops(c) {
  sky(c, '#3a1f2a', '#5a2c34')
  // The shadow screen.
  box(c, 330, 44, 620, 400, 14, '#7a4026')
  box(c, 352, 64, 576, 358, 6, radial(c, 640, 250, 400, '#fff6d0', '#ffcf7a', '#f09a4a'))
  glow(c, 640, 240, 380, '255,210,120', 0.35)
  const puppet = (x, y, d, tall) =>
    at(
      c,
      x,
      y,
      () => {
        const ink = '#2a1218'
        blob(
          c,
          [
            [-20, 0],
            [-30, -70],
            [-10, -130],
            [26, -126],
            [34, -60],
            [24, 0],
          ],
          ink,
        )
        blob(
          c,
          [
            [-36, 10],
            [0, -20],
            [40, 12],
            [52, 92],
            [-50, 92],
          ],
          ink,
        )
        curve(
          c,
          [
            [14, -118],
            [16, -140],
            [14, -152],
          ],
          ink,
          11,
        )
        blob(
          c,
          [
            [-18, -150],
            [-20, -190],
            [10, -208],
            [38, -190],
            [66, -172],
            [40, -162],
            [30, -148],
            [6, -142],
          ],
          ink,
        )
        blob(
          c,
          [
            [-10, -196],
            [-54, -230],
            [-40, -280 - tall],
            [4, -244],
            [24, -204],
          ],
          ink,
        )
        curve(
          c,
          [
            [26, -116],
            [86, -96],
            [120, -150],
          ],
          ink,
          10,
        )
        curve(
          c,
          [
            [-10, -116],
            [-66, -70],
            [-30, -14],
          ],
          ink,
          10,
        )
        for (const [px, py] of [
          [0, -90],
          [8, -60],
          [2, -30],
          [-20, 40],
          [16, 44],
          [0, 66],
          [-24, -240],
        ])
          disc(c, px, py, 4.6, '#ffd98a')
        curve(
          c,
          [
            [0, 90],
            [0, 150],
            [0, 220],
          ],
          ink,
          5,
        )
        curve(
          c,
          [
            [120, -150],
            [110, 20],
            [60, 200],
          ],
          ink,
          3,
        )
      },
      [d, 1],
    )
  puppet(500, 330, 1.05, 20)
  puppet(790, 330, -1.05, 0)
  shape(c, 'M640 390 C590 330 600 220 640 120 C680 220 690 330 640 390Z', '#2a1218')
  range(5, (i) => disc(c, 640, 190 + i * 38, 6 + i, '#ffd98a'))
  c.fillStyle = down(c, 520, H, '#c9855a', '#8a4f38')
  c.fillRect(0, 520, W, 220)
  box(c, -20, 508, W + 40, 24, 6, '#e6a878')
  // Clay.
  at(c, 180, 560, () => {
    oval(c, 0, 46, 140, 28, '#5a3430')
    oval(c, 0, 32, 132, 24, '#8f9ab5')
    shape(
      c,
      'M-34 -150 H34 C32 -128 24 -120 28 -104 C86 -70 92 0 52 34 H-52 C-92 0 -86 -70 -28 -104 C-24 -120 -32 -128 -34 -150Z',
      linear(c, -80, 0, 80, 0, '#e9a070', '#c9694a', '#8f3f34'),
    )
    range(3, (i) =>
      curve(
        c,
        [
          [-70 + i * 4, -40 + i * 26],
          [0, -30 + i * 26],
          [70 - i * 4, -40 + i * 26],
        ],
        '#ffd0a0',
        5,
      ),
    )
    oval(c, 0, -150, 34, 8, '#6b2c28')
  })
  // Thread.
  for (const [i, [x, k]] of [
    [1010, PINK],
    [1100, TEAL],
    [1190, AMBER],
  ].entries())
    at(c, x, 580 - (i % 2) * 14, () => {
      oval(c, 0, 34, 38, 10, '#b9814f')
      box(c, -29, -56, 58, 86, 4, k)
      range(7, (n) =>
        curve(
          c,
          [
            [-29, -46 + n * 12],
            [0, -40 + n * 12],
            [29, -46 + n * 12],
          ],
          'rgba(40,16,30,.28)',
          2.5,
        ),
      )
      oval(c, 0, -58, 38, 10, '#e6b98a')
    })
  curve(
    c,
    [
      [1010, 560],
      [930, 640],
      [820, 600],
      [740, 660],
      [640, 610],
      [560, 664],
    ],
    PINK,
    5,
  )
  curve(
    c,
    [
      [1100, 590],
      [980, 690],
      [860, 660],
      [700, 700],
      [520, 640],
      [430, 680],
    ],
    TEAL,
    5,
  )
  at(c, 560, 664, () => {
    poly(
      c,
      [
        [0, 0],
        [-60, 10],
        [-58, 16],
        [0, 5],
      ],
      '#d9e0ee',
    )
  })
  at(
    c,
    420,
    560,
    () => person(c, { shirt: '#8fc46a', trousers: INK, face: 1, hair: '#231820', arms: [0.6, 1.4] }),
    1.9,
  )
  at(
    c,
    880,
    556,
    () =>
      person(c, { shirt: AMBER, trousers: BLUE, face: -1, hair: '#2a1a1f', long: true, arms: [-1.3, 0.4] }),
    1.8,
  )
  vignette(c, 0.35, '30,6,16')
  grain(c, 0.2)
}

function sharedIsland(c) {
  sky(c, '#2fa8c4', '#3fc4cf', '#7fe0d2')
  strokes(c, 0, 0, W, H, 260, 6, ['#8feae0', '#1f8fb0', '#5ad0d6'], {
    long: 120,
    thick: 8,
    turn: 0,
    spin: 0.1,
    alpha: 0.35,
  })
  const coast = range(37, (i) => {
    const a = (i / 37) * 6.283
    const next = seeded(i + 40)
    const r = 1 + next(-0.16, 0.16) + Math.sin(a * 3 + 1) * 0.12
    return [640 + Math.cos(a) * 470 * r, 362 + Math.sin(a) * 262 * r]
  })
  blob(
    c,
    coast.map(([x, y]) => [640 + (x - 640) * 1.09, 362 + (y - 362) * 1.11]),
    '#bff2e2',
  )
  blob(
    c,
    coast.map(([x, y]) => [640 + (x - 640) * 1.04, 362 + (y - 362) * 1.05]),
    '#ffedc0',
  )
  const hues = [
    '#8fd06a',
    '#ff9a6a',
    '#ffd05a',
    '#5ac4b0',
    '#f27a9a',
    '#7f9af0',
    '#b98ae0',
    '#e2c48a',
    '#4fa86f',
  ]
  within(
    c,
    () => {
      const m = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
      c.moveTo(...m(coast.at(-1), coast[0]))
      coast.forEach((p, i) => {
        c.quadraticCurveTo(...p, ...m(p, coast[(i + 1) % 37]))
      })
    },
    () => {
      c.fillStyle = '#8fd06a'
      c.fillRect(0, 0, W, H)
      range(37, (i) => {
        const a0 = ((i - 0.5) / 37) * 6.283
        const a1 = ((i + 0.5) / 37) * 6.283
        poly(
          c,
          [
            [640, 362],
            [640 + Math.cos(a0) * 900, 362 + Math.sin(a0) * 700],
            [640 + Math.cos(a1) * 900, 362 + Math.sin(a1) * 700],
          ],
          hues[(i * 5) % 9],
          '#fff6dc',
          3,
        )
      })
      range(37, (i) => {
        const a = (i / 37) * 6.283
        const next = seeded(i + 9)
        const [x, y] = [640 + Math.cos(a) * (350 + (i % 2) * 50), 362 + Math.sin(a) * (190 + (i % 2) * 34)]
        at(
          c,
          x,
          y,
          () =>
            [
              () => {
                box(c, -15, -20, 30, 22, 2, CREAM)
                poly(
                  c,
                  [
                    [-22, -18],
                    [0, -38],
                    [22, -18],
                  ],
                  '#d4503c',
                )
              },
              () => {
                curve(
                  c,
                  [
                    [0, 4],
                    [3, -12],
                    [8, -28],
                  ],
                  '#7a4a33',
                  5,
                )
                for (const d of [-2.6, -1.8, -0.9, -0.2])
                  curve(
                    c,
                    [
                      [8, -28],
                      [8 + Math.cos(d) * 14, -34 + Math.sin(d) * 6],
                      [8 + Math.cos(d) * 24, -24 + Math.sin(d) * 12],
                    ],
                    '#1f7a55',
                    5,
                  )
              },
              () => {
                poly(
                  c,
                  [
                    [-26, 6],
                    [0, -38],
                    [26, 6],
                  ],
                  '#7a6a9a',
                )
                poly(
                  c,
                  [
                    [-9, -23],
                    [0, -38],
                    [9, -23],
                  ],
                  '#ffffff',
                )
              },
              () => {
                blob(
                  c,
                  [
                    [-22, -4],
                    [0, 8],
                    [24, -6],
                    [14, 14],
                    [-12, 14],
                  ],
                  '#8a4a2f',
                )
                poly(
                  c,
                  [
                    [0, -4],
                    [0, -40],
                    [22, -8],
                  ],
                  '#ffffff',
                )
              },
              () => {
                poly(
                  c,
                  [
                    [-9, 6],
                    [-6, -36],
                    [6, -36],
                    [9, 6],
                  ],
                  '#ffffff',
                )
                poly(
                  c,
                  [
                    [-8, -8],
                    [-7, -20],
                    [7, -20],
                    [8, -8],
                  ],
                  '#e2523f',
                )
                disc(c, 0, -40, 7, '#ffd23f')
              },
              () => {
                disc(c, -9, -12, 14, '#1f8f5f')
                disc(c, 9, -14, 15, '#2fa86f')
                disc(c, 0, -24, 14, '#46c080')
              },
            ][i % 6](),
          next(0.9, 1.25),
        )
      })
      blob(
        c,
        [
          [470, 330],
          [560, 260],
          [700, 262],
          [810, 320],
          [780, 410],
          [640, 452],
          [510, 420],
        ],
        '#5ac8d6',
        '#fff6dc',
        4,
      )
      range(5, (i) =>
        curve(
          c,
          [
            [530 + i * 44, 340 + (i % 2) * 50],
            [556 + i * 44, 334 + (i % 2) * 50],
            [582 + i * 44, 340 + (i % 2) * 50],
          ],
          '#d8fbff',
          4,
        ),
      )
      at(c, 640, 372, () => {
        blob(
          c,
          [
            [-62, 8],
            [0, -24],
            [64, 8],
            [0, 36],
          ],
          '#8fd06a',
        )
        box(c, -17, -46, 34, 52, [17, 17, 0, 0], '#6b3a20')
        disc(c, 9, -18, 3, '#ffd23f')
      })
    },
  )
  // Thirty-seven hands: a brush over each third bay.
  range(9, (i) => {
    const a = (i / 9) * 6.283 + 0.3
    const [x, y] = [640 + Math.cos(a) * 520, 362 + Math.sin(a) * 300]
    at(
      c,
      x,
      y,
      () => {
        shape(c, 'M0 0 C-10 -10 -12 -22 0 -34 C12 -22 10 -10 0 0Z', hues[i])
        box(c, -6, -52, 12, 20, 3, '#c9d3e6')
        box(c, -5, -150, 10, 100, 5, ['#b9623a', INK, '#e2a03a'][i % 3])
      },
      1,
      a + 1.57,
    )
  })
  grain(c, 0.2)
}

function loom(c) {
  sky(c, '#263252', '#3a4a72', '#56668c')
  range(7, (i) => box(c, i * 200 - 60, 0, 26, 500, 0, '#1d2744'))
  range(6, (i) => {
    box(c, i * 230, 44, 150, 12, 4, '#ffeab0')
    glow(c, i * 230 + 75, 60, 190, '255,235,170', 0.35)
  })
  floor(c, 560, '#6a7898', '#38425f')
  // The loom: its frame, warp and cloth.
  at(c, 500, 580, () => {
    for (const x of [-350, 330]) {
      box(c, x - 24, -420, 52, 440, 8, '#2f8f8a')
      box(c, x - 14, -408, 18, 416, 6, '#4fb8ae')
    }
    box(c, -390, -440, 780, 48, 10, '#247570')
    box(c, -372, -200, 744, 26, 8, '#c9d3e6')
    range(72, (i) =>
      curve(
        c,
        [
          [-320 + i * 8.9, -392],
          [-318 + i * 8.9, -280],
          [-320 + i * 8.9, -190],
        ],
        i % 2 ? '#ffe3b0' : '#f7c98a',
        3,
      ),
    )
    range(4, (i) => box(c, -340, -372 + i * 40, 680, 9, 4, '#8fa0c4'))
    poly(
      c,
      [
        [-320, -178],
        [320, -178],
        [330, -40],
        [-330, -40],
      ],
      '#c9384f',
    )
    range(9, (i) =>
      range(2, (k) =>
        poly(
          c,
          [
            [-290 + i * 72, -140 + k * 58],
            [-264 + i * 72, -166 + k * 58],
            [-238 + i * 72, -140 + k * 58],
            [-264 + i * 72, -114 + k * 58],
          ],
          k ? AMBER : CREAM,
        ),
      ),
    )
    box(c, -350, -44, 700, 46, 22, '#7a4026')
    for (const x of [-350, 350]) disc(c, x, -20, 46, '#e2a03a', '#8a5a1e', 8)
    disc(c, 352, -300, 66, '#3a4568', '#8fa0c4', 9)
    range(8, (i) => at(c, 352, -300, () => box(c, -5, -56, 10, 56, 3, '#8fa0c4'), 1, (i * Math.PI) / 4))
  })
  // What the glasses add: one step at a time.
  for (const r of [86, 104]) disc(c, 852, 280, r, null, '#5af0ff', r === 86 ? 6 : 2.5)
  glow(c, 852, 280, 170, '90,240,255', 0.5)
  shape(c, 'M930 160 C1000 190 1010 270 960 320', null, '#5af0ff', 10)
  poly(
    c,
    [
      [944, 330],
      [980, 322],
      [958, 298],
    ],
    '#5af0ff',
  )
  box(c, 962, 92, 262, 84, 16, c.isLines ? '#0c2a40' : 'rgba(8,30,52,.88)', '#5af0ff', 3)
  text(c, 'Step 2 of 3', 984, 126, `17px ${SANS}`, '#5af0ff')
  text(c, 'Loosen the belt', 984, 156, `22px ${SANS}`, '#ffffff')
  curve(
    c,
    [
      [962, 150],
      [920, 190],
      [900, 214],
    ],
    '#5af0ff',
    3,
  )
  at(
    c,
    1090,
    712,
    () => {
      person(c, {
        shirt: '#ff9a4a',
        trousers: INK,
        hair: '#231820',
        arms: [-1.9, -0.2],
        bends: [-0.3, 0],
        face: -1,
      })
      box(c, -21, -93, 36, 15, 7, '#0c1430')
      faint(c, 0.95, () => box(c, -18, -90, 24, 9, 4, '#5af0ff'))
      curve(
        c,
        [
          [-16, -90],
          [2, -98],
          [17, -88],
        ],
        '#0c1430',
        4,
      )
    },
    4,
  )
  at(
    c,
    130,
    706,
    () =>
      person(c, {
        shirt: '#8f6fb0',
        skirt: '#5a3f7a',
        trousers: '#c98a5e',
        hair: '#9aa0b0',
        arms: [0.9, -0.9],
        bends: [1.6, -1.6],
        face: 1,
      }),
    3.2,
  )
  vignette(c, 0.35, '6,10,34')
  grain(c, 0.16)
}

function clinic(c) {
  sky(c, '#f0b07a', '#e0905f')
  range(9, (i) => box(c, -20, i * 84, W + 40, 4, 0, '#cf7f52'))
  strokes(c, 0, 0, W, H, 160, 4, ['#f7c48f', '#cc7a4c'], {
    long: 240,
    thick: 8,
    turn: 0,
    spin: 0.04,
    alpha: 0.35,
  })
  const sheet = (x, y, turn, size, draw) =>
    at(
      c,
      x,
      y,
      () => {
        faint(c, 0.28, () => box(c, -132, -96, 276, 206, 6, '#5a2410'))
        box(c, -140, -104, 280, 208, 6, '#ffffff')
        within(c, () => c.rect(-126, -90, 252, 180), draw)
      },
      size,
      turn,
    )
  sheet(230, 180, -0.1, 1.1, () => {
    c.fillStyle = '#bfe8ee'
    c.fillRect(-130, -92, 260, 190)
    blob(
      c,
      [
        [-130, 90],
        [-60, 10],
        [10, 40],
        [80, -10],
        [140, 90],
      ],
      '#3f9a7a',
    )
    disc(c, 70, -40, 26, AMBER)
  })
  sheet(560, 160, 0.05, 1, () => {
    c.fillStyle = '#2a2f6a'
    c.fillRect(-130, -92, 260, 190)
    box(c, -46, -56, 92, 74, 20, TEAL)
    disc(c, -18, -22, 10, INK)
    disc(c, 18, -22, 10, INK)
    box(c, -36, 26, 72, 70, 14, AMBER)
  })
  sheet(230, 470, 0.07, 1.05, () => {
    c.fillStyle = '#ffe3ea'
    c.fillRect(-130, -92, 260, 190)
    range(4, (i) =>
      at(
        c,
        -84 + i * 56,
        60,
        () =>
          person(c, {
            shirt: [PINK, TEAL, AMBER, BLUE][i],
            trousers: INK,
            arms: [i * 0.5, -i * 0.6],
            legs: [0.1 + i * 0.12, -0.1 - i * 0.12],
          }),
        1.1,
      ),
    )
  })
  sheet(570, 480, -0.06, 1.1, () => {
    c.fillStyle = '#fff6e0'
    c.fillRect(-130, -92, 260, 190)
    for (const [w, k] of [
      [9, '#3a2a3a'],
      [3, '#e2523f'],
    ])
      curve(
        c,
        [
          [-90, 40],
          [-50, -40],
          [-20, 20],
          [20, -50],
          [60, 30],
          [96, -30],
        ],
        k,
        w,
      )
    range(3, (i) =>
      curve(
        c,
        [
          [-90, 64 + i * 9],
          [0, 64 + i * 9],
          [60 - i * 20, 64 + i * 9],
        ],
        '#c9bfb0',
        3,
      ),
    )
  })
  sheet(900, 240, 0.12, 1.15, () => {
    c.fillStyle = '#d6f0d8'
    c.fillRect(-130, -92, 260, 190)
    at(c, 0, 60, () => {
      poly(
        c,
        [
          [-70, 0],
          [-70, -60],
          [0, -100],
          [70, -60],
          [70, 0],
          [0, 34],
        ],
        '#8fc46a',
      )
      poly(
        c,
        [
          [-70, -60],
          [0, -28],
          [70, -60],
          [0, -100],
        ],
        '#b8e08a',
      )
      poly(
        c,
        [
          [0, -28],
          [0, 34],
          [70, 0],
          [70, -60],
        ],
        '#4f9a5a',
      )
    })
  })
  // A note, the watch, and a hand that points at the best one.
  at(
    c,
    1136,
    190,
    () => {
      box(c, -70, -52, 140, 104, 3, '#fff08a')
      text(c, 'my part:', -54, -14, `22px 'Caveat Brush'`, INK)
      text(c, 'textures', -54, 18, `22px 'Caveat Brush'`, '#d4452e')
    },
    1,
    -0.08,
  )
  at(c, 1110, 520, () => {
    faint(c, 0.3, () => disc(c, 10, 14, 132, '#5a2410'))
    box(c, -20, -172, 40, 40, 8, INK)
    disc(c, 0, 0, 130, INK)
    disc(c, 0, 0, 112, '#ffffff')
    c.beginPath()
    c.moveTo(0, 0)
    c.arc(0, 0, 104, -1.57, 1.57)
    c.closePath()
    c.fillStyle = TEAL
    c.fill()
    range(12, (i) => at(c, 0, 0, () => box(c, -3, -106, 6, i % 3 ? 12 : 22, 3, INK), 1, (i * Math.PI) / 6))
    curve(
      c,
      [
        [0, 0],
        [0, 40],
        [0, 84],
      ],
      '#e2523f',
      9,
    )
    disc(c, 0, 0, 13, INK)
    text(c, '30', -52, 14, `36px ${SANS}`, INK, { align: 'center' })
  })
  curve(
    c,
    [
      [700, 760],
      [760, 660],
      [812, 590],
    ],
    '#2f8f8a',
    92,
  )
  curve(
    c,
    [
      [790, 620],
      [830, 560],
      [846, 520],
    ],
    '#c98a5e',
    50,
  )
  curve(
    c,
    [
      [842, 530],
      [862, 440],
      [890, 350],
    ],
    '#c98a5e',
    24,
  )
  range(3, (i) =>
    curve(
      c,
      [
        [846 + i * 15, 530 + i * 9],
        [862 + i * 15, 506 + i * 9],
        [864 + i * 12, 532 + i * 10],
      ],
      '#b9764a',
      20,
    ),
  )
  grain(c, 0.2)
}

/** The lights of a street in the rain, and a becak that leans into its corner, from behind. */
function lastBecak(c) {
  sky(c, '#2a2a6e', '#8a4f96', '#f08a6a')
  at(
    c,
    W / 2,
    H / 2 - 50,
    () =>
      at(c, -W / 2, -H / 2, () => {
        glow(c, 640, 330, 420, '255,190,120', 0.8)
        const next = seeded(5)
        // Houses on both sides, the farther the smaller and the paler.
        for (const side of [-1, 1])
          for (let i = 0; i < 6; i++) {
            const far = 90 + i * i * 22
            const near = 90 + (i + 1) ** 2 * 22
            const colours = ['#a8648a', '#8a4f86', '#6f4280', '#553672', '#3f2d66', '#2c2456']
            const tall = next(0.9, 1.5)
            const [x, nx] = [640 + side * far, 640 + side * near]
            const [top, ntop] = [330 - far * 0.7 * tall, 330 - near * 0.7 * tall]
            poly(
              c,
              [
                [x, top],
                [nx, ntop],
                [nx, 330 + near * 0.46],
                [x, 330 + far * 0.46],
              ],
              colours[i],
            )
            poly(
              c,
              [
                [x, top - 8],
                [nx, ntop - 14],
                [nx, ntop + 10],
                [x, top + 6],
              ],
              i % 2 ? '#d9764a' : TEAL,
            )
            range(3, (k) =>
              range(2, (row) => {
                if (next() < 0.25) return
                const [a, b] = [(k + 0.25) / 3, (k + 0.75) / 3].map((t) => x + (nx - x) * t)
                const heightAt = (px, t) => {
                  const d = Math.abs(px - 640)
                  return 330 - d * 0.7 * tall * (1 - t) + d * 0.2 * t
                }
                const [t0, t1] = row ? [0.62, 0.86] : [0.2, 0.46]
                poly(
                  c,
                  [
                    [a, heightAt(a, t0)],
                    [b, heightAt(b, t0)],
                    [b, heightAt(b, t1)],
                    [a, heightAt(a, t1)],
                  ],
                  next() < 0.7 ? '#ffd98a' : '#ffb070',
                )
              }),
            )
          }
        // The wet street and what it mirrors.
        poly(
          c,
          [
            [560, 370],
            [720, 370],
            [1900, 860],
            [-620, 860],
          ],
          down(c, 370, 760, '#a0607e', '#4a3570', '#231d4c'),
        )
        strokes(c, 100, 420, 1080, 300, 150, 9, ['#ffd98a', '#f08a6a', TEAL, '#c98ad0'], {
          long: 90,
          thick: 7,
          turn: Math.PI / 2,
          spin: 0.05,
          alpha: 0.28,
        })
        for (const [x, size] of [
          [330, 1],
          [984, 0.8],
          [470, 0.5],
          [796, 0.42],
        ]) {
          const foot = 370 + 190 * size
          curve(
            c,
            [
              [x, foot],
              [x, foot - 180 * size],
              [x, foot - 330 * size],
            ],
            '#1c1740',
            9 * size,
          )
          box(c, x - 22 * size, foot - 350 * size, 44 * size, 30 * size, 8, '#fff0c0')
          glow(c, x, foot - 335 * size, 170 * size, '255,215,140', 0.8)
        }
        // Wheels in front, hood and seat, then the rear wheel and who pedals above it.
        oval(c, 640, 690, 330, 34, 'rgba(15,10,45,.55)')
        for (const x of [470, 810]) {
          oval(c, x, 610, 24, 84, null, 0, '#14103a', 13)
          oval(c, x, 610, 15, 70, null, 0, '#8fa0d0', 3)
          shape(c, `M${x - 44} 590 Q${x} 480 ${x + 44} 590Z`, PINK)
        }
        box(c, 478, 440, 324, 150, 26, down(c, 440, 590, '#2f7fb0', '#1c4f86'))
        range(7, (i) => shape(c, `M${492 + i * 44} 470 q22 34 0 96`, null, i % 2 ? AMBER : '#ffe0a0', 7))
        shape(
          c,
          'M462 452 Q470 214 640 208 Q810 214 818 452 Q640 404 462 452Z',
          down(c, 208, 452, TEAL, '#14708c'),
        )
        for (const [x, y] of [
          [520, 262],
          [580, 226],
          [700, 226],
          [760, 262],
        ])
          curve(
            c,
            [
              [x, y],
              [(x + 640) / 2 + (x - 640) * 0.36, 330],
              [640 + (x - 640) * 1.12, 432],
            ],
            '#0f5a74',
            4,
          )
        curve(
          c,
          [
            [468, 450],
            [640, 398],
            [812, 450],
          ],
          AMBER,
          13,
        )
        range(13, (i) =>
          disc(c, 478 + i * 27, 455 - Math.sin((i / 12) * Math.PI) * 26, 7, i % 2 ? PINK : CREAM),
        )
        box(c, 520, 560, 240, 16, 8, '#14103a')
        oval(c, 640, 634, 23, 92, null, 0, '#14103a', 15)
        oval(c, 640, 634, 12, 74, null, 0, '#8fa0d0', 3)
        // Standing on the left pedal, his back to us.
        curve(
          c,
          [
            [612, 500],
            [584, 560],
            [598, 640],
          ],
          '#2b3568',
          38,
        )
        curve(
          c,
          [
            [668, 500],
            [706, 540],
            [690, 590],
          ],
          '#2b3568',
          38,
        )
        box(c, 572, 634, 54, 20, 10, '#c98a5e')
        box(c, 664, 582, 54, 20, 10, '#c98a5e')
        curve(
          c,
          [
            [586, 388],
            [540, 430],
            [548, 476],
          ],
          '#f3e3c4',
          34,
        )
        curve(
          c,
          [
            [694, 388],
            [742, 424],
            [736, 476],
          ],
          '#f3e3c4',
          34,
        )
        blob(
          c,
          [
            [566, 360],
            [640, 340],
            [714, 360],
            [708, 440],
            [690, 530],
            [590, 530],
            [572, 440],
          ],
          '#fff3dc',
        )
        curve(
          c,
          [
            [640, 372],
            [652, 440],
            [640, 512],
          ],
          '#d9c4a0',
          6,
        )
        curve(
          c,
          [
            [600, 400],
            [616, 420],
            [610, 450],
          ],
          '#d9c4a0',
          5,
        )
        box(c, 584, 508, 112, 26, 12, '#8f3f4a')
        box(c, 622, 316, 36, 42, 14, '#a86c45')
        disc(c, 640, 300, 42, '#2a1a1f')
        shape(c, 'M548 304 Q640 196 732 304 Q640 332 548 304Z', '#e0b060')
        for (const x of [590, 640, 690])
          curve(
            c,
            [
              [640, 250],
              [x, 280],
              [x + (x - 640) * 0.4, 312],
            ],
            '#a87a34',
            3,
          )
        disc(c, 770, 470, 14, '#fff0c0', '#a87a34', 4)
      }),
    1.06,
    -0.1,
  )
  faint(c, 0.35, () => {
    const next = seeded(12)
    range(150, () => {
      const [x, y] = [next(-40, W), next(-40, H)]
      curve(
        c,
        [
          [x, y],
          [x + 4, y + 14],
          [x + 8, y + 30],
        ],
        '#cfe0ff',
        2,
      )
    })
  })
  grain(c, 0.2)
  vignette(c, 0.4, '20,10,50')
}

/** A field of blocks with ants on it, and ants with umbrellas around it. */
function antStadium(c) {
  sky(c, '#7fb8d8', '#bcd9e2', '#dfeee6')
  const cloud = (x, y) => range(3, (k) => box(c, x + k * 52, y - (k % 2) * 26, 96, 44, 4, '#eef3f6'))
  cloud(60, 70)
  cloud(980, 56)
  c.save()
  c.translate(70, 34)
  c.scale(0.88, 0.88)
  const ant = (x, y, z, size, turn = 0) => {
    const [px, py] = iso(x, y, z)
    at(
      c,
      px,
      py,
      () => {
        for (const k of [-1, 0, 1]) {
          curve(
            c,
            [
              [k * 6, 0],
              [k * 9 - 4, 7],
              [k * 10 - 6, 14],
            ],
            INK,
            2.4,
          )
          curve(
            c,
            [
              [k * 6, 0],
              [k * 9 + 6, 6],
              [k * 10 + 8, 13],
            ],
            INK,
            2.4,
          )
        }
        oval(c, -15, -3, 12, 9, '#3a2a55')
        disc(c, 0, -4, 7, INK)
        disc(c, 13, -9, 9, '#3a2a55')
        disc(c, 16, -11, 2.4, '#ffffff')
        curve(
          c,
          [
            [15, -16],
            [19, -24],
            [25, -26],
          ],
          INK,
          2.4,
        )
      },
      [turn ? -size : size, size],
    )
  }
  const umbrella = (x, y, z, colour) => {
    const [px, py] = iso(x, y, z)
    curve(
      c,
      [
        [px + 4, py - 8],
        [px + 4, py - 30],
        [px + 4, py - 52],
      ],
      INK,
      3,
    )
    shape(
      c,
      `M${px - 32} ${py - 42} Q${px + 4} ${py - 92} ${px + 40} ${py - 42} Q${px + 28} ${py - 52} ${px + 16} ${py - 42} Q${px + 4} ${py - 52} ${px - 8} ${py - 42} Q${px - 20} ${py - 52} ${px - 32} ${py - 42}Z`,
      colour,
    )
  }
  const COLOURS = [PINK, AMBER, TEAL, '#fff3dc', '#8fc46a', BLUE, '#e2523f']
  for (let x = -1; x < 10; x++)
    for (let y = -1; y < 9; y++)
      cube(c, x, y, -0.6, 1, 1, 0.6, (x + y) % 2 ? K.soil : ['#cf9560', '#8a5a3a', '#a8703f'])
  // Stands behind the field, each row a step higher, full of spectators.
  for (const row of [2, 1, 0]) {
    cube(c, -1, -1 + (2 - row) * 0.62, 0, 10.6, 0.62, 0.5 + row * 0.55, row % 2 ? K.blue : K.cream)
    range(9, (i) => {
      ant(0.1 + i * 1.08, -0.62 + (2 - row) * 0.62, 0.62 + row * 0.55, 0.82, i % 2)
      if ((i + row) % 2 === 0)
        umbrella(0.1 + i * 1.08, -0.62 + (2 - row) * 0.62, 0.62 + row * 0.55, COLOURS[(i * 2 + row * 3) % 7])
    })
  }
  for (const row of [2, 1, 0]) {
    cube(c, -1 + (2 - row) * 0.62, 0.9, 0, 0.62, 7.4, 0.5 + row * 0.55, row % 2 ? K.yellow : K.cream)
    range(6, (i) => {
      ant(-0.68 + (2 - row) * 0.62, 1.5 + i * 1.15, 0.62 + row * 0.55, 0.82)
      if ((i + row) % 2)
        umbrella(-0.68 + (2 - row) * 0.62, 1.5 + i * 1.15, 0.62 + row * 0.55, COLOURS[(i * 3 + row) % 7])
    })
  }
  for (let i = 0; i < 8; i++)
    cube(c, 1.2 + i, 1.2, 0, 1, 6.6, 0.16, i % 2 ? K.grass : ['#b8e67a', '#3f9a5a', '#57b060'])
  const line = (...points) =>
    curve(
      c,
      points.map(([x, y]) => iso(x, y, 0.17)),
      '#ffffff',
      4,
    )
  for (const x of [1.5, 5.2, 8.9]) line([x, 1.5], [x, 4.5], [x, 7.5])
  for (const y of [1.5, 7.5]) line([1.5, y], [5.2, y], [8.9, y])
  const [mx, my] = iso(5.2, 4.5, 0.17)
  oval(c, mx, my, 84, 45, null, 0, '#ffffff', 4)
  for (const x of [1.5, 8.9]) {
    cube(c, x - 0.08, 3.5, 0.16, 0.14, 0.14, 1, K.cream)
    cube(c, x - 0.08, 5.4, 0.16, 0.14, 0.14, 1, K.cream)
    cube(c, x - 0.08, 3.5, 1.16, 0.14, 2.04, 0.14, K.cream)
  }
  for (const [x, y, turn] of [
    [2.3, 4.6],
    [3.4, 2.6],
    [3.6, 6.3],
    [4.9, 3.7],
    [5.8, 5.6, 1],
    [6.6, 2.8, 1],
    [7, 6.6, 1],
    [8.2, 4.4, 1],
  ])
    ant(x, y, 0.3, 1.3, turn)
  const [bx, by] = iso(5.5, 4.5, 0.3)
  disc(c, bx, by, 10, '#ffffff', INK, 2.5)
  disc(c, bx, by, 3.4, INK)
  // A scoreboard on two posts, as blocky as the rest.
  cube(c, 9.1, -0.4, 0, 0.3, 0.3, 3.4, K.dark)
  cube(c, 9.1, 1.4, 0, 0.3, 0.3, 3.4, K.dark)
  cube(c, 9.1, -0.6, 3, 0.3, 2.6, 1.4, K.dark)
  const [sx, sy] = iso(9.4, 2, 3)
  c.save()
  c.transform(1, -0.533, 0, 1, sx, sy)
  text(c, '3 : 3', 78, -22, `800 46px ${SANS}`, AMBER, { align: 'center' })
  c.restore()
  c.restore()
  faint(c, 0.5, () => {
    const next = seeded(31)
    range(110, () => {
      const [x, y] = [next(0, W), next(0, H)]
      curve(
        c,
        [
          [x, y],
          [x - 3, y + 10],
          [x - 6, y + 22],
        ],
        '#ffffff',
        2,
      )
    })
  })
  grain(c, 0.12)
}

const article = (draw) => ({ shots: [{ seconds: 1, draw }] })
export const news = {
  'museum-suitcase': article(suitcase),
  'new-floor': article(newFloor),
  'last-becak': article(lastBecak),
  'ant-stadium': article(antStadium),
  'empty-week': article(emptyWeek),
  'dancer-river': article(dancerRiver),
  'two-kitchens': article(kitchens),
  'exhibition-night': article(exhibitionNight),
  'website-estimate': article(estimate),
  'clay-shadow-thread': article(workshops),
  'shared-island': article(sharedIsland),
  'loom-repair': article(loom),
  'portfolio-clinic': article(clinic),
}
