import type { RemoteRelease } from '@anyam/federation'
import type { PageData } from '../app/page-data.ts'
import type { Asset, StyleAsset } from '../app/page-state.ts'
import type { BuildFailure } from '../rendering/messages.ts'

/** A slot rendered by a render process. */
export interface SlotMarkup {
  html: string
  /** Data that it was rendered from, by SWR key. */
  data: PageData
  styles: (StyleAsset & { text?: string })[]
  scripts: Asset[]
  remote: string
  /** Build that rendered it. */
  release: Omit<RemoteRelease, 'fallback'>
}

export interface SlotOutput {
  /** Undefined if no build could render it. */
  markup?: SlotMarkup
  /** The remote's fallback if the component fails. */
  fallback?: SlotMarkup
  failures: BuildFailure[]
}

/** A slot for a page. */
export interface PageSlot {
  /** Changes with everything that the page displays of the slot. */
  version: string
  /** Markup to display; undefined for an empty slot. */
  markup?: SlotMarkup
  /** True if browsers may hydrate it. Earlier markup, or a fallback, stays static. */
  isLive: boolean
}

/** State of a slot in the document, by slot key. */
export interface SlotState extends Pick<SlotMarkup, 'remote' | 'scripts'> {
  isLive: boolean
  /** SWR keys of its data. */
  keys: string[]
}
