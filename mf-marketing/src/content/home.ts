import { defineWords } from '@anyam/federation'

interface HomePictures {
  /** Alt texts of both pictures; in English each picture has its own. */
  alts?: { studio: string; academy: string }
}

const pictures: HomePictures = {}

const english = {
  ...pictures,
  studio: {
    motto: 'We build worlds that answer when you press start.',
    link: 'See our work',
  },
  academy: {
    motto: 'We teach the hands that will draw tomorrow.',
    link: 'Find a class',
  },
  intro: {
    headline: 'We make worlds to play in, and teach the people who will make the next ones.',
    text: 'From Bandung and Singapore we build games, films and immersive technology for clients around the world. Next door, in the same house, our academy trains young artists on the tools, the deadlines and the standards of real international projects.',
    facts: [
      { figure: '2', text: 'cities, Bandung and Singapore, one team' },
      { figure: '192', text: 'episodes of animated series delivered' },
      { figure: '12', text: 'courses, each five months long' },
    ],
  },
  together: {
    title: "LET'S BUILD TOGETHER",
    lead: 'One house, two doors. Most of our projects use both.',
    studio:
      'An interactive media and technology studio. Bring us a brief, a brand or a half-finished idea: we design it, animate it, program it and stay until it runs.',
    academy:
      'An arts academy where children and young adults learn from working artists, and finish every course with something worth showing.',
    /** Two of the studio's services, as examples. */
    games: { name: 'Game Development', detail: 'All platforms' },
    animation: { name: 'Animations', detail: 'Series and films' },
    /** Shown next to a service or programme name. */
    more: 'View More',
  },
  recent: {
    title: 'RECENT WORK',
    lead: 'Twelve seconds of five games and four films, drawn in our own rooms. Press play.',
    film: 'Showreel: our recent work',
  },
  partners: 'OUR PARTNERS',
  callToAction: 'Have a brief, or a child who draws on everything?',
}

export type HomeWords = typeof english

export const homeWords = defineWords(english)
