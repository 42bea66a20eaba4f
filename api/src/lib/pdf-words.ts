import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Characters of a page, and of a document. */
export const MAX_CHARACTERS = 20_000

/** A part of a line without a wide gap, so that the lines of columns stay apart. */
export interface Segment {
  text: string
  isRightToLeft: boolean
  x: number
  y: number
  height: number
}

type Item = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number]

/** Heights of the text between two words of a line beyond which they are in different columns. */
const COLUMN_GAP = 1.5

/** Characters of TeX's bitmap fonts, which have no names. */
const UNNAMED = new Map([
  ['\x15', '–'],
  ['\x1b', 'ff'],
  ['\x1c', 'fi'],
  ['\x1d', 'fl'],
  ['\x1e', 'ffi'],
  ['\x1f', 'ffl'],
])
/** Ligatures as Ghostscript 10.00 writes them, with the bytes in the wrong order. */
const MISNAMED = new Map(Object.entries({ 昀昀: 'ff', 昀椀: 'fi', 昀氀: 'fl', 昀케: 'ffi', 昀툀: 'ffl' }))
const named = (run: string) =>
  run
    .replace(/\p{Cc}/gu, (code) => UNNAMED.get(code) ?? code)
    .replace(/昀[昀椀氀케툀]/g, (pair) => MISNAMED.get(pair) ?? pair)

/** Accents that TeX and others place over a letter as separate characters, and the combining forms. */
const ACCENTS = new Map(
  [...'`´ˆ˜¨¯˘˙˚¸˛˝ˇ'].map((accent, nth) => [
    accent,
    '\u0300\u0301\u0302\u0303\u0308\u0304\u0306\u0307\u030a\u0327\u0328\u030b\u030c'[nth] ?? '',
  ]),
)
const WITHOUT_DOT: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' }

const withAccent = (letter: string, accent: string) =>
  `${WITHOUT_DOT[letter] ?? letter}${accent}`.normalize('NFC')

/** Adds a run to the text before it. If they overlap, an accent between them belongs to the letter on its other side. */
function joined(before: string, run: string, isOverlapping: boolean): string {
  const [above, below] = [before.at(-1) ?? '', run[0] ?? '']
  const accentBefore = isOverlapping && ACCENTS.get(above)
  const accentAfter = isOverlapping && ACCENTS.get(below)
  if (accentAfter) return before.slice(0, -1) + withAccent(above, accentAfter) + run.slice(1)
  if (!accentBefore) return before + run
  const accented = withAccent(below, accentBefore) + run.slice(1)
  const start = before.slice(0, -1)
  // The space may be only the distance between the letter and the narrower accent, so both forms are written.
  const [part = ''] = /[^\s,;.:]+(?= $)/.exec(start.slice(-60)) ?? []
  const [rest] = accented.split(/\s/, 1)
  return part ? `${start}${rest} ${part}${accented}` : start + accented
}

/** Words set with wide spaces between their letters, of which kerning may join a few. */
const SPACED = /(?<!\p{L})(?:\p{L}{1,2} ){3,}\p{L}{1,2}(?!\p{L})/gu
const MOSTLY = 0.7

/** Closes the spaces between single letters. */
const closed = (text: string) =>
  text.replace(SPACED, (spaced) => {
    const parts = spaced.split(' ')
    const single = parts.filter((part) => part.length === 1)
    return single.length < MOSTLY * parts.length ? spaced : parts.join('')
  })

/** The parts of lines, in file order, up to the limit of characters. Runs of a line follow each other without a space unless the page shows one. */
export function segmentsOf(items: readonly Item[]): Segment[] {
  const segments: Segment[] = []
  let current: Segment | undefined
  let [start, end, gap] = [0, 0, 0]
  let isSpaced = false
  let read = 0
  for (const item of items) {
    if (!('str' in item)) continue
    read += item.str.length
    if (read > MAX_CHARACTERS) break
    const [x, y] = [Number(item.transform[4]), Number(item.transform[5])]
    const isBlank = item.str.trim() === ''
    if (current && !isBlank && x - end > COLUMN_GAP * current.height) current = undefined
    if (!current && !isBlank) {
      current = { text: '', isRightToLeft: false, x, y, height: item.height || 10 }
      segments.push(current)
      gap = 0
    }
    if (current) {
      current.isRightToLeft ||= item.dir === 'rtl'
      // A gap wider than those between letters stays distinct from them until these are closed.
      const isWide = isBlank && ((gap > 0 && item.width > 2 * gap) || isSpaced)
      const run = isWide ? `${item.str} ` : named(item.str)
      // Most programs write the runs of a line from left to right in every language.
      current.text =
        current.isRightToLeft && x > start
          ? run + current.text
          : joined(current.text, run, x < end && !current.isRightToLeft)
    }
    start = x
    if (isBlank) gap = item.width
    else {
      end = x + item.width
      isSpaced = /^\p{L}(?: \p{L})+$/u.test(item.str)
    }
    if (item.hasEOL) current = undefined
  }
  return segments
}

