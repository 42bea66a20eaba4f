// Island of Kites: gouache islands above the clouds, in late light.
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
  person,
  poly,
  range,
  seeded,
  sky,
  strokes,
  text,
  vignette,
  W,
  wave,
  within,
} from './kit.mjs'

const HUD = "'Baloo 2'"

function cloudBank(c, y, seed, colour, shade, shift, size = 1) {
  const next = seeded(seed)
  const lumps = range(26, (i) => [
    i * 64 - 160 + next(-20, 20) + shift,
    y + next(-14, 18),
    next(46, 92) * size,
  ])
  c.beginPath()
  for (const [x, py, r] of lumps) {
    c.moveTo(x + r, py)
    c.ellipse(x, py, r * 1.25, r * 0.72, 0, 0, 7)
  }
  c.rect(-200, y, W + 400, H)
  c.fillStyle = down(c, y - 60, y + 170, colour, shade)
  c.fill()
  within(
    c,
    () => {
      for (const [x, py, r] of lumps) {
        c.moveTo(x + r, py)
        c.ellipse(x, py, r * 1.25, r * 0.72, 0, 0, 7)
      }
    },
    () =>
      strokes(c, -150, y - 80, W + 300, 110, 120, seed + 4, ['#fff8e8', '#ffe7c4', '#f6c9b0'], {
        long: 60,
        thick: 10,
        alpha: 0.28,
      }),
  )
}

function palm(c, x, y, size, lean, sway) {
  at(
    c,
    x,
    y,
    () => {
      curve(
        c,
        [
          [0, 0],
          [lean * 14, -34],
          [lean * 26, -74],
        ],
        '#7a4a33',
        8,
      )
      for (const angle of [-2.9, -2.2, -1.4, -0.8, -0.1, 0.35]) {
        const dx = Math.cos(angle + sway) * 46
        const dy = Math.sin(angle + sway) * 26
        blob(
          c,
          [
            [lean * 26, -74],
            [lean * 26 + dx * 0.5, -84 + dy],
            [lean * 26 + dx, -66 + dy],
            [lean * 26 + dx * 0.5, -72 + dy],
          ],
          angle < -1.2 ? '#2f7d5d' : '#47a06a',
        )
      }
    },
    size,
  )
}

function house(c, x, y, size, wall = '#fbeed3', roof = '#d4573f') {
  at(
    c,
    x,
    y,
    () => {
      box(c, -30, -38, 60, 40, 3, wall)
      box(c, -9, -26, 18, 28, [9, 9, 0, 0], '#7b4d45')
      box(c, 14, -28, 11, 12, 2, '#ffd684')
      poly(
        c,
        [
          [-44, -34],
          [-20, -58],
          [-12, -84],
          [12, -84],
          [20, -58],
          [44, -34],
        ],
        roof,
      )
      poly(
        c,
        [
          [-44, -34],
          [-20, -58],
          [-12, -84],
          [-2, -84],
          [-6, -56],
          [-20, -34],
        ],
        '#e97b56',
      )
    },
    size,
  )
}

