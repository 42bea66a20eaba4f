import { defineWords } from '@anyam/federation'

const english = {
  title: 'Your Application',
  description: 'How your application stands; add a document, withdraw it, take a copy or delete it.',
}

export type MyApplicationHead = typeof english

export const myApplicationHead = defineWords(english)
