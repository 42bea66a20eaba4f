import { defineWords } from '@anyam/federation'

const english = {
  news: 'News',
  loading: 'Loading news…',
  fresh: 'There is news. Show it',
  retry: 'Try again',
  unavailable: 'The news cannot be shown right now',
  articleUnavailable: 'This article cannot be shown right now',
  unreachable: 'We could not reach our newsroom. Please try again in a moment.',
  carousel: { of: 'of', pause: 'Pause', play: 'Play', previous: 'Previous', next: 'Next' },
}

export type ListWords = typeof english

/** Texts around the article lists. */
export const listWords = defineWords(english)
