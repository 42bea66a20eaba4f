import { defineWords } from '@anyam/federation'
import { kidClass } from '../../content/pictures.ts'

const english = {
  title: 'Kid Class, ages 6–12',
  lead: 'Curious hands welcome. In small groups, children from six to twelve build worlds, draw creatures and put on shows, with an artist at every table.',
  pictured: kidClass.alt,
  older: 'Older than twelve?',
  seeRegular: 'See the Regular Class',
  registerChild: 'Register a child',
}

export type KidWords = typeof english

/** Texts of the Kid Class page, except those of its classes. */
export const kidWords = defineWords(english)
