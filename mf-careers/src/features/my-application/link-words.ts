import { defineWords } from '@anyam/federation'

const english = {
  title: 'Your application',
  linkText:
    'The mail that confirmed your application has a link to this page. If you cannot find it, or it no longer works, we will send you another.',
  code: 'Reference code',
  codeHint: 'As in the mail: AR-7KQ2M9XD.',
  email: 'E-mail address that you applied with',
  sendLink: 'Send me the link',
}

export type LinkWords = typeof english

/** Texts of the page that requests a link, shown to visitors without a valid one. */
export const linkWords = defineWords(english)
