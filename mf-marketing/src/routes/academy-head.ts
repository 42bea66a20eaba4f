import { defineWords } from '@arunika/federation'

const english = {
  academy: {
    title: (academy: string, city: string) => `${academy}: art, animation and game classes in ${city}`,
    description:
      'Art, animation and game classes in Bandung for children from six and young adults, taught by working artists.',
    kid: 'Art, craft and game classes for children.',
    regular: 'Professional courses in art, animation and games.',
  },
  kid: {
    name: 'Kid Class',
    title: (city: string) => `Kid Class: art and game classes for children in ${city}`,
    description:
      'Roblox, digital drawing, arts and craft, mini courses and workshops for children from 6 to 12.',
  },
  regular: {
    name: 'Regular Class',
    title: (city: string) => `Regular Class: art, animation and game courses in ${city}`,
    description:
      'Nine courses in art, animation, games and design for everybody above 13, and elective workshops.',
  },
}

export type AcademyHead = typeof english

/** Titles and descriptions of the academy's pages, and what its programmes are called. */
export const academyHead = defineWords(english, {
  id: () => import(/* webpackChunkName: "words-id" */ './academy-head.id.ts'),
})
