import avif480 from './480.avif'
import avif800 from './800.avif'
import avif1200 from './1200.avif'
import avif1600 from './1600.avif'
import webp480 from './480.webp'
import webp800 from './800.webp'
import webp1200 from './1200.webp'
import webp1600 from './1600.webp'
import type { PictureSource } from '@arunika/shared/ui'

export const careerHero: PictureSource = {
  alt: 'A bright open studio: people at desks, round a table, at an easel, and a robot that waves.',
  width: 1600,
  height: 900,
  avif: `${avif480} 480w, ${avif800} 800w, ${avif1200} 1200w, ${avif1600} 1600w`,
  webp: `${webp480} 480w, ${webp800} 800w, ${webp1200} 1200w, ${webp1600} 1600w`,
  src: webp800,
}
