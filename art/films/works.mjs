// Works of the studio beside games and films: marks, plates, screens and systems, one picture each.
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
  wave,
  within,
} from './kit.mjs'

const SANS = "'Plus Jakarta Sans'"
const TEMBARA = { night: '#131b3f', sun: '#ffb03a', cream: '#fff3dc', rail: '#e4572e' }

/** A shadow under what is drawn, the same at every size of canvas. */
function lifted(c, blur, draw, colour = 'rgba(10,16,40,.4)') {
  const k = c.canvas.width / W
  c.save()
  c.shadowColor = colour
  c.shadowBlur = blur * k
  c.shadowOffsetY = blur * 0.5 * k
  draw()
  c.restore()
}

/** Three windows of a carriage; the sun rises in the last. */
function tembaraMark(c, x, y, size, frame, sun) {
  at(
    c,
    x,
    y,
    () => {
      range(3, (i) => {
        const left = -190 + i * 132
        box(c, left, -70, 116, 128, 30, frame)
        if (i < 2) return
        within(
          c,
          () => c.roundRect(left, -70, 116, 128, 30),
          () => {
            disc(c, left + 58, 58, 54, sun)
            range(7, (k) => at(c, left + 58, 58, () => box(c, -4.5, -116, 9, 46, 4, sun), 1, (k - 3) * 0.42))
          },
        )
      })
      box(c, -190, 78, 380, 16, 8, sun)
    },
    size,
  )
}

function tembara(c) {
  const { night, sun, cream, rail } = TEMBARA
  c.fillStyle = night
  c.fillRect(0, 0, W, H)
  range(70, (i) => {
    const next = seeded(i + 5)
    faint(c, next(0.15, 0.6), () => disc(c, next(0, 720), next(0, H), next(0.7, 1.8), cream))
  })
  tembaraMark(c, 360, 300, 1.22, cream, sun)
  text(c, 'tembara', 360, 532, `92px ${SANS}`, cream, { align: 'center', space: -3 })
  text(c, 'the night train of Java', 360, 582, `25px ${SANS}`, sun, { align: 'center' })
  // The carriage.
  c.fillStyle = rail
  c.fillRect(720, 0, 560, 372)
  within(
    c,
    () => c.rect(720, 0, 560, 372),
    () => {
      lifted(c, 26, () => box(c, 700, 116, 700, 176, 40, night))
      box(c, 700, 244, 700, 12, 0, sun)
      range(7, (i) => {
        const x = 748 + i * 82
        box(c, x, 150, 64, 70, 18, i === 4 ? sun : cream)
        if (i === 2) {
          box(c, x, 150, 64, 106, 14, '#26326b')
          box(c, x + 14, 164, 36, 42, 10, cream)
        }
      })
      range(4, (i) => {
        const x = 772 + i * 150
        disc(c, x, 300, 27, '#0a0f26')
        disc(c, x, 300, 12, '#8d94ad')
      })
      box(c, 720, 326, 560, 8, 0, '#0a0f26')
    },
  )
  // The ticket.
  c.fillStyle = cream
  c.fillRect(720, 372, 300, 348)
  at(
    c,
    870,
    546,
    () => {
      lifted(c, 22, () => box(c, -112, -134, 224, 268, 16, '#ffffff'))
      box(c, -112, -134, 224, 92, [16, 16, 0, 0], night)
      tembaraMark(c, 0, -88, 0.36, cream, sun)
      text(c, 'Bandung', -92, -8, `23px ${SANS}`, night)
      text(c, 'Surabaya', -92, 24, `23px ${SANS}`, night)
      text(c, '21.40', 92, -8, `23px ${SANS}`, rail, { align: 'right' })
      text(c, '06.15', 92, 24, `23px ${SANS}`, rail, { align: 'right' })
      if (!c.isLines) c.setLineDash([7, 7])
      curve(
        c,
        [
          [-112, 48],
          [0, 48],
          [112, 48],
        ],
        '#b9bfd4',
        2.5,
      )
      c.setLineDash([])
      text(c, 'Carriage 3', -92, 80, `16px ${SANS}`, '#5a6284')
      text(c, 'Berth 9 A', -92, 106, `22px ${SANS}`, night)
      range(16, (i) => box(c, 10 + i * 5.4, 66, i % 3 ? 2 : 3.6, 46, 0, night))
    },
    1,
    -0.06,
  )
  // The conductor's cap.
  c.fillStyle = '#2b8f8b'
  c.fillRect(1020, 372, 260, 348)
  at(c, 1150, 560, () => {
    lifted(c, 24, () =>
      blob(
        c,
        [
          [-112, 6],
          [-124, -70],
          [-40, -116],
          [50, -116],
          [126, -66],
          [108, 8],
          [0, 26],
        ],
        night,
      ),
    )
    blob(
      c,
      [
        [-104, 2],
        [-100, 40],
        [0, 56],
        [100, 40],
        [104, 2],
        [0, 22],
      ],
      '#0b112d',
    )
    curve(
      c,
      [
        [-100, 18],
        [0, 36],
        [100, 18],
      ],
      sun,
      7,
    )
    blob(
      c,
      [
        [-96, 44],
        [-60, 84],
        [60, 84],
        [96, 44],
        [0, 58],
      ],
      '#1e2a5e',
    )
    tembaraMark(c, 0, -34, 0.36, cream, sun)
  })
  grain(c, 0.08)
}

const LERENG = { leaf: '#1f4d3a', cream: '#f6ead3', clay: '#c4572f', moss: '#7f9a4a' }

function lerengMark(c, x, y, size, ink, warm) {
  at(
    c,
    x,
    y,
    () => {
      range(4, (i) => {
        const w = 150 - i * 26
        const yy = -34 - i * 34
        curve(
          c,
          [
            [-w, yy + 18],
            [-w * 0.5, yy - 14],
            [0, yy + 10],
            [w * 0.5, yy + 30],
            [w, yy - 2],
          ],
          ink,
          15,
        )
      })
      shape(c, 'M-150 14 H150 C150 110 90 150 0 150 C-90 150 -150 110 -150 14Z', ink)
      shape(c, 'M150 36 C214 30 214 112 126 112', null, ink, 18)
      disc(c, 0, -186, 25, warm)
      box(c, -110, 166, 220, 15, 8, ink)
    },
    size,
  )
}

