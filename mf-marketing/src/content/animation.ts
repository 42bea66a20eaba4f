import {
  catStill1,
  catStill2,
  harborStill1,
  harborStill2,
  lanternStill1,
  lanternStill2,
  roboStill1,
  roboStill2,
} from './pictures.ts'
import { projectNames } from './project-names.ts'
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
    ...projectNames.harbor,
    kind: 'Animated series',
    description:
      'The smallest boats of the strait deliver letters, goats and, once, a piano. Gentle stories about work, weather and friendship, told at the speed of a four-year-old’s questions.',
    facts: [
      { label: 'Length', value: '2 seasons, 88 episodes' },
      { label: 'Episode', value: '7 minutes' },
      { label: 'Audience', value: 'Ages 3–6' },
    ],
    link: { url: 'https://little-harbor.example/', label: 'Visit Little Harbor' },
    pictures: [harborStill1, harborStill2],
    schemaType: 'TVSeries',
    film: videos.harbor,
  },
  {
    ...projectNames.robo,
    kind: 'Animated series',
    description:
      'In a village on stilts the robots fish, cook and gossip like everybody else. Slapstick with a screwdriver, and a science question in each episode that children can try at home.',
    facts: [
      { label: 'Length', value: '2 seasons, 104 episodes' },
      { label: 'Episode', value: '5 minutes' },
      { label: 'Audience', value: 'Ages 5–10' },
    ],
    link: { url: 'https://robo-kampung.example/', label: 'Visit Robo Kampung' },
    pictures: [roboStill1, roboStill2],
    schemaType: 'TVSeries',
    film: videos.robo,
  },
  {
    ...projectNames.lantern,
    kind: 'Feature film',
    description:
      'On the night when the power fails, a girl rows out with the last lantern of her street to find the ones that drifted away. Our first feature, five years in the drawing.',
    facts: [
      { label: 'Length', value: '81 minutes' },
      { label: 'Year', value: '2025' },
      { label: 'Score', value: 'Gamelan and string quartet' },
    ],
    link: { url: 'https://lantern-night.example/', label: 'Visit Lantern Night' },
    pictures: [lanternStill1, lanternStill2],
    schemaType: 'Movie',
    film: videos.lantern,
  },
  {
    ...projectNames.cat,
    kind: 'Short film',
    description:
      'A drawn cat climbs out of its tablet and must be home before the battery is empty. Painted by eleven graduates of our academy, frame by frame, in one summer.',
    facts: [
      { label: 'Length', value: '14 minutes' },
      { label: 'Year', value: '2023' },
      { label: 'Made by', value: '11 academy graduates' },
    ],
    link: { url: 'https://nine-and-a-half-lives.example/', label: 'Visit Nine and a Half Lives' },
    pictures: [catStill1, catStill2],
    schemaType: 'Movie',
    film: videos.cat,
  },
]
