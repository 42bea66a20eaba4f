const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether each of the words occurs in the texts, whatever their capitals and accents; one of two letters or fewer begins a word. */
export function holdsWords(words: string, ...texts: readonly (string | undefined)[]): boolean {
  const text = ` ${plain(texts.filter(Boolean).join(' '))}`
  return plain(words)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(word.length < 3 ? ` ${word}` : word))
}