/** An island, its grass at y; w is half its width. */
function island(c, x, y, w, seed, dress) {
  const next = seeded(seed)
  const rock = [
    [x - w, y],
    [x - w * 0.82, y + w * 0.3],
    [x - w * 0.5, y + w * 0.46],
    [x - w * 0.34, y + w * 0.8],
    [x - w * 0.05, y + w * next(1, 1.2)],
    [x + w * 0.2, y + w * 0.74],
    [x + w * 0.5, y + w * 0.5],
    [x + w * 0.86, y + w * 0.26],
    [x + w, y],
  ]
  blob(c, rock, linear(c, x - w, y, x + w, y + w, '#d99a72', '#a8625c', '#6a4560'))
  within(
    c,
    () => {
      c.moveTo(...rock[0])
      for (const p of rock) c.lineTo(...p)
    },
    () =>
      strokes(c, x - w, y, w * 2, w, 60, seed + 1, ['#eab48a', '#8a5060', '#f3c79b'], {
        long: w * 0.3,
        thick: w * 0.05,
        turn: 1.35,
        spin: 0.2,
        alpha: 0.42,
      }),
  )
  const top = [
    [x - w * 1.06, y + w * 0.04],
    [x - w * 0.8, y - w * 0.14],
    [x - w * 0.3, y - w * 0.17],
    [x + w * 0.2, y - w * 0.2],
    [x + w * 0.8, y - w * 0.12],
    [x + w * 1.06, y + w * 0.05],
    [x + w * 0.7, y + w * 0.12],
    [x + w * 0.3, y + w * 0.08],
    [x, y + w * 0.17],
    [x - w * 0.4, y + w * 0.09],
    [x - w * 0.7, y + w * 0.15],
  ]
  blob(c, top, linear(c, x - w, y - w * 0.2, x + w, y + w * 0.2, '#b5cf63', '#63ad6b', '#2f8472'))
  within(
    c,
    () => {
      c.moveTo(...top[0])
      for (const p of top) c.lineTo(...p)
    },
    () =>
      strokes(c, x - w, y - w * 0.2, w * 2, w * 0.35, 70, seed + 2, ['#d7e283', '#89c06d', '#3b8f6f'], {
        long: w * 0.2,
        thick: w * 0.035,
        turn: 0.06,
        spin: 0.15,
        alpha: 0.5,
      }),
  )
  dress?.()
}

function tail(c, x, y, length, seconds, colours) {
  const points = range(22, (_i, u) => [
    x - u * length + Math.sin(u * 3 + seconds) * 8,
    y + u * length * 0.42 + Math.sin(u * 9 - seconds * 5) * 26 * u,
  ])
  curve(c, points, '#fff3da', 5)
  points.forEach(([px, py], i) => {
    if (i % 3 !== 1) return
    const k = colours[i % colours.length]
    at(
      c,
      px,
      py,
      () => {
        poly(
          c,
          [
            [0, 0],
            [-16, -10],
            [-16, 10],
          ],
          k,
        )
        poly(
          c,
          [
            [0, 0],
            [16, -10],
            [16, 10],
          ],
          k,
        )
      },
      1,
      Math.sin(i + seconds * 4) * 0.4 + 0.5,
    )
  })
}

/** A bird kite as on Bali's beaches, wings of cloth over bent bamboo. */
function kite(c, x, y, size, turn, flap) {
  at(
    c,
    x,
    y,
    () => {
      for (const side of [-1, 1]) {
        const up = -52 + flap * 14
        poly(
          c,
          [
            [0, -14],
            [side * 70, up],
            [side * 168, up + 10],
            [side * 128, up + 44],
            [side * 96, 6],
            [side * 58, 34],
            [side * 30, 20],
            [0, 40],
          ],
          linear(c, 0, 0, side * 170, up, '#f9b233', '#ee5a45', '#c93a63'),
        )
        poly(
          c,
          [
            [0, -6],
            [side * 62, up + 16],
            [side * 112, up + 22],
            [side * 62, 6],
          ],
          '#fdf0d2',
        )
        poly(
          c,
          [
            [side * 20, 0],
            [side * 58, up + 30],
            [side * 84, up + 30],
            [side * 50, 4],
          ],
          '#1fa3a8',
        )
        curve(
          c,
          [
            [0, -14],
            [side * 70, up],
            [side * 168, up + 10],
          ],
          '#7c2f3f',
          4,
        )
        curve(
          c,
          [
            [0, 4],
            [side * 60, up + 40],
            [side * 128, up + 44],
          ],
          '#7c2f3f',
          2.5,
        )
      }
      poly(
        c,
        [
          [-17, -30],
          [0, -62],
          [17, -30],
          [14, 44],
          [0, 74],
          [-14, 44],
        ],
        '#c93a63',
      )
      poly(
        c,
        [
          [-9, -28],
          [0, -48],
          [9, -28],
          [0, 56],
        ],
        '#fdf0d2',
      )
      poly(
        c,
        [
          [-36, 92],
          [0, 52],
          [36, 92],
          [0, 82],
        ],
        '#f9b233',
      )
      disc(c, -6, -34, 3, '#3a1c2c')
      disc(c, 6, -34, 3, '#3a1c2c')
    },
    size,
    turn,
  )
}

