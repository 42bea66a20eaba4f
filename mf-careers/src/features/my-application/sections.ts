import type { PageSection } from '@arunika/ui'
import type { LinkWords } from './link-words.ts'
import type { MyApplicationWords } from './words.ts'

/** Searchable sections of the applicant's page. */
export const myApplicationSections = (words: MyApplicationWords & LinkWords): PageSection[] => [
  { text: words.linkText },
  { name: words.documents, text: words.chooseHint },
  { name: words.deleteAll, text: words.deleteText },
]
