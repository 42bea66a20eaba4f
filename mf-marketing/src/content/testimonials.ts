import type { PictureSource } from '@arunika/ui'
import { student1, student2, student3, student4 } from './pictures.ts'
import type { TestimonialTexts } from './testimonial-texts.ts'

interface Testimonial {
  key: keyof TestimonialTexts['quotes']
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
