import type { PictureSource } from '@arunika/ui'
import { employee1, employee2, employee3 } from './pictures.ts'

/** A quote by a fictional employee. */
export interface Testimonial {
  key: 'rani' | 'tiara' | 'bagas'
  name: string
  picture: PictureSource
}

export const testimonials: readonly Testimonial[] = [
  { key: 'rani', name: 'Rani Prameswari', picture: employee1 },
  { key: 'tiara', name: 'Tiara Lestari', picture: employee2 },
  { key: 'bagas', name: 'Bagas Wiratama', picture: employee3 },
]
