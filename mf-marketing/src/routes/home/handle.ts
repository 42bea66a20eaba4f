import { PORTFOLIO_PATH } from '@arunika/contracts'
import type { PageHandle } from '@arunika/federation'
import { defineHead, metaOf } from '../../content/head.ts'
import { homeSlots } from '../../content/home-slots.ts'
import { homeVariant } from '../../features/home-variant/variant.ts'

export const head = defineHead({
  title: ({ name, address }) => `${name}: creative-technology studio and arts academy in ${address.city}`,
  description: ({ description }) => description,
})

export const homeHandle: PageHandle = {
  chunk: 'home',
  parts: ({ search, site }) => (homeVariant(search, site) === 'video' ? ['video-home'] : []),
  searchParams: ['home'],
  content: async ({ search, site }) => {
    if (homeVariant(search, site) !== 'video') return undefined
    const { loadVideoHome } = await import(/* webpackChunkName: "home" */ './video-part.ts')
    return loadVideoHome(site.language)
  },
  preload: ({ search, site }) => (homeVariant(search, site) === 'video' ? [PORTFOLIO_PATH] : []),
  slots: ({ search, site }) => (homeVariant(search, site) === 'video' ? [] : homeSlots),
  meta: metaOf(head),
}
