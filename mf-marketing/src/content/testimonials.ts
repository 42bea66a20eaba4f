import type { PictureSource } from '@arunika/ui'
import { student1, student2, student3, student4 } from './pictures.ts'

export interface Testimonial {
  quote: string
  name: string
  course: string
  picture: PictureSource
}

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'My obby has forty levels and my sister still cannot finish it. I fixed the last jump twice, because my teacher said that a good game is hard but never mean.',
    name: 'Bima Mahardika, 11',
    course: 'Roblox',
    picture: student1,
  },
  {
    quote:
      'We animated a cat jumping off a wall for three weeks. I have never looked at cats, or walls, in the same way since. It is the best thing that I have made.',
    name: 'Nadine Putri Lestari, 15',
    course: '2D Animation',
    picture: student2,
  },
  {
    quote:
      'Our team shipped a small game, with bugs, a trailer and real players. Nobody gave us the answers. They gave us better questions and stayed late.',
    name: 'Bagas Pradana, 19',
    course: 'Game Development',
    picture: student3,
  },
  {
    quote:
      'I came in drawing dragons in the margins of my maths book. Five months later I had twelve finished sheets, and a studio asked who had painted them.',
    name: 'Rachel Tan, 17',
    course: 'Concept Art',
    picture: student4,
  },
]
