import { defineWords } from '@arunika/federation'

const english = {
  title: (academy: string, city: string) => `${academy}: art, animation and game classes in ${city}`,
  description:
    'Art, animation and game classes in Bandung for children from six and young adults, taught by working artists.',
  kid: 'Art, craft and game classes for children.',
  regular: 'Professional courses in art, animation and games.',
}

export type AcademyHead = typeof english

/** Title and description of the academy's page, and what it tells search engines of its programmes. */
export const academyHead = defineWords(english)
