import { defineSlot } from '@arunika/federation/define-slot'
import { openingsKey } from '../../features/vacancies/api/get-openings.ts'
import { OpenPositions } from '../../features/vacancies/components/open-positions.tsx'

export const slot = defineSlot('open-positions', {
  Component: OpenPositions,
  preload: () => [openingsKey],
})
