import { DEFAULT_LANGUAGE, type Language } from '@arunika/contracts/site'

/**
 * Loads the testimonials for the home page that shows them. Few visitors reach it by client-side navigation, so one
 * chunk has all languages.
 */
export const loadTestimonials = async (language: Language = DEFAULT_LANGUAGE) =>
  (await import(/* webpackChunkName: "testimonials" */ './testimonials-by-language.ts'))[language]
