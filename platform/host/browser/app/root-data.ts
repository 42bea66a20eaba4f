import { hasLanguage, type ReleaseSet, type RootData } from '@anyam/federation'
import { inLanguage } from '@anyam/protocol/languages'
import type { Site } from '@anyam/protocol/open'
import { SlotView } from '../slots/slot-view.tsx'

/** Data of the root route for every page. Menus are built from the `nav` entries of all remotes in the set. */
export const rootData = (site: Site, { remotes }: ReleaseSet): RootData => ({
  site,
  nav: Object.values(remotes).flatMap(({ nav = [] }) => nav),
  addressIn: (path, language) =>
    hasLanguage(remotes, path, language) ? inLanguage(path, language) : undefined,
  Slot: SlotView,
})
