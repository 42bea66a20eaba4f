import { defineWords } from '@arunika/federation'
import type { PictureSource } from '@arunika/ui'
import { student1, student2, student3, student4 } from './pictures.ts'

const english = {
  title: 'What our students say',
  label: 'Four students',
  quotes: {
    bima: 'My obby has forty levels and my sister still cannot finish it. I fixed the last jump twice, because my teacher said that a good game is hard but never mean.',
    nadine:
      'We animated a cat jumping off a wall for three weeks. I have never looked at cats, or walls, in the same way since. It is the best thing that I have made.',
    bagas:
      'Our team shipped a small game, with bugs, a trailer and real players. Nobody gave us the answers. They gave us better questions and stayed late.',
    rachel:
      'I came in drawing dragons in the margins of my maths book. Five months later I had twelve finished sheets, and a studio asked who had painted them.',
  },
}

export type TestimonialWords = typeof english

export const testimonialWords = defineWords(english)

interface Testimonial {
  key: keyof TestimonialWords['quotes']
  name: string
  course: string
  picture: PictureSource
}

export const testimonials: readonly Testimonial[] = [
  { key: 'bima', name: 'Bima Mahardika, 11', course: 'Roblox', picture: student1 },
  { key: 'nadine', name: 'Nadine Putri Lestari, 15', course: '2D Animation', picture: student2 },
  { key: 'bagas', name: 'Bagas Pradana, 19', course: 'Game Development', picture: student3 },
  { key: 'rachel', name: 'Rachel Tan, 17', course: 'Concept Art', picture: student4 },
]
