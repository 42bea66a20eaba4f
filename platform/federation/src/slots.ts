import type { Language } from '@anyam/protocol/languages'
import type { SlotContracts, SlotName } from '@anyam/protocol/open'
import type { ComponentType } from 'react'

/** Limits of a slot: `federation.slots` in its remote's package.json. */
export interface SlotBudget {
  /** Its markup and data, in kB of 1,000 bytes, uncompressed. */
  html: number
  /** Its scripts and style sheets without the remote's entry, in kB of 1,000 bytes, compressed. */
  script: number
  /** Maximum time that a page waits for it on the server, in ms. */
  ms: number
  /**
   * Time at which browsers load its code: as the slot comes near the viewport or, for a slot that contains
   * only links, once its data has changed since rendering.
   */
  hydrate?: 'near' | 'on-change'
}

/** A slot in a page: its name and props. */
export interface SlotUse<Name extends SlotName = SlotName> {
  name: Name
  props: SlotContracts[Name]
  /** Language of the page unless that is English; set by the host. */
  language?: Language
}

/** The fact from which a slot derives the addresses of its data. */
interface SlotSite {
  /** Language of the page unless that is English. */
  language?: Language
}

/** Export `slot` of `./slots/<name>`. It uses only types that any host has, because hosts read them. */
export interface Slot<Props> {
  Component: ComponentType<Props>
  /** Shown if the component fails and there is no earlier markup; without it the slot is empty. */
  Fallback?: ComponentType<Props>
  /** SWR keys (GET addresses) of its data. */
  preload?(props: Props, site: SlotSite): readonly string[]
  /** Loads its words in the language of the document; called before it is shown. */
  loadWords?(): Promise<unknown>
}

/** Identifies a slot with its props in a page. */
export const slotKey = ({ name, props, language }: SlotUse) =>
  `${name}${language ? `@${language}` : ''} ${JSON.stringify(props)}`

/** Inverse of `slotKey`. */
export function slotOf(key: string): SlotUse {
  const [title = '', ...props] = key.split(' ')
  const [name, language] = title.split('@')
  return {
    name: name as SlotName,
    props: JSON.parse(props.join(' ')) as SlotUse['props'],
    ...(language && { language: language as Language }),
  }
}

/** Name of a slot's chunk in its remote's build. */
export const slotChunk = (name: string) => `slot-${name}`

/** Remote that offers a slot in a set; undefined if none does. */
export const slotOwner = (
  remotes: Readonly<Record<string, { slots?: Readonly<Record<string, SlotBudget>> }>>,
  name: string,
) => Object.keys(remotes).find((remote) => remotes[remote]?.slots?.[name])