function lereng(c) {
  const { leaf, cream, clay, moss } = LERENG
  c.fillStyle = cream
  c.fillRect(0, 0, W, H)
  lerengMark(c, 320, 296, 1, leaf, clay)
  text(c, 'Kopi Lereng', 320, 580, `68px 'DM Serif Display'`, leaf, { align: 'center' })
  text(c, 'GROWN STEEP · ROASTED SLOW', 320, 626, `19px ${SANS}`, clay, { align: 'center', space: 3 })
  c.fillStyle = leaf
  c.fillRect(640, 0, 640, H)
  range(9, (i) =>
    faint(c, 0.35, () =>
      curve(
        c,
        range(9, (k) => [655 + k * 90, 80 + i * 86 + Math.sin(k * 1.2 + i * 0.8) * 30]),
        '#2d6a50',
        22,
      ),
    ),
  )
  // A bag and two cups.
  at(c, 838, 396, () => {
    lifted(c, 34, () =>
      poly(
        c,
        [
          [-132, -236],
          [132, -236],
          [146, 236],
          [-146, 236],
        ],
        linear(c, -140, 0, 140, 0, '#d9b487', '#e9caa0', '#c69c6b'),
      ),
    )
    poly(
      c,
      [
        [-132, -236],
        [132, -236],
        [136, -190],
        [-136, -190],
      ],
      '#b98b5a',
    )
    range(18, (i) => box(c, -130 + i * 15, -234, 6, 8, 1, '#9c7245'))
    box(c, -100, -150, 200, 300, 14, cream)
    lerengMark(c, 0, -8, 0.46, leaf, clay)
    text(c, 'Kopi Lereng', 0, 104, `28px 'DM Serif Display'`, leaf, { align: 'center' })
    text(c, 'Malabar, 1 450 m', 0, 130, `14px ${SANS}`, clay, { align: 'center' })
    text(c, '250 g', 0, 196, `20px ${SANS}`, leaf, { align: 'center' })
  })
  for (const [x, size, body, ink, warm] of [
    [1086, 1, clay, cream, '#ffd58a'],
    [1196, 0.8, cream, leaf, clay],
  ])
    at(
      c,
      x,
      632,
      () => {
        lifted(c, 26, () =>
          poly(
            c,
            [
              [-86, -230],
              [86, -230],
              [62, 0],
              [-62, 0],
            ],
            linear(c, -86, 0, 86, 0, body, body, 'rgba(40,20,10,.25)'),
          ),
        )
        poly(
          c,
          [
            [-86, -230],
            [86, -230],
            [62, 0],
            [-62, 0],
          ],
          body,
        )
        if (!c.isLines)
          faint(c, 0.2, () =>
            poly(
              c,
              [
                [30, -230],
                [86, -230],
                [62, 0],
                [24, 0],
              ],
              '#3a1c10',
            ),
          )
        box(c, -96, -256, 192, 30, 12, '#fffaf0')
        box(c, -82, -276, 164, 24, 10, '#f0e3cc')
        lerengMark(c, 0, -108, 0.3, ink, warm)
      },
      size,
    )
  // The sign over the street.
  at(c, 1130, 170, () => {
    curve(
      c,
      [
        [-30, -190],
        [-30, -130],
        [-30, -104],
      ],
      '#0c2a1e',
      8,
    )
    curve(
      c,
      [
        [30, -190],
        [30, -130],
        [30, -104],
      ],
      '#0c2a1e',
      8,
    )
    lifted(c, 26, () => disc(c, 0, 0, 112, cream, moss, 9))
    lerengMark(c, 0, 18, 0.46, leaf, clay)
  })
  grain(c, 0.12)
}

function boatFrom(c, x, y, size, goods, hat, shirt, seed) {
  at(
    c,
    x,
    y,
    () => {
      faint(c, 0.35, () => oval(c, 6, 34, 190, 20, '#0f4650'))
      blob(
        c,
        [
          [-220, -26],
          [-170, 6],
          [-60, 16],
          [80, 14],
          [180, 2],
          [226, -32],
          [190, 40],
          [90, 52],
          [-90, 52],
          [-180, 40],
        ],
        linear(c, 0, -20, 0, 54, '#a8643e', '#6d3a2c'),
      )
      within(
        c,
        () => c.rect(-220, -10, 440, 70),
        () =>
          strokes(c, -200, 0, 400, 50, 26, seed, ['#c98a57', '#5a2c26'], {
            long: 90,
            thick: 5,
            turn: 0.02,
            spin: 0.08,
            alpha: 0.5,
          }),
      )
      const next = seeded(seed)
      range(goods[1], (i) =>
        disc(
          c,
          -120 + (i % 9) * 22 + next(-3, 3),
          0 - Math.floor(i / 9) * 17 + next(-2, 2),
          13,
          goods[0][i % goods[0].length],
        ),
      )
      at(
        c,
        120,
        14,
        () => person(c, { shirt, hat, trousers: '#27485a', arms: [0.7, 1.1], legs: [0.5, 0.7], face: -1 }),
        1.25,
      )
      curve(
        c,
        [
          [150, -60],
          [196, 20],
          [222, 104],
        ],
        '#5a2c26',
        7,
      )
    },
    size,
  )
}

