import { readFileSync } from 'node:fs'
import type { SocialCard } from '@anyam/federation'
import satori, { type Font } from 'satori'
import { CARD_FONTS, fontFile } from './fonts.ts'

export const CARD = { width: 1200, height: 630 } as const

/** Width for text next to a picture, and without one. */
const TEXT_WIDTH = { narrow: 500, wide: 660 }

/** The longest titles of each size, with the number of lines that fit. Longer titles are shortened. */
const TITLE_SIZES = [
  { upTo: 24, size: 72, lines: 4 },
  { upTo: 48, size: 60, lines: 5 },
  { upTo: 80, size: 50, lines: 6 },
  { upTo: Number.POSITIVE_INFINITY, size: 44, lines: 6 },
]

/** Longer than six lines; the rest would not be visible, so it is not laid out. */
const MOST_CHARACTERS = 300

const fonts: Font[] = CARD_FONTS.map((font) => ({
  // Distinct names, because within one font name only one file is searched for a character.
  name: font.subset,
  data: readFileSync(fontFile(font)),
  weight: font.weight,
  style: 'normal',
}))

type Style = Record<string, string | number>

const box = (style: Style, children: unknown) => ({ type: 'div', props: { style, children } })

/** Colours of `shared/tokens/src/paints.css`: cyan and ice-soft. */
const CYAN = '#6fe6f2'
const SOFT = '#b4c0e4'

const COLUMN: Style = {
  ...{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
  ...{ height: 518, margin: '52px 0 0 64px', color: '#fff', fontWeight: 600 },
}
const TITLE: Style = { display: 'block', fontWeight: 800, lineHeight: 1.12, wordBreak: 'break-word' }

/** Removes characters that the font lacks: emoji, other scripts, control characters. */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{Script=Latin}\p{Nd}\p{P}\p{Zs}$+<=>^`|~¢-®°±´¸×÷€™]/gu, ' ')
    .replace(/[\u2000-\u200f\u2028-\u202f\s]+/g, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS)

/** The text of a card, as SVG without fonts. @param brand name of the site */
export function cardText(
  { title, kind, details }: SocialCard,
  brand: string,
  hasPicture: boolean,
): Promise<string> {
  const shown = drawable(title) || brand
  const { size, lines } = TITLE_SIZES.find(({ upTo }) => shown.length <= upTo) ?? { size: 44, lines: 6 }
  // The lines of a shortened title would be balanced including the hidden rest.
  const textWrap = shown.length > 80 ? 'wrap' : 'balance'
  const text = (style: Style, words: string | undefined) =>
    box({ display: 'block', lineClamp: 1, ...style }, drawable(words ?? ''))
  const card = box({ ...COLUMN, width: hasPicture ? TEXT_WIDTH.narrow : TEXT_WIDTH.wide }, [
    text({ fontSize: 30, fontWeight: 800, margin: '7px 0 0 64px' }, brand),
    box({ display: 'flex', flexDirection: 'column' }, [
      text(
        { fontSize: 24, letterSpacing: 3, textTransform: 'uppercase', color: CYAN, marginBottom: 18 },
        kind,
      ),
      box({ ...TITLE, fontSize: size, letterSpacing: -size / 50, lineClamp: lines, textWrap }, shown),
    ]),
    text({ fontSize: 26, color: SOFT, minHeight: 36, lineClamp: 2, textWrap: 'balance' }, details),
  ])
  return satori(card as never, { ...CARD, fonts })
}
