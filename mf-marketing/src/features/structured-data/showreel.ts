import type { Read } from '@anyam/federation'
import { DEFAULT_LANGUAGE, type Site } from '@arunika/contracts/site'
import { homeWords } from '../../content/home.ts'
import { showreelStill } from '../../content/pictures.ts'
import { FILMS_SHOWN_SINCE, videos } from '../../content/videos.ts'

/** schema.org VideoObject: the film on the home page. */
export function showreel({ publicUrl, language = DEFAULT_LANGUAGE }: Site, read: Read) {
  const { film, lead } = read(homeWords).recent
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: film,
    description: lead,
    thumbnailUrl: new URL(showreelStill.src, publicUrl).href,
    contentUrl: new URL(videos.showreel.mp4, publicUrl).href,
    uploadDate: FILMS_SHOWN_SINCE,
    duration: 'PT12S',
    inLanguage: language,
  }
}
