// Nine and a Half Lives: an ink line that never holds still, and flat colour beside it.
import {
  at,
  blob,
  box,
  clamp,
  curve,
  disc,
  ease,
  grain,
  H,
  lerp,
  oval,
  poly,
  range,
  seeded,
  sky,
  text,
  W,
  wave,
  within,
} from './kit.mjs'

const FONT = "'DM Serif Display'"
const INK = '#1a1a26'
const PAPER = '#f8efdf'
const ORANGE = '#f4812c'
const RED = '#e23d34'
const BLUE = '#3558c9'
const SAND = '#f3d9ab'

/** Drawn anew eight times a second, as a hand would: three drawings take turns. */
const drawing = (s) => Math.floor(s * 8) % 3
const shaken = (points, s, seed, by = 1.7) => {
  const next = seeded(seed * 31 + drawing(s))
  return points.map(([x, y]) => [x + next(-by, by), y + next(-by, by)])
}
const ink = (c, points, s, seed, width = 5) => {
  curve(c, shaken(points, s, seed), INK, width)
  if (!c.isLines) curve(c, shaken(points, s, seed + 500, 2.6), INK, width * 0.45)
}
const flat = (c, points, fill, s, seed, width = 5) => {
  // The colour is printed a little beside its line.
  at(c, 4, 3, () => blob(c, points, fill))
  blob(c, shaken(points, s, seed), null, INK, width)
}
const hard = (c, points, fill, s, seed, width = 5) => {
  at(c, 4, 3, () => poly(c, points, fill))
  poly(c, shaken(points, s, seed), null, INK, width)
}

function face(c, s, blink = false, look = 0) {
  flat(
    c,
    [
      [-58, -10],
      [-62, -56],
      [-52, -96],
      [-22, -62],
      [22, -62],
      [52, -96],
      [62, -56],
      [58, -10],
      [34, 34],
      [0, 42],
      [-34, 34],
    ],
    ORANGE,
    s,
    1,
    6,
  )
  for (const d of [-1, 1]) {
    if (!c.isLines)
      poly(
        c,
        [
          [d * 50, -80],
          [d * 54, -54],
          [d * 32, -60],
        ],
        '#ffd9b8',
      )
    if (blink)
      ink(
        c,
        [
          [d * 24 - 12, -12],
          [d * 24, -6],
          [d * 24 + 12, -12],
        ],
        s,
        7 + d,
        4,
      )
    else {
      oval(c, d * 24, -14, 15, 18, '#ffffff', 0, INK, 4)
      oval(c, d * 24 + look * 5, -13, 6, 12, INK)
    }
    for (const k of [0, 1])
      ink(
        c,
        [
          [d * 34, 14 + k * 10],
          [d * 66, 8 + k * 14],
          [d * 94, 2 + k * 22],
        ],
        s,
        20 + k + d,
        2.6,
      )
    ink(
      c,
      [
        [d * 12, -64],
        [d * 10, -50],
        [d * 8, -42],
      ],
      s,
      30 + d,
      6,
    )
  }
  poly(
    c,
    [
      [-9, 4],
      [9, 4],
      [0, 14],
    ],
    RED,
  )
  ink(
    c,
    [
      [-18, 22],
      [-8, 26],
      [0, 15],
      [8, 26],
      [18, 22],
    ],
    s,
    40,
    3.6,
  )
}

function battery(c, x, y, part, words, s) {
  at(c, x, y, () => {
    box(c, 0, 0, 104, 48, 10, PAPER, INK, 5)
    box(c, 106, 14, 9, 20, 3, INK)
    if (part < 0.07 && drawing(s) === 0) return
    box(c, 8, 8, Math.max(6, 88 * part), 32, 5, part < 0.1 ? RED : ORANGE)
  })
  text(c, words, x + 130, y + 37, `34px ${FONT}`, INK)
}