function wind(c, seconds, n, alpha = 0.5) {
  const next = seeded(31)
  faint(c, alpha, () =>
    range(n, () => {
      const y = next(60, 560)
      const x = ((next(0, 1800) + seconds * next(180, 320)) % 1800) - 300
      const l = next(120, 260)
      curve(
        c,
        [
          [x, y],
          [x + l * 0.4, y - 16],
          [x + l * 0.8, y + 6],
          [x + l, y - 10],
          [x + l + 12, y - 26],
          [x + l - 6, y - 32],
        ],
        '#fffaf0',
        3,
      )
    }),
  )
}

const plate = (c, x, y, w, h) => faint(c, 0.9, () => box(c, x, y, w, h, h / 2, '#22405e'))
function feather(c, x, y, size) {
  at(
    c,
    x,
    y,
    () => {
      blob(
        c,
        [
          [0, -16],
          [11, -4],
          [6, 14],
          [0, 18],
          [-6, 14],
          [-11, -4],
        ],
        '#fdf0d2',
      )
      curve(
        c,
        [
          [0, -12],
          [0, 0],
          [0, 24],
        ],
        '#d4573f',
        2.4,
      )
    },
    size,
    0.5,
  )
}

function hud(c, seconds, height) {
  plate(c, 112, 40, 250, 56)
  text(c, 'Barat daya', 152, 66, `20px ${HUD}`, '#fdf0d2')
  text(c, 'the wind turns soon', 152, 86, `15px ${HUD}`, '#9fd8d2')
  disc(c, 96, 72, 50, '#22405e', '#fdf0d2', 4)
  range(8, (i) => at(c, 96, 72, () => box(c, -2, -44, 4, i % 2 ? 7 : 11, 2, '#fdf0d2'), 1, (i * Math.PI) / 4))
  at(
    c,
    96,
    72,
    () => {
      poly(
        c,
        [
          [0, -34],
          [11, 8],
          [0, 2],
          [-11, 8],
        ],
        '#f9b233',
      )
      poly(
        c,
        [
          [0, 34],
          [8, 6],
          [0, 2],
          [-8, 6],
        ],
        '#5d86a3',
      )
    },
    1,
    0.8 + wave(seconds, 2.4) * 0.22,
  )
  plate(c, 1066, 42, 164, 52)
  feather(c, 1098, 66, 0.85)
  text(c, '17 / 30', 1124, 77, `26px ${HUD}`, '#fdf0d2')
  plate(c, 884, 42, 166, 52)
  text(c, `${height} m`, 967, 77, `26px ${HUD}`, '#fdf0d2', { align: 'center' })
}

function key(c, x, y, letter, label, colour) {
  disc(c, x, y, 19, colour)
  text(c, letter, x, y + 8, `23px ${HUD}`, '#22405e', { align: 'center' })
  text(c, label, x + 30, y + 7, `21px ${HUD}`, '#fdf0d2')
}

const backdrop = (c, s) => {
  sky(c, '#3f8ea8', '#7fc3bd', '#f6dfae', '#f7b38c', '#e58f86')
  strokes(c, 0, 0, W, 460, 260, 3, ['#5aa6b5', '#a9d6c2', '#fbe9c2', '#3f8ea8'], {
    long: 130,
    thick: 16,
    turn: -0.08,
    spin: 0.12,
    alpha: 0.16,
  })
  glow(c, 880, 380, 330, '255,226,150', 0.8)
  for (const [x, y, k, i] of [
    [420, 150, '#c93a63', 0],
    [500, 214, '#1fa3a8', 1],
    [1176, 232, '#ee5a45', 2],
  ])
    at(
      c,
      x + wave(s, 3, i / 3) * 8,
      y + wave(s, 2.4, i / 4) * 6,
      () => {
        poly(
          c,
          [
            [0, -24],
            [17, 0],
            [0, 26],
            [-17, 0],
          ],
          k,
        )
        poly(
          c,
          [
            [0, -24],
            [17, 0],
            [0, 0],
          ],
          '#fdf0d2',
        )
        curve(
          c,
          [
            [0, 26],
            [-8, 44],
            [4, 58],
            [-6, 76],
          ],
          k,
          2.4,
        )
      },
      0.9,
      0.3,
    )
  disc(c, 880, 380, 66, '#fff4d6')
  cloudBank(c, 470, 11, '#f7c3a4', '#d98e8f', -s * 8)
  faint(c, 0.72, () => {
    island(c, 1110 - s * 5, 330, 76, 8, () => {
      house(c, 1096 - s * 5, 322, 0.4)
      palm(c, 1140 - s * 5, 325, 0.5, 1, 0)
    })
    island(c, 560 - s * 6, 372, 52, 18, () => palm(c, 560 - s * 6, 366, 0.42, -1, 0))
    island(c, 244 - s * 5, 288, 60, 28, () => house(c, 250 - s * 5, 282, 0.38))
  })
  cloudBank(c, 556, 12, '#fbd9b7', '#dd938f', -s * 16)
}

