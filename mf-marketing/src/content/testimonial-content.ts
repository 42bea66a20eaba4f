import { DEFAULT_LANGUAGE, type Language } from '@arunika/contracts/site'
import type { TestimonialTexts } from './testimonial-texts.ts'

const sources: Record<Language, () => Promise<{ texts: TestimonialTexts }>> = {
  en: () => import(/* webpackChunkName: "testimonials" */ './testimonial-texts.ts'),
  id: () => import(/* webpackChunkName: "testimonials-id" */ './testimonial-texts.id.ts'),
}

/** One of the two home pages shows them; the other loads none. */
export const loadTestimonials = async (language: Language = DEFAULT_LANGUAGE) =>
  (await sources[language]()).texts