function market(c) {
  sky(c, '#4f7f8c', '#79a9a3', '#b9cfae', '#e8d9ae')
  strokes(c, 0, 0, W, 340, 220, 4, ['#3f6d7d', '#8fb7aa', '#5f909a'], {
    long: 150,
    thick: 26,
    turn: -0.1,
    spin: 0.15,
    alpha: 0.24,
  })
  ridge(c, 300, 120, 120, 6, '#5f958a')
  ridge(c, 326, 70, 80, 9, '#487f72')
  range(6, (i) =>
    at(
      c,
      80 + i * 236 + (i % 2) * 30,
      336,
      () => {
        for (const px of [-60, -20, 20, 60]) box(c, px - 4, -6, 8, 60, 2, '#553a38')
        box(c, -74, -74, 148, 70, 4, ['#d9a679', '#c4785f', '#e6c08d'][i % 3])
        poly(
          c,
          [
            [-98, -66],
            [-60, -132],
            [60, -132],
            [98, -66],
          ],
          ['#9c3f3a', '#2f6b6b', '#b9622f'][i % 3],
        )
        box(c, -46, -52, 36, 32, 3, '#ffe3a0')
        box(c, 14, -56, 34, 52, 3, '#553a38')
        range(5, (k) =>
          poly(
            c,
            [
              [-90 + k * 36, -66],
              [-54 + k * 36, -66],
              [-72 + k * 36, -44],
            ],
            k % 2 ? '#fff0d0' : '#e2604a',
          ),
        )
      },
      0.92 + (i % 3) * 0.1,
    ),
  )
  c.fillStyle = down(c, 350, H, '#8fc4b4', '#3f8d92', '#1a5a68')
  c.fillRect(0, 352, W, 400)
  strokes(c, 0, 360, W, 360, 260, 15, ['#b9dfcb', '#2f7a84', '#6fb0a8'], {
    long: 110,
    thick: 7,
    turn: 0,
    spin: 0.05,
    alpha: 0.4,
  })
  boatFrom(c, 300, 420, 0.72, [['#ffc23d', '#f28a2e'], 24], '#e9c07a', '#c9486a', 3)
  boatFrom(c, 900, 410, 0.66, [['#8fc44f', '#5a9a3f'], 22], '#f3d9a0', '#3d6fb0', 5)
  boatFrom(c, 640, 500, 0.98, [['#e23d4a', '#ff7a5a', '#c42a4a'], 27], '#e9c07a', '#f0a63a', 8)
  boatFrom(c, 1000, 590, 1.16, [['#ffd64f', '#ffe98a'], 27], '#d9a25a', '#2f8f8a', 12)
  boatFrom(c, 240, 620, 1.34, [['#8a4fb0', '#c98ad9', '#5a2f8a'], 27], '#f3d9a0', '#e2604a', 17)
  // Umbrellas, the first rain, and the rings it makes.
  for (const [x, y, r, k] of [
    [560, 410, 92, '#e2604a'],
    [1010, 452, 108, '#f5c04a'],
    [150, 474, 118, '#fff0d0'],
  ])
    at(
      c,
      x,
      y,
      () => {
        curve(
          c,
          [
            [0, 0],
            [6, 60],
            [10, 120],
          ],
          '#553a38',
          6,
        )
        c.beginPath()
        c.arc(0, 0, r, Math.PI, 0)
        c.closePath()
        c.fillStyle = k
        c.fill()
        range(4, (i) => {
          c.beginPath()
          c.moveTo(0, -r)
          c.quadraticCurveTo(-r + i * r * 0.66, -r * 0.5, -r + i * r * 0.66, 0)
          c.strokeStyle = 'rgba(90,30,30,.4)'
          c.lineWidth = 3
          c.stroke()
        })
      },
      1,
      -0.06,
    )
  const next = seeded(77)
  range(46, () => {
    const y = next(380, 710)
    const r = next(8, 26) * (y / 600)
    oval(c, next(0, W), y, r, r * 0.3, null, 0, 'rgba(240,255,245,.7)', 2)
  })
  if (!c.isLines)
    faint(c, 0.5, () =>
      range(170, () => {
        const x = next(-40, W + 40)
        const y = next(-40, 700)
        const l = next(26, 70)
        curve(
          c,
          [
            [x, y],
            [x - l * 0.12, y + l / 2],
            [x - l * 0.24, y + l],
          ],
          '#effff8',
          next(1, 2.6),
        )
      }),
    )
  vignette(c, 0.3, '10,40,50')
  grain(c, 0.24)
}

