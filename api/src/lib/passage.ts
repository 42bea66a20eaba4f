import { searchable } from '@arunika/text'

/** Characters of a passage, and those before its word. */
const LENGTH = 160
const BEFORE = 50

/** The searched form of a text, and for each of its characters the offset in the text. */
function foldWithOffsets(text: string) {
  let folded = ''
  const offsets: number[] = []
  for (let offset = 0; offset < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(offset) ?? 0)
    const form = character < '\u0080' ? character.toLowerCase() : searchable(character)
    folded += form
    for (let nth = 0; nth < form.length; nth += 1) offsets.push(offset)
    offset += character.length
  }
  return { folded, offsets }
}

/** The offset of a word: as a whole word if there is one, otherwise as a part; -1 if it does not occur. */
function offsetOf(word: string, folded: string): number {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, 'u')
  const at = folded.search(whole)
  return at < 0 ? folded.indexOf(word) : at
}

const longestFirst = (words: readonly string[]) => words.toSorted((one, other) => other.length - one.length)

/**
 * The part of a text, on one line, around the longest word of a search that occurs in it and is not shown anyway;
 * undefined if there is none.
 */
export function passageOf(text: string, search: string, shown = ''): string | undefined {
  const visible = searchable(shown)
  const words = searchable(search)
    .split(/\s+/)
    .filter((word) => word && offsetOf(word, visible) < 0)
  if (words.length === 0) return undefined
  const whole = text.replace(/\s+/g, ' ').trim()
  const { folded, offsets } = foldWithOffsets(whole)
  // Signs inside a word may be written in another way, such as "2019 – 2024".
  const parts = words.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u)).filter(Boolean)
  for (const word of [...longestFirst(words), ...longestFirst(parts)]) {
    const at = offsets[offsetOf(word, folded)]
    if (at !== undefined) return around(whole, at)
  }
  return undefined
}

/** The words around an offset, with dots where the text goes on. */
function around(text: string, at: number): string {
  const start = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1
  const from = Math.min(start, at)
  const space = text.lastIndexOf(' ', from + LENGTH)
  const to = text.length <= from + LENGTH ? text.length : space > at ? space : from + LENGTH
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`.toWellFormed()
}
