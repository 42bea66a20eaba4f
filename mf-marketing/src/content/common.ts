import { defineWords } from '@anyam/federation'
import type { Carousel } from '@arunika/ui'
import type { ComponentProps } from 'react'

const english = {
  viewMore: 'View More',
  startProject: 'Start a project',
  /** Prefix of the film title on the play button. */
  play: 'Play',
  /** Label of the handle between two pictures. */
  share: (left: string, right: string) => `Share of ${left} against ${right}`,
  /** Texts of the carousel controls; undefined in English, where the component has its own. */
  carousel: undefined as ComponentProps<typeof Carousel>['words'],
}

export type CommonWords = typeof english

/** Texts shared by many pages. */
export const commonWords = defineWords(english)
