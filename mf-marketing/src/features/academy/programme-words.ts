import { defineWords } from '@arunika/federation'
import { programmes } from '../../content/home.ts'
import { programmeFacts } from '../../content/programme-facts.ts'

interface Programme {
  ages: string
  text: string
  facts: readonly string[]
}

const [kid, regular] = programmes
const withFacts = ({ name, ages, text }: (typeof programmes)[number]): Programme => ({
  ages,
  text,
  facts: programmeFacts[name],
})

const english = {
  oneClass: 'The class in this story',
  moreClasses: 'The classes in this story',
  viewMore: 'View More',
  /** By its name. */
  programmes: { 'Kid Class': withFacts(kid), 'Regular Class': withFacts(regular) },
}

export type ProgrammeWords = typeof english

/** Texts of the two programmes, on the academy's page and in pages of other remotes. */
export const programmeWords = defineWords(english, {
  id: () => import(/* webpackChunkName: "words-id" */ './programme-words.id.ts'),
})
