import type { PageContext, PageDeclaration } from '@anyam/federation'
import { PORTFOLIO_PATH } from '@arunika/contracts'
import { defineHead, metaOf } from '../../content/head.ts'
import { homeSlots } from '../../content/home-slots.ts'
import { homeVariant } from '../../features/home-variant/variant.ts'

export const head = defineHead({
  title: ({ name, address }) => `${name}: creative-technology studio and arts academy in ${address.city}`,
  description: ({ description }) => description,
})

const isVideo = ({ search, site }: PageContext) => homeVariant(search, site) === 'video'

export const homeHandle: PageDeclaration = {
  chunk: 'home',
  parts: (context) => (isVideo(context) ? ['video-home'] : []),
  searchParams: ['home'],
  content: async (context) => {
    if (!isVideo(context)) return undefined
    const { loadVideoHome } = await import(/* webpackChunkName: "home" */ './video-part.ts')
    return loadVideoHome(context.site.language)
  },
  preload: (context) => (isVideo(context) ? [PORTFOLIO_PATH] : []),
  slots: (context) => (isVideo(context) ? [] : homeSlots),
  meta: metaOf(head),
}
