import { defineWords } from '@anyam/federation'

const english = {
  title: (city: string) => `Kid Class: art and game classes for children in ${city}`,
  description:
    'Roblox, digital drawing, arts and craft, mini courses and workshops for children from 6 to 12.',
}

export type KidHead = typeof english

/** Title and description of the Kid Class page. */
export const kidHead = defineWords(english)
