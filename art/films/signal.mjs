// Signal Deep: black water, one amber lamp, and screens of phosphor.
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
  within,
} from './kit.mjs'

const FONT = "'Share Tech Mono'"
const GREEN = '#5df2c4'
const AMBER = '#ffb347'

function water(c, s) {
  sky(c, '#0a4456', '#062a3c', '#031623', '#01070f')
  if (c.isLines) return
  range(6, (i) =>
    faint(
      c,
      0.1,
      () =>
        poly(
          c,
          [
            [200 + i * 170, -20],
            [260 + i * 170, -20],
            [120 + i * 200 + wave(s, 5, i / 6) * 30, 560],
            [-20 + i * 200, 560],
          ],
          down(c, 0, 560, 'rgba(120,240,230,.9)', 'rgba(80,200,220,0)'),
        ),
      'screen',
    ),
  )
}

function snow(c, s, n, seed, speed) {
  if (c.isLines) return
  const next = seeded(seed)
  range(n, () => {
    const x = (((next(0, W) - s * speed * next(0.6, 1.4)) % W) + W) % W
    const y = (next(0, H) + s * 9) % H
    faint(c, next(0.2, 0.75), () => disc(c, x, y, next(0.8, 2.8), '#bdf3ea'))
  })
}

/** A stone that hums: rings run through it. */
function stone(c, x, y, size, s, phase) {
  at(
    c,
    x,
    y,
    () => {
      poly(
        c,
        [
          [-34, 10],
          [-40, -92],
          [-22, -156],
          [6, -176],
          [32, -142],
          [38, -60],
          [32, 10],
        ],
        linear(c, -40, 0, 40, 0, '#1b5566', '#0c2c3b', '#05141f'),
      )
      poly(
        c,
        [
          [6, -176],
          [32, -142],
          [38, -60],
          [32, 10],
          [12, 10],
          [10, -90],
        ],
        '#061a27',
      )
      const on = 0.55 + 0.45 * wave(s, 1.6, phase)
      for (const [r, px, py] of [
        [16, -10, -104],
        [8, -10, -104],
        [11, -12, -56],
      ]) {
        c.beginPath()
        c.arc(px, py, r, 0, 7)
        c.strokeStyle = c.isLines ? GREEN : `rgba(93,242,196,${0.35 + 0.6 * on})`
        c.lineWidth = 3.4
        c.stroke()
      }
      curve(
        c,
        [
          [-12, -44],
          [-12, -24],
          [-4, -12],
        ],
        c.isLines ? GREEN : `rgba(93,242,196,${0.3 + 0.5 * on})`,
        3,
      )
      glow(c, -10, -100, 95, '70,240,200', 0.5 * on)
      if (!c.isLines)
        range(3, (i) => {
          const v = (s / 3.2 + phase + i / 3) % 1
          c.beginPath()
          c.arc(-10, -104, 30 + v * 150, 0, 7)
          c.strokeStyle = `rgba(93,242,196,${0.35 * (1 - v)})`
          c.lineWidth = 2
          c.stroke()
        })
    },
    size,
  )
}

function coral(c, x, y, size, colour, seed) {
  const next = seeded(seed)
  const branch = (bx, by, angle, length, width) => {
    const ex = bx + Math.sin(angle) * length
    const ey = by - Math.cos(angle) * length
    curve(
      c,
      [
        [bx, by],
        [(bx + ex) / 2 + next(-4, 4), (by + ey) / 2],
        [ex, ey],
      ],
      colour,
      width,
    )
    if (length < 16) return
    branch(ex, ey, angle - next(0.25, 0.6), length * 0.72, width * 0.7)
    branch(ex, ey, angle + next(0.25, 0.6), length * 0.72, width * 0.7)
  }
  branch(x, y, next(-0.2, 0.2), 40 * size, 9 * size)
}

