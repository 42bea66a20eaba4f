// Canvas City: a wet night street whose walls are the exhibition, seen through a headset.
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
  poly,
  range,
  seeded,
  sky,
  text,
  vignette,
  W,
  wave,
  within,
} from './kit.mjs'

const FONT = 'Bungee'
const SMALL = "'Plus Jakarta Sans'"
const NEON = ['#ff2f8e', '#19e3ff', '#b6ff3c', '#ffd23f', '#8a5bff', '#ff6a3d']

const EYE = 0.2
const see = (x, y, z) => [640 + (x / z) * 420, 352 + ((y + EYE) / z) * 420]

/** Shapes of a mural in its own square, u along the wall and v from the ground up. */
const MURALS = [
  (put) => {
    put('box', '#ff2f8e', 0, 0, 1, 1)
    range(6, (i) => put('disc', i % 2 ? '#ff2f8e' : '#ffd23f', 0.5, 0.45, 0.44 - i * 0.07))
    put('poly', '#19e3ff', [
      [0, 0],
      [0.2, 0.3],
      [0.4, 0.1],
      [0.6, 0.34],
      [0.8, 0.12],
      [1, 0.3],
      [1, 0],
    ])
  },
  (put) => {
    put('box', '#1c2a8c', 0, 0, 1, 1)
    for (const [x, y] of [
      [0.25, 0.3],
      [0.7, 0.52],
      [0.32, 0.78],
    ])
      range(5, (i) =>
        put(
          'disc',
          ['#19e3ff', '#1c4fc4', '#eaffff', '#1c4fc4', '#19e3ff'][i],
          x + i * 0.012,
          y,
          0.24 - i * 0.046,
        ),
      )
    put('poly', '#ffd23f', [
      [0.52, 0.1],
      [0.92, 0.2],
      [0.64, 0.3],
    ])
  },
  (put) => {
    put('box', '#0f6b4f', 0, 0, 1, 1)
    range(7, (i) =>
      put('poly', i % 2 ? '#b6ff3c' : '#1fae6b', [
        [i / 7, 0],
        [i / 7 + 0.16, 0],
        [i / 7 + 0.26 - (i % 3) * 0.14, 0.8 - (i % 3) * 0.16],
      ]),
    )
    put('disc', '#ff6a3d', 0.68, 0.74, 0.17)
    put('disc', '#ffd23f', 0.68, 0.74, 0.1)
  },
  (put) => {
    put('box', '#ffd23f', 0, 0, 1, 1)
    put('poly', '#1a1233', [
      [0.2, 0],
      [0.22, 0.5],
      [0.36, 0.82],
      [0.62, 0.86],
      [0.76, 0.66],
      [0.9, 0.6],
      [0.78, 0.52],
      [0.8, 0.36],
      [0.62, 0.3],
      [0.64, 0],
    ])
    put('poly', '#ff2f8e', [
      [0.22, 0.5],
      [0.1, 0.9],
      [0.4, 0.96],
      [0.66, 0.94],
      [0.62, 0.84],
      [0.36, 0.8],
    ])
    put('disc', '#19e3ff', 0.64, 0.62, 0.05)
  },
  (put) => {
    put('box', '#2b1457', 0, 0, 1, 1)
    range(5, (i) =>
      range(5, (k) =>
        put((i + k) % 2 ? 'disc' : 'diamond', NEON[(i * 2 + k) % 6], 0.1 + i * 0.2, 0.1 + k * 0.2, 0.085),
      ),
    )
  },
]

function mural(c, side, z0, z1, paintIt, mirrored) {
  const top = -2.3
  const P = (u, v) => {
    const y = lerp(1.05, top, v)
    return see(side * 2.4, mirrored ? 2.1 - y : y, lerp(z0, z1, u))
  }
  const put = (kind, colour, ...rest) => {
    if (kind === 'box') poly(c, [P(0, 0), P(1, 0), P(1, 1), P(0, 1)], colour)
    if (kind === 'poly')
      poly(
        c,
        rest[0].map(([u, v]) => P(u, v)),
        colour,
      )
    const [u, v, r] = rest
    if (kind === 'disc')
      poly(
        c,
        range(22, (i) => P(u + Math.cos((i / 22) * 6.283) * r, v + Math.sin((i / 22) * 6.283) * r)),
        colour,
      )
    if (kind === 'diamond') poly(c, [P(u - r, v), P(u, v + r), P(u + r, v), P(u, v - r)], colour)
  }
  paintIt(put)
  if (!c.isLines)
    poly(
      c,
      [P(0, 0), P(1, 0), P(1, 1), P(0, 1)],
      linear(c, ...P(0, 0.5), ...P(1, 0.5), 'rgba(20,6,50,.05)', 'rgba(20,6,50,.35)'),
    )
  poly(c, [P(1, 0), P(1.06, 0), P(1.06, 1), P(1, 1)], '#140a2c')
}

