import { PORTFOLIO_PATH } from '@arunika/contracts'
import type { PageHandle } from '@arunika/federation'
import { homeSlots } from '../../content/home-slots.ts'
import { homeVariant } from '../../features/home-variant/variant.ts'
import { organization, website } from '../../features/structured-data/organization.ts'

export const homeHandle: PageHandle = {
  chunk: 'home',
  searchParams: ['home'],
  preload: ({ search, site }) => (homeVariant(search, site) === 'video' ? [PORTFOLIO_PATH] : []),
  slots: ({ search, site }) => (homeVariant(search, site) === 'video' ? [] : homeSlots),
  meta: ({ site }) => ({
    title: `${site.name}: creative-technology studio and arts academy`,
    description: site.description,
    jsonLd: [organization(site), website(site)],
  }),
}
