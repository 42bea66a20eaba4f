import { FoundLinks } from '@arunika/ui'
import { useFoundVacancies } from '../api/get-found-vacancies.ts'
import { jobTypeName } from '../job-types.ts'

const TITLE = 'Open positions'
const ALL = { to: '/career', title: 'All open positions' }

/** Positions in the search of the site. */
export function FoundPositions({ words }: { words: string }) {
  const { data, inViewRef } = useFoundVacancies(words)
  if (!data || data.total === 0) return null
  const { vacancies, total } = data
  const links = vacancies.map(({ id, title, type, location }) => ({
    to: `/career/${id}`,
    title,
    details: `${jobTypeName(type)}, ${location}`,
  }))
  const more = total > links.length ? { to: ALL.to, label: ALL.title } : undefined
  return <FoundLinks title={TITLE} links={links} more={more} rootRef={inViewRef} />
}

/** Where the positions are, while they cannot be searched. */
export const AllPositions = () => <FoundLinks title={TITLE} links={[ALL]} />