function garuda(c) {
  sky(c, '#1f2f6e', '#a83f6a', '#f2784a', '#ffc45c', '#ffe7a0')
  disc(c, 640, 300, 226, '#ffe9b0')
  range(7, (i) => box(c, 0, 236 + i * 26, W, 3 + i * 1.4, 0, ['#f2784a', '#ff9a52'][i % 2]))
  disc(c, 640, 300, 190, '#fff4cf')
  poly(
    c,
    [
      [-40, 470],
      [180, 290],
      [240, 330],
      [330, 250],
      [560, 470],
    ],
    '#6a3070',
  )
  poly(
    c,
    [
      [330, 250],
      [298, 278],
      [330, 300],
      [352, 282],
      [380, 304],
    ],
    '#ffe0c0',
  )
  poly(
    c,
    [
      [800, 470],
      [1010, 286],
      [1080, 340],
      [1180, 300],
      [1340, 470],
    ],
    '#7d3a76',
  )
  // Terraces, each step with its water.
  const steps = ['#27584a', '#2f6f55', '#3f8a5c', '#62a35a', '#93bd58', '#c7d663']
  range(6, (i) => {
    const base = 452 + i * 46
    blob(
      c,
      [
        [-200, 800],
        [-200, base + 30],
        [160, base - 20 + (i % 2) * 26],
        [420, base + 26],
        [700, base - 14],
        [980, base + 30 - (i % 2) * 30],
        [1300, base - 8],
        [1500, base + 30],
        [1500, 800],
      ],
      steps[5 - i],
    )
    curve(
      c,
      [
        [-60, base + 26],
        [160, base - 4 + (i % 2) * 26],
        [420, base + 32],
        [700, base],
        [980, base + 34 - (i % 2) * 26],
        [1340, base + 6],
      ],
      '#ffe3a8',
      3.5,
    )
    range(22, (k) => {
      const next = seeded(i * 40 + k)
      const x = next(0, W)
      box(c, x, base + 44 + next(-6, 12), 3, 13, 1, '#1c4a3c')
    })
  })
  // The bird and its bag.
  at(
    c,
    640,
    306,
    () => {
      for (const d of [-1, 1]) {
        range(8, (i) => {
          const a = -0.94 + i * 0.17
          const l = 520 - i * 34
          blob(
            c,
            [
              [d * 30, -10 + i * 8],
              [d * Math.cos(a) * l * 0.5, Math.sin(a) * l * 0.5 - 24],
              [d * Math.cos(a) * l, Math.sin(a) * l],
              [d * Math.cos(a) * l * 0.55, Math.sin(a) * l * 0.5 + 22],
            ],
            ['#7c1f3a', '#a82a3f', '#d4453c', '#ee6f3c'][i % 4],
          )
        })
        range(6, (i) => {
          const a = -0.78 + i * 0.2
          const l = 300 - i * 26
          blob(
            c,
            [
              [d * 24, -6 + i * 8],
              [d * Math.cos(a) * l * 0.5, Math.sin(a) * l * 0.5 - 16],
              [d * Math.cos(a) * l, Math.sin(a) * l],
              [d * Math.cos(a) * l * 0.5, Math.sin(a) * l * 0.5 + 16],
            ],
            ['#ffd36b', '#f5a83a'][i % 2],
          )
        })
      }
      range(5, (i) =>
        at(
          c,
          0,
          70,
          () =>
            blob(
              c,
              [
                [0, 0],
                [-20, 70],
                [0, 170],
                [20, 70],
              ],
              ['#7c1f3a', '#d4453c', '#ffd36b', '#d4453c', '#7c1f3a'][i],
            ),
          1,
          (i - 2) * 0.3,
        ),
      )
      blob(
        c,
        [
          [-50, -50],
          [50, -50],
          [56, 40],
          [0, 120],
          [-56, 40],
        ],
        linear(c, -50, 0, 50, 0, '#a82a3f', '#ee6f3c', '#7c1f3a'),
      )
      range(9, (i) =>
        curve(
          c,
          [
            [-30 + (i % 3) * 24, -14 + Math.floor(i / 3) * 28],
            [-20 + (i % 3) * 24, -4 + Math.floor(i / 3) * 28],
            [-10 + (i % 3) * 24, -14 + Math.floor(i / 3) * 28],
          ],
          '#ffd36b',
          3.4,
        ),
      )
      blob(
        c,
        [
          [-38, -46],
          [-44, -104],
          [0, -138],
          [44, -104],
          [38, -46],
          [0, -34],
        ],
        '#ffd36b',
      )
      poly(
        c,
        [
          [-46, -112],
          [-60, -168],
          [-24, -140],
          [0, -184],
          [24, -140],
          [60, -168],
          [46, -112],
        ],
        '#d4453c',
      )
      for (const d of [-1, 1]) {
        blob(
          c,
          [
            [d * 8, -92],
            [d * 24, -106],
            [d * 36, -92],
            [d * 22, -80],
          ],
          '#ffffff',
        )
        disc(c, d * 22, -92, 6.5, '#1b1026')
      }
      poly(
        c,
        [
          [-15, -78],
          [15, -78],
          [9, -50],
          [0, -32],
          [-9, -50],
        ],
        '#1f2f6e',
      )
      curve(
        c,
        [
          [-44, -40],
          [0, 40],
          [52, 60],
        ],
        '#5a2c26',
        8,
      )
      box(c, -52, 34, 104, 76, 12, '#8a4b2f', '#5a2c26', 4)
      box(c, -34, 18, 68, 44, 4, '#fff4dc')
      poly(
        c,
        [
          [-34, 18],
          [0, 46],
          [34, 18],
        ],
        '#ecd9b0',
      )
      disc(c, 0, 46, 8, '#d4453c')
    },
    0.84,
  )
  text(c, 'GARUDA EXPRESS', 640 + 6, 634, `86px Bungee`, '#fff1c9', {
    align: 'center',
    space: 6,
    line: '#12352c',
    width: 20,
  })
  text(c, 'THE EVENING POST TO EVERY ISLAND', 640 + 4, 682, `25px ${SANS}`, '#fff1c9', {
    align: 'center',
    space: 8,
    line: '#12352c',
    width: 9,
  })
  box(c, 22, 22, W - 44, H - 44, 10, null, '#fff1c9', 7)
  grain(c, 0.22)
}

const FRUIT = [
  (c) => {
    oval(c, 0, 6, 42, 46, linear(c, -40, 0, 40, 0, '#ffd24a', '#ff9a2e'), 0.3)
    shape(c, 'M0 -38 C14 -62 40 -58 46 -46 C30 -34 10 -32 0 -38Z', '#4f9a4a')
  },
  (c) => {
    disc(c, 0, 4, 44, radial(c, -12, -10, 60, '#8a4a86', '#5a2358'))
    shape(c, 'M-26 -30 C-14 -48 14 -48 26 -30 C10 -22 -10 -22 -26 -30Z', '#6fa84f')
  },
  (c) => {
    for (const [x, y] of [
      [-22, -6],
      [22, -6],
      [0, 26],
      [-8, -30],
      [26, 26],
      [-30, 24],
    ]) {
      disc(c, x, y, 22, '#e23d4a')
      range(8, (i) =>
        curve(
          c,
          [
            [x, y],
            [x + Math.cos(i * 0.78) * 24, y + Math.sin(i * 0.78) * 24],
            [x + Math.cos(i * 0.78) * 28, y + Math.sin(i * 0.78) * 28],
          ],
          '#7fae4a',
          2.6,
        ),
      )
    }
  },
  (c) => {
    range(5, (i) =>
      shape(
        c,
        'M-6 -44 C22 -30 30 20 4 48 C-4 30 -12 0 -6 -44Z',
        i % 2 ? '#ffd84f' : '#ffe98a',
        '#c99a2e',
        2,
      ),
    )
    at(c, -24, 0, () => shape(c, 'M-6 -44 C-34 -30 -30 30 4 48 C4 30 -2 0 -6 -44Z', '#f5c52e', '#c99a2e', 2))
  },
  (c) => {
    range(3, (i) =>
      at(c, -20 + i * 20, 0, () =>
        shape(c, 'M0 -44 C24 -20 20 24 0 46 C-20 24 -24 -20 0 -44Z', ['#3f8a4a', '#5aa858', '#3f8a4a'][i]),
      ),
    )
  },
  (c) => {
    disc(c, -16, 10, 30, '#e2523a')
    disc(c, 22, 16, 26, '#f06a4a')
    poly(
      c,
      [
        [-26, -16],
        [-14, -26],
        [-2, -16],
        [-14, -10],
      ],
      '#3f8a4a',
    )
    poly(
      c,
      [
        [12, -6],
        [22, -16],
        [32, -6],
        [22, 0],
      ],
      '#3f8a4a',
    )
  },
]
const GOODS = [
  ['Mango harum manis', '28'],
  ['Manggis', '34'],
  ['Rambutan', '22'],
  ['Pisang raja', '18'],
  ['Buncis', '9'],
  ['Tomat', '12'],
]

