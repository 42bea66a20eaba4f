import avif480 from './480.avif'
import avif800 from './800.avif'
import avif1200 from './1200.avif'
import webp480 from './480.webp'
import webp800 from './800.webp'
import webp1200 from './1200.webp'
import type { PictureSource } from '@arunika/shared/ui'

export const techHololens: PictureSource = {
  alt: 'Three people with visors study an engine made of light above a table.',
  width: 1280,
  height: 800,
  avif: `${avif480} 480w, ${avif800} 800w, ${avif1200} 1200w`,
  webp: `${webp480} 480w, ${webp800} 800w, ${webp1200} 1200w`,
  src: webp800,
}
