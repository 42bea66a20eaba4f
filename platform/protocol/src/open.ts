import type { Language } from './languages.ts'

// Open interfaces: a site and each remote add their own by declaration merging, in
// `declare module '@anyam/protocol/open'`. Neither the host nor the kit changes for it.

/**
 * Slots by name, with the props that a page passes as JSON. Only optional props may be added to a contract;
 * an incompatible change needs a new name.
 */
// biome-ignore lint/suspicious/noEmptyInterface: remotes declare its members
export interface SlotContracts {}

export type SlotName = keyof SlotContracts

/**
 * Messages between remotes, by name; any remote may post or subscribe, and a message needs no subscribers.
 * Only optional fields may be added to a message, because builds of different age run next to each other.
 */
// biome-ignore lint/suspicious/noEmptyInterface: remotes declare its members
export interface Messages {}

export type MessageName = keyof Messages

/** Facts about the site that a host provides to every page. */
export interface Site {
  name: string
  /** Origin of the public addresses: canonical links, social cards, sitemap. */
  publicUrl: string
  /** Language of the current page; missing in a host with only one language. */
  language?: Language
}
