import type { Home, Site } from '@arunika/contracts/site'

/** The home page variant to show: the configured one, unless the address requests the other (`/?home=video`). */
export function homeVariant(search: URLSearchParams, { home = 'split' }: Pick<Site, 'home'>): Home {
  const requested = search.get('home')
  return requested === 'split' || requested === 'video' ? requested : home
}
