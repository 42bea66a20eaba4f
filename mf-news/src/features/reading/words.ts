import { defineWords } from '@anyam/federation'

const english = {
  by: (name: string) => `By ${name}`,
  editorial: (site: string) => `${site} Editorial`,
  minutes: (minutes: number) => `${minutes} min read`,
  loading: 'Loading article…',
  /** Shown above an article that is not translated; empty in English. */
  onlyEnglish: '',
  related: 'Related Content',
  moreNews: 'MORE NEWS',
  further: 'Further articles',
  whatsNew: "WHAT'S NEW!",
  notFound: 'Article not found',
  notHere: 'This article is not here',
  notHereText:
    'It may have been taken down, or the link is not quite right. All of our other news is still where it was.',
  back: 'Back to all news',
  shareThis: 'Share this article',
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied',
  more: 'More…',
  save: 'Save for offline',
  saved: 'Saved',
  remove: 'Saved. Remove from this device',
  savedArticles: 'Saved articles',
  hashtags: 'Hashtags',
}

export type ReadingWords = typeof english

/** Texts around an article. */
export const readingWords = defineWords(english)