function avatar(c, x, z, look, name, colour, s) {
  const [px, py] = see(x, 1.05, z)
  const size = 3.6 / z
  faint(c, 0.5, () => oval(c, px, py, 34 * size, 7 * size, colour))
  at(
    c,
    px,
    py,
    () => {
      person(c, {
        ...look,
        face: 0,
        arms: [wave(s, 1) * 0.4, -wave(s, 1) * 0.4],
        legs: [wave(s, 1) * 0.4, -wave(s, 1) * 0.4],
      })
      box(c, -19, -92, 38, 14, 7, '#10131f')
      box(c, -15, -89, 30, 5, 3, colour)
    },
    size,
  )
  text(c, name, px, py - 124 * size, `${Math.max(12, 15 * size)}px ${SMALL}`, '#ffffff', {
    align: 'center',
    line: 'rgba(16,6,40,.85)',
    width: 6,
  })
}

function hud(c, s, place) {
  const corner = (x, y, dx, dy) =>
    curve(
      c,
      [
        [x, y + dy * 44],
        [x, y],
        [x + dx * 44, y],
      ],
      '#19e3ff',
      4,
    )
  corner(30, 30, 1, 1)
  corner(1250, 30, -1, 1)
  corner(30, 690, 1, -1)
  corner(1250, 690, -1, -1)
  faint(c, 0.82, () => {
    box(c, 54, 52, 288, 74, 16, '#150a33')
    box(c, 996, 52, 230, 74, 16, '#150a33')
  })
  text(c, place, 76, 86, `21px ${FONT}`, '#ffffff')
  text(c, 'open wall · free to walk', 76, 110, `15px ${SMALL}`, '#9fb4ff')
  disc(c, 1026, 89, 9 + wave(s, 1.2) * 1.6, '#b6ff3c')
  text(c, '37 painters', 1048, 86, `20px ${FONT}`, '#ffffff')
  text(c, '212 visitors now', 1048, 110, `15px ${SMALL}`, '#9fb4ff')
}

function price(c, x, y, title, by, worth) {
  faint(c, 0.9, () => box(c, x, y, 330, 138, 18, '#150a33', '#ff2f8e', 3))
  text(c, title, x + 24, y + 42, `25px ${FONT}`, '#ffffff')
  text(c, by, x + 24, y + 68, `16px ${SMALL}`, '#9fb4ff')
  text(c, worth, x + 24, y + 112, `24px ${FONT}`, '#b6ff3c')
  box(c, x + 210, y + 84, 98, 38, 19, '#ff2f8e')
  text(c, 'Collect', x + 259, y + 109, `17px ${SMALL}`, '#ffffff', { align: 'center' })
}

