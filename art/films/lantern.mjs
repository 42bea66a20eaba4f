// Lantern Night: a wide frame of black water, and paper that holds the light.
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
  grain,
  linear,
  oval,
  poly,
  radial,
  range,
  ridge,
  seeded,
  text,
  vignette,
  W,
  wave,
} from './kit.mjs'

const FONT = "'Cormorant Garamond'"
const BAR = 92

function frame(c) {
  c.fillStyle = '#05060c'
  c.fillRect(0, 0, W, BAR)
  c.fillRect(0, 720 - BAR, W, BAR)
}

function lantern(c, x, y, size, s, { phase = 0, warm = 1, swing = 0.06, mirror = true } = {}) {
  const k = 0.86 + 0.14 * Math.sin(s * 5.1 + phase * 9)
  if (mirror && !c.isLines)
    faint(c, 0.5, () => {
      for (let i = 0; i < 7; i++)
        oval(
          c,
          x + Math.sin(s * 2.2 + i * 1.4 + phase * 5) * 5 * size,
          y + (26 + i * 15) * size,
          (24 - i * 2.6) * size,
          4.2 * size,
          `rgba(255,${176 - i * 12},${90 - i * 8},${(0.75 - i * 0.1) * k})`,
        )
    })
  glow(c, x, y - 22 * size, 120 * size, '255,150,60', 0.6 * k * warm)
  at(
    c,
    x,
    y,
    () => {
      box(c, -21, -1, 42, 7, 3, '#3a1c14')
      blob(
        c,
        [
          [-24, 0],
          [-33, -24],
          [-26, -52],
          [0, -58],
          [26, -52],
          [33, -24],
          [24, 0],
          [0, 5],
        ],
        radial(c, 0, -16, 46, '#fff6cf', '#ffc763', '#ee7d2f', '#b23c1c'),
      )
      for (const dx of [-16, -6, 6, 16])
        curve(
          c,
          [
            [dx * 0.8, 0],
            [dx * 1.3, -26],
            [dx * 0.7, -54],
          ],
          'rgba(140,50,20,.45)',
          1.6,
        )
      for (const yy of [-14, -30, -44])
        curve(
          c,
          [
            [-29 + Math.abs(yy + 28) * 0.2, yy],
            [0, yy + 4],
            [29 - Math.abs(yy + 28) * 0.2, yy],
          ],
          'rgba(140,50,20,.35)',
          1.4,
        )
      oval(c, 0, -57, 13, 4, '#3a1c14')
      glow(c, 0, -18, 34, '255,240,190', 0.8 * k)
    },
    size,
    wave(s, 3, phase) * swing,
  )
}

function night(c, s, low = 330) {
  c.fillStyle = down(c, 60, low, '#060a1e', '#0d1a40', '#1d3468', '#3b4f86')
  c.fillRect(0, 0, W, low + 2)
  const next = seeded(9)
  range(150, (_i) => {
    const y = next(92, low - 30)
    faint(c, next(0.3, 0.95) * (0.75 + 0.25 * wave(s, 2 + next(), next())), () =>
      disc(c, next(0, W), y, next(0.6, 1.8), '#eaf0ff'),
    )
  })
}

function river(c, s, low) {
  c.fillStyle = down(c, low, 640, '#22386a', '#0e1a3a', '#060a1a')
  c.fillRect(0, low, W, 720 - low)
  if (c.isLines) return
  const next = seeded(22)
  range(70, (_i) => {
    const v = next() ** 1.6
    const y = low + 8 + v * 300
    faint(c, 0.1 + v * 0.12, () =>
      oval(c, (next(-60, W + 60) + s * (6 + v * 26)) % (W + 100), y, 20 + v * 90, 1 + v * 2.4, '#8fa8e0'),
    )
  })
}

function stiltHouse(c, x, y, size, seed) {
  at(
    c,
    x,
    y,
    () => {
      const ink = '#0a1126'
      for (const px of [-50, -16, 18, 52]) box(c, px - 3, -4, 6, 46, 0, ink)
      box(c, -62, -62, 124, 62, 0, ink)
      poly(
        c,
        [
          [-84, -58],
          [-50, -112],
          [-66, -128],
          [0, -110],
          [66, -128],
          [50, -112],
          [84, -58],
        ],
        '#0c1530',
      )
      curve(
        c,
        [
          [-84, -58],
          [-50, -112],
          [-66, -128],
          [0, -110],
          [66, -128],
        ],
        '#2c3f78',
        1.6,
      )
      if (seed % 3 === 0) {
        box(c, -20, -46, 24, 26, 3, '#e8914a')
        glow(c, -8, -34, 70, '255,160,80', 0.6)
      }
    },
    size,
  )
}

