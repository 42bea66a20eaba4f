import type { ProjectText } from './projects.ts'

export type GameKey = 'kites' | 'canvas' | 'candi' | 'signal' | 'rimba'
export type GameTexts = Readonly<Record<GameKey, ProjectText>>

export const gameTexts: GameTexts = {
  kites: {
    kind: 'Adventure, phone and console',
    description:
      'Two children, one island above the clouds, and a wind that changes its mind. Build kites, learn their moods and sail from isle to isle before the monsoon. We made the wind, the islands and everything that flies.',
    facts: [
      { label: 'Partner', value: 'Kite & Kernel, Singapore' },
      { label: 'Units sold', value: '2.7 million' },
      { label: 'Date involved', value: 'March 2021 – August 2024' },
    ],
  },
  canvas: {
    kind: 'Open metaverse, web and headset',
    description:
      'A city that its painters own. Visitors stroll between walls in progress, meet the makers and collect works that stay theirs on an open ledger. Artists set the price, and keep a share of each later sale.',
    facts: [
      { label: 'Artists', value: '37 local artists on one platform' },
      { label: 'Works', value: '1,400 murals and counting' },
      { label: 'Opened', value: 'November 2022' },
    ],
  },
  candi: {
    kind: 'Party racer, PC and console',
    description:
      'Four runners, one torch, and a temple that rearranges its steps to the beat of the gamelan. Races last ninety seconds; grudges last for weeks. Played in the finals of nine school leagues.',
    facts: [
      { label: 'Players', value: '1 to 4, one sofa or online' },
      { label: 'Languages', value: '7' },
      { label: 'Released', value: 'June 2023' },
    ],
  },
  signal: {
    kind: 'Exploration, virtual reality',
    description:
      'Alone in a small amber submarine, with a lamp and a question. Follow the stones that hum, map a reef that nobody has seen, and find out who has been answering. Made with the advice of marine biologists.',
    facts: [
      { label: 'Length', value: 'About six hours' },
      { label: 'Platform', value: 'PC and standalone headsets' },
      { label: 'Released', value: 'February 2025' },
    ],
  },
  rimba: {
    kind: 'Adventure, PC and console',
    description:
      'A tapir and a girl follow a river upstream, through a rainforest that was painted by hand, leaf by leaf. Nobody is hurried, nothing is shot, and the forest remembers what you took.',
    facts: [
      { label: 'Painted places', value: '64, on paper first' },
      { label: 'Length', value: 'About five hours' },
      { label: 'Released', value: 'November 2026' },
    ],
  },
}