function street(c, _u, s) {
  sky(c, '#0b0524', '#28105c', '#7a1f8a', '#ff5f9a')
  range(60, (i) => {
    const next = seeded(900 + i)
    disc(c, next(0, W), next(0, 240), next(0.6, 1.9), '#e8dcff')
  })
  glow(c, 640, 340, 360, '255,90,170', 0.6)
  // The far end: towers with lit windows.
  range(9, (i) => {
    const next = seeded(30 + i)
    const [x, h, w] = [470 + i * 40, next(60, 190), 36]
    box(c, x - w / 2, 372 - h, w, h, 2, i % 2 ? '#2a1260' : '#1a0c45')
    if (!c.isLines)
      range(12, (k) => {
        if (next() > 0.4)
          box(c, x - 13 + (k % 3) * 10, 380 - h + Math.floor(k / 3) * 18, 5, 8, 1, NEON[k % 4])
      })
  })
  const go = s * 0.62
  poly(
    c,
    [see(-2.4, 1.05, 0.8), see(-2.4, 1.05, 16), see(2.4, 1.05, 16), see(2.4, 1.05, 0.8)],
    down(c, 370, 720, '#5a1c7d', '#1d0c40', '#0d0524'),
  )
  const panels = range(7, (i) => ({ i: i + Math.floor(go / 2.6), z0: 0.55 + i * 2.6 - (go % 2.6) })).reverse()
  if (!c.isLines)
    faint(c, 0.26, () =>
      within(
        c,
        () => {
          for (const p of [
            see(-2.4, 1.05, 0.8),
            see(-2.4, 1.05, 16),
            see(2.4, 1.05, 16),
            see(2.4, 1.05, 0.8),
          ])
            c.lineTo(...p)
        },
        () => {
          for (const { i, z0 } of panels)
            for (const side of [-1, 1])
              if (z0 + 2.4 > 0.7)
                mural(c, side, Math.max(0.5, z0), z0 + 2.4, MURALS[(i * 2 + (side > 0 ? 3 : 0)) % 5], true)
        },
      ),
    )
  for (const { i, z0 } of panels)
    for (const side of [-1, 1]) {
      if (z0 + 2.4 < 0.7) continue
      mural(c, side, Math.max(0.5, z0), z0 + 2.4, MURALS[(i * 2 + (side > 0 ? 3 : 0)) % 5])
      const [lx, ly] = see(side * 1.9, -1.5, z0 + 2.5)
      glow(c, lx, ly, 130 / (z0 + 2), i % 2 ? '255,80,170' : '60,220,255', 0.7)
    }
  // Cables of paper flags and lamps across the street.
  range(5, (k) => {
    const z = 7.4 - k * 1.45 - (go % 1.45)
    if (z < 1.1) return
    const [a, b, m] = [see(-2.4, -1.9, z), see(2.4, -1.9, z), see(0, -1.35, z)]
    curve(c, [a, m, b], '#0d0524', 2.4)
    range(9, (i, v) => {
      const x = lerp(a[0], b[0], v)
      const y = a[1] + (m[1] - a[1]) * (1 - (2 * v - 1) ** 2) * 0.55
      disc(c, x, y + 6, 13 / z + 2, NEON[(i + k) % 6])
      glow(c, x, y + 6, 60 / z + 8, '255,190,220', 0.4)
    })
  })
  avatar(c, -0.75, 5.2, { shirt: '#19e3ff', trousers: '#2b1457' }, 'sari.w', '#19e3ff', s + 0.3)
  avatar(c, 0.35, 4.1, { shirt: '#ffd23f', trousers: '#7a1f8a', long: true }, 'kusuma', '#b6ff3c', s)
  avatar(c, -0.2, 2.9, { shirt: '#ff6a3d', trousers: '#1a1233', hair: '#ff2f8e' }, 'you', '#ff2f8e', s + 0.5)
  // Paint that hangs in the air over a wall in progress.
  range(26, (i) => {
    const next = seeded(700 + i)
    const v = (s / 2 + next()) % 1
    disc(
      c,
      1000 - v * 210 + next(-30, 30),
      400 - next(0, 130) + v * v * 130,
      next(2, 8) * (1 - v * 0.6),
      NEON[i % 6],
    )
  })
  vignette(c, 0.5, '8,0,30')
  hud(c, s, 'JALAN CAHAYA')
  price(c, 896, 514, 'RING OF RAIN', 'by Laut Anom · 7 of 20', 'RP 480K')
  grain(c, 0.1)
}

