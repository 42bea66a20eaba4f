import { DEFAULT_LANGUAGE, type Language } from '@arunika/contracts/site'

/** One of the two home pages shows them; the other loads none. Few come to it within the app, so one chunk has all languages. */
export const loadTestimonials = async (language: Language = DEFAULT_LANGUAGE) =>
  (await import(/* webpackChunkName: "testimonials" */ './testimonials-by-language.ts'))[language]
