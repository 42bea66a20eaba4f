import type { MailInput, MailText } from '@arunika/admin-contracts'
import type { Language } from '@arunika/contracts/site'
import { translationIn, translationsFrom } from '../../lib/translations.ts'

type Written = Omit<MailInput, 'ids' | 'when' | 'announces' | 'if_status'>

/** The texts of a form in languages other than English; undefined if there are none. */
export const textsByLanguage = (written: Written) =>
  translationsFrom<MailText>(written, (field) => {
    const [subject, text] = [field('subject'), field('text')]
    return subject && text ? { subject, text } : undefined
  })

/** The text in the applicant's language, or in English if that is empty. */
export const textFor = (language: Language, written: Written): MailText =>
  translationIn(textsByLanguage(written) ?? {}, language) ?? written
