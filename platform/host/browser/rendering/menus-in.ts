import type { NavEntry, ReleaseSet } from '@anyam/federation'
import type { Language } from '@anyam/protocol/languages'

type Labelled = Pick<NavEntry, 'label' | 'labels'> & { children?: NavEntry['children'] }

/** The set with menu labels in one language, for a document in that language. */
export function menusIn({ id, remotes }: ReleaseSet, language: Language | undefined): ReleaseSet {
  const entries = Object.entries(remotes).map(([remote, { nav, ...release }]) => [
    remote,
    { ...release, ...(nav && { nav: nav.map((entry) => labelled(entry, language)) }) },
  ])
  return { id, remotes: Object.fromEntries(entries) }
}

function labelled<Entry extends Labelled>(
  { labels, children, ...entry }: Entry,
  language: Language | undefined,
): Omit<Entry, 'labels' | 'children'> & Labelled {
  const label = (language && labels?.[language]) ?? entry.label
  return {
    ...entry,
    label,
    ...(children && { children: children.map((child) => labelled(child, language)) }),
  }
}
