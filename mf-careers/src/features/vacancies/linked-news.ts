import type { Vacancy } from '@arunika/contracts'
import type { SlotUse } from '@arunika/federation'

/** Slot for articles about a vacancy. */
export const linkedNews = ({ id }: Vacancy): SlotUse<'linked-news'> => ({
  name: 'linked-news',
  props: { path: `/career/${id}` },
})
