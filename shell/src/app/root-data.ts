import type { Site } from '@arunika/contracts/site'
import type { ReleaseSet, RootData } from '@arunika/federation'
import { SlotView } from '../slots/slot-view.tsx'

/** What every page finds in the root route; the menus are of the remotes in the set. */
export const rootData = (site: Site, { remotes }: ReleaseSet): RootData => ({
  site,
  nav: Object.values(remotes).flatMap(({ nav = [] }) => nav),
  Slot: SlotView,
})
