import avif320 from './320.avif'
import avif480 from './480.avif'
import avif800 from './800.avif'
import webp320 from './320.webp'
import webp480 from './480.webp'
import webp800 from './800.webp'
import type { PictureSource } from '@arunika/shared/ui'

export const employee1: PictureSource = {
  alt: 'An animator with headphones and a tablet before her large screen.',
  width: 960,
  height: 1000,
  avif: `${avif320} 320w, ${avif480} 480w, ${avif800} 800w`,
  webp: `${webp320} 320w, ${webp480} 480w, ${webp800} 800w`,
  src: webp480,
}