function pasar(c) {
  sky(c, '#ffd08a', '#ff9f6a')
  disc(c, 1120, 130, 190, '#ffe3b0')
  ridge(c, 720, 190, 160, 5, '#f2845a')
  lifted(c, 46, () => box(c, 70, 62, 850, 604, 20, '#fffaf1'))
  box(c, 70, 62, 850, 46, [20, 20, 0, 0], '#f3e6d2')
  for (const [i, k] of ['#ff6a5a', '#ffc23d', '#5ac26a'].entries()) disc(c, 100 + i * 24, 85, 7, k)
  box(c, 190, 74, 420, 24, 12, '#fffaf1')
  text(c, 'pasar-pagi.example', 210, 92, `14px ${SANS}`, '#a08a70')
  text(c, 'Pasar Pagi', 110, 154, `30px ${SANS}`, '#d4452e', { space: -1 })
  for (const [i, word] of ['Fruit', 'Greens', 'Fish', 'Spices'].entries())
    text(c, word, 480 + i * 92, 152, `16px ${SANS}`, i ? '#7a6a58' : '#d4452e')
  box(c, 826, 130, 66, 36, 18, '#d4452e')
  text(c, '3', 859, 154, `17px ${SANS}`, '#fff', { align: 'center' })
  within(
    c,
    () => c.roundRect(102, 180, 786, 190, 18),
    () => {
      c.fillStyle = linear(c, 102, 180, 888, 370, '#2f7a5a', '#58a35a', '#c9c24f')
      c.fillRect(102, 180, 786, 190)
      disc(c, 760, 330, 130, '#ffd24a')
      range(9, (i) =>
        at(c, 600 + (i % 5) * 64, 300 + Math.floor(i / 5) * 62, () => FRUIT[i % 6](c), 0.86, (i - 4) * 0.12),
      )
    },
  )
  text(c, 'Order before six,', 134, 250, `40px ${SANS}`, '#fffaf1', { space: -1 })
  text(c, 'eat at seven.', 134, 296, `40px ${SANS}`, '#fff0a8', { space: -1 })
  box(c, 134, 316, 164, 38, 19, '#fffaf1')
  text(c, 'See this morning', 216, 341, `16px ${SANS}`, '#2f7a5a', { align: 'center' })
  range(4, (i) =>
    at(c, 102 + i * 199, 392, () => {
      box(c, 0, 0, 187, 248, 16, ['#fff0d6', '#f3e6f2', '#ffe6e0', '#fdf6cf'][i])
      at(c, 93, 92, () => FRUIT[i](c), 1.2)
      text(c, GOODS[i][0], 16, 190, `16px ${SANS}`, '#3d2c22')
      text(c, `Rp ${GOODS[i][1]}.000 / kg`, 16, 220, `15px ${SANS}`, '#a0622e')
      disc(c, 158, 216, 16, '#d4452e')
      text(c, '+', 158, 223, `22px ${SANS}`, '#fff', { align: 'center' })
    }),
  )
  lifted(c, 50, () => box(c, 940, 96, 290, 590, 46, '#2a1a16'))
  box(c, 952, 108, 266, 566, 36, '#fffaf1')
  box(c, 1046, 116, 78, 20, 10, '#2a1a16')
  text(c, 'Your basket', 978, 184, `27px ${SANS}`, '#3d2c22', { space: -1 })
  range(4, (i) =>
    at(c, 978, 206 + i * 80, () => {
      box(c, 0, 0, 64, 64, 14, ['#fff0d6', '#ffe6e0', '#eaf3dc', '#ffe9df'][i])
      at(c, 32, 33, () => FRUIT[[0, 2, 4, 5][i]](c), 0.52)
      text(c, GOODS[[0, 2, 4, 5][i]][0].split(' ')[0], 78, 28, `17px ${SANS}`, '#3d2c22')
      text(c, ['1 kg', '2 kg', '500 g', '1 kg'][i], 78, 52, `15px ${SANS}`, '#a08a70')
      text(c, ['28', '44', '5', '12'][i], 214, 42, `18px ${SANS}`, '#d4452e', { align: 'right' })
    }),
  )
  box(c, 970, 540, 230, 54, 18, '#f3e6d2')
  text(c, 'Today 06.50, gate 3', 1085, 573, `17px ${SANS}`, '#7a5a3a', { align: 'center' })
  box(c, 970, 606, 230, 52, 26, '#d4452e')
  text(c, 'Order · Rp 89.000', 1085, 639, `18px ${SANS}`, '#fff', { align: 'center' })
}

