import { defineWords } from '@arunika/federation'
import type { Carousel } from '@arunika/ui'
import type { ComponentProps } from 'react'

const english = {
  viewMore: 'View More',
  startProject: 'Start a project',
  /** Before the title of a film, on what starts it. */
  play: 'Play',
  /** The handle between two pictures. */
  share: (left: string, right: string) => `Share of ${left} against ${right}`,
  /** Of its controls; its own in English. */
  carousel: undefined as ComponentProps<typeof Carousel>['words'],
}

export type CommonWords = typeof english

/** Texts that many pages show. */
export const commonWords = defineWords(english)
