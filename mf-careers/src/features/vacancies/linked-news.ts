import type { SlotUse } from '@anyam/federation'
import type { Vacancy } from '@arunika/contracts'

/** Slot for articles about a vacancy. */
export const linkedNews = ({ id }: Vacancy): SlotUse<'linked-news'> => ({
  name: 'linked-news',
  props: { path: `/career/${id}` },
})
