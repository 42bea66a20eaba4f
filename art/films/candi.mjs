// Candi Dash: pixel art of 320 × 180 and 28 colours; a temple whose steps move to the beat.
import {
  at,
  box,
  clamp,
  curve,
  disc,
  down,
  faint,
  H,
  linear,
  oval,
  poly,
  range,
  ridge,
  seeded,
  text,
  W,
  wave,
} from './kit.mjs'

const FONT = "'Press Start 2P'"
const PALETTE = [
  '#12101f',
  '#1f1a3a',
  '#34245c',
  '#53307c',
  '#83409a',
  '#bb4f95',
  '#ee6f7c',
  '#ff9c63',
  '#ffc85a',
  '#fff0a8',
  '#ffffff',
  '#2a4a4e',
  '#2f7a5f',
  '#57b060',
  '#a6dd6a',
  '#3a3f5c',
  '#5a6284',
  '#8d94ad',
  '#c2c5cf',
  '#e84545',
  '#f7d23e',
  '#38a8f0',
  '#3fe0c8',
  '#71402f',
  '#a8623d',
  '#dfa06a',
  '#1c6fb8',
  '#f59ad0',
].map((hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)))
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
const BEAT = 0.5

/** Brings a small canvas to the palette, with an ordered pattern where colours blend. */
function reduce(c, canvas) {
  const image = c.getImageData(0, 0, canvas.width, canvas.height)
  const { data } = image
  const known = new Map()
  for (let i = 0, p = 0; i < data.length; i += 4, p++) {
    const noise = (BAYER[((p % canvas.width) % 4) + (Math.floor(p / canvas.width) % 4) * 4] - 7.5) * 2.1
    const [r, g, b] = [data[i] + noise, data[i + 1] + noise, data[i + 2] + noise]
    const key = (r >> 2) * 65536 + (g >> 2) * 256 + (b >> 2)
    let best = known.get(key)
    if (!best) {
      let least = Infinity
      for (const colour of PALETTE) {
        const d = (colour[0] - r) ** 2 * 2 + (colour[1] - g) ** 2 * 4 + (colour[2] - b) ** 2 * 3
        if (d < least) [least, best] = [d, colour]
      }
      known.set(key, best)
    }
    data[i] = best[0]
    data[i + 1] = best[1]
    data[i + 2] = best[2]
    data[i + 3] = 255
  }
  c.putImageData(image, 0, 0)
}

const TILE = 48
const iso = (x, y, z) => [640 + (x - y) * TILE, 238 + (x + y) * (TILE / 2) - z * TILE * 0.8]

function block(c, x, y, z, [top, left, right]) {
  const low = -3
  const corner = (dx, dy, h) => iso(x + dx, y + dy, h)
  poly(c, [corner(0, 1, z), corner(1, 1, z), corner(1, 1, low), corner(0, 1, low)], left)
  poly(c, [corner(1, 0, z), corner(1, 1, z), corner(1, 1, low), corner(1, 0, low)], right)
  poly(c, [corner(0, 0, z), corner(1, 0, z), corner(1, 1, z), corner(0, 1, z)], top)
  if (c.isLines) return
  for (const drop of [0.55, 1.1, 1.65]) {
    curve(c, [corner(0, 1, z - drop), corner(1, 1, z - drop)], '#1f1a3a', 4)
    curve(c, [corner(1, 0, z - drop), corner(1, 1, z - drop)], '#12101f', 4)
  }
}

const STONE = ['#8d94ad', '#5a6284', '#3a3f5c']
const MOSS = ['#57b060', '#5a6284', '#3a3f5c']
const PATH = ['#ffc85a', '#a8623d', '#71402f']
const LIT = ['#fff0a8', '#ff9c63', '#bb4f95']

function stupa(c, x, y, z) {
  const [px, py] = iso(x + 0.5, y + 0.5, z)
  at(c, px, py, () => {
    oval(c, 0, 0, 34, 15, '#5a6284')
    poly(
      c,
      [
        [-26, -2],
        [-30, -28],
        [-20, -52],
        [0, -62],
        [20, -52],
        [30, -28],
        [26, -2],
      ],
      linear(c, -30, 0, 30, 0, '#c2c5cf', '#8d94ad', '#3a3f5c'),
    )
    for (const [dx, dy] of [
      [-12, -18],
      [8, -18],
      [-4, -36],
      [14, -36],
    ])
      poly(
        c,
        [
          [dx, dy - 8],
          [dx + 5, dy],
          [dx, dy + 8],
          [dx - 5, dy],
        ],
        '#1f1a3a',
      )
    box(c, -7, -80, 14, 20, 0, '#8d94ad')
    poly(
      c,
      [
        [-5, -80],
        [0, -104],
        [5, -80],
      ],
      '#c2c5cf',
    )
  })
}

