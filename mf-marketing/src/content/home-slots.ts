import type { SlotUse } from '@anyam/federation'

export const latestNews: SlotUse<'latest-news'> = { name: 'latest-news', props: { count: 3 } }
export const openPositions: SlotUse<'open-positions'> = { name: 'open-positions', props: {} }

/** Slots of other remotes on the home page. */
export const homeSlots: readonly SlotUse[] = [latestNews, openPositions]
