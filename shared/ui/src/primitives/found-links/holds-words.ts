/** Words of a question that say nothing of what it is about, in both languages. */
const SMALL = new Set(
  (
    'a an and are at by can do does for from how i in is me my of on or our the to we what when where which who why with you your ' +
    'ada anda apa apakah bagaimana berapa dan dari dengan di itu kami ke mana pada saya siapa untuk yang'
  ).split(' '),
)

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What is searched for: small words count only where there are no others. */
function wanted(words: string): string[] {
  const all = plain(words)
    .replace(/[.,;:?!]+(?=\s|$)/g, '')
    .split(/\s+/)
    .filter(Boolean)
  const large = all.filter((word) => !SMALL.has(word))
  return large.length > 0 ? large : all
}

type Texts = readonly (string | undefined)[]

/** Those of the words that occur in the texts, whatever their capitals and accents; one of two letters or fewer begins a word. */
export function wordsIn(words: string, ...texts: Texts): string[] {
  const text = ` ${plain(texts.filter(Boolean).join(' '))}`
  return wanted(words).filter((word) => text.includes(word.length < 3 ? ` ${word}` : word))
}

/** Whether each of the words occurs in the texts. */
export const holdsWords = (words: string, ...texts: Texts): boolean =>
  wordsIn(words, ...texts).length === wanted(words).length
