import { defineWords } from '@anyam/federation'

const english = {
  name: 'Open day',
  title: (academy: string, city: string) => `Open day at ${academy}, ${city}`,
  description: (academy: string, city: string) =>
    `Visit ${academy} in ${city}: dates, places left and free sign-up for the next open days.`,
}

export type OpenDayHead = typeof english

/** Title and description of the page of the open days. */
export const openDayHead = defineWords(english)
