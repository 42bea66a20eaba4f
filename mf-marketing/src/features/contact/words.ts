import { defineWords } from '@anyam/federation'

const english = {
  title: 'Get in Touch',
  hint: 'We keep your message to answer it.',
  action: 'SEND NOW',
  unsent: 'Your message was not sent',
  thanks: 'Thank you! Your message has been sent.',
  fields: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  otherWays: 'Other ways to reach us',
  phone: 'Phone',
  email: 'E-mail',
  social: 'Social',
  office: 'Office',
  /** Label of the map with the office's address; preceded by the site name on the drawn map. */
  map: (where: string) => `Map: ${where}`,
  mapAround: (where: string) => `Map around ${where}`,
  loadMap: 'Load live map',
}

export type ContactWords = typeof english

/** Texts of the contact page: the form and the other contact options. */
export const contactWords = defineWords(english)
