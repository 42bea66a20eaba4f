import type { ProjectText } from './projects.ts'

export type FilmKey = 'harbor' | 'robo' | 'lantern' | 'cat'
export type FilmTexts = Readonly<Record<FilmKey, ProjectText>>

export const filmTexts: FilmTexts = {
  harbor: {
    kind: 'Animated series',
    description:
      'The smallest boats of the strait deliver letters, goats and, once, a piano. Gentle stories about work, weather and friendship, told at the speed of a four-year-old’s questions.',
    facts: [
      { label: 'Length', value: '2 seasons, 88 episodes' },
      { label: 'Episode', value: '7 minutes' },
      { label: 'Audience', value: 'Ages 3–6' },
    ],
  },
  robo: {
    kind: 'Animated series',
    description:
      'In a village on stilts the robots fish, cook and gossip like everybody else. Slapstick with a screwdriver, and a science question in each episode that children can try at home.',
    facts: [
      { label: 'Length', value: '2 seasons, 104 episodes' },
      { label: 'Episode', value: '5 minutes' },
      { label: 'Audience', value: 'Ages 5–10' },
    ],
  },
  lantern: {
    kind: 'Feature film',
    description:
      'On the night when the power fails, a girl rows out with the last lantern of her street to find the ones that drifted away. Our first feature, five years in the drawing.',
    facts: [
      { label: 'Length', value: '81 minutes' },
      { label: 'Year', value: '2025' },
      { label: 'Score', value: 'Gamelan and string quartet' },
    ],
  },
  cat: {
    kind: 'Short film',
    description:
      'A drawn cat climbs out of its tablet and must be home before the battery is empty. Painted by eleven graduates of our academy, frame by frame, in four months.',
    facts: [
      { label: 'Length', value: '14 minutes' },
      { label: 'Year', value: '2023' },
      { label: 'Made by', value: '11 academy graduates' },
    ],
  },
}