function shore(c, _u, s) {
  backdrop(c, s)
  const kx = 842 + wave(s, 3.1) * 26
  const ky = 196 + wave(s, 2.2, 0.2) * 16
  at(c, 780 - s * 10, 470, () =>
    island(c, 0, 0, 150, 5, () => {
      house(c, -50, -12, 0.9)
      house(c, 30, -18, 0.75, '#f6e3c0', '#c2493f')
      palm(c, 90, -12, 0.9, 1, wave(s, 2) * 0.05)
      palm(c, -110, -8, 0.8, -1, wave(s, 2.3) * 0.05)
    }),
  )
  cloudBank(c, 640, 13, '#ffeed2', '#eba799', -s * 26)
  at(c, 250, 560, () =>
    island(c, 0, 0, 330, 2, () => {
      house(c, -196, -34, 1.5)
      palm(c, -84, -34, 1.5, -1, wave(s, 2) * 0.05)
      palm(c, -280, -22, 1.2, -1, wave(s, 1.7) * 0.05)
      range(34, (i) => {
        const next = seeded(60 + i)
        const x = next(-300, 300)
        curve(
          c,
          [
            [x, -30 + next(-16, 24)],
            [x + 3 + wave(s, 1.4, i / 9) * 3, -42 + next(-14, 20)],
            [x + 9, -50 + next(-12, 20)],
          ],
          i % 3 ? '#3b8f6f' : '#dfe78c',
          4,
        )
      })
    }),
  )
  curve(
    c,
    [
      [352, 440],
      [520, 420],
      [690, 330],
      [kx, ky + 40],
    ],
    '#fff8e6',
    2,
  )
  tail(c, kx - 8, ky + 80, 270, s, ['#f9b233', '#1fa3a8', '#ee5a45'])
  kite(c, kx, ky, 1.18, -0.2 + wave(s, 2.6) * 0.09, wave(s, 0.9))
  at(
    c,
    312,
    520,
    () =>
      person(c, {
        shirt: '#f9b233',
        trousers: '#22405e',
        arms: [0.9, 1.9],
        bends: [0.5, 0.3],
        legs: [-0.35, 0.4],
      }),
    1.08,
  )
  at(
    c,
    236,
    522,
    () =>
      person(c, {
        shirt: '#ee5a45',
        skirt: '#1fa3a8',
        trousers: '#8a5060',
        long: true,
        arms: [-0.5, 2.5],
        legs: [0.1, -0.1],
      }),
    0.98,
  )
  wind(c, s, 9)
  hud(c, s, 412)
  plate(c, 466, 626, 318, 58)
  key(c, 500, 655, 'A', 'Pull in', '#8fd06f')
  key(c, 636, 655, 'B', 'Give line', '#f9836b')
  at(c, 1190, 610, () => {
    faint(c, 0.9, () => box(c, -20, -190, 40, 230, 20, '#22405e'))
    box(c, -9, -176, 18, 202, 9, '#3d6283')
    const fill = 110 + wave(s, 1.7) * 34
    box(c, -9, 26 - fill, 18, fill, 9, '#f9b233')
  })
  grain(c, 0.16)
}

