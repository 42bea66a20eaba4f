import { defineWords } from '@anyam/federation'

const english = {
  title: 'Apply',
  description: (site: string) => `Apply for a position at ${site}.`,
}

export type ApplicationHead = typeof english

export const applicationHead = defineWords(english)
