import type { Offer } from './services.ts'

export const webServices: readonly Offer[] = [
  {
    name: 'Website Design & Development',
    text: 'Sites that load before the thumb has left the glass, can be edited by your team and read by everybody.',
  },
  {
    name: 'Mobile Apps',
    text: 'One idea, done well, for Android and iOS, from the first click dummy to the store and the years after.',
  },
  {
    name: 'Educational Platform',
    text: 'Courses, homework, galleries and certificates in one place, proven daily in our own academy.',
  },
  {
    name: 'Gamification',
    text: 'Points are easy, motivation is not. We design loops that make people come back because it is worth it.',
  },
]
