import { defineWords } from '@arunika/federation'

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
  /** Of the office's address, after the name of the site if the map is drawn. */
  map: (where: string) => `Map: ${where}`,
  mapAround: (where: string) => `Map around ${where}`,
  loadMap: 'Load live map',
}

export type ContactWords = typeof english

/** Texts of the contact page: its form and the other ways. */
export const contactWords = defineWords(english)
