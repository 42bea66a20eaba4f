import type { PageSection } from '@arunika/ui'
import type { LinkWords } from './link-words.ts'
import type { MyApplicationWords } from './words.ts'

/** What a search finds in the page on which applicants see their application. */
export const myApplicationSections = (words: MyApplicationWords & LinkWords): PageSection[] => [
  { text: words.linkText },
  { name: words.documents, text: words.chooseHint },
  { name: words.deleteAll, text: words.deleteText },
]