function museum(c) {
  sky(c, '#0b0a10', '#14111d')
  glow(c, 640, 420, 640, '120,80,40', 0.3)
  lifted(c, 60, () => box(c, 120, 46, 1040, 596, 22, '#24202e'), 'rgba(0,0,0,.8)')
  within(
    c,
    () => c.roundRect(140, 66, 1000, 556, 8),
    () => {
      c.fillStyle = '#08070c'
      c.fillRect(140, 66, 1000, 556)
      text(c, 'MUSEUM GELAP', 178, 120, `21px Marcellus`, '#e9d9b8', { space: 5 })
      for (const [i, word] of ['Rooms', 'Objects', 'Visit'].entries())
        text(c, word, 900 + i * 84, 118, `16px ${SANS}`, i === 1 ? '#ffce7a' : '#8a8294')
      // Three objects; the one under the reader's light is seen in full.
      const draw = [
        () => {
          shape(
            c,
            'M-16 130 C-30 100 20 80 -6 40 C-28 10 24 -20 0 -60 C-14 -90 14 -120 0 -170 C26 -120 14 -84 26 -56 C42 -16 0 10 22 44 C40 78 6 100 20 130Z',
            linear(c, -30, 0, 30, 0, '#8a8f9c', '#e9edf5', '#5f6472'),
          )
          box(c, -40, 128, 84, 14, 7, '#c9963f')
          shape(c, 'M-14 142 C-24 180 -18 200 10 214 C34 204 22 170 18 142Z', '#6b3d22')
        },
        () => {
          for (const d of [-1, 1])
            blob(
              c,
              [
                [d * 96, -70],
                [d * 150, -130],
                [d * 158, -20],
                [d * 112, 40],
              ],
              '#c9963f',
            )
          blob(
            c,
            [
              [-120, -120],
              [0, -170],
              [120, -120],
              [128, 20],
              [70, 140],
              [0, 168],
              [-70, 140],
              [-128, 20],
            ],
            linear(c, -120, -120, 120, 140, '#e9553f', '#a8252b', '#5a1018'),
          )
          range(7, (i) =>
            at(
              c,
              0,
              -60,
              () =>
                poly(
                  c,
                  [
                    [-15, -92],
                    [0, -158],
                    [15, -92],
                  ],
                  i % 2 ? '#ffce7a' : '#c9963f',
                ),
              1,
              (i - 3) * 0.3,
            ),
          )
          for (const d of [-1, 1]) {
            blob(
              c,
              [
                [d * 18, -40],
                [d * 56, -72],
                [d * 96, -40],
                [d * 56, -18],
              ],
              '#fff6e0',
            )
            disc(c, d * 56, -44, 16, '#14111d')
            curve(
              c,
              [
                [d * 14, -70],
                [d * 56, -104],
                [d * 106, -76],
              ],
              '#14111d',
              11,
            )
            disc(c, d * 70, 26, 21, '#ff8a5a')
          }
          blob(
            c,
            [
              [-22, -14],
              [22, -14],
              [34, 30],
              [0, 46],
              [-34, 30],
            ],
            '#ffce7a',
          )
          blob(
            c,
            [
              [-76, 66],
              [0, 54],
              [76, 66],
              [44, 120],
              [-44, 120],
            ],
            '#14111d',
          )
          range(6, (i) => box(c, -50 + i * 17, 66, 14, 20, 4, '#fff6e0'))
          for (const d of [-1, 1])
            poly(
              c,
              [
                [d * 52, 66],
                [d * 66, 66],
                [d * 62, 104],
              ],
              '#fff6e0',
            )
        },
        () => {
          shape(
            c,
            'M-50 -120 H50 C46 -96 30 -90 34 -70 C96 -30 110 60 60 140 H-60 C-110 60 -96 -30 -34 -70 C-30 -90 -46 -96 -50 -120Z',
            linear(c, -90, 0, 90, 0, '#2a5a5f', '#8fc4b8', '#1c3d44'),
          )
          range(3, (i) =>
            curve(
              c,
              range(9, (k) => [-84 + k * 21, -6 + i * 44 + (k % 2) * 16]),
              '#e9d9b8',
              4,
            ),
          )
          oval(c, 0, -120, 50, 10, '#14292e')
        },
      ]
      const places = [
        [330, 360, 0.22],
        [640, 350, 1],
        [950, 360, 0.22],
      ]
      for (const [i, [x, y, light]] of [...places.entries()].sort((a, b) => a[1][2] - b[1][2])) {
        if (light === 1) {
          glow(c, x, y, 330, '255,196,110', 0.55)
          if (!c.isLines)
            faint(
              c,
              0.5,
              () =>
                poly(
                  c,
                  [
                    [x - 44, 66],
                    [x + 44, 66],
                    [x + 230, 560],
                    [x - 230, 560],
                  ],
                  down(c, 66, 560, 'rgba(255,220,150,.6)', 'rgba(255,200,120,0)'),
                ),
              'screen',
            )
        }
        const dark = () => at(c, x, y, draw[i], light === 1 ? 1.08 : 0.86)
        dark()
        if (light < 1 && !c.isLines) faint(c, 0.84, () => box(c, x - 170, y - 190, 340, 390, 0, '#08070c'))
        if (light < 1) glow(c, x + (i ? -70 : 70), y, 120, '255,190,110', 0.22)
      }
      text(c, 'Topeng Klana', 640, 578, `34px Marcellus`, '#fff0d0', { align: 'center' })
      text(c, 'Cirebon, about 1890 · wood, pigment, gold leaf', 640, 604, `15px ${SANS}`, '#c9b48a', {
        align: 'center',
      })
      text(c, 'Keris', 330, 578, `20px Marcellus`, '#6a6274', { align: 'center' })
      text(c, 'Guci', 950, 578, `20px Marcellus`, '#6a6274', { align: 'center' })
      box(c, 1102, 180, 4, 320, 2, '#2a2635')
      box(c, 1102, 250, 4, 90, 2, '#ffce7a')
    },
  )
  box(c, 60, 642, 1160, 30, [4, 4, 26, 26], '#3a3446')
  box(c, 560, 642, 160, 10, [0, 0, 8, 8], '#24202e')
  grain(c, 0.08)
}