function flight(c, u, s) {
  backdrop(c, s * 2.2)
  const near = ease(u)
  at(
    c,
    1010,
    452,
    () =>
      island(c, 0, 0, 170, 41, () => {
        house(c, -30, -20, 1)
        palm(c, 66, -16, 1.1, 1, 0)
        palm(c, -110, -10, 0.9, -1, 0)
      }),
    lerp(0.8, 1.15, near),
  )
  at(
    c,
    330,
    340,
    () =>
      island(c, 0, 0, 110, 44, () => {
        house(c, 10, -12, 0.7, '#f6e3c0', '#a83f55')
      }),
    lerp(0.8, 1, near),
  )
  cloudBank(c, 640, 13, '#ffeed2', '#eba799', -s * 60)
  for (const [i, [x, y]] of [
    [900, 236],
    [966, 206],
    [1010, 186],
  ].entries()) {
    const r = (66 - i * 18) * lerp(0.9, 1.4, near)
    c.lineWidth = 7 - i * 1.6
    c.strokeStyle = i === 0 ? '#fff3c4' : '#ffdf95'
    c.beginPath()
    c.ellipse(x - near * 30, y - near * 8, r * 0.86, r, 0.2, 0, 7)
    c.stroke()
  }
  glow(c, 880, 236, 130, '255,230,150', 0.45)
  const bank = wave(s, 2.8) * 0.1 - 0.12
  at(
    c,
    470,
    330 + wave(s, 1.6) * 12,
    () => {
      tail(c, -30, 170, 380, s, ['#f9b233', '#1fa3a8', '#ee5a45'])
      kite(c, 0, 0, 2, 0, wave(s, 0.8) * 0.8)
      curve(
        c,
        [
          [-60, -20],
          [-34, 70],
          [-22, 128],
        ],
        '#5b3340',
        3,
      )
      curve(
        c,
        [
          [60, -20],
          [34, 70],
          [22, 128],
        ],
        '#5b3340',
        3,
      )
      box(c, -46, 126, 92, 9, 4, '#7a4a33')
      at(
        c,
        0,
        246,
        () =>
          person(c, {
            shirt: '#fdf0d2',
            trousers: '#22405e',
            face: 0,
            back: true,
            hair: '#33202c',
            arms: [2.86, -2.86],
            legs: [0.2 + wave(s, 1.2) * 0.12, 0.5],
          }),
        1.2,
      )
    },
    1,
    bank,
  )
  wind(c, s * 1.7, 13, 0.6)
  cloudBank(c, 726, 15, '#fff6e6', '#f0b8a4', -s * 130, 1.1)
  hud(c, s, Math.round(640 + s * 31))
  at(c, 940, 650, () => {
    plate(c, -180, -30, 360, 56)
    text(c, 'Follow the rings of warm air', 0, 7, `22px ${HUD}`, '#fdf0d2', { align: 'center' })
  })
  grain(c, 0.16)
}

function card(c, _u, s) {
  backdrop(c, s)
  cloudBank(c, 640, 13, '#ffeed2', '#eba799', -s * 26)
  tail(c, 1012, 236, 240, s, ['#f9b233', '#1fa3a8', '#ee5a45'])
  kite(c, 1020, 164, 0.95, -0.25 + wave(s, 2) * 0.06, wave(s, 0.9))
  text(c, 'ISLAND', W / 2, 330, `132px 'Caveat Brush'`, '#fff6e0', {
    align: 'center',
    space: 10,
    line: '#a83f55',
    width: 18,
  })
  text(c, 'of KITES', W / 2, 446, `124px 'Caveat Brush'`, '#ffd36b', {
    align: 'center',
    space: 6,
    line: '#a83f55',
    width: 18,
  })
  text(c, 'Arunika Studio · phone and console', W / 2, 522, `27px ${HUD}`, '#6a3048', { align: 'center' })
  vignette(c, 0.18, '120,40,60')
  grain(c, 0.16)
}

export const kites = {
  shots: [
    { seconds: 3, draw: shore },
    { seconds: 3, draw: flight },
    { seconds: 2, draw: card },
  ],
}