function border(c, s) {
  if (!c.isLines) {
    c.lineWidth = 44
    c.strokeStyle = PAPER
    c.strokeRect(0, 0, W, H)
  }
  poly(
    c,
    shaken(
      [
        [26, 26],
        [420, 22],
        [860, 27],
        [1254, 24],
        [1256, 360],
        [1253, 696],
        [640, 699],
        [25, 695],
        [28, 340],
      ],
      s,
      99,
      2,
    ),
    null,
    INK,
    6,
  )
}

function hatch(c, x, y, w, h, n, s, seed, tilt = 40) {
  const next = seeded(seed)
  range(n, (i, v) => {
    const px = x + v * w
    const l = h * next(0.5, 1)
    curve(
      c,
      shaken(
        [
          [px, y],
          [px - tilt * 0.5, y + l / 2],
          [px - tilt, y + l],
        ],
        s,
        seed + i,
        1.2,
      ),
      INK,
      2,
    )
  })
}

function desk(c, u, s) {
  sky(c, PAPER, PAPER)
  // A window on the night, with the moon in it.
  at(c, 960, 66, () => {
    box(c, 4, 3, 244, 246, 4, BLUE)
    disc(c, 170, 84, 42, '#fff0b8')
    range(9, (i) => {
      const next = seeded(i + 3)
      disc(c, next(20, 230), next(20, 150), 3, PAPER)
    })
    poly(
      c,
      [
        [4, 200],
        [50, 160],
        [90, 190],
        [90, 150],
        [130, 150],
        [130, 196],
        [180, 170],
        [248, 206],
        [248, 249],
        [4, 249],
      ],
      INK,
    )
    poly(
      c,
      shaken(
        [
          [0, 0],
          [248, 0],
          [248, 250],
          [0, 250],
        ],
        s,
        3,
      ),
      null,
      INK,
      7,
    )
    ink(
      c,
      [
        [124, 0],
        [124, 120],
        [124, 250],
      ],
      s,
      4,
      6,
    )
    ink(
      c,
      [
        [0, 124],
        [124, 124],
        [248, 124],
      ],
      s,
      5,
      6,
    )
  })
  hatch(c, 90, 70, 560, 150, 26, s, 60, 60)
  // Desk.
  at(c, 0, 6, () =>
    poly(
      c,
      [
        [-20, 470],
        [1300, 450],
        [1300, 740],
        [-20, 740],
      ],
      SAND,
    ),
  )
  ink(
    c,
    [
      [-20, 470],
      [400, 460],
      [900, 458],
      [1300, 450],
    ],
    s,
    8,
    7,
  )
  range(5, (i) =>
    ink(
      c,
      [
        [270 + i * 210, 610 + (i % 3) * 32],
        [340 + i * 210, 606 + (i % 3) * 32],
        [400 + i * 210, 612 + (i % 3) * 32],
      ],
      s,
      200 + i,
      2.4,
    ),
  )
  // The tablet it leaves, and its battery.
  hard(
    c,
    [
      [150, 590],
      [300, 236],
      [760, 214],
      [800, 566],
    ],
    INK,
    s,
    10,
    6,
  )
  hard(
    c,
    [
      [196, 562],
      [326, 268],
      [722, 248],
      [756, 542],
    ],
    '#ffffff',
    s,
    11,
    4,
  )
  within(
    c,
    () => {
      for (const [x, y] of [
        [196, 562],
        [326, 268],
        [722, 248],
        [756, 542],
      ])
        c.lineTo(x, y)
    },
    () => {
      if (!c.isLines) {
        poly(
          c,
          [
            [180, 470],
            [330, 380],
            [480, 440],
            [600, 360],
            [770, 440],
            [770, 570],
            [180, 570],
          ],
          '#cfe3f2',
        )
        disc(c, 380, 330, 26, '#ffd76b')
      }
      ink(
        c,
        [
          [180, 470],
          [330, 380],
          [480, 440],
          [600, 360],
          [770, 440],
        ],
        s,
        12,
        3,
      )
      // Where it was drawn, only its outline is left.
      c.setLineDash([12, 10])
      blob(
        c,
        shaken(
          [
            [270, 540],
            [268, 450],
            [320, 410],
            [380, 430],
            [430, 500],
            [420, 550],
          ],
          s,
          13,
        ),
        null,
        INK,
        3,
      )
      c.setLineDash([])
    },
  )
  const out = ease(u) * 26
  // The cat: its hind part still flat in the picture, the fore part out over the edge.
  at(c, out, -out * 0.4, () => {
    ink(
      c,
      [
        [410, 520],
        [330, 500],
        [300, 420],
        [350, 360 + wave(s, 1.4) * 14],
        [330, 320],
      ],
      s,
      15,
      26,
    )
    curve(
      c,
      shaken(
        [
          [410, 520],
          [330, 500],
          [300, 420],
          [350, 360 + wave(s, 1.4) * 14],
          [330, 320],
        ],
        s,
        15,
      ),
      ORANGE,
      17,
    )
    flat(
      c,
      [
        [380, 530],
        [400, 440],
        [500, 360],
        [640, 330],
        [760, 330],
        [846, 372],
        [856, 440],
        [800, 470],
        [690, 470],
        [590, 500],
        [500, 552],
      ],
      ORANGE,
      s,
      16,
      7,
    )
    for (const [x, y, l] of [
      [520, 362, 54],
      [580, 344, 62],
      [640, 334, 60],
    ])
      ink(
        c,
        [
          [x, y],
          [x + 14, y + l * 0.5],
          [x + 10, y + l],
        ],
        s,
        x,
        10,
      )
    ink(
      c,
      [
        [820, 440],
        [880, 500],
        [900, 560 - out * 0.4],
      ],
      s,
      17,
      40,
    )
    curve(
      c,
      shaken(
        [
          [820, 440],
          [880, 500],
          [900, 560 - out * 0.4],
        ],
        s,
        17,
      ),
      ORANGE,
      29,
    )
    ink(
      c,
      [
        [770, 460],
        [800, 540],
        [790, 590],
      ],
      s,
      18,
      40,
    )
    curve(
      c,
      shaken(
        [
          [770, 460],
          [800, 540],
          [790, 590],
        ],
        s,
        18,
      ),
      ORANGE,
      29,
    )
    flat(
      c,
      [
        [776, 574],
        [812, 574],
        [826, 600],
        [796, 614],
        [764, 604],
      ],
      '#fff3df',
      s,
      19,
    )
    flat(
      c,
      [
        [882, 548 - out * 0.4],
        [920, 546 - out * 0.4],
        [934, 572 - out * 0.4],
        [904, 586 - out * 0.4],
        [872, 576 - out * 0.4],
      ],
      '#fff3df',
      s,
      21,
    )
    at(c, 868, 318, () => face(c, s, s % 2.4 > 2.2, 1), 1.42, 0.1 + wave(s, 2) * 0.04)
  })
  // Pencil and cup.
  hard(
    c,
    [
      [990, 640],
      [1180, 560],
      [1190, 582],
      [1000, 664],
    ],
    '#ffc93d',
    s,
    22,
    5,
  )
  hard(
    c,
    [
      [990, 640],
      [1000, 664],
      [956, 668],
    ],
    PAPER,
    s,
    23,
    5,
  )
  flat(
    c,
    [
      [1060, 420],
      [1190, 420],
      [1180, 510],
      [1150, 536],
      [1096, 536],
      [1070, 510],
    ],
    RED,
    s,
    24,
  )
  ink(
    c,
    [
      [1186, 446],
      [1232, 450],
      [1220, 500],
      [1176, 498],
    ],
    s,
    25,
    8,
  )
  range(2, (i) =>
    ink(
      c,
      [
        [1104 + i * 40, 396],
        [1116 + i * 40 + wave(s, 1.6) * 6, 370],
        [1100 + i * 40, 344],
        [1112 + i * 40, 320],
      ],
      s,
      26 + i,
      4,
    ),
  )
  battery(c, 66, 610, 0.095, '9½ %', s)
  border(c, s)
  grain(c, 0.16, 'multiply')
}

