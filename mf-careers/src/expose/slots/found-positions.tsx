import { defineCatalogue } from '@anyam/federation'
import { defineSlot } from '@anyam/federation/define-slot'
import { FoundPages } from '../../features/searching/components/found-pages.tsx'
import { foundKey } from '../../features/vacancies/api/get-found-vacancies.ts'
import { AllPositions, FoundPositions } from '../../features/vacancies/components/found-positions.tsx'
import { jobWords } from '../../features/vacancies/job-words.ts'
import { openingWords } from '../../features/vacancies/opening-words.ts'
import { searchedTexts, useSearchedPages } from './searched-pages.ts'

function FoundInCareers({ words, pages }: { words: string; pages?: true }) {
  const searched = useSearchedPages()
  return (
    <>
      {pages && searched && <FoundPages words={words} {...searched} />}
      <FoundPositions words={words} />
    </>
  )
}

export const slot = defineSlot('found-positions', {
  Component: FoundInCareers,
  words: [
    defineCatalogue(
      { jobWords, openingWords },
      {
        id: () =>
          import(/* webpackChunkName: "slot-found-positions-id" */ './found-positions-catalogue.id.ts'),
      },
    ),
    searchedTexts,
  ],
  Fallback: AllPositions,
  preload: ({ words }, { language }) => [foundKey(words, language)],
})
