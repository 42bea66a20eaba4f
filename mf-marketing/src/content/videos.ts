import type { Film } from '@arunika/ui'
import candiMp4 from './video/candi.mp4'
import candiWebm from './video/candi.webm'
import canvasMp4 from './video/canvas.mp4'
import canvasWebm from './video/canvas.webm'
import catMp4 from './video/cat.mp4'
import catWebm from './video/cat.webm'
import harborMp4 from './video/harbor.mp4'
import harborWebm from './video/harbor.webm'
import kitesMp4 from './video/kites.mp4'
import kitesWebm from './video/kites.webm'
import lanternMp4 from './video/lantern.mp4'
import lanternWebm from './video/lantern.webm'
import rimbaMp4 from './video/rimba.mp4'
import rimbaWebm from './video/rimba.webm'
import roboMp4 from './video/robo.mp4'
import roboWebm from './video/robo.webm'
import showreelMp4 from './video/showreel.mp4'
import showreelWebm from './video/showreel.webm'
import signalMp4 from './video/signal.mp4'
import signalWebm from './video/signal.webm'

/** Time from which every film was available on the site, in ISO 8601. */
export const FILMS_SHOWN_SINCE = '2026-11-24T00:00:00+07:00'

/** Films of the studio, rendered by `art/`: eight silent seconds each, and a showreel of all. */
export const videos = {
  candi: { webm: candiWebm, mp4: candiMp4 },
  canvas: { webm: canvasWebm, mp4: canvasMp4 },
  cat: { webm: catWebm, mp4: catMp4 },
  harbor: { webm: harborWebm, mp4: harborMp4 },
  kites: { webm: kitesWebm, mp4: kitesMp4 },
  lantern: { webm: lanternWebm, mp4: lanternMp4 },
  rimba: { webm: rimbaWebm, mp4: rimbaMp4 },
  robo: { webm: roboWebm, mp4: roboMp4 },
  showreel: { webm: showreelWebm, mp4: showreelMp4 },
  signal: { webm: signalWebm, mp4: signalMp4 },
} satisfies Record<string, Film>
