import avif420 from './420.avif'
import avif640 from './640.avif'
import avif840 from './840.avif'
import webp420 from './420.webp'
import webp640 from './640.webp'
import webp840 from './840.webp'
import type { PictureSource } from '@arunika/shared/ui'

export const heroAcademyPortrait: PictureSource = {
  alt: 'A giant easel in the middle of a bright city made of pencils, paint and canvases.',
  width: 840,
  height: 1400,
  avif: `${avif420} 420w, ${avif640} 640w, ${avif840} 840w`,
  webp: `${webp420} 420w, ${webp640} 640w, ${webp840} 840w`,
  src: webp640,
}
