import type { PageHandle } from '@arunika/federation'
import { classesKey } from '../../features/class/api/get-class.ts'
import { foundSlots, readWords, searchAddress } from '../../features/search/words.ts'

export const searchHandle: PageHandle = {
  chunk: 'search',
  searchParams: ['q'],
  preload: ({ search }) => (readWords(search) ? [classesKey] : []),
  slots: ({ search }) => foundSlots(readWords(search)),
  meta: ({ site, search }) => {
    const words = readWords(search)
    return {
      title: words ? `“${words}” on this site` : 'Search',
      description: `Find pages, classes, projects, open positions and news of ${site.name}.`,
      canonical: searchAddress(words),
      breadcrumb: 'Search',
      // Results are no page for search engines.
      noIndex: words !== '',
    }
  },
}
