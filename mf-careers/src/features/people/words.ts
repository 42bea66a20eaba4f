import { defineWords } from '@anyam/federation'

const english = {
  title: 'Build worlds with people you like',
  see: 'See open positions',
  ask: 'Ask the people who are here',
  say: 'What our people say',
  /** The people and their quotes are fictional. */
  testimonials: {
    rani: {
      role: 'Animator at the studio, teacher at the academy',
      quote:
        'On Monday I animate a fox for a series. On Thursday I show fourteen-year-olds how a fox walks. Each makes me better at the other.',
    },
    tiara: {
      role: 'Illustrator',
      quote:
        'Everybody sees my sketches here, the bad ones too. In three years nobody has laughed at one, and two of the bad ones became games.',
    },
    bagas: {
      role: 'Engineer, joined as an intern',
      quote:
        'In my first week I broke the build twice. Both times somebody sat down next to me, and by Friday I was the one who knew how it works.',
    },
  },
  carousel: { of: 'of', pause: 'Pause', play: 'Play', previous: 'Previous', next: 'Next' },
}

export type PeopleWords = typeof english

/** Texts about employees. */
export const peopleWords = defineWords(english)
