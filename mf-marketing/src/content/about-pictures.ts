import type { PictureSource } from '@arunika/ui'
import type { AboutWords } from './about.ts'
import { milestone1, milestone2, milestone3, milestone4 } from './pictures.ts'

interface Milestone {
  key: keyof AboutWords['milestones']['steps']
  year: string
  picture: PictureSource
}

export const milestones: readonly Milestone[] = [
  { key: 'rooms', year: '2014', picture: milestone1 },
  { key: 'house', year: '2018', picture: milestone2 },
  { key: 'series', year: '2020', picture: milestone3 },
  { key: 'cities', year: '2026', picture: milestone4 },
]