function submarine(c, x, y, size, s) {
  at(
    c,
    x,
    y,
    () => {
      if (!c.isLines)
        faint(
          c,
          0.75,
          () =>
            poly(
              c,
              [
                [92, 14],
                [760, -150],
                [840, 300],
                [92, 34],
              ],
              linear(
                c,
                90,
                0,
                780,
                60,
                'rgba(255,214,130,.85)',
                'rgba(255,190,90,.22)',
                'rgba(255,180,80,0)',
              ),
            ),
          'screen',
        )
      glow(c, 104, 24, 150, '255,210,120', 0.9)
      poly(
        c,
        [
          [-128, -34],
          [-152, -62],
          [-140, 0],
          [-152, 62],
          [-128, 34],
        ],
        '#7c3d12',
      )
      at(c, -160, 0, () => {
        oval(c, 0, 0, 7, 34 * Math.abs(wave(s, 0.5)) + 6, '#c9822e')
      })
      box(c, -30, -96, 64, 44, [22, 22, 0, 0], linear(c, 0, -96, 0, -50, '#ffd27a', '#d9772a'))
      curve(
        c,
        [
          [14, -94],
          [14, -128],
          [34, -128],
        ],
        '#b9621f',
        8,
      )
      blob(
        c,
        [
          [-140, -10],
          [-120, -64],
          [-20, -78],
          [80, -66],
          [118, -16],
          [112, 34],
          [60, 70],
          [-50, 74],
          [-126, 42],
        ],
        down(c, -76, 74, '#ffcf6b', '#f29a35', '#a14c17', '#4c2110'),
      )
      curve(
        c,
        [
          [-118, -30],
          [-20, -52],
          [84, -40],
        ],
        '#ffe6a8',
        5,
      )
      curve(
        c,
        [
          [-52, -70],
          [-60, 0],
          [-50, 70],
        ],
        '#8a4415',
        3,
      )
      disc(c, 44, -8, 42, '#8a4415')
      disc(c, 44, -8, 34, radial(c, 36, -18, 40, '#fff3c8', '#ffcf7a', '#b36a24'))
      disc(c, 50, -10, 12, '#3d2417')
      oval(c, 50, 14, 19, 14, '#3d2417')
      for (const a of range(8, (i) => (i * Math.PI) / 4))
        disc(c, 44 + Math.cos(a) * 38, -8 + Math.sin(a) * 38, 2.6, '#ffe6a8')
      disc(c, -36, -4, 17, '#8a4415')
      disc(c, -36, -4, 12, '#ffd98c')
      disc(c, -88, -2, 13, '#8a4415')
      disc(c, -88, -2, 8.5, '#ffd98c')
      box(c, 86, 10, 30, 26, 8, '#5b2d12')
      oval(c, 114, 23, 7, 12, '#fff3c8')
      curve(
        c,
        [
          [-70, 72],
          [-60, 90],
          [40, 90],
          [50, 70],
        ],
        '#6b3413',
        8,
      )
      text(c, 'NAGA 7', -112, 48, `21px ${FONT}`, '#fff0c4')
    },
    size,
    wave(s, 3.4) * 0.03,
  )
}

function whale(c, x, y, s) {
  at(c, x, y, () => {
    const lift = wave(s, 5) * 14
    whaleBody(c, lift)
    for (const [px, py, r] of range(26, (i) => {
      const next = seeded(500 + i)
      return [next(-330, 280), next(-30, 60), next(1.5, 3.6)]
    })) {
      disc(c, px, py, r, '#7df5dc')
      glow(c, px, py, r * 6, '93,242,196', 0.5)
    }
    disc(c, 300, 22, 6, '#ffdf9a')
    glow(c, 300, 22, 34, '255,214,140', 0.9)
  })
}
function whaleBody(c, lift) {
  blob(
    c,
    [
      [400, 40],
      [360, -40],
      [160, -104],
      [-120, -96],
      [-360, -30],
      [-520, 10 + lift],
      [-620, -50 + lift * 2],
      [-600, 20 + lift * 2],
      [-636, 84 + lift * 2],
      [-520, 40 + lift],
      [-330, 70],
      [-60, 130],
      [200, 140],
      [370, 104],
    ],
    linear(c, 0, -110, 0, 140, '#124c5e', '#0a3040', '#051a27'),
  )
  blob(
    c,
    [
      [120, 110],
      [40, 220],
      [-40, 250],
      [10, 170],
      [40, 110],
    ],
    '#0a2c3b',
  )
  range(7, (i) =>
    curve(
      c,
      [
        [380 - i * 6, 60 + i * 9],
        [260, 84 + i * 9],
        [90, 90 + i * 8],
      ],
      '#1a5a6a',
      2,
    ),
  )
}

