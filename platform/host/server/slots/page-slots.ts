import type { SlotUse } from '@anyam/federation'
import type { PageSlot } from '../../browser/slots/slot-output.ts'

/** A build that should have provided a slot, and whether it failed. */
export interface ServedSlot {
  remote: string
  build: string
  failed: boolean
}

/** Slots for the pages of one release set. */
export interface PageSlots {
  /** Never throws, and takes no longer than the slot's budget allows. */
  get(use: SlotUse): Promise<PageSlot>
  /** The build of the latest such slot; undefined for a slot that no page has requested. */
  served(key: string): ServedSlot | undefined
  /** Ends once no work is in progress. */
  retire(): void
}

export const NO_SLOT: PageSlot = { version: '', isLive: false }
