import { usePolledInView } from '@anyam/data/use-polled-in-view'
import { useLanguage } from '@anyam/federation/use-words'
import type { ArticlePage } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'
import { archiveKey } from '../finding.ts'

export const foundKey = (words: string, language: Language | undefined) =>
  archiveKey({ q: words, category: '', hashtag: '', page: 1 }, language)

/** The first page of the archive that matches the words. */
export const useFoundArticles = (words: string) =>
  usePolledInView<ArticlePage>(foundKey(words, useLanguage()))