function deep(c, u, s) {
  water(c, s)
  ridge(c, 520, 190, 130, 3, '#07303f', { shift: -s * 6 })
  whale(c, 800 - s * 12, 236, s)
  ridge(c, 610, 160, 110, 6, '#052331', { shift: -s * 14 })
  stone(c, 900 - s * 18, 640, 1.15, s, 0)
  stone(c, 1040 - s * 18, 652, 1.5, s, 0.3)
  stone(c, 1180 - s * 18, 640, 1, s, 0.6)
  snow(c, s, 130, 21, 16)
  submarine(c, 400 + u * 34, 372 + wave(s, 2.8) * 12, 1.12, s)
  range(9, (i) => {
    const v = (s / 2.2 + i / 9) % 1
    disc(
      c,
      222 + u * 34 - v * 50 + wave(s, 1, i / 3) * 8,
      366 - v * 320,
      3 + v * 8,
      null,
      c.isLines ? GREEN : `rgba(190,245,240,${0.7 * (1 - v)})`,
      2,
    )
  })
  ridge(c, 716, 96, 80, 9, '#02101a', { shift: -s * 34 })
  range(7, (i) =>
    coral(
      c,
      60 + i * 196 - s * 34 + (i % 2) * 50,
      712,
      0.8 + (i % 3) * 0.3,
      ['#a8383f', '#0f5d66', '#7a3b69'][i % 3],
      40 + i,
    ),
  )
  vignette(c, 0.75, '0,4,10')
  text(c, 'DEPTH', 52, 66, `18px ${FONT}`, GREEN)
  text(c, `${(1184 + s * 1.7).toFixed(1)} m`, 52, 104, `38px ${FONT}`, '#d9fff3')
  text(c, 'HULL 92%   AIR 41 min', 52, 134, `18px ${FONT}`, AMBER)
  at(c, 1160, 110, () => {
    disc(c, 0, 0, 72, c.isLines ? '#021a1c' : 'rgba(2,26,28,.72)', GREEN, 2)
    for (const r of [24, 48]) disc(c, 0, 0, r, null, c.isLines ? GREEN : 'rgba(93,242,196,.4)', 1.4)
    const a = s * 2
    if (!c.isLines)
      range(24, (i) => {
        c.beginPath()
        c.moveTo(0, 0)
        c.arc(0, 0, 70, a - i * 0.05 - 0.05, a - i * 0.05)
        c.fillStyle = `rgba(93,242,196,${0.34 * (1 - i / 24)})`
        c.fill()
      })
    for (const [x, y] of [
      [28, 30],
      [44, 20],
      [52, 38],
      [-30, -40],
    ])
      disc(c, x, y, 4, '#eafff8')
    poly(
      c,
      [
        [0, -8],
        [6, 7],
        [-6, 7],
      ],
      AMBER,
    )
  })
  text(c, '“…it is not an echo. It answers.”', 640, 664, `25px ${FONT}`, '#f2fff9', {
    align: 'center',
    line: 'rgba(0,10,16,.8)',
    width: 7,
  })
  grain(c, 0.1)
}

