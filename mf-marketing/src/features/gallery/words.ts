import { defineWords } from '@anyam/federation'
import type { Carousel } from '@arunika/ui'
import type { ComponentProps } from 'react'

const english = {
  title: 'Arts Gallery',
  lead: 'Made in our classes, by students between six and twenty-two.',
  loading: 'The gallery is loading',
  away: 'The gallery is being rehung',
  awayText: 'We could not fetch the works just now. Please try again in a moment.',
  retry: 'Try again',
  workAway: 'This work cannot be shown right now.',
  /** Texts of the carousel controls; undefined in English, where the component has its own. */
  carousel: undefined as ComponentProps<typeof Carousel>['words'],
}

export type GalleryWords = typeof english

/** Texts of the student gallery, also used on the home page. */
export const galleryWords = defineWords(english)
