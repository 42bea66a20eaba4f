import { inLanguage, type Site } from '@arunika/contracts/site'
import { hasLanguage, type ReleaseSet, type RootData } from '@arunika/federation'
import { SlotView } from '../slots/slot-view.tsx'

/** What every page finds in the root route; the menus are of the remotes in the set. */
export const rootData = (site: Site, { remotes }: ReleaseSet): RootData => ({
  site,
  nav: Object.values(remotes).flatMap(({ nav = [] }) => nav),
  addressIn: (path, language) =>
    hasLanguage(remotes, path, language) ? inLanguage(path, language) : undefined,
  Slot: SlotView,
})