function gauge(c, x, y, r, label, value, colour) {
  disc(c, x, y, r, '#04151a', '#4a2a14', 6)
  c.beginPath()
  c.arc(x, y, r - 14, 2.3, 2.3 + 4.8 * value)
  c.strokeStyle = colour
  c.lineWidth = 8
  c.stroke()
  at(
    c,
    x,
    y,
    () =>
      poly(
        c,
        [
          [-3, 0],
          [0, -(r - 22)],
          [3, 0],
        ],
        '#fff3c8',
      ),
    1,
    -2.4 + 4.8 * value,
  )
  disc(c, x, y, 6, '#fff3c8')
  text(c, label, x, y + r * 0.62, `15px ${FONT}`, colour, { align: 'center' })
}

function cockpit(c, u, s) {
  sky(c, '#0a0806', '#150d08', '#070504')
  // The window, and the three who hum behind it.
  within(
    c,
    () => c.roundRect(170, 34, 940, 300, 130),
    () => {
      c.fillStyle = down(c, 30, 340, '#0b4a5c', '#041c2a')
      c.fillRect(0, 0, W, 400)
      ridge(c, 320, 110, 90, 31, '#06293a', { bottom: 420 })
      range(5, (i) => stone(c, 300 + i * 176 - u * 20, 352, 0.9 + (i % 2) * 0.5, s, i / 5))
      snow(c, s, 70, 5, 20)
      glow(c, 640, 400, 420, '255,200,110', 0.35)
    },
  )
  c.beginPath()
  c.roundRect(170, 34, 940, 300, 130)
  c.strokeStyle = '#6b3d1a'
  c.lineWidth = 26
  c.stroke()
  c.beginPath()
  c.roundRect(170, 34, 940, 300, 130)
  c.strokeStyle = '#c9822e'
  c.lineWidth = 6
  c.stroke()
  range(16, (i) => {
    const x = 230 + i * 54.6
    disc(c, x, 26, 6, '#a8662a')
    disc(c, x, 342, 6, '#a8662a')
  })
  poly(
    c,
    [
      [-20, 372],
      [1300, 372],
      [1400, 740],
      [-120, 740],
    ],
    down(c, 372, 720, '#3a2214', '#1c0f09', '#0c0705'),
  )
  curve(
    c,
    [
      [-20, 374],
      [640, 366],
      [1300, 374],
    ],
    '#8a5223',
    5,
  )
  // The sonar, turning.
  at(c, 640, 548, () => {
    disc(c, 0, 0, 186, '#241309', '#8a5223', 8)
    disc(c, 0, 0, 164, radial(c, 0, 0, 170, '#0c4a45', '#05282b', '#021215'))
    within(
      c,
      () => c.arc(0, 0, 163, 0, 7),
      () => {
        range(8, (i) => {
          const next = seeded(80 + i)
          const r = 20 + i * 22
          blob(
            c,
            range(16, (k) => {
              const a = (k / 16) * 6.283
              const q = r * next(0.82, 1.25)
              return [Math.cos(a) * q * 1.3 + 60, Math.sin(a) * q + 40]
            }),
            null,
            c.isLines ? GREEN : `rgba(93,242,196,${0.5 - i * 0.045})`,
            1.6,
          )
        })
        const a = s * 1.5
        if (!c.isLines)
          range(40, (i) => {
            c.beginPath()
            c.moveTo(0, 0)
            c.arc(0, 0, 170, a - i * 0.04 - 0.045, a - i * 0.04)
            c.fillStyle = `rgba(93,242,196,${0.42 * (1 - i / 40)})`
            c.fill()
          })
        for (const r of [54, 108]) disc(c, 0, 0, r, null, c.isLines ? GREEN : 'rgba(93,242,196,.35)', 1.4)
        curve(
          c,
          [
            [-164, 0],
            [0, 0],
            [164, 0],
          ],
          c.isLines ? GREEN : 'rgba(93,242,196,.35)',
          1.4,
        )
        curve(
          c,
          [
            [0, -164],
            [0, 0],
            [0, 164],
          ],
          c.isLines ? GREEN : 'rgba(93,242,196,.35)',
          1.4,
        )
        for (const [x, y, p] of [
          [70, -60, 0],
          [96, -30, 0.2],
          [50, -98, 0.5],
          [-84, 60, 0.7],
        ]) {
          const k = 0.6 + 0.4 * wave(s, 1.6, p)
          disc(c, x, y, 6, '#eafff8')
          glow(c, x, y, 30, '93,242,196', k)
        }
        poly(
          c,
          [
            [0, -11],
            [8, 9],
            [-8, 9],
          ],
          AMBER,
        )
      },
    )
    glow(c, 0, 0, 230, '60,220,190', 0.28)
  })
  // The voice of the stones as a curve, and its reading.
  box(c, 90, 430, 320, 186, 14, '#04151a', '#8a5223', 6)
  curve(
    c,
    range(60, (_i, v) => [
      106 + v * 288,
      506 +
        Math.sin(v * 26 + s * 7) * 38 * Math.sin(v * 3.14) * (0.6 + 0.4 * wave(s, 1.6)) +
        Math.sin(v * 61 - s * 4) * 8,
    ]),
    GREEN,
    3,
  )
  text(c, '31.4 Hz', 110, 596, `25px ${FONT}`, '#d9fff3')
  text(c, 'ANSWERING', 392, 594, `18px ${FONT}`, AMBER, { align: 'right' })
  box(c, 870, 430, 320, 186, 14, '#04151a', '#8a5223', 6)
  range(6, (i) =>
    text(
      c,
      ['LISTEN', 'LAMP 70%', 'REEF 38% MAPPED', 'BALLAST TRIM', 'STONE 4 OF 9', 'RETURN 02:10'][i],
      892,
      464 + i * 28,
      `19px ${FONT}`,
      i === 4 ? AMBER : '#8af0d0',
    ),
  )
  range(3, (i) =>
    gauge(
      c,
      66 + i * 104,
      676,
      44,
      ['m', 'bar', '°C'][i],
      0.3 + i * 0.2 + wave(s, 3, i / 3) * 0.04,
      i === 1 ? AMBER : GREEN,
    ),
  )
  range(3, (i) =>
    gauge(
      c,
      1006 + i * 104,
      676,
      44,
      ['A', 'kn', '%'][i],
      0.7 - i * 0.16 + wave(s, 2.6, i / 3) * 0.04,
      i === 1 ? AMBER : GREEN,
    ),
  )
  range(5, (i) => {
    const x = 436 + (i > 1 ? 250 : 0) + i * 30
    disc(c, x + 12, 400, 8, ['#ff5a4a', AMBER, GREEN, GREEN, AMBER][i])
    glow(c, x + 12, 400, 34, i ? '255,190,90' : '255,90,70', 0.7 + 0.3 * wave(s, 1, i / 4))
  })
  vignette(c, 0.6, '0,2,4')
  grain(c, 0.1)
}

