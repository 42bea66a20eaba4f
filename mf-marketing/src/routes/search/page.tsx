import { SearchField, VisuallyHidden } from '@arunika/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useClasses } from '../../features/class/api/get-classes.ts'
import { PageHero } from '../../features/page-hero/components/page-hero.tsx'
import { Results } from '../../features/search/components/results.tsx'
import { readWords, searchAddress } from '../../features/search/words.ts'

export default function SearchPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const words = readWords(search)
  return (
    <>
      <PageHero
        title={words ? `Results for “${words}”` : 'Search'}
        lead="Pages, classes, projects, open positions and news."
      >
        <SearchField
          label="Search this site"
          action="/search"
          words={words}
          autoFocus={!words}
          onSearch={(typed) => navigate(searchAddress(typed))}
        />
      </PageHero>
      <VisuallyHidden>
        <span role="status">{words && `Results for ${words}`}</span>
      </VisuallyHidden>
      {words && <Found key={words} words={words} />}
    </>
  )
}

function Found({ words }: { words: string }) {
  const { data: classes } = useClasses()
  return <Results words={words} classes={classes} />
}
