import {
  candiStill1,
  candiStill2,
  canvasStill1,
  canvasStill2,
  kitesStill1,
  kitesStill2,
  rimbaStill1,
  rimbaStill2,
  signalStill1,
  signalStill2,
} from './pictures.ts'
import { projectNames } from './project-names.ts'
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
    ...projectNames.kites,
    kind: 'Adventure, phone and console',
    description:
      'Two children, one island above the clouds, and a wind that changes its mind. Build kites, learn their moods and sail from isle to isle before the monsoon. We made the wind, the islands and everything that flies.',
    facts: [
      { label: 'Partner', value: 'Kite & Kernel, Singapore' },
      { label: 'Units sold', value: '2.7 million' },
      { label: 'Date involved', value: 'March 2021 – August 2024' },
    ],
    link: { url: 'https://island-of-kites.example/', label: 'Visit Island of Kites' },
    pictures: [kitesStill1, kitesStill2],
    schemaType: 'VideoGame',
    film: videos.kites,
  },
  {
    ...projectNames.canvas,
    kind: 'Open metaverse, web and headset',
    description:
      'A city that its painters own. Visitors stroll between walls in progress, meet the makers and collect works that stay theirs on an open ledger. Artists set the price, and keep a share of each later sale.',
    facts: [
      { label: 'Artists', value: '37 local artists on one platform' },
      { label: 'Works', value: '1,400 murals and counting' },
      { label: 'Opened', value: 'November 2022' },
    ],
    link: { url: 'https://canvas-city.example/', label: 'Visit Canvas City' },
    pictures: [canvasStill1, canvasStill2],
    schemaType: 'VideoGame',
    film: videos.canvas,
  },
  {
    ...projectNames.candi,
    kind: 'Party racer, PC and console',
    description:
      'Four runners, one torch, and a temple that rearranges its steps to the beat of the gamelan. Races last ninety seconds; grudges last for weeks. Played in the finals of nine school leagues.',
    facts: [
      { label: 'Players', value: '1 to 4, one sofa or online' },
      { label: 'Languages', value: '7' },
      { label: 'Released', value: 'June 2023' },
    ],
    link: { url: 'https://candi-dash.example/', label: 'Visit Candi Dash' },
    pictures: [candiStill1, candiStill2],
    schemaType: 'VideoGame',
    film: videos.candi,
  },
  {
    ...projectNames.signal,
    kind: 'Exploration, virtual reality',
    description:
      'Alone in a small amber submarine, with a lamp and a question. Follow the stones that hum, map a reef that nobody has seen, and find out who has been answering. Made with the advice of marine biologists.',
    facts: [
      { label: 'Length', value: 'About six hours' },
      { label: 'Platform', value: 'PC and standalone headsets' },
      { label: 'Released', value: 'February 2025' },
    ],
    link: { url: 'https://signal-deep.example/', label: 'Visit Signal Deep' },
    pictures: [signalStill1, signalStill2],
    schemaType: 'VideoGame',
    film: videos.signal,
  },
  {
    ...projectNames.rimba,
    kind: 'Adventure, PC and console',
    description:
      'A tapir and a girl follow a river upstream, through a rainforest that was painted by hand, leaf by leaf. Nobody is hurried, nothing is shot, and the forest remembers what you took.',
    facts: [
      { label: 'Painted places', value: '64, on paper first' },
      { label: 'Length', value: 'About five hours' },
      { label: 'Released', value: 'November 2026' },
    ],
    link: { url: 'https://rimba.example/', label: 'Visit Rimba' },
    pictures: [rimbaStill1, rimbaStill2],
    schemaType: 'VideoGame',
    film: videos.rimba,
  },
]
