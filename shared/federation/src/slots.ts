import type { SlotContracts, SlotName } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'
import type { ComponentType } from 'react'

/** What a slot may take: `federation.slots` in its remote's package.json. */
export interface SlotBudget {
  /** Its markup and data, in kB of 1,000 bytes, not compressed. */
  html: number
  /** Its scripts and style sheets without the remote's entry, in kB of 1,000 bytes, compressed. */
  script: number
  /** How long a page may wait for it on the server. */
  ms: number
  /**
   * When browsers load its code: as it comes near the visible part, or, for one of links alone, if its data have changed since
   * the page was rendered.
   */
  hydrate?: 'near' | 'on-change'
}

/** A slot in a page: which one, and its props. */
export interface SlotUse<Name extends SlotName = SlotName> {
  name: Name
  props: SlotContracts[Name]
  /** Language of the page, unless that is English; the host says it. */
  language?: Language
}

/** What a slot may know of the site to name its data. */
interface SlotSite {
  lmsUrl: string
  /** Of the page, unless that is English. */
  language?: Language
}

/** What `./slots/<name>` exports as `slot`. Types that any host has, since hosts read them. */
export interface Slot<Props> {
  Component: ComponentType<Props>
  /** Shown where the component fails and there is no markup from before; nothing without it. */
  Fallback?: ComponentType<Props>
  /** SWR keys (GET addresses) of what it shows. */
  preload?(props: Props, site: SlotSite): readonly string[]
  /** Loads its words in the language of the document; called before it is shown. */
  loadWords?(): Promise<unknown>
}

/** Identifies a slot with its props in a page. */
export const slotKey = ({ name, props, language }: SlotUse) =>
  `${name}${language ? `@${language}` : ''} ${JSON.stringify(props)}`

/** The slot that a key is of. */
export function slotOf(key: string): SlotUse {
  const [title = '', ...props] = key.split(' ')
  const [name, language] = title.split('@')
  return {
    name: name as SlotName,
    props: JSON.parse(props.join(' ')),
    ...(language && { language: language as Language }),
  }
}

/** Name of a slot's chunk in its remote's build. */
export const slotChunk = (name: string) => `slot-${name}`

/** Remote that offers a slot in a set; undefined when none does. */
export const slotOwner = (
  remotes: Readonly<Record<string, { slots?: Readonly<Record<string, SlotBudget>> }>>,
  name: string,
) => Object.keys(remotes).find((remote) => remotes[remote]?.slots?.[name])