function banjir(c, _u, s) {
  sky(c, '#0c1830', '#0c1830')
  const panel = (x, y, w, h) => box(c, x, y, w, h, 18, '#14264a')
  text(c, 'Banjir Watch', 48, 70, `30px ${SANS}`, '#ffffff', { space: -1 })
  text(c, '40 rivers · 03.42, rain over the hills', 260, 69, `17px ${SANS}`, '#8fa8d9')
  box(c, 1044, 42, 188, 42, 21, '#ff5a5f')
  text(c, '2 rivers rising', 1138, 69, `17px ${SANS}`, '#fff', { align: 'center' })
  // The map.
  panel(40, 104, 720, 420)
  within(
    c,
    () => c.roundRect(40, 104, 720, 420, 18),
    () => {
      range(8, (i) =>
        blob(
          c,
          range(14, (k) => {
            const next = seeded(i * 20 + k)
            const a = (k / 14) * 6.283
            const r = (330 - i * 38) * next(0.86, 1.14)
            return [250 + Math.cos(a) * r * 1.3, 210 + Math.sin(a) * r * 0.8]
          }),
          ['#17305a', '#1a3866', '#1e4272', '#224c7d', '#275788', '#2d6293', '#346e9e', '#3c7aa8'][i],
        ),
      )
      const rivers = [
        [
          [230, 150],
          [330, 220],
          [360, 300],
          [480, 330],
          [620, 420],
          [780, 470],
        ],
        [
          [420, 110],
          [430, 190],
          [520, 250],
          [560, 340],
          [620, 420],
        ],
        [
          [120, 260],
          [220, 300],
          [330, 380],
          [420, 440],
          [470, 540],
        ],
        [
          [640, 120],
          [650, 200],
          [720, 260],
          [780, 290],
        ],
        [
          [300, 110],
          [340, 160],
          [330, 220],
        ],
      ]
      for (const [i, r] of rivers.entries()) {
        curve(c, r, i === 0 ? '#ff5a5f' : i === 1 ? '#ffb03a' : '#37c6f0', i ? 7 : 10)
        glow(c, ...r[3 % r.length], 90, i === 0 ? '255,90,95' : '55,198,240', 0.25)
      }
      for (const [x, y, k] of [
        [360, 300, 2],
        [480, 330, 2],
        [520, 250, 1],
        [220, 300, 0],
        [420, 440, 0],
        [650, 200, 0],
        [330, 200, 1],
        [620, 420, 2],
      ]) {
        disc(c, x, y, 12 + k * 3, ['#37c6f0', '#ffb03a', '#ff5a5f'][k], '#ffffff', 3)
        if (k === 2) disc(c, x, y, 32 + wave(s, 1.5) * 4, null, 'rgba(255,90,95,.7)', 3)
      }
      lifted(c, 20, () => box(c, 470, 180, 214, 96, 14, '#ffffff'))
      text(c, 'Ci Kapundung', 490, 214, `18px ${SANS}`, '#14264a')
      text(c, '2.8 m', 490, 252, `30px ${SANS}`, '#e03a40', { space: -1 })
      text(c, '+40 cm / h', 576, 250, `16px ${SANS}`, '#7a87a8')
      for (const [x, y, w] of [
        [150, 200, 'Lembang'],
        [600, 480, 'Dayeuhkolot'],
        [120, 480, 'Cimahi'],
      ])
        text(c, w, x, y, `16px ${SANS}`, '#bcd0f5', { align: 'center' })
    },
  )
  // Gauges.
  panel(784, 104, 456, 250)
  text(c, 'Level, last twelve hours', 812, 142, `18px ${SANS}`, '#ffffff')
  range(4, (i) => {
    box(c, 812, 176 + i * 42, 364, 1.5, 0, '#2a4070')
    text(c, `${4 - i} m`, 1212, 170 + i * 42, `13px ${SANS}`, '#6f87bd', { align: 'right' })
  })
  const line = (k, colour, width) =>
    curve(
      c,
      range(24, (i, v) => [
        812 + v * 372,
        318 - (k * 130 * v ** 3 + 22 + Math.sin(i * 0.9 + k * 4) * 7 + k * 12),
      ]),
      colour,
      width,
    )
  if (!c.isLines) {
    box(c, 812, 206, 400, 4, 2, 'rgba(255,90,95,.5)')
  }
  line(0.1, '#37c6f0', 4)
  line(0.55, '#ffb03a', 4)
  line(0.95, '#ff5a5f', 6)
  text(c, 'warning', 812, 200, `13px ${SANS}`, '#ff8a8e')
  panel(784, 374, 456, 306)
  text(c, 'Who has been warned', 812, 412, `18px ${SANS}`, '#ffffff')
  for (const [i, [place, n, all, k]] of [
    ['Dayeuhkolot', 1840, 1902, '#5ad69a'],
    ['Baleendah', 2210, 2655, '#5ad69a'],
    ['Bojongsoang', 705, 1320, '#ffb03a'],
    ['Rancaekek', 96, 980, '#ff5a5f'],
  ].entries())
    at(c, 812, 436 + i * 60, () => {
      text(c, place, 0, 20, `18px ${SANS}`, '#dfe8ff')
      text(c, `${n} of ${all} homes`, 400, 20, `16px ${SANS}`, '#8fa8d9', { align: 'right' })
      box(c, 0, 32, 400, 10, 5, '#24396b')
      box(c, 0, 32, (400 * n) / all, 10, 5, k)
    })
  // Tiles.
  for (const [i, [n, label, k]] of [
    ['31 mm', 'rain in an hour', '#37c6f0'],
    ['14', 'pumps running', '#5ad69a'],
    ['6', 'shelters open', '#ffb03a'],
    ['0', 'sensors silent', '#8fa8d9'],
  ].entries()) {
    panel(40 + i * 183, 544, 171, 136)
    box(c, 62 + i * 183, 566, 34, 6, 3, k)
    text(c, n, 62 + i * 183, 622, `36px ${SANS}`, '#ffffff', { space: -1 })
    text(c, label, 62 + i * 183, 654, `15px ${SANS}`, '#8fa8d9')
  }
}

