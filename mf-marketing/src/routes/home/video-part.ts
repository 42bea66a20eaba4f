import type { Language } from '@arunika/contracts/site'
import { loadTestimonials } from '../../content/testimonial-content.ts'
import { definePart } from '../../lib/page-part.tsx'

/** The home page with a film: a chunk of its own, since a site has one of the two. */
export const videoHome = definePart(() => import(/* webpackChunkName: "video-home" */ './video-home.tsx'))

/** Loads its code, and what its students say. */
export async function loadVideoHome(language: Language | undefined) {
  const [testimonials] = await Promise.all([loadTestimonials(language), videoHome.load()])
  return testimonials
}
