import { defineCatalogue } from '@anyam/federation'
import { defineSlot } from '@anyam/federation/define-slot'
import { vacancyKey } from '../../features/vacancies/api/get-vacancy.ts'
import { VacancyTeaser } from '../../features/vacancies/components/vacancy-teaser.tsx'
import { jobWords } from '../../features/vacancies/job-words.ts'
import { openingWords } from '../../features/vacancies/opening-words.ts'

export const slot = defineSlot('vacancy-teaser', {
  Component: VacancyTeaser,
  words: [
    defineCatalogue(
      { jobWords, openingWords },
      {
        id: () => import(/* webpackChunkName: "slot-vacancy-teaser-id" */ './vacancy-teaser-catalogue.id.ts'),
      },
    ),
  ],
  preload: ({ id }, { language }) => [vacancyKey(String(id), language)],
})