/** The girl in her boat, seen from the side; the lantern at the bow lights her face. */
function rower(c, x, y, size, s) {
  at(
    c,
    x,
    y,
    () => {
      glow(c, 150, -50, 360, '255,150,60', 0.55)
      const row = wave(s, 2.4)
      curve(
        c,
        [
          [-10, -92],
          [60 + row * 20, -20],
          [96 + row * 40, 34],
        ],
        '#1c0f12',
        6,
      )
      blob(
        c,
        [
          [-40, -8],
          [-52, -64],
          [-34, -112],
          [-4, -116],
          [22, -88],
          [26, -30],
          [30, -4],
        ],
        linear(c, -50, 0, 40, 0, '#1b1a3a', '#5a2a3a', '#c9663a'),
      )
      curve(
        c,
        [
          [-10, -96],
          [20 + row * 6, -72],
          [34 + row * 12, -58],
        ],
        '#a84f34',
        15,
      )
      disc(c, -2, -142, 27, linear(c, -30, 0, 26, 0, '#4a2a33', '#b9744f', '#ffc58a'))
      blob(
        c,
        [
          [-30, -146],
          [-26, -172],
          [2, -178],
          [22, -164],
          [4, -156],
          [-8, -136],
          [-12, -112],
          [-34, -74],
          [-48, -70],
          [-38, -106],
        ],
        '#140d18',
      )
      disc(c, 14, -142, 2.6, '#2a1216')
      curve(
        c,
        [
          [12, -128],
          [17, -127],
          [20, -130],
        ],
        '#6b2a22',
        2,
      )
      poly(
        c,
        [
          [23, -142],
          [29, -136],
          [23, -134],
        ],
        '#ffc58a',
      )
      blob(
        c,
        [
          [-190, -34],
          [-160, -10],
          [-60, 0],
          [90, -4],
          [176, -20],
          [214, -58],
          [196, 8],
          [140, 36],
          [-110, 38],
          [-172, 12],
        ],
        linear(c, -190, 0, 210, 0, '#0a0c1c', '#2a1820', '#8a4526'),
      )
      curve(
        c,
        [
          [-188, -30],
          [-60, 0],
          [100, -4],
          [212, -54],
        ],
        '#c9733a',
        3,
      )
      curve(
        c,
        [
          [196, -50],
          [206, -112],
          [186, -142],
        ],
        '#3a1c14',
        6,
      )
      lantern(c, 184, -86, 0.96, s, { mirror: false, swing: 0.12 })
    },
    size,
    wave(s, 3.6) * 0.022,
  )
  if (!c.isLines)
    faint(c, 0.55, () => {
      for (let i = 0; i < 8; i++)
        oval(
          c,
          x + 176 * size + Math.sin(s * 2 + i) * 8,
          y + (44 + i * 13) * size,
          (66 - i * 6) * size,
          3.4 * size,
          `rgba(255,${170 - i * 10},80,${0.6 - i * 0.06})`,
        )
    })
}

function out(c, u, s) {
  night(c, s, 338)
  at(c, 930, 190, () => {
    disc(c, 0, 0, 44, '#e9edff')
    disc(c, 18, -8, 40, '#142450')
    glow(c, -10, 0, 150, '170,190,255', 0.35)
  })
  ridge(c, 338, 120, 150, 3, '#142450', { bottom: 342 })
  ridge(c, 340, 70, 90, 7, '#0d1838', { bottom: 344 })
  river(c, s, 338)
  for (const [i, [x, k]] of [
    [70, 0.9],
    [190, 0.7],
    [300, 0.55],
    [1226, 1],
    [1100, 0.75],
    [1004, 0.55],
  ].entries())
    stiltHouse(c, x, 344 + k * 14, k, i)
  const next = seeded(40)
  const far = range(30, (_i) => {
    const v = next() ** 1.7
    return [next(40, 1240), 356 + v * 160, 0.16 + v * 0.46, next()]
  }).sort((a, b) => a[1] - b[1])
  for (const [x, y, k, p] of far)
    if (Math.abs(x - 470) > 260 * k || y < 420)
      lantern(c, x + s * 5 * k, y + wave(s, 3, p) * 2, k, s, { phase: p })
  if (!c.isLines)
    range(5, (i) =>
      faint(c, 0.1, () => oval(c, 200 + i * 240 + s * 12, 352 + (i % 2) * 22, 330, 26, '#a8b8ea')),
    )
  rower(c, 470 + u * 44, 508 + wave(s, 2.8) * 4, 1.02, s)
  lantern(c, 1010 - u * 14, 560, 1.25, s, { phase: 0.4 })
  lantern(c, 130 - u * 20, 590, 1.4, s, { phase: 0.8 })
  vignette(c, 0.55)
  frame(c)
  grain(c, 0.12)
}

