import type { PageHandle } from '@arunika/federation'
import { classesKey } from '../../features/class/api/get-class.ts'
import { foundSlots, readWords, searchAddress } from '../../features/search/words.ts'
import { contactHead } from '../contact-head.ts'

export const searchHandle: PageHandle = {
  chunk: 'search',
  searchParams: ['q'],
  words: [contactHead],
  preload: ({ search, site }) => (readWords(search) ? [classesKey(site.language)] : []),
  slots: ({ search }) => foundSlots(readWords(search)),
  meta: ({ site, search }) => {
    const words = readWords(search)
    const head = contactHead.in(site.language)
    return {
      title: words ? head.found(words) : head.search,
      description: head.searchText(site.name),
      canonical: searchAddress(words),
      breadcrumb: head.search,
      // Results are no page for search engines.
      noIndex: words !== '',
    }
  },
}
