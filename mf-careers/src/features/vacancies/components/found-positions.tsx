import { useLanguage, useWords } from '@anyam/federation/use-words'
import { langIn } from '@arunika/contracts/site'
import { FoundLinks } from '@arunika/ui'
import { useFoundVacancies } from '../api/get-found-vacancies.ts'
import { jobWords } from '../job-words.ts'
import { openingWords } from '../opening-words.ts'
import { locationIn } from '../places.ts'

const ALL = '/career'

/** Positions in the site search. */
export function FoundPositions({ words }: { words: string }) {
  const { data, error, inViewRef } = useFoundVacancies(words)
  const { types } = useWords(jobWords)
  const { openPositions, all } = useWords(openingWords)
  const language = useLanguage()
  if (error && !data) return <AllPositions />
  if (!data || data.total === 0) return null
  const { vacancies, total } = data
  const links = vacancies.map(({ id, title, type, location, language: ofText }) => ({
    to: `/career/${id}`,
    title,
    lang: langIn(ofText, language),
    details: `${types[type]}, ${locationIn(location, language)}`,
  }))
  const more = total > links.length ? { to: ALL, label: all } : undefined
  return <FoundLinks title={openPositions} links={links} more={more} rootRef={inViewRef} />
}

/** Link to all positions, shown while the search is unavailable. */
export function AllPositions() {
  const { openPositions, all } = useWords(openingWords)
  return <FoundLinks title={openPositions} links={[{ to: ALL, title: all }]} />
}
