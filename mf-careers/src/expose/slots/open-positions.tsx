import { defineCatalogue } from '@anyam/federation'
import { defineSlot } from '@anyam/federation/define-slot'
import { openingsKey } from '../../features/vacancies/api/get-openings.ts'
import { OpenPositions } from '../../features/vacancies/components/open-positions.tsx'
import { jobWords } from '../../features/vacancies/job-words.ts'
import { openingWords } from '../../features/vacancies/opening-words.ts'

export const slot = defineSlot('open-positions', {
  Component: OpenPositions,
  words: [
    defineCatalogue(
      { jobWords, openingWords },
      {
        id: () => import(/* webpackChunkName: "slot-open-positions-id" */ './open-positions-catalogue.id.ts'),
      },
    ),
  ],
  preload: (_, { language }) => [openingsKey(language)],
})
