import type { PictureSource } from '@arunika/ui'
import {
  director1,
  director2,
  director3,
  milestone1,
  milestone2,
  milestone3,
  milestone4,
} from './pictures.ts'

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
    text: 'Three friends, two old computers and a borrowed projector. The first game takes eleven months and fits on one phone.',
    picture: milestone1,
  },
  {
    year: '2018',
    title: 'The academy gets a house',
    text: 'What we teach our juniors becomes a curriculum. Twenty-six students come in the first term, and the ribbon is cut by the youngest.',
    picture: milestone2,
  },
  {
    year: '2020',
    title: 'Little Harbor goes on air',
    text: 'Our first series sails into living rooms across the archipelago: two seasons and eighty-eight episodes later it is still afloat.',
    picture: milestone3,
  },
  {
    year: '2024',
    title: 'Two cities, one team',
    text: 'A second home in Singapore, and a motion-capture floor that the studio uses on weekdays and the students on Saturdays.',
    picture: milestone4,
  },
]

export interface Person {
  name: string
  role: string
  picture: PictureSource
}

export const directors: readonly Person[] = [
  { name: 'Adrian Koh Wei Ming', role: 'President Director', picture: director1 },
  { name: 'Ratna Wibisono', role: 'Director, Academy', picture: director2 },
  { name: 'Sekar Paramitha', role: 'Director, Studio and Technology', picture: director3 },
]

export const teamText =
  'Painters who read shader code and programmers who sketch on napkins. Fifty-eight people in two cities, with one long lunch table in each.'