/**
 * A word divided at the end of a line, and its second part. Either may have other signs, as in an address. LibreOffice moves
 * the hyphen of a justified line to the edge.
 */
const DIVIDED = /(\S{0,100}\p{L}) ?([-\u2010\u00ad]+)\s*$/u
const CONTINUED = /^\s*(\p{L}\S*)/u
/** Segments examined for the next line of a column. */
const LOOKED_AT = 200

/** Segments that start at one distance from the left before it counts as the edge of a column. */
const MIN_STARTS = 3

/** The left edges of columns, in points, in ascending order. Gaps of justified text also divide lines, but elsewhere in each. */
function edgesOf(segments: readonly Segment[]): number[] {
  const starts = Map.groupBy(segments, ({ x }) => Math.round(x))
  const edges = [...starts].flatMap(([x, { length }]) => (length < MIN_STARTS ? [] : [x]))
  return edges.toSorted((one, other) => one - other)
}

/** Segments examined for a word's second part on the next page, after those at its top. */
const AFTER_TOP = 10

/** The next line of the column: of the segments that follow, the nearest below that starts at the column's edge. */
function segmentBelow(
  segments: readonly Segment[],
  nth: number,
  edges: readonly number[],
): Segment | undefined {
  const { x, y, height } = segments[nth] as Segment
  const edge = edges.findLast((left) => left < x + 1) ?? x
  const below = segments.slice(nth + 1, nth + LOOKED_AT).filter((other) => {
    const drop = y - other.y
    return drop > 0 && drop < 3 * height && Math.abs(other.x - edge) < height
  })
  return below.toSorted((one, other) => other.y - one.y)[0]
}

/**
 * Joins words divided at the ends of lines. A hyphen may also be part of the word, so both forms are written.
 * @param ahead segments of the next page
 */
function joinWords(segments: readonly Segment[], ahead: readonly Segment[]): void {
  const edges = edgesOf(segments)
  // A word may be divided more than once, so its last part is joined first.
  for (const [nth, segment] of [...segments.entries()].reverse()) {
    const [divided = '', head = '', hyphen] = DIVIDED.exec(segment.text) ?? []
    if (!head) continue
    const below = segmentBelow(segments, nth, edges)
    // After the last line of a column, other parts of the page may come before the next line.
    const following = [below, ...segments.slice(nth + 1, nth + 2), ...ahead.slice(0, AFTER_TOP)]
    const next = following.find((other) => other && /^\s*\p{Ll}/u.test(other.text)) ?? below
    const [, tail] = (next && CONTINUED.exec(next.text)) || []
    if (!next || !tail) continue
    const forms = hyphen === '-' ? [`${head}${tail}`, `${head}-${tail}`] : [`${head}${tail}`]
    // The form with a hyphen is the likely one of an address, and is joined with the line before.
    if (/[^\p{L}]/u.test(head)) forms.reverse()
    segment.text = segment.text.slice(0, -divided.length) + forms.join(' ')
    next.text = next.text.replace(CONTINUED, '')
  }
}

/** A space after a sign inside a word, or after a dot inside an address, such as where a line ended. */
const SPACE_INSIDE =
  /(?<=[\p{L}\p{N}/][-\u2010\u2013/@_+]) (?=[\p{L}\p{N}+])|(?<=(?:\/\/|@)[\w.-]{1,60}\.) (?=\p{Ll})/gu

/** Words of filled fields and of notes on the page, which are not part of its text. */
export function filledOf(annotations: Awaited<ReturnType<PDFPageProxy['getAnnotations']>>): Segment[] {
  return annotations.flatMap(({ subtype, fieldType, fieldValue, contentsObj, rect, hidden, password }) => {
    const isField = subtype === 'Widget' && (fieldType === 'Tx' || fieldType === 'Ch')
    const value = isField ? fieldValue : subtype === 'FreeText' ? contentsObj?.str : ''
    const text = [value].flat().join(' ').trim()
    if (!text || hidden || password) return []
    return [{ text, isRightToLeft: false, x: Number(rect[0]), y: Number(rect[3]), height: 10 }]
  })
}

/** Words in file order, without soft hyphens, and null characters, which the database does not accept. */
export function wordsOf(pages: readonly (readonly Segment[])[]): string {
  for (const [nth, segments] of pages.entries()) joinWords(segments, pages[nth + 1] ?? [])
  // Headings above each other are separate words; letters may also be segments.
  const words = pages.flat().map(({ text }) => closed(text).replace(/\s+/g, ' '))
  return closed(words.join(' '))
    .replace(/[\0\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .replace(SPACE_INSIDE, '')
    .slice(0, MAX_CHARACTERS)
    .trim()
    .toWellFormed()
}
