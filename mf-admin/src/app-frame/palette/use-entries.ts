import type { SearchResult } from '@arunika/admin-contracts'
import { useDeferredValue } from 'react'
import useSWR from 'swr'
import { adminRequest } from '../../lib/admin-request.ts'
import type { Command } from './commands.ts'

interface Titled {
  id: number
  title: string
}

const commandsOf = <Entry extends Titled>(
  entries: readonly Entry[],
  group: string,
  pathOf: (entry: Entry) => string,
) => entries.map((entry): Command => ({ label: entry.title, group, act: pathOf(entry) }))

const NOTHING: SearchResult = { articles: [], vacancies: [], categories: [], messages: [], applications: [] }

/** Entries matching the input, as links to the screens that edit them. */
export function useEntries(text: string): readonly Command[] {
  const q = useDeferredValue(text.trim())
  const { data } = useSWR<SearchResult>(
    q ? `/api/admin/search?${new URLSearchParams({ q })}` : null,
    (address: string) => adminRequest<SearchResult>(address),
    { keepPreviousData: true },
  )
  const { articles, vacancies, categories, messages, applications } = (q && data) || NOTHING
  return [
    ...commandsOf(vacancies, 'Applications', ({ id }) => `/admin/job-vacancies/applications/${id}`),
    ...commandsOf(articles, 'Article', ({ id }) => `/admin/articles/edit/${id}`),
    ...commandsOf(vacancies, 'Job vacancy', ({ id }) => `/admin/job-vacancies/edit/${id}`),
    ...commandsOf(categories, 'Category', ({ id }) => `/admin/categories/edit/${id}`),
    ...commandsOf(
      applications,
      'Applicant',
      ({ vacancyId, title }) =>
        `/admin/job-vacancies/applications/${vacancyId}?${new URLSearchParams({ q: title })}`,
    ),
    ...commandsOf(messages, 'Message', ({ title }) => `/admin/messages?${new URLSearchParams({ q: title })}`),
  ]
}
