import type { SearchResult } from '@arunika/admin-contracts'
import { useDeferredValue } from 'react'
import useSWR from 'swr'
import { adminRequest } from '../../lib/admin-request.ts'
import type { Command } from './commands.ts'

interface Titled {
  id: number
  title: string
}

/** A search result with its query. */
interface Found extends SearchResult {
  q: string
}

const ask = async (q: string): Promise<Found> => ({
  ...(await adminRequest<SearchResult>(`/api/admin/search?${new URLSearchParams({ q })}`)),
  q,
})

/** Entries that match the input, as links to their screens. */
export function useEntries(text: string): readonly Command[] {
  const q = useDeferredValue(text.trim())
  const { data } = useSWR(q ? ['search', q] : null, () => ask(q), { keepPreviousData: true })
  if (!q || !data) return []
  // Until new results arrive, show those of the previous words that match these too.
  const isFound = data.q === text.trim()
  const linksTo = <Entry extends Titled>(
    entries: readonly Entry[],
    group: string,
    pathOf: (entry: Entry) => string,
    labelOf = ({ title }: Entry) => title,
  ) => entries.map((entry): Command => ({ label: labelOf(entry), group, act: pathOf(entry), isFound }))
  const { articles, vacancies, categories, messages, applications, trials = [] } = data
  const search = (words: string) => new URLSearchParams({ q: words })
  return [
    ...linksTo(vacancies, 'Applications', ({ id }) => `/admin/job-vacancies/applications/${id}`),
    ...linksTo(articles, 'Article', ({ id }) => `/admin/articles/edit/${id}`),
    ...linksTo(vacancies, 'Job vacancy', ({ id }) => `/admin/job-vacancies/edit/${id}`),
    ...linksTo(categories, 'Category', ({ id }) => `/admin/categories/edit/${id}`),
    ...linksTo(
      applications,
      'Applicant',
      ({ vacancyId, title }) => `/admin/job-vacancies/applications/${vacancyId}?${search(title)}`,
    ),
    ...linksTo(messages, 'Message', ({ title }) => `/admin/messages?${search(title)}`),
    ...linksTo(
      trials,
      'Trial',
      ({ title }) => `/admin/trials?${search(title)}`,
      (booked) => `${booked.class}: ${booked.title}`,
    ),
  ]
}
