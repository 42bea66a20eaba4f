// The showreel: a moment of each title, and the studio's name.
import { at, box, clamp, ease, faint, glow, H, linear, range, sky, text, W } from './kit.mjs'

const CUT_SECONDS = 0.85
const cut = (title, shot, from) => ({ seconds: CUT_SECONDS, cut: { title, shot, from } })

function card(c, u) {
  sky(c, '#070b1f', '#0d1536', '#111d4a')
  glow(c, W / 2, H / 2, 560, '40,140,220', 0.4)
  const rise = ease(clamp(u * 4))
  range(9, (i) =>
    at(c, W / 2 + (i - 4) * 96, 500, () =>
      box(
        c,
        -36,
        -6 * rise,
        72,
        12 * rise,
        6,
        ['#ffb03a', '#ff2f8e', '#ffc85a', '#5df2c4', '#62a85c', '#e8505b', '#2f9be8', '#ee7d2f', '#f4812c'][
          i
        ],
      ),
    ),
  )
  faint(c, rise, () => {
    text(
      c,
      'Arunika Studio',
      W / 2,
      370,
      "112px 'Plus Jakarta Sans'",
      linear(c, 240, 0, 1040, 0, '#7fe6f2', '#ffffff', '#9fb4ff'),
      { align: 'center', space: -4 },
    )
    text(c, 'games and films from Bandung', W / 2, 432, "32px 'Plus Jakarta Sans'", '#9fb4ff', {
      align: 'center',
    })
  })
}

export const showreel = {
  shots: [
    cut('kites', 0, 0.3),
    cut('candi', 1, 0.2),
    cut('signal', 0, 0.3),
    cut('rimba', 1, 0.3),
    cut('harbor', 0, 0.3),
    cut('canvas', 1, 0.4),
    cut('robo', 0, 0.1),
    cut('lantern', 0, 0.3),
    cut('cat', 1, 0.2),
    cut('candi', 0, 0.3),
    cut('lantern', 1, 0.3),
    cut('rimba', 0, 0.4),
    { seconds: 1.8, draw: card },
  ],
}
