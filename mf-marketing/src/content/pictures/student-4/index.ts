import avif160 from './160.avif'
import avif320 from './320.avif'
import avif480 from './480.avif'
import webp160 from './160.webp'
import webp320 from './320.webp'
import webp480 from './480.webp'
import type { PictureSource } from '@arunika/shared/ui'

export const student4: PictureSource = {
  alt: 'A student with brown hair and amber headphones thinks.',
  width: 600,
  height: 600,
  avif: `${avif160} 160w, ${avif320} 320w, ${avif480} 480w`,
  webp: `${webp160} 160w, ${webp320} 320w, ${webp480} 480w`,
  src: webp320,
}