function tiger(c) {
  for (const side of [-1, 1]) {
    blob(
      c,
      [
        [side * 150, -210],
        [side * 236, -240],
        [side * 262, -150],
        [side * 200, -90],
      ],
      '#ff6a3d',
    )
    blob(
      c,
      [
        [side * 176, -190],
        [side * 222, -206],
        [side * 232, -150],
        [side * 194, -120],
      ],
      '#ff2f8e',
    )
  }
  blob(
    c,
    [
      [0, -236],
      [170, -216],
      [256, -70],
      [236, 80],
      [130, 200],
      [0, 236],
      [-130, 200],
      [-236, 80],
      [-256, -70],
      [-170, -216],
    ],
    linear(c, 0, -230, 0, 230, '#ffb13d', '#ff6a3d', '#ff2f8e'),
  )
  for (const side of [-1, 1]) {
    blob(
      c,
      [
        [side * 20, 40],
        [side * 130, 30],
        [side * 170, 110],
        [side * 90, 190],
        [0, 176],
      ],
      '#fff3d6',
    )
    for (const [y, l] of [
      [-30, 100],
      [24, 120],
      [80, 100],
    ])
      poly(
        c,
        [
          [side * 252, y - 14],
          [side * (252 - l), y + 4],
          [side * 246, y + 16],
        ],
        '#1a1233',
      )
    poly(
      c,
      [
        [side * 30, -214],
        [side * 58, -140],
        [side * 80, -206],
      ],
      '#1a1233',
    )
    poly(
      c,
      [
        [side * 104, -190],
        [side * 104, -120],
        [side * 146, -170],
      ],
      '#1a1233',
    )
    blob(
      c,
      [
        [side * 44, -40],
        [side * 96, -86],
        [side * 150, -52],
        [side * 100, -22],
      ],
      '#f4ffd6',
    )
    disc(c, side * 98, -50, 25, '#b6ff3c')
    oval(c, side * 98, -50, 8, 22, '#1a1233')
    for (const [dx, dy] of [
      [150, 110],
      [156, 128],
      [146, 146],
    ])
      curve(
        c,
        [
          [side * 70, 118 + (dy - 128) * 0.3],
          [side * dx, dy],
          [side * (dx + 90), dy - 20 + (dy - 128)],
        ],
        '#fff3d6',
        3,
      )
  }
  poly(
    c,
    [
      [0, -214],
      [16, -120],
      [0, -94],
      [-16, -120],
    ],
    '#1a1233',
  )
  blob(
    c,
    [
      [-42, 52],
      [42, 52],
      [22, 92],
      [0, 102],
      [-22, 92],
    ],
    '#1a1233',
  )
  curve(
    c,
    [
      [-70, 136],
      [-24, 152],
      [0, 104],
      [24, 152],
      [70, 136],
    ],
    '#1a1233',
    7,
  )
}

