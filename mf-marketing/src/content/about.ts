import type { PictureSource } from '@arunika/shared/ui'
import { director1, director2, director3, milestone1, milestone2, milestone3, milestone4 } from './art.ts'

export const story = [
  'We are a digital entertainment, gamification and education company based in Singapore and Indonesia. Our studio builds for the open metaverse: worlds that people enter together, blockchain games whose players truly own what they win, and virtual and augmented reality that you forget you are wearing.',
  'The same craft serves brands and institutions. We design AI marketing that speaks to one person at a time, and connect objects, rooms and whole campuses through the Internet of Things. And because none of it is worth much without people, our academy trains the artists and engineers who will carry it on.',
] as const

export const vision =
  'To be the house in Asia where art and technology grow up together: rooted in Asian values of respect, diligence and care for one another, and guided by STEAM education, in which science, technology, engineering, arts and mathematics are taught as one.'

export const mission = [
  'Make entertainment that is kind, curious and technically excellent, from first sketch to last patch.',
  'Open international projects to local talent, and pay for it fairly.',
  'Teach by making: every student works on something real, with people who do it for a living.',
  'Bring the stories of the archipelago to screens around the world.',
] as const

export interface Milestone {
  year: string
  title: string
  text: string
  picture: PictureSource
}

export const milestones: readonly Milestone[] = [
  {
    year: '2014',
    title: 'Two rooms in Bandung',
    text: 'Five friends, four desks and a borrowed projector. The first game takes eleven months and fits on one phone.',
    picture: milestone1,
  },
  {
    year: '2017',
    title: 'A second home in Singapore',
    text: 'An office across the strait, and with it the first animated series: eighty-eight episodes in two seasons.',
    picture: milestone2,
  },
  {
    year: '2020',
    title: 'The academy opens',
    text: 'What we teach our juniors becomes a curriculum. Twenty-six students come in the first term, all of them online.',
    picture: milestone3,
  },
  {
    year: '2024',
    title: 'Into the headset',
    text: 'A motion-capture floor and an immersive lab, shared by the studio on weekdays and by students on Saturdays.',
    picture: milestone4,
  },
]

export interface Person {
  name: string
  role: string
  picture: PictureSource
}

export const directors: readonly Person[] = [
  { name: 'Ratna Wibisono', role: 'President Director', picture: director1 },
  { name: 'Adrian Koh Wei Ming', role: 'Director, Studio and Technology', picture: director2 },
  { name: 'Sekar Paramitha', role: 'Director, Academy', picture: director3 },
]

export const teamText =
  'Painters who read shader code and programmers who sketch on napkins. Fifty-eight people in two cities, with one long lunch table in each.'
