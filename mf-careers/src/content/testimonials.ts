import type { PictureSource } from '@arunika/ui'
import { employee1, employee2, employee3 } from './pictures.ts'

/** What people who work here say; the people and their words are made up. */
export interface Testimonial {
  name: string
  role: string
  quote: string
  picture: PictureSource
}

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Rani Prameswari',
    role: 'Animator at the studio, teacher at the academy',
    quote:
      'On Monday I animate a fox for a series. On Thursday I show fourteen-year-olds how a fox walks. Each makes me better at the other.',
    picture: employee1,
  },
  {
    name: 'Tiara Lestari',
    role: 'Illustrator',
    quote:
      'Everybody sees my sketches here, the bad ones too. In three years nobody has laughed at one, and two of the bad ones became games.',
    picture: employee2,
  },
  {
    name: 'Bagas Wiratama',
    role: 'Engineer, joined as an intern',
    quote:
      'In my first week I broke the build twice. Both times somebody sat down next to me, and by Friday I was the one who knew how it works.',
    picture: employee3,
  },
]