function gudang(c) {
  sky(c, '#0d2a33', '#123f46', '#1c5a58')
  const iso = (x, y, z) => [640 + (x - y) * 46, 200 + (x + y) * 24 - z * 46]
  poly(c, [iso(-1, -1, 0), iso(12, -1, 0), iso(12, 12, 0), iso(-1, 12, 0)], '#1a4a50')
  range(14, (i) => {
    curve(c, [iso(i - 1, -1, 0), iso(i - 1, 5, 0), iso(i - 1, 12, 0)], '#24606a', 1.5)
    curve(c, [iso(-1, i - 1, 0), iso(5, i - 1, 0), iso(12, i - 1, 0)], '#24606a', 1.5)
  })
  const solid = (x, y, z, w, d, h, [top, left, right]) => {
    poly(c, [iso(x, y + d, z), iso(x + w, y + d, z), iso(x + w, y + d, z + h), iso(x, y + d, z + h)], left)
    poly(c, [iso(x + w, y, z), iso(x + w, y + d, z), iso(x + w, y + d, z + h), iso(x + w, y, z + h)], right)
    poly(c, [iso(x, y, z + h), iso(x + w, y, z + h), iso(x + w, y + d, z + h), iso(x, y + d, z + h)], top)
  }
  const WOOD = ['#e9c08a', '#b9814f', '#d09a64']
  const HOT = ['#ffb0a0', '#d9452e', '#f2664a']
  const COOL = ['#a8f0e4', '#2aa8a0', '#4fd0c4']
  const next = seeded(12)
  // Rows of racks, from the far one.
  for (let row = 0; row < 4; row++)
    for (let k = 0; k < 10; k++) {
      const y = row * 3
      solid(k, y, 0, 0.96, 1, 0.1, ['#3a7a80', '#1a4a50', '#245c62'])
      for (const z of [0.1, 1])
        if (next() > 0.16)
          solid(
            k + 0.1,
            y + 0.1,
            z,
            0.76,
            0.8,
            next(0.5, 0.78),
            next() > 0.86 ? HOT : next() > 0.66 ? COOL : WOOD,
          )
      for (const [px, py] of [[k, y + 1]])
        curve(c, [iso(px, py, 0), iso(px, py, 1), iso(px, py, 2)], '#ffb03a', 3)
      if (k % 3 === 0) solid(k, y, 0.95, Math.min(2.9, 10 - k), 1, 0.05, ['#f5a83a', '#b9702a', '#d98a2e'])
    }
  // The way of a pallet, and the truck on it.
  const way = [
    [11.4, 2, 0],
    [11, 2, 0],
    [5, 2, 0],
    [1, 2, 0],
    [-0.4, 2, 0],
    [-0.4, 4.6, 0],
    [0, 5, 0],
    [4, 5, 0],
    [7.2, 5, 0],
  ].map((p) => iso(...p))
  if (!c.isLines) c.setLineDash([16, 12])
  curve(c, way, '#7dffe0', 6)
  c.setLineDash([])
  glow(c, ...iso(4, 5, 0), 240, '90,255,220', 0.22)
  solid(7, 4.6, 0.12, 1.1, 0.8, 0.5, ['#ffe08a', '#d99a1e', '#f5bd3a'])
  solid(7.9, 4.7, 0.12, 0.14, 0.6, 1.4, ['#39434f', '#20272f', '#2c353f'])
  solid(8.1, 4.6, 0.3, 0.8, 0.8, 0.6, COOL)
  curve(c, [iso(7.2, 4.6, 1.5), iso(7.6, 4.6, 1.5), iso(8, 4.6, 1.5)], '#39434f', 6)
  const tag = (x, y, title, detail, colour, to) => {
    curve(c, [[x + 20, y + 62], [(x + to[0]) / 2 + 10, (y + 62 + to[1]) / 2], to], colour, 2.5)
    disc(c, ...to, 7, colour)
    box(c, x, y, 236, 66, 14, c.isLines ? '#06262b' : 'rgba(6,38,43,.88)', colour, 2.5)
    text(c, title, x + 18, y + 29, `18px ${SANS}`, '#ffffff')
    text(c, detail, x + 18, y + 52, `15px ${SANS}`, colour)
  }
  tag(70, 190, 'Pallet 0417 · rice', 'waits 00:42 for truck 3', '#ff9a7a', iso(1.4, 6.4, 1.8))
  tag(946, 150, 'Rack C, level 2', '94 % full · 21 °C', '#7dffe0', iso(8.4, 0.4, 1.8))
  tag(962, 560, 'Truck 3', 'arrives in 18 s', '#ffe08a', iso(8.5, 5, 1))
  // What the wearer's hands can reach.
  box(c, 54, 52, 320, 84, 18, c.isLines ? '#06262b' : 'rgba(6,38,43,.8)')
  text(c, 'Gudang Twin', 80, 90, `26px ${SANS}`, '#ffffff', { space: -0.5 })
  text(c, 'live · 1 204 pallets · 6 trucks', 80, 118, `16px ${SANS}`, '#7dffe0')
  for (const [i, word] of ['Heat', 'Ways', 'Waits'].entries()) {
    box(
      c,
      60 + i * 116,
      616,
      104,
      48,
      24,
      i === 1 ? '#7dffe0' : c.isLines ? '#06262b' : 'rgba(6,38,43,.8)',
      '#7dffe0',
      2,
    )
    text(c, word, 112 + i * 116, 647, `18px ${SANS}`, i === 1 ? '#06262b' : '#dffff6', { align: 'center' })
  }
  shape(
    c,
    'M262 760 C244 720 236 690 248 672 C256 664 268 668 272 682 L282 712 L276 652 C276 636 296 634 300 650 L306 700 C312 688 326 690 328 702 C338 694 350 700 350 714 C362 712 370 722 368 736 L362 770Z',
    c.isLines ? '#fff' : 'rgba(125,255,224,.28)',
    '#7dffe0',
    3,
  )
  if (!c.isLines)
    for (const [x, y, dx, dy] of [
      [26, 26, 1, 1],
      [1254, 26, -1, 1],
      [26, 694, 1, -1],
      [1254, 694, -1, -1],
    ])
      curve(
        c,
        [
          [x, y + dy * 50],
          [x, y],
          [x + dx * 50, y],
        ],
        '#7dffe0',
        3,
      )
  vignette(c, 0.5, '0,16,20')
}

const work = (draw) => ({ shots: [{ seconds: 1, draw }] })
export const works = {
  'logo-tembara': work(tembara),
  'logo-kopi-lereng': work(lereng),
  'plate-monsoon-market': work(market),
  'plate-garuda-express': work(garuda),
  'web-pasar-pagi': work(pasar),
  'web-museum-gelap': work(museum),
  'it-banjir': work(banjir),
  'it-gudang': work(gudang),
}