function roofs(c, _u, s) {
  sky(c, BLUE, BLUE)
  hatch(c, 40, 60, 1240, 320, 44, s, 70, 120)
  at(c, 6, 4, () => disc(c, 860, 300, 212, RED))
  blob(
    c,
    shaken(
      range(18, (i) => [860 + Math.cos((i / 18) * 6.283) * 216, 300 + Math.sin((i / 18) * 6.283) * 216]),
      s,
      2,
      3,
    ),
    null,
    INK,
    6,
  )
  range(16, (i) => {
    const next = seeded(i + 33)
    at(c, next(40, 1240), next(50, 260), () => {
      ink(
        c,
        [
          [-7, 0],
          [0, 0],
          [7, 0],
        ],
        s,
        i,
        2.4,
      )
      ink(
        c,
        [
          [0, -7],
          [0, 0],
          [0, 7],
        ],
        s,
        i + 9,
        2.4,
      )
    })
  })
  const shift = s * 60
  range(8, (i) => {
    const next = seeded(i * 7 + 5)
    const x = ((i * 210 - shift * 0.5 + 1680) % 1680) - 220
    const top = next(430, 520)
    hard(
      c,
      [
        [x, 740],
        [x, top],
        [x + 100, top - next(30, 80)],
        [x + 196, top],
        [x + 196, 740],
      ],
      '#5d7be0',
      s,
      300 + i,
      4,
    )
    range(4, (k) =>
      box(
        c,
        x + 30 + (k % 2) * 84,
        top + 36 + Math.floor(k / 2) * 66,
        34,
        40,
        3,
        (i + k) % 3 ? '#2a3f96' : '#ffd76b',
        INK,
        3,
      ),
    )
  })
  ink(
    c,
    [
      [-20, 330],
      [180, 372],
      [420, 330],
    ],
    s,
    80,
    4,
  )
  range(4, (i) =>
    hard(
      c,
      [
        [60 + i * 84, 350 + (i % 2) * 10],
        [112 + i * 84, 352],
        [108 + i * 84, 420 + wave(s, 1.3, i / 4) * 8],
        [58 + i * 84, 416],
      ],
      [PAPER, ORANGE, '#ffd76b', RED][i],
      s,
      90 + i,
      4,
    ),
  )
  range(5, (i) => {
    const x = ((i * 380 - shift * 2.4 + 1900) % 1900) - 380
    hard(
      c,
      [
        [x, 740],
        [x - 34, 612],
        [x + 40, 566],
        [x + 280, 566],
        [x + 350, 612],
        [x + 316, 740],
      ],
      i % 2 ? SAND : PAPER,
      s,
      400 + i,
      6,
    )
    range(3, (r) =>
      range(9, (k) =>
        ink(
          c,
          [
            [x - 10 + k * 38 + (r % 2) * 18, 590 + r * 26],
            [x + 8 + k * 38 + (r % 2) * 18, 604 + r * 26],
            [x + 26 + k * 38 + (r % 2) * 18, 590 + r * 26],
          ],
          s,
          500 + k + r * 9,
          2.6,
        ),
      ),
    )
    if (i % 2) {
      hard(
        c,
        [
          [x + 210, 570],
          [x + 210, 500],
          [x + 262, 500],
          [x + 262, 570],
        ],
        RED,
        s,
        600 + i,
      )
    }
  })
  // The leap.
  const v = (s / 1.5) % 1
  const hop = Math.sin(v * Math.PI) * 130
  at(
    c,
    560,
    500 - hop,
    () => {
      ink(
        c,
        [
          [-150, -40],
          [-220, -30],
          [-270, -80],
          [-330, -70 + wave(s, 0.9) * 24],
        ],
        s,
        50,
        30,
      )
      curve(
        c,
        shaken(
          [
            [-150, -40],
            [-220, -30],
            [-270, -80],
            [-330, -70 + wave(s, 0.9) * 24],
          ],
          s,
          50,
        ),
        ORANGE,
        20,
      )
      const reach = Math.cos(v * Math.PI)
      for (const [d, k] of [
        [0, 1],
        [26, 0.86],
      ]) {
        for (const path of [
          [
            [120 - d, 0],
            [190 - d, 30 + reach * -30],
            [256 - d * 2, 40 - reach * 60],
          ],
          [
            [-120 + d, 10],
            [-190 + d, 50],
            [-236 + d * 2, 96 - reach * 40],
          ],
        ]) {
          ink(c, path, s, 52 + d, 40 * k)
          curve(c, shaken(path, s, 52 + d), ORANGE, 28 * k)
          flat(
            c,
            range(7, (i) => [path[2][0] + Math.cos(i * 0.9) * 19, path[2][1] + Math.sin(i * 0.9) * 14]),
            '#fff3df',
            s,
            54 + d,
            4,
          )
        }
      }
      flat(
        c,
        [
          [-170, -10],
          [-160, -70],
          [-70, -100],
          [60, -92],
          [150, -70],
          [176, -10],
          [120, 26],
          [0, 22],
          [-110, 40],
        ],
        ORANGE,
        s,
        56,
        7,
      )
      for (const x of [-90, -40, 10, 60])
        ink(
          c,
          [
            [x, -94],
            [x + 12, -64],
            [x + 6, -40],
          ],
          s,
          60 + x,
          11,
        )
      at(c, 196, -84, () => face(c, s, false, 1), 1.12, -0.16)
    },
    1,
    (v - 0.5) * 0.34,
  )
  range(4, (i) =>
    ink(
      c,
      [
        [120 - i * 20, 430 + i * 34 - hop * 0.6],
        [190 - i * 16, 428 + i * 34 - hop * 0.6],
        [250 - i * 10, 432 + i * 34 - hop * 0.6],
      ],
      s,
      700 + i,
      4,
    ),
  )
  at(c, 52, 48, () => {
    box(c, 0, 0, 268, 74, 16, PAPER, INK, 5)
  })
  battery(c, 70, 61, 0.04, '4 %', s)
  border(c, s)
  grain(c, 0.16, 'multiply')
}

