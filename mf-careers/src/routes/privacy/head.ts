import { defineWords } from '@anyam/federation'

const english = {
  title: 'Privacy',
  description: (site: string) =>
    `What ${site} keeps of people who apply for a position, for how long, and how to have it deleted.`,
}

export type PrivacyHead = typeof english

export const privacyHead = defineWords(english)
