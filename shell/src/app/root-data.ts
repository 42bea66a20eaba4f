import { inLanguage, type Language, type Site } from '@arunika/contracts/site'
import { hasLanguage, type NavEntry, type ReleaseSet, type RootData } from '@arunika/federation'
import { SlotView } from '../slots/slot-view.tsx'

/** What every page finds in the root route; the menus are of the remotes in the set. */
export const rootData = (site: Site, { remotes }: ReleaseSet): RootData => ({
  site,
  nav: Object.values(remotes).flatMap(({ nav = [] }) => nav.map((entry) => labelled(entry, site.language))),
  addressIn: (path, language) =>
    hasLanguage(remotes, path, language) ? inLanguage(path, language) : undefined,
  Slot: SlotView,
})

/** A menu entry, and those below it, with their labels in a language. */
function labelled<Entry extends Pick<NavEntry, 'label' | 'labels'> & { children?: NavEntry['children'] }>(
  entry: Entry,
  language: Language | undefined,
): Entry {
  const label = language && entry.labels?.[language]
  if (!label) return entry
  return {
    ...entry,
    label,
    ...(entry.children && { children: entry.children.map((child) => labelled(child, language)) }),
  }
}