function card(c, u, s) {
  sky(c, PAPER, PAPER)
  hatch(c, 60, 60, 1240, 120, 50, s, 70, 90)
  at(c, 6, 4, () => disc(c, 640, 300, 214, RED))
  blob(
    c,
    shaken(
      range(18, (i) => [640 + Math.cos((i / 18) * 6.283) * 218, 300 + Math.sin((i / 18) * 6.283) * 218]),
      s,
      2,
      3,
    ),
    null,
    INK,
    6,
  )
  at(c, 640, lerp(420, 268, ease(clamp(u * 3))), () => face(c, s, s % 1.4 > 1.2, wave(s, 2)), 1.7)
  if (!c.isLines)
    poly(
      c,
      [
        [0, 420],
        [W, 420],
        [W, H],
        [0, H],
      ],
      PAPER,
    )
  ink(
    c,
    [
      [40, 420],
      [400, 416],
      [860, 424],
      [1240, 418],
    ],
    s,
    5,
    7,
  )
  text(c, 'Nine and a Half Lives', 640, 540, `104px ${FONT}`, INK, { align: 'center' })
  text(c, 'A short film by eleven graduates of Arunika Academy', 640, 600, `32px ${FONT}`, RED, {
    align: 'center',
  })
  border(c, s)
  grain(c, 0.16, 'multiply')
}

export const cat = {
  shots: [
    { seconds: 3, draw: desk },
    { seconds: 3, draw: roofs },
    { seconds: 2, draw: card },
  ],
}
