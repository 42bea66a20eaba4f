import {
  gameBeatAngklung,
  gameGerbangKala,
  gameKanvasPasar,
  gameNusaHarvest,
  workAcademyConceptArt,
  workStudioGameDevelopment,
  workStudioIllustration,
} from './art.ts'
import type { Project } from './projects.ts'
import type { Offer } from './services.ts'
import { videos } from './videos.ts'

export const gameServices: readonly Offer[] = [
  {
    name: 'Game design and prototypes',
    text: 'A playable answer within four weeks, so that decisions are made with a controller in hand.',
  },
  {
    name: 'Art and animation',
    text: 'Characters, worlds, interfaces and effects in one style guide, from painterly 2D to stylised 3D.',
  },
  {
    name: 'Engineering',
    text: 'Gameplay, multiplayer and tools in Unity and Unreal, with tests and builds every night.',
  },
  {
    name: 'Co-development and live service',
    text: 'We join your team for a feature, a port or a season, and leave the code better than we found it.',
  },
]

export const games: readonly Project[] = [
  {
    id: 'nusa-harvest',
    title: 'Nusa Harvest',
    kind: 'Farming adventure',
    description:
      'A quiet life on a terraced island, in which every season brings a festival and every neighbour has a secret recipe. We built the crops, the weather, the markets and the whole of the fourth island.',
    facts: [
      { label: 'Partner', value: 'Kite & Kernel, Singapore' },
      { label: 'Units sold', value: '2.7 million' },
      { label: 'Date involved', value: 'March 2021 – August 2024' },
    ],
    link: { url: 'https://nusa-harvest.example/', label: 'Visit Nusa Harvest' },
    pictures: [gameNusaHarvest, workStudioGameDevelopment],
    video: videos.harvest,
  },
  {
    id: 'kanvas-pasar',
    title: 'Kanvas Pasar',
    kind: 'Open metaverse gallery',
    description:
      'A night market that never closes: visitors stroll between stalls, meet the makers and collect works that stay theirs on an open ledger. Artists set the price, and keep a share of each later sale.',
    facts: [
      { label: 'Artists', value: '37 local artists on one platform' },
      { label: 'Platform', value: 'Web and headset' },
      { label: 'Opened', value: 'November 2022' },
    ],
    link: { url: 'https://kanvas-pasar.example/', label: 'Visit Kanvas Pasar' },
    pictures: [gameKanvasPasar, workAcademyConceptArt],
    video: videos.market,
  },
  {
    id: 'beat-angklung',
    title: 'Beat Angklung',
    kind: 'Rhythm game',
    description:
      'Four players, one bamboo orchestra. Shake, swing and stay in time through forty songs, recorded with a real ensemble in the hills above Bandung. It needs two minutes to learn, and a family to master.',
    facts: [
      { label: 'Songs', value: '40, recorded live' },
      { label: 'Platform', value: 'Phone and console' },
      { label: 'Released', value: 'June 2023' },
    ],
    link: { url: 'https://beat-angklung.example/', label: 'Visit Beat Angklung' },
    pictures: [gameBeatAngklung],
    video: videos.rhythm,
  },
  {
    id: 'gerbang-kala',
    title: 'Gerbang Kala',
    kind: 'Augmented-reality mystery',
    description:
      'Hold up your phone in the old town and see it as it was a hundred years ago. A missing letter, six witnesses and a gate that opens at dusk: a mystery that is solved on foot.',
    facts: [
      { label: 'Chapters', value: '6, about two hours' },
      { label: 'Platform', value: 'Phone, with augmented reality' },
      { label: 'Released', value: 'February 2025' },
    ],
    link: { url: 'https://gerbang-kala.example/', label: 'Visit Gerbang Kala' },
    pictures: [gameGerbangKala, workStudioIllustration],
    video: videos.island,
  },
]
