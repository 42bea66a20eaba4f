import type { RemoteRelease } from '@arunika/federation'
import type { PageData } from '../app/page-data.ts'
import type { Asset, StyleAsset } from '../app/page-state.ts'
import type { BuildFailure } from '../rendering/messages.ts'

/** A slot as a render process made it. */
export interface SlotMarkup {
  html: string
  /** What it was made from, by SWR key. */
  data: PageData
  styles: (StyleAsset & { text?: string })[]
  scripts: Asset[]
  remote: string
  /** Build that it is of. */
  release: Omit<RemoteRelease, 'fallback'>
}

export interface SlotOutput {
  /** Undefined where no build could render it. */
  markup?: SlotMarkup
  /** What its remote shows where the component fails. */
  fallback?: SlotMarkup
  failures: BuildFailure[]
}

/** A slot as a page gets it. */
export interface PageSlot {
  /** Changes with all that the page shows of it. */
  version: string
  /** What the page is to show; nothing without it. */
  markup?: SlotMarkup
  /** Whether browsers may go on with it: markup from before, or a fallback, stays as it is. */
  isLive: boolean
}

/** What the document says of a slot, by its key. */
export interface SlotState extends Pick<SlotMarkup, 'remote' | 'scripts'> {
  isLive: boolean
  /** SWR keys of what it shows. */
  keys: string[]
}
