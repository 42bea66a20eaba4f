import type { ArticlePage } from '@arunika/contracts'
import { usePolledInView } from '@arunika/data/use-polled-in-view'
import { archiveKey } from '../finding.ts'

export const foundKey = (words: string) => archiveKey({ q: words, category: '', hashtag: '', page: 1 })

/** The first page of the archive for words. */
export const useFoundArticles = (words: string) => usePolledInView<ArticlePage>(foundKey(words))
