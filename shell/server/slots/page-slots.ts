import type { SlotUse } from '@arunika/federation'
import type { PageSlot } from '../../src/slots/slot-output.ts'

/** A build that a slot was to be of, and whether it failed. */
export interface ServedSlot {
  remote: string
  build: string
  failed: boolean
}

/** Slots for the pages of one release set. */
export interface PageSlots {
  /** Never throws, and takes no longer than the slot's budget allows. */
  get(use: SlotUse): Promise<PageSlot>
  /** What the last of these slots says of its build; undefined for one that no page has asked for. */
  served(key: string): ServedSlot | undefined
  /** Ends when nothing is under way. */
  retire(): void
}

export const NO_SLOT: PageSlot = { version: '', isLive: false }
