import { defineWords } from '@arunika/federation'

const english = {
  title: 'Arts Gallery',
  lead: 'Made in our classes, by students between six and twenty-two.',
  loading: 'The gallery is loading',
  away: 'The gallery is being rehung',
  awayText: 'We could not fetch the works just now. Please try again in a moment.',
  retry: 'Try again',
  works: 'Student works',
  worksOf: (course: string) => `Student works: ${course}`,
  caption: (course: string) => `Student Portfolio - ${course}`,
  film: (student: string) => `Film by ${student}`,
  work: (student: string) => `Work by ${student}`,
  workAway: 'This work cannot be shown right now.',
  inThisClass: 'Made in this class',
  inOurClasses: 'Made in our classes',
  fromNextDoor: 'The works of this class are not in our gallery yet: these are from the rooms next door.',
  carousel: { of: 'of', pause: 'Pause', play: 'Play', previous: 'Previous', next: 'Next' },
}

export type GalleryWords = typeof english

/** Texts of the gallery of the students' works, here and on the home page. */
export const galleryWords = defineWords(english, {
  id: () => import(/* webpackChunkName: "words-id" */ './words.id.ts'),
})
