import { defineWords } from '@anyam/federation'

const english = {
  eyebrow: 'Contact',
  headline: 'Tell us what you would like to make.',
  lead: 'A game, a film, a class for your daughter or a question that does not fit a box: write to us, and a person will answer within two working days.',
}

export type ContactText = typeof english

/** Opening of the contact page. */
export const contactText = defineWords(english)