function wall(c, u, s) {
  sky(c, '#170a3a', '#25104f')
  range(9, (row) =>
    range(16, (k) =>
      box(c, k * 92 - (row % 2) * 46 - 40, row * 66 - 10, 88, 62, 3, row % 2 ? '#241052' : '#2a135c'),
    ),
  )
  const done = lerp(0.4, 1.05, ease(u))
  const paintIt = () => {
    c.fillStyle = linear(c, 0, 0, W, 500, '#123a9c', '#6a1fa0', '#c21f7e')
    c.fillRect(90, 24, 1100, 560)
    // Rain clouds as Cirebon's batik draws them.
    for (const [x, y, k] of [
      [230, 150, 1],
      [300, 440, 1.15],
      [1050, 180, 1.1],
      [1010, 460, 0.95],
      [140, 320, 0.8],
      [1150, 330, 0.7],
    ])
      at(
        c,
        x,
        y,
        () =>
          range(5, (i) =>
            blob(
              c,
              [
                [-120, 10],
                [-90, -44],
                [-40, -30],
                [-10, -80],
                [50, -50],
                [84, -64],
                [120, -10],
                [90, 34],
                [30, 24],
                [-10, 44],
                [-70, 40],
              ].map(([px, py]) => [px * (1 - i * 0.19), py * (1 - i * 0.19)]),
              ['#eaffff', '#19e3ff', '#1c6fe0', '#1c3fa8', '#ffd23f'][i],
            ),
          ),
        k,
      )
    at(c, 620, 312, () => tiger(c), 1.06)
  }
  if (c.isLines) paintIt()
  else {
    faint(c, 0.22, () => {
      c.strokeStyle = '#fff'
      c.lineWidth = 3
      at(
        c,
        620,
        312,
        () => {
          blob(
            c,
            [
              [0, -236],
              [170, -216],
              [256, -70],
              [236, 80],
              [130, 200],
              [0, 236],
              [-130, 200],
              [-236, 80],
              [-256, -70],
              [-170, -216],
            ],
            null,
            '#ffffff',
            4,
          )
          disc(c, 98, -50, 25, null, '#ffffff', 3)
          disc(c, -98, -50, 25, null, '#ffffff', 3)
        },
        1.06,
      )
    })
    // Only where the can has been: round spots of a zigzag over the wall.
    const next = seeded(55)
    within(
      c,
      () =>
        range(150, (i, v) => {
          if (v > done) return
          const x = 90 + v * 1110 + next(-20, 20)
          const y = 304 + Math.sin(i * 1.9) * 250
          const r = next(80, 130)
          c.moveTo(x + r, y)
          c.arc(x, y, r, 0, 7)
        }),
      paintIt,
    )
  }
  const px = 90 + done * 1110
  const py = 312 + wave(s, 0.9) * 130
  const drips = seeded(12)
  range(14, (i) => {
    const x = 130 + i * 78
    if ((x - 90) / 1110 < done) box(c, x, 560, drips(4, 9), drips(26, 80), 5, NEON[i % 6])
  })
  c.fillStyle = down(c, 600, H, '#120730', '#3a1260')
  c.fillRect(0, 606, W, 120)
  if (!c.isLines)
    faint(c, 0.3, () => {
      c.fillStyle = linear(c, 0, 0, W, 0, '#19e3ff', '#ff6a3d', '#ff2f8e', '#170a3a')
      c.fillRect(0, 606, W * done, 60)
    })
  const hand = [Math.min(px, 1130), py]
  at(
    c,
    Math.min(px + 60, 1170),
    696,
    () =>
      person(c, {
        shirt: '#b6ff3c',
        trousers: '#3d6bff',
        hair: '#2a1233',
        back: true,
        face: 0,
        long: true,
        arms: [2.3 - (py - 312) * 0.004, -0.3],
        legs: [0.15, -0.15],
      }),
    3,
  )
  glow(c, hand[0] - 30, hand[1], 120, '255,160,220', 0.7)
  range(34, (i) => {
    const k = seeded(800 + i)
    disc(c, hand[0] - k(0, 130), hand[1] + k(-60, 60), k(1.5, 6), NEON[(i + Math.floor(s * 8)) % 6])
  })
  vignette(c, 0.45, '8,0,30')
  hud(c, s, 'WALL 112')
  price(c, 54, 542, 'HARIMAU, 3 AM', 'by you · unfinished', `${Math.round(Math.min(1, done) * 100)} %`)
  grain(c, 0.1)
}

function card(c, u, _s) {
  sky(c, '#170a3a', '#25104f')
  range(12, (row) =>
    range(16, (k) =>
      box(c, k * 92 - (row % 2) * 46 - 40, row * 66 - 10, 88, 62, 3, row % 2 ? '#241052' : '#2a135c'),
    ),
  )
  range(26, (i) => {
    const next = seeded(60 + i)
    const x = next(40, 1240)
    const y = next(40, 660)
    at(
      c,
      x,
      y,
      () =>
        blob(
          c,
          range(9, (k) => {
            const a = (k / 9) * 6.283
            const r = next(30, 95)
            return [Math.cos(a) * r, Math.sin(a) * r]
          }),
          NEON[i % 6],
        ),
      ease(u * 4 - i * 0.05),
    )
    box(c, x - 4, y, 7, next(30, 110) * ease(u * 2), 4, NEON[i % 6])
  })
  vignette(c, 0.55, '8,0,30')
  text(c, 'CANVAS', 640, 352, `150px ${FONT}`, '#ffffff', { align: 'center', line: '#170a3a', width: 30 })
  text(c, 'CITY', 640, 488, `150px ${FONT}`, '#b6ff3c', { align: 'center', line: '#170a3a', width: 30 })
  text(c, 'web and headset · Arunika Studio', 640, 560, `27px ${SMALL}`, '#ffffff', {
    align: 'center',
    line: '#170a3a',
    width: 14,
  })
  grain(c, 0.1)
}

export const canvas = {
  shots: [
    { seconds: 3.25, draw: street },
    { seconds: 2.75, draw: wall },
    { seconds: 2, draw: card },
  ],
}
