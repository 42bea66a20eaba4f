import type { PictureSource } from '@arunika/ui'
import {
  itGudang,
  kitesStill1,
  lanternStill2,
  logoTembara,
  plateMonsoonMarket,
  webPasarPagi,
} from './pictures.ts'
import type { ServiceKey } from './services.ts'

interface Opening {
  picture: PictureSource
  /** Taken from the picture: background, text on it, and the eyebrow. The same in light and dark mode. */
  colours: { '--ground': string; '--on': string; '--accent': string }
}

const opening = (picture: PictureSource, ground: string, on: string, accent: string): Opening => ({
  picture,
  colours: { '--ground': ground, '--on': on, '--accent': accent },
})

/** Work and colours at the top of each service page. */
export const serviceOpenings: Readonly<Record<ServiceKey, Opening>> = {
  games: opening(kitesStill1, '#173a44', '#fff7ea', '#ffd08a'),
  web: opening(webPasarPagi, '#ffc978', '#2b1a05', '#7a2412'),
  animation: opening(lanternStill2, '#08060f', '#fbeee0', '#ffb26b'),
  illustration: opening(plateMonsoonMarket, '#f1e8d6', '#17312f', '#9c2f1b'),
  immersive: opening(itGudang, '#052b2b', '#e6fffa', '#6ff0d0'),
  logo: opening(logoTembara, '#f0643a', '#190a1f', '#190a1f'),
}
