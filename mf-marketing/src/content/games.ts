import type { GameKey, GameTexts } from './game-texts.ts'
import {
  candiStill1,
  candiStill2,
  canvasStill1,
  canvasStill2,
  kitesStill1,
  kitesStill2,
  rimbaStill1,
  rimbaStill2,
  signalStill1,
  signalStill2,
} from './pictures.ts'
import { type ProjectParts, projectsOf } from './projects.ts'
import { videos } from './videos.ts'

/** In portfolio order. */
export const gameParts: ProjectParts<GameKey> = {
  kites: {
    pictures: [kitesStill1, kitesStill2],
    schemaType: 'VideoGame',
    film: videos.kites,
  },
  canvas: {
    pictures: [canvasStill1, canvasStill2],
    schemaType: 'VideoGame',
    film: videos.canvas,
  },
  candi: {
    pictures: [candiStill1, candiStill2],
    schemaType: 'VideoGame',
    film: videos.candi,
  },
  signal: {
    pictures: [signalStill1, signalStill2],
    schemaType: 'VideoGame',
    film: videos.signal,
  },
  rimba: {
    pictures: [rimbaStill1, rimbaStill2],
    schemaType: 'VideoGame',
    film: videos.rimba,
  },
}

/** Games of the studio, with the given texts. */
export const gamesIn = (texts: GameTexts) => projectsOf(texts, gameParts)
