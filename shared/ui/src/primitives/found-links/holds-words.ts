/** Words that carry no meaning in a search, in both languages. */
const SMALL = new Set(
  (
    'a an and are at by can do does for from how i in is me my of on or our the to we what when where which who why with you your ' +
    'ada anda apa apakah bagaimana berapa dan dari dengan di itu kami ke mana pada saya siapa untuk yang'
  ).split(' '),
)

/** Text for comparison: as `searchable` of `@arunika/text`, on which this package does not depend, with spaces as the only signs. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')

/** The words to search for. Stop words count only if there are no others. */
function wanted(words: string): string[] {
  const all = plain(words).split(' ').filter(Boolean)
  const large = all.filter((word) => !SMALL.has(word))
  return large.length > 0 ? large : all
}

type Texts = readonly (string | undefined)[]

/** The words that occur in the texts, ignoring case and accents. A word of at most two letters must start a word. */
export function wordsIn(words: string, ...texts: Texts): string[] {
  const text = ` ${plain(texts.filter(Boolean).join(' '))}`
  return wanted(words).filter((word) => text.includes(word.length < 3 ? ` ${word}` : word))
}

/** True if each of the words occurs in the texts. */
export const holdsWords = (words: string, ...texts: Texts): boolean =>
  wordsIn(words, ...texts).length === wanted(words).length