function close(c, u, s) {
  night(c, s, 440)
  river(c, s, 440)
  if (!c.isLines)
    range(46, (i) => {
      const next = seeded(100 + i)
      const x = (next(0, W) + s * 6) % W
      const y = next(160, 560)
      const r = next(10, 44)
      faint(
        c,
        next(0.12, 0.4),
        () =>
          disc(
            c,
            x,
            y + wave(s, 4, next()) * 8,
            r,
            radial(c, x, y, r, '#ffd089', '#ff9a48', 'rgba(238,110,40,.35)'),
          ),
        'screen',
      )
    })
  const lx = 850
  const ly = 470 + wave(s, 2.8) * 5
  glow(c, lx, ly - 80, 620, '255,140,50', 0.6)
  // Her face, three quarters lost in the dark.
  at(c, 452 + u * 10, 0, () => {
    blob(
      c,
      [
        [-240, 760],
        [-220, 560],
        [-120, 486],
        [20, 470],
        [130, 520],
        [190, 620],
        [210, 760],
      ],
      linear(c, -200, 0, 210, 0, '#0b0c1f', '#3a1c33', '#b5502f'),
    )
    blob(
      c,
      [
        [-20, 420],
        [70, 410],
        [86, 500],
        [20, 530],
        [-40, 510],
      ],
      linear(c, -40, 0, 90, 0, '#2a141f', '#8f4a35', '#e08a55'),
    )
    blob(
      c,
      [
        [-96, 270],
        [-70, 170],
        [40, 140],
        [120, 190],
        [136, 262],
        [160, 316],
        [138, 334],
        [140, 372],
        [110, 420],
        [40, 446],
        [-40, 420],
        [-90, 350],
      ],
      linear(c, -90, 0, 160, 0, '#2b1522', '#a35a3c', '#ffc284'),
    )
    blob(
      c,
      [
        [108, 176],
        [60, 118],
        [-40, 106],
        [-140, 170],
        [-168, 300],
        [-180, 460],
        [-220, 560],
        [-120, 560],
        [-60, 470],
        [-66, 360],
        [-40, 280],
        [10, 226],
        [70, 214],
      ],
      linear(c, -180, 0, 110, 0, '#05060f', '#10091a', '#3a1a1f'),
    )
    curve(
      c,
      [
        [-150, 300],
        [-120, 200],
        [-30, 130],
      ],
      '#4a2430',
      3,
    )
    curve(
      c,
      [
        [70, 232],
        [100, 222],
        [126, 234],
      ],
      '#2a1016',
      6,
    )
    blob(
      c,
      [
        [76, 270],
        [100, 254],
        [124, 264],
        [112, 280],
        [90, 282],
      ],
      '#fff3e0',
    )
    disc(c, 108, 268, 10, '#2a1016')
    disc(c, 112, 264, 3.6, '#ffe9b0')
    curve(
      c,
      [
        [72, 268],
        [98, 250],
        [126, 262],
      ],
      '#1c0a10',
      4,
    )
    curve(
      c,
      [
        [108, 374],
        [124, 381],
        [140, 371],
      ],
      '#8a3428',
      5,
    )
    disc(c, -22, 330, 9, '#ffb347')
    glow(c, -22, 330, 30, '255,170,80', 0.7)
    oval(c, 92, 330, 22, 13, 'rgba(255,120,80,.28)')
  })
  at(c, lx, ly, () => {
    blob(
      c,
      [
        [-330, 60],
        [-220, 12],
        [-90, -2],
        [-80, 26],
        [-180, 60],
        [-300, 130],
      ],
      linear(c, -330, 0, -80, 0, '#4a2030', '#c9683f', '#ffc284'),
    )
    blob(
      c,
      [
        [240, 130],
        [150, 30],
        [74, 4],
        [66, 30],
        [120, 66],
        [180, 180],
      ],
      linear(c, 60, 0, 240, 0, '#ffc284', '#b5582f', '#4a2030'),
    )
  })
  lantern(c, lx, ly, 3.5, s, { mirror: false, swing: 0.02 })
  if (!c.isLines)
    range(12, (i) => {
      const v = (s / 3 + i / 12) % 1
      glow(c, lx + wave(s, 2, i / 7) * 60 * v + (i - 6) * 8, ly - 190 - v * 220, 8, '255,210,120', 1 - v)
    })
  vignette(c, 0.6)
  frame(c)
  grain(c, 0.14)
}

function card(c, u, s) {
  night(c, s, 420)
  river(c, s, 420)
  const next = seeded(8)
  range(34, (_i) => {
    const v = next()
    const x = next(0, W)
    const y = 430 + next() ** 1.5 * 180
    lantern(c, x, y, 0.15 + ((y - 430) / 180) * 0.7, s, { phase: v })
  })
  range(16, (i) => {
    const k = seeded(70 + i)
    lantern(c, k(60, 1220), k(170, 420) - u * 30, k(0.14, 0.34), s, { phase: k(), mirror: false })
  })
  vignette(c, 0.6)
  glow(c, 640, 320, 400, '255,150,70', 0.16)
  faint(c, ease(clamp(u * 3)), () => {
    text(c, 'LANTERN NIGHT', 640 + 14, 350, `104px ${FONT}`, '#fff1d0', {
      align: 'center',
      space: 20,
      line: 'rgba(6,8,24,.5)',
      width: 10,
    })
    text(c, 'A film by Arunika Studio', 640, 404, `30px ${FONT}`, '#ffc98a', {
      align: 'center',
      space: 2,
      line: 'rgba(6,8,24,.5)',
      width: 6,
    })
  })
  frame(c)
  grain(c, 0.12)
}

export const lanternNight = {
  shots: [
    { seconds: 3.25, draw: out },
    { seconds: 2.75, draw: close },
    { seconds: 2, draw: card },
  ],
}
