import { defineSlot } from '@arunika/federation/define-slot'
import { vacancyKey } from '../../features/vacancies/api/get-vacancy.ts'
import { VacancyTeaser } from '../../features/vacancies/components/vacancy-teaser.tsx'

export const slot = defineSlot('vacancy-teaser', {
  Component: VacancyTeaser,
  preload: ({ id }) => [vacancyKey(String(id))],
})