function torch(c, x, y, s, seed) {
  box(c, x - 4, y - 34, 8, 34, 0, '#71402f')
  const f = Math.floor(s * 8 + seed) % 3
  poly(
    c,
    [
      [x - 12, y - 36],
      [x - 6 + f * 3, y - 68 - f * 4],
      [x + 2, y - 54],
      [x + 8, y - 62 + f * 6],
      [x + 12, y - 36],
    ],
    '#ff9c63',
  )
  poly(
    c,
    [
      [x - 6, y - 36],
      [x, y - 54],
      [x + 6, y - 36],
    ],
    '#fff0a8',
  )
}

function runner(c, x, y, size, [shirt, dark, skin], step, hasTorch, s) {
  at(
    c,
    x,
    y,
    () => {
      const a = Math.sin(step * 6.28)
      poly(
        c,
        [
          [-9, -22],
          [1, -22],
          [a * 13 + 1, 0],
          [a * 13 - 10, 0],
        ],
        dark,
      )
      poly(
        c,
        [
          [0, -22],
          [10, -22],
          [10 - a * 13, 0],
          [-a * 13, 0],
        ],
        '#1f1a3a',
      )
      box(c, -12, -50, 24, 30, 0, shirt)
      box(c, -12, -30, 24, 8, 0, dark)
      poly(
        c,
        [
          [6, -48],
          [14, -48],
          [20 + a * 6, -30],
          [12 + a * 6, -28],
        ],
        skin,
      )
      box(c, -12, -76, 26, 26, 0, skin)
      box(c, -16, -82, 30, 12, 0, '#1f1a3a')
      box(c, -16, -82, 8, 24, 0, '#1f1a3a')
      poly(
        c,
        [
          [-14, -72],
          [14, -72],
          [14, -65],
          [-14, -65],
        ],
        shirt,
      )
      poly(
        c,
        [
          [-14, -72],
          [-34, -66 + a * 6],
          [-30, -58 + a * 6],
          [-14, -65],
        ],
        shirt,
      )
      box(c, 5, -63, 5, 7, 0, '#12101f')
      if (hasTorch) torch(c, 24 + a * 6, -22, s, 0)
    },
    size,
  )
}

const TEAM = [
  ['#e84545', '#83409a', '#dfa06a'],
  ['#38a8f0', '#1c6fb8', '#a8623d'],
  ['#f7d23e', '#a8623d', '#dfa06a'],
  ['#57b060', '#2f7a5f', '#a8623d'],
]

function dusk(c, _s, moon) {
  c.fillStyle = down(c, 0, H, '#1f1a3a', '#34245c', '#83409a', '#bb4f95', '#ff9c63')
  c.fillRect(0, 0, W, H)
  const next = seeded(4)
  range(50, () =>
    box(
      c,
      Math.round(next(0, 320)) * 4,
      Math.round(next(0, 70)) * 4,
      4,
      4,
      0,
      next() > 0.7 ? '#fff0a8' : '#bb4f95',
    ),
  )
  if (moon) {
    disc(c, ...moon, '#fff0a8')
    faint(c, 0.6, () => {
      disc(c, moon[0] - 34, moon[1] - 20, 20, '#ffc85a')
      disc(c, moon[0] + 30, moon[1] + 34, 14, '#ffc85a')
    })
  }
}

