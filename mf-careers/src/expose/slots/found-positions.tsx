import { defineCatalogue } from '@arunika/federation'
import { defineSlot } from '@arunika/federation/define-slot'
import { foundKey } from '../../features/vacancies/api/get-found-vacancies.ts'
import { AllPositions, FoundPositions } from '../../features/vacancies/components/found-positions.tsx'
import { jobWords } from '../../features/vacancies/job-words.ts'
import { openingWords } from '../../features/vacancies/opening-words.ts'

export const slot = defineSlot('found-positions', {
  Component: FoundPositions,
  words: [
    defineCatalogue(
      { jobWords, openingWords },
      {
        id: () =>
          import(/* webpackChunkName: "slot-found-positions-id" */ './found-positions-catalogue.id.ts'),
      },
    ),
  ],
  Fallback: AllPositions,
  preload: ({ words }, { language }) => [foundKey(words, language)],
})
