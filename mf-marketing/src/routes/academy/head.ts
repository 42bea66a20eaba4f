import { defineWords } from '@anyam/federation'

const english = {
  title: (academy: string, city: string) => `${academy}: art, animation and game classes in ${city}`,
  description:
    'Art, animation and game classes in Bandung for children from six and young adults, taught by working artists.',
  kid: 'Art, craft and game classes for children.',
  regular: 'Professional courses in art, animation and games.',
}

export type AcademyHead = typeof english

/** Title and description of the academy page, and programme descriptions for search engines. */
export const academyHead = defineWords(english)