function steps(c, u, s) {
  dusk(c, s, [214, 170, 74])
  ridge(c, 520, 180, 90, 3, '#53307c')
  ridge(c, 600, 120, 70, 5, '#34245c')
  const beat = (k) => Math.max(0, Math.cos(((s / BEAT + k) % 4) * (Math.PI / 2))) ** 2
  const isPath = (x, y) => (y === 5 && x > 2) || (x === 3 && y > 1 && y < 6) || (y === 2 && x < 4 && x > -3)
  const height = (x, y) => {
    if (isPath(x, y)) return 0.6 + Math.max(0, 7 - x) * 0.3 + (5 - y) * 0.22 + 0.7 * beat(x + y)
    const ring = Math.min(x + 3, y + 3, 9 - x, 9 - y)
    return (
      clamp(2.6 - Math.hypot(x + 1, y + 1) * 0.5, -1, 3.4) +
      (ring === 0 ? 0.5 : 0) -
      ((x * 7 + y * 3) % 3) * 0.12
    )
  }
  const route = [...range(6, (i) => [8 - i, 5]), [3, 4], [3, 3], [3, 2], [2, 2], [1, 2], [0, 2]]
  const cells = []
  for (let x = -3; x < 10; x++) for (let y = -3; y < 10; y++) cells.push([x, y])
  cells.sort((a, b) => a[0] + a[1] - b[0] - b[1])
  const runners = TEAM.map((look, i) => {
    const way = clamp(u * 4.2 + 4.2 - i * 1.35, 0, route.length - 1.01)
    const k = Math.floor(way)
    const f = way - k
    const [a, b] = [route[k], route[k + 1]]
    return {
      look,
      x: a[0] + (b[0] - a[0]) * f,
      y: a[1] + (b[1] - a[1]) * f,
      hop: Math.sin(f * Math.PI) * 0.7,
      i,
    }
  })
  for (const [x, y] of cells) {
    const z = height(x, y)
    block(
      c,
      x,
      y,
      z,
      isPath(x, y) ? (beat(x + y) > 0.6 ? LIT : PATH) : (x * 5 + y * 11) % 4 === 0 ? MOSS : STONE,
    )
    if ((x === -2 && y === 5) || (x === 6 && y === -2) || (x === 0 && y === 8) || (x === 8 && y === 2))
      stupa(c, x, y, z)
    if ((x === 5 && y === 3) || (x === 1 && y === 5) || (x === 8 && y === 7) || (x === 5 && y === 8))
      torch(c, ...iso(x + 0.5, y + 0.5, z), s, x)
    for (const r of runners)
      if (Math.round(r.x) === x && Math.round(r.y) === y) {
        const [px, py] = iso(r.x + 0.5, r.y + 0.5, height(x, y) + r.hop)
        runner(c, px, py, 1.12, r.look, s * 2 + r.i / 4, r.i === 0, s)
      }
  }
  if (c.isLines) over(c, 0, u, 1)
}

function sprint(c, u, s) {
  dusk(c, s, [900, 250, 150])
  ridge(c, 470, 170, 80, 13, '#83409a', { shift: -s * 14 })
  range(7, (i) =>
    at(
      c,
      ((i * 260 - s * 40) % 1820) - 160,
      520,
      () => {
        range(5, (k) => box(c, -130 + k * 24, -k * 36, 260 - k * 48, 40, 0, k % 2 ? '#34245c' : '#53307c'))
        poly(
          c,
          [
            [-24, -144],
            [0, -214],
            [24, -144],
          ],
          '#34245c',
        )
      },
      i % 2 ? 1.1 : 0.8,
    ),
  )
  ridge(c, 596, 130, 44, 15, '#1f1a3a', { shift: -s * 110 })
  range(9, (i) => {
    const x = ((i * 210 - s * 190 + 4000) % 1890) - 210
    const y = 540 + ((i * 37) % 3) * 26 - Math.max(0, wave(s, 2, i / 3)) * 22
    box(c, x, y, 196, 240, 0, '#3a3f5c')
    box(c, x, y, 196, 16, 0, i % 3 ? '#8d94ad' : '#ffc85a')
    box(c, x, y + 16, 196, 8, 0, '#5a6284')
    if (!c.isLines)
      range(3, (k) =>
        range(4, (m) => box(c, x + m * 50 + (k % 2) * 22, y + 40 + k * 42, 28, 4, 0, '#1f1a3a')),
      )
    if (i % 3 === 1)
      at(c, x + 100, y - 64 + wave(s, 1, i / 5) * 8, () => {
        disc(c, 0, 0, 18, '#ffc85a')
        box(c, -4, -10, 8, 20, 0, '#a8623d')
      })
    if (i % 4 === 2) torch(c, x + 24, y, s, i)
  })
  range(4, (i) => {
    const hop = Math.abs(wave(s, 0.9, i * 0.21))
    runner(c, [830, 600, 390, 180][i], 528 - hop * 120, 1.9, TEAM[i], s * 2.4 + i / 3, i === 0, s)
    range(3, (k) => box(c, [830, 600, 390, 180][i] - 60 - k * 32, 522 - k * 12, 16 - k * 4, 8, 0, '#fff0a8'))
  })
  // The beat: notes travel to the gong on the left.
  box(c, 200, 636, 880, 56, 0, '#12101f')
  box(c, 200, 636, 880, 4, 0, '#ffc85a')
  range(9, (i) => {
    const x = 300 + ((i * 100 - (s / BEAT) * 100 + 9000) % 860)
    if (x > 320 && x < 1060)
      box(c, x - 14, 650, 28, 28, 0, ['#e84545', '#38a8f0', '#f7d23e', '#57b060'][i % 4])
  })
  disc(c, 256, 664, 44, '#a8623d')
  disc(c, 256, 664, 36, '#ffc85a')
  disc(c, 256, 664, s % BEAT < 0.14 ? 20 : 13, '#fff0a8')
  if (c.isLines) over(c, 1, u, 1)
}

