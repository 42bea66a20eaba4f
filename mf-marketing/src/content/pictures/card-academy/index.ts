import avif480 from './480.avif'
import avif800 from './800.avif'
import avif1200 from './1200.avif'
import webp480 from './480.webp'
import webp800 from './800.webp'
import webp1200 from './1200.webp'
import type { PictureSource } from '@arunika/shared/ui'

export const cardAcademy: PictureSource = {
  alt: 'Three students with an easel, pencils, clay and a cat on a pile of books.',
  width: 1200,
  height: 900,
  avif: `${avif480} 480w, ${avif800} 800w, ${avif1200} 1200w`,
  webp: `${webp480} 480w, ${webp800} 800w, ${webp1200} 1200w`,
  src: webp800,
}
