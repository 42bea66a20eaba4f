import { defineWords } from '@anyam/federation'
import { kidClass, regularClass } from './pictures.ts'

const english = {
  kid: {
    name: 'Kid Class',
    ages: 'Ages 6–12',
    text: 'First worlds, first brushes, first lines of code. Play leads, and skill follows.',
  },
  regular: {
    name: 'Regular Class',
    ages: 'Ages above 13',
    text: 'Nine courses on the tools of the trade, from concept art to game development.',
  },
}

export type ProgrammeWords = typeof english

export const programmeWords = defineWords(english)

/** The academy's two programmes, as shown on several pages. */
export const programmesIn = ({ kid, regular }: ProgrammeWords) =>
  [
    { key: 'kid', to: '/academy/kid-class', picture: kidClass, ...kid },
    { key: 'regular', to: '/academy/regular-class', picture: regularClass, ...regular },
  ] as const
