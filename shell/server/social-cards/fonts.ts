import { join } from 'node:path'

/** A subset of the site's font; `shell/font/derive.ts` writes its file. */
export interface CardFont {
  subset: 'latin' | 'latin-ext'
  weight: 600 | 800
}

export const CARD_FONTS: readonly CardFont[] = [
  { subset: 'latin', weight: 800 },
  { subset: 'latin', weight: 600 },
  { subset: 'latin-ext', weight: 800 },
  { subset: 'latin-ext', weight: 600 },
]

export const fontFile = ({ subset, weight }: CardFont): string =>
  join(import.meta.dirname, `fonts/${subset}-${weight}.woff`)
