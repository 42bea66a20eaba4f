import { defineWords } from '@anyam/federation'
import { regularClass } from '../../content/pictures.ts'

const english = {
  title: 'Regular Class, ages above 13',
  lead: 'For everybody above thirteen who means it: nine courses on professional tools, with critique, deadlines and a portfolio at the end.',
  pictured: regularClass.alt,
  firstJob: 'Your first studio job may be down the hall.',
  seeInternships: 'See internships',
}

export type RegularWords = typeof english

/** Texts of the Regular Class page, except those of its classes. */
export const regularWords = defineWords(english)
