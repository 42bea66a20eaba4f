import { defineCatalogue } from '@anyam/federation'
import { useContent } from '@anyam/federation/use-content'
import { useRootData } from '@anyam/federation/use-site'
import { useLanguage, useWords } from '@anyam/federation/use-words'
import { inLanguage } from '@arunika/contracts/site'
import { SearchField } from '@arunika/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { classSentences } from '../../content/class-sentences.ts'
import { useClasses } from '../../features/class/api/get-classes.ts'
import { PageHero } from '../../features/page-hero/components/page-hero.tsx'
import { Results, ResultsStatus } from '../../features/search/components/results.tsx'
import { type FoundHere, findHere } from '../../features/search/find-here.ts'
import { searchWords } from '../../features/search/search-words.ts'
import { readWords, searchAddress } from '../../features/search/words.ts'
import { searchHead } from './head.ts'

const SEARCH_ROUTE = 'mf-marketing/search'

export default function SearchPage() {
  const text = useWords(searchWords)
  const language = useLanguage()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const words = readWords(search)
  return (
    <>
      <PageHero title={words ? text.resultsFor(words) : text.title} lead={text.lead}>
        <SearchField
          label={text.label}
          button={text.button}
          action={inLanguage('/search', language)}
          words={words}
          autoFocus={!words}
          onSearch={(typed) => navigate(searchAddress(typed))}
        />
      </PageHero>
      {words && <Found key={words} words={words} />}
      <ResultsStatus words={words} />
    </>
  )
}
SearchPage.words = [
  defineCatalogue(
    { classSentences, searchHead, searchWords },
    { id: () => import(/* webpackChunkName: "search-id" */ './catalogue.id.ts') },
  ),
]

function Found({ words }: { words: string }) {
  const { site, nav = [] } = useRootData()
  const { data: classes } = useClasses()
  const here = useContent<FoundHere | null>(SEARCH_ROUTE, () => findHere(words, site, nav).catch(() => null))
  return <Results words={words} here={here} classes={classes} />
}
