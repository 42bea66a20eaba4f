import {
  filmLantern,
  filmSmallIsland,
  seriesCaptainKelapa,
  seriesKancil,
  workAcademyAnimation,
  workStudioAnimation,
} from './art.ts'
import type { Project } from './projects.ts'
import type { Offer } from './services.ts'
import { videos } from './videos.ts'

export const animationServices: readonly Offer[] = [
  {
    name: 'Animation',
    text: 'Series and films for children and the people who watch with them, in 2D, 3D and everything between.',
  },
  {
    name: 'Promotional video',
    text: 'Thirty seconds that explain a product, a place or a promise, made for the screen where it will be seen.',
  },
]

export const capabilities = [
  'Story and script',
  'Character design',
  'Storyboard and animatic',
  '2D animation',
  '3D animation',
  'Rigging',
  'Motion capture',
  'Motion graphics',
  'Lighting and rendering',
  'Visual effects',
  'Compositing',
  'Voice, music and mix',
] as const

export const films: readonly Project[] = [
  {
    id: 'kancil',
    title: 'Kancil and the Cloud Market',
    kind: 'Animated series',
    description:
      'A mouse-deer with more ideas than sense runs errands between the village and a market in the sky. Folk tales of the archipelago, told at the speed of today’s six-year-olds.',
    facts: [
      { label: 'Length', value: '2 seasons, 88 episodes' },
      { label: 'Episode', value: '7 minutes' },
      { label: 'Audience', value: 'Ages 4–8' },
    ],
    link: { url: 'https://kancil.example/', label: 'Visit Kancil and the Cloud Market' },
    pictures: [seriesKancil, workStudioAnimation],
    video: videos.series,
  },
  {
    id: 'captain-kelapa',
    title: 'Captain Kelapa',
    kind: 'Animated series',
    description:
      'The smallest ferry of the strait and its coconut captain deliver letters, goats and, once, a volcano. Slapstick at sea, with a science question in each episode.',
    facts: [
      { label: 'Length', value: '2 seasons, 104 episodes' },
      { label: 'Episode', value: '5 minutes' },
      { label: 'Audience', value: 'Ages 5–10' },
    ],
    link: { url: 'https://captain-kelapa.example/', label: 'Visit Captain Kelapa' },
    pictures: [seriesCaptainKelapa, workAcademyAnimation],
    video: videos.captain,
  },
  {
    id: 'lantern-for-mira',
    title: 'A Lantern for Mira',
    kind: 'Short film',
    description:
      'On the night when the power fails, a girl carries the last lantern of her street from door to door. Painted by eleven graduates of our academy, frame by frame.',
    facts: [
      { label: 'Length', value: '14 minutes' },
      { label: 'Year', value: '2023' },
      { label: 'Made by', value: '11 academy graduates' },
    ],
    link: { url: 'https://lantern-for-mira.example/', label: 'Visit A Lantern for Mira' },
    pictures: [filmLantern],
    video: videos.lantern,
  },
  {
    id: 'small-island',
    title: 'The Small Island',
    kind: 'Feature film',
    description:
      'An island wakes up, shakes off its harbour and goes to look for the sea that it was promised as a child. Our first feature, five years in the drawing.',
    facts: [
      { label: 'Length', value: '81 minutes' },
      { label: 'Year', value: '2025' },
      { label: 'Score', value: 'Gamelan and string quartet' },
    ],
    link: { url: 'https://small-island.example/', label: 'Visit The Small Island' },
    pictures: [filmSmallIsland],
    video: videos.island,
  },
]
