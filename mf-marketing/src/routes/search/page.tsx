import { inLanguage } from '@arunika/contracts/site'
import { defineCatalogue } from '@arunika/federation'
import { useLanguage, useWords } from '@arunika/federation/use-words'
import { SearchField, VisuallyHidden } from '@arunika/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { classSentences } from '../../content/class-sentences.ts'
import { projectTexts } from '../../content/project-texts.ts'
import { useClasses } from '../../features/class/api/get-classes.ts'
import { PageHero } from '../../features/page-hero/components/page-hero.tsx'
import { Results } from '../../features/search/components/results.tsx'
import { pageTexts } from '../../features/search/page-sections.ts'
import { searchWords } from '../../features/search/search-words.ts'
import { readWords, searchAddress } from '../../features/search/words.ts'
import { searchHead } from './head.ts'

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
      <VisuallyHidden>
        <span role="status">{words && text.status(words)}</span>
      </VisuallyHidden>
      {words && <Found key={words} words={words} />}
    </>
  )
}
SearchPage.words = [
  defineCatalogue(
    { ...pageTexts, classSentences, projectTexts, searchHead, searchWords },
    { id: () => import(/* webpackChunkName: "search-id" */ './catalogue.id.ts') },
  ),
]

function Found({ words }: { words: string }) {
  const { data: classes } = useClasses()
  return <Results words={words} classes={classes} />
}
