import type { PageDeclaration } from '@arunika/federation'
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
    // A host from before it says what is in the menus: the page finds it itself.
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
      // Results are no page for search engines.
      noIndex: words !== '',
    }
  },
}
