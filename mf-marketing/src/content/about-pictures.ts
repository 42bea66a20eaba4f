import type { PictureSource } from '@arunika/ui'
import type { AboutWords } from './about.ts'
import {
  director1,
  director2,
  director3,
  milestone1,
  milestone2,
  milestone3,
  milestone4,
} from './pictures.ts'

interface Milestone {
  key: keyof AboutWords['milestones']['steps']
  year: string
  picture: PictureSource
}

export const milestones: readonly Milestone[] = [
  { key: 'rooms', year: '2014', picture: milestone1 },
  { key: 'house', year: '2018', picture: milestone2 },
  { key: 'series', year: '2020', picture: milestone3 },
  { key: 'cities', year: '2024', picture: milestone4 },
]

interface Director {
  name: string
  role: keyof AboutWords['roles']
  picture: PictureSource
}

export const directors: readonly Director[] = [
  { name: 'Adrian Koh Wei Ming', role: 'president', picture: director1 },
  { name: 'Ratna Wibisono', role: 'academy', picture: director2 },
  { name: 'Sekar Paramitha', role: 'studio', picture: director3 },
]
