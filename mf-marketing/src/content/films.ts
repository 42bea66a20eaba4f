import type { FilmKey, FilmTexts } from './film-texts.ts'
import {
  catStill1,
  catStill2,
  harborStill1,
  harborStill2,
  lanternStill1,
  lanternStill2,
  roboStill1,
  roboStill2,
} from './pictures.ts'
import { type ProjectParts, projectsOf } from './projects.ts'
import { videos } from './videos.ts'

/** In portfolio order. */
export const filmParts: ProjectParts<FilmKey> = {
  harbor: {
    pictures: [harborStill1, harborStill2],
    schemaType: 'TVSeries',
    film: videos.harbor,
  },
  robo: {
    pictures: [roboStill1, roboStill2],
    schemaType: 'TVSeries',
    film: videos.robo,
  },
  lantern: {
    pictures: [lanternStill1, lanternStill2],
    schemaType: 'Movie',
    film: videos.lantern,
  },
  cat: {
    pictures: [catStill1, catStill2],
    schemaType: 'Movie',
    film: videos.cat,
  },
}

/** Series and films of the studio, with the given texts. */
export const filmsIn = (texts: FilmTexts) => projectsOf(texts, filmParts)
