import { defineWords } from '@anyam/federation'

const english = {
  lead: (locality: string) =>
    `We are programmers, animators, artists and teachers in ${locality}. We make games and films for the world, and we teach the people who will make the next ones. There is a chair free at the table.`,
}

export type PeoplePhrases = typeof english

export const peoplePhrases = defineWords(english)
