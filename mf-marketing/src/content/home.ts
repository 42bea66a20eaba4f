import { cardAcademy, cardStudio, kidClass, regularClass } from './pictures.ts'

export const intro = {
  headline: 'We make worlds to play in, and teach the people who will make the next ones.',
  text: 'From Bandung and Singapore we build games, films and immersive technology for clients around the world. Next door, in the same house, our academy trains young artists on the tools, the deadlines and the standards of real international projects.',
  facts: [
    { figure: '2', text: 'cities, Bandung and Singapore, one team' },
    { figure: '192', text: 'episodes of animated series delivered' },
    { figure: '12', text: 'courses, each five months long' },
  ],
} as const

export const together = {
  studio: {
    text: 'An interactive media and technology studio. Bring us a brief, a brand or a half-finished idea: we design it, animate it, program it and stay until it runs.',
    picture: cardStudio,
  },
  academy: {
    text: 'An arts academy where children and young adults learn from working artists, and finish every course with something worth showing.',
    picture: cardAcademy,
  },
} as const

/** Two of the studio's services as the home page shows them. */
export const studioDoors = [
  { name: 'Game Development', detail: 'All platforms', to: '/technology/game-development' },
  { name: 'Animations', detail: 'Series and films', to: '/technology/animation' },
] as const

/** The two programmes of the academy as the home pages show them. */
export const programmes = [
  {
    name: 'Kid Class',
    ages: 'Ages 6–12',
    text: 'First worlds, first brushes, first lines of code. Play leads, and skill follows.',
    to: '/academy/kid-class',
    picture: kidClass,
  },
  {
    name: 'Regular Class',
    ages: 'Ages above 13',
    text: 'Nine courses on the tools of the trade, from concept art to game development.',
    to: '/academy/regular-class',
    picture: regularClass,
  },
] as const

export const videoHome = {
  title: ['Come as you are.', 'Leave as a maker.'],
  text: 'Classes in art, animation and games for children and young adults, taught by people who do it every day.',
} as const
