import type { SlotUse } from '@arunika/federation'

const MAX_WORDS = 100

/** What is searched for: `q` of the page's address; empty without a letter or a digit. */
export function readWords(search: URLSearchParams): string {
  const words = (search.get('q') ?? '').trim().slice(0, MAX_WORDS).trim()
  return /[\p{L}\p{N}]/u.test(words) ? words : ''
}

export const searchAddress = (words: string) =>
  words ? `/search?${new URLSearchParams({ q: words })}` : '/search'

/** What other remotes find. */
export const foundSlots = (words: string): (SlotUse<'found-positions'> | SlotUse<'found-news'>)[] =>
  words
    ? [
        { name: 'found-positions', props: { words } },
        { name: 'found-news', props: { words } },
      ]
    : []
