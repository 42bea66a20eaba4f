import { defineSlot } from '@arunika/federation/define-slot'
import { foundKey } from '../../features/vacancies/api/get-found-vacancies.ts'
import { AllPositions, FoundPositions } from '../../features/vacancies/components/found-positions.tsx'

export const slot = defineSlot('found-positions', {
  Component: FoundPositions,
  Fallback: AllPositions,
  preload: ({ words }) => [foundKey(words)],
})
