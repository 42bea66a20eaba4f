import type { PageHandle } from '@arunika/federation'
import { listWords } from '../../features/articles/list-words.ts'
import { cardWords } from '../../features/articles/words.ts'
import { readingWords } from '../../features/reading/words.ts'

export const articlePreviewHandle: PageHandle = {
  chunk: 'article-preview',
  searchParams: [],
  words: [cardWords, listWords, readingWords],
  framed: true,
  meta: ({ site }) => ({
    title: 'Preview',
    description: `An article of ${site.name} that is being written.`,
    noIndex: true,
  }),
}
