import mp4 from './video/hero.mp4'
import webm from './video/hero.webm'

/** The looping film of the second home page, in two formats for browser support. */
export const heroVideo = [
  { src: webm, type: 'video/webm' },
  { src: mp4, type: 'video/mp4' },
] as const
