import type { SlotUse } from '@anyam/federation'

const MAX_WORDS = 100

/** Reads the query from `q`; empty if it contains neither a letter nor a digit. */
export function readWords(search: URLSearchParams): string {
  const words = (search.get('q') ?? '').trim().slice(0, MAX_WORDS).trim()
  return /[\p{L}\p{N}]/u.test(words) ? words : ''
}

export const searchAddress = (words: string) =>
  words ? `/search?${new URLSearchParams({ q: words })}` : '/search'

type FoundSlot = 'found-positions' | 'found-news'

/** Slots in which other remotes list results, with the menu entries that each slot covers. */
const FOUND_ELSEWHERE: Readonly<Record<FoundSlot, readonly string[]>> = {
  'found-positions': ['/career', '/privacy'],
  'found-news': ['/articles'],
}

export const isFoundElsewhere = (path: string) => Object.values(FOUND_ELSEWHERE).flat().includes(path)

export const foundSlots = (words: string): SlotUse<FoundSlot>[] =>
  words
    ? (Object.keys(FOUND_ELSEWHERE) as FoundSlot[]).map((name) => ({ name, props: { words, pages: true } }))
    : []