function card(c, u, s) {
  water(c, s)
  ridge(c, 640, 150, 120, 6, '#052331')
  stone(c, 250, 690, 1.2, s, 0)
  stone(c, 1040, 700, 1.5, s, 0.4)
  snow(c, s, 130, 21, 12)
  submarine(c, 210 + u * 40, 196, 0.5, s)
  vignette(c, 0.7, '0,4,10')
  range(4, (i) => {
    const v = (s / 3 + i / 4) % 1
    disc(c, 640, 360, 90 + v * 560, null, `rgba(93,242,196,${0.4 * (1 - v)})`, 2)
  })
  glow(c, 640, 360, 330, '60,220,190', 0.28)
  text(c, 'SIGNAL DEEP', 640 + 10, 378, `124px ${FONT}`, '#eafff8', { align: 'center', space: 20 })
  box(c, 356, 410, lerp(0, 568, ease(u * 2)), 3, 0, AMBER)
  text(c, 'virtual reality · Arunika Studio', 640, 462, `27px ${FONT}`, AMBER, { align: 'center' })
  grain(c, 0.1)
}

export const signal = {
  shots: [
    { seconds: 3.25, draw: deep },
    { seconds: 2.75, draw: cockpit },
    { seconds: 2, draw: card },
  ],
}
