import type { PageDeclaration } from '@anyam/federation'
import { classesKey } from '../../features/class/api/get-class.ts'
import { foundSlots, readWords, searchAddress } from '../../features/search/words.ts'
import { searchHead } from './head.ts'

export const searchHandle: PageDeclaration = {
  chunk: 'search',
  searchParams: ['q'],
  preload: ({ search, site }) => (readWords(search) ? [classesKey(site.language)] : []),
  content: async ({ search, site, nav }) => {
    const words = readWords(search)
    if (!words) return null
    // Older hosts do not pass `nav`; the page then runs the search itself.
    if (!nav) return undefined
    const { findHere } = await import(/* webpackChunkName: "search" */ '../../features/search/find-here.ts')
    return findHere(words, site, nav)
  },
  slots: ({ search }) => foundSlots(readWords(search)),
  meta: ({ site, search, read }) => {
    const words = readWords(search)
    const head = read(searchHead)
    return {
      title: words ? head.found(words) : head.title,
      description: head.description(site.name),
      canonical: searchAddress(words),
      breadcrumb: head.title,
      // Keep search results out of search engines.
      noIndex: words !== '',
    }
  },
}