function card(c, u, s) {
  dusk(c, s, [640, 250, 170])
  ridge(c, 560, 190, 80, 13, '#83409a')
  range(9, (i) => {
    const w = 760 - i * 78
    box(c, 640 - w / 2, 620 - i * 44, w, 48, 0, i % 2 ? '#34245c' : '#53307c')
    if (i < 6)
      for (const side of [-1, 1])
        poly(
          c,
          [
            [640 + side * (w / 2 - 14) - 14, 620 - i * 44],
            [640 + side * (w / 2 - 14), 592 - i * 44],
            [640 + side * (w / 2 - 14) + 14, 620 - i * 44],
          ],
          '#1f1a3a',
        )
  })
  poly(
    c,
    [
      [600, 270],
      [640, 150],
      [680, 270],
    ],
    '#1f1a3a',
  )
  box(c, 0, 664, W, 60, 0, '#12101f')
  range(4, (i) =>
    runner(
      c,
      430 + i * 140 + wave(s, 2) * 8,
      664 - Math.abs(wave(s, 0.9, i * 0.2)) * 34,
      1.3,
      TEAM[3 - i],
      s * 2 + i / 3,
      i === 3,
      s,
    ),
  )
  if (c.isLines) over(c, 2, u, 1)
}

/** Words stay sharp: they are drawn after the enlargement, on the same grid. */
function over(l, shot, u, scale) {
  l.save()
  if (scale !== 1) l.scale(scale, scale)
  const label = (words, x, y, size, fill, align = 'left', line = '#12101f') =>
    text(l, words, x, y, `${size}px ${FONT}`, fill, { align, line, width: size * 0.5 })
  if (shot === 2) {
    label('CANDI', 640, 330, 112, '#ffc85a', 'center', '#71402f')
    label('DASH!', 640, 460, 112, '#e84545', 'center', '#12101f')
    if (u % 0.4 < 0.28) label('1-4 PLAYERS  PRESS START', 640, 540, 24, '#ffffff', 'center')
    label('ARUNIKA STUDIO', 640, 704, 16, '#c2c5cf', 'center')
  } else {
    const scores = [12480, 11920, 10350, 9870].map((n, i) => n + Math.floor(u * 40) * (10 - i))
    scores.forEach((score, i) => {
      const x = 40 + i * 200
      box(l, x, 30, 184, 56, 0, 'rgba(18,16,31,.85)')
      box(l, x, 30, 12, 56, 0, TEAM[i][0])
      label(`P${i + 1}`, x + 26, 54, 16, TEAM[i][0])
      label(String(score), x + 26, 78, 16, '#ffffff')
    })
    label('TIME', 1240, 54, 16, '#ffc85a', 'right')
    label(`${(shot ? 31 : 58) - Math.floor(u * 3)}"`, 1240, 92, 32, '#ffffff', 'right')
    if (shot === 0) {
      label('LAP 2/3', 40, 690, 24, '#ffffff')
      label('GONG x4', 1240, 690, 24, '#ffc85a', 'right')
    } else {
      label('PERFECT!', 830, 250 - u * 26, 24, '#3fe0c8', 'center')
    }
  }
  l.restore()
}

export const candi = {
  pixels: 320,
  reduce,
  over,
  shots: [
    { seconds: 3, draw: steps },
    { seconds: 3, draw: sprint },
    { seconds: 2, draw: card },
  ],
}
