import type { Language } from '@arunika/contracts/site'
import { loadTestimonials } from '../../content/testimonial-content.ts'
import { definePart } from '../../lib/page-part.tsx'

/** The home page variant with a film; a separate chunk, because a site uses only one variant. */
export const videoHome = definePart(() => import(/* webpackChunkName: "video-home" */ './video-home.tsx'))

/** Loads the code and the testimonials. */
export async function loadVideoHome(language: Language | undefined) {
  const [testimonials] = await Promise.all([loadTestimonials(language), videoHome.load()])
  return testimonials
}
