import type { ListPage } from '@arunika/admin-contracts'
import { isAllowed } from '../../lib/rights.ts'
import { useListPage } from '../../lib/use-list-page.ts'
import type { Command } from './commands.ts'

interface TitledEntry {
  id: number
  title: string
}

const commandsOf = (page: ListPage<TitledEntry> | undefined, group: string, pathOf: (id: number) => string) =>
  (page?.entries ?? []).map(({ id, title }): Command => ({ label: title, group, act: pathOf(id) }))

/** Entries of the lists that match the typed text, as commands that open their screens. */
export function useEntries(text: string): readonly Command[] {
  const query = { search: text.trim(), sort: '', page: 1, after: '', before: '', filters: {} }
  const { data: articles } = useListPage<ListPage<TitledEntry>>(
    isAllowed('news') ? '/api/admin/articles' : null,
    query,
  )
  const { data: vacancies } = useListPage<ListPage<TitledEntry>>(
    isAllowed('careers') ? '/api/admin/job-vacancies' : null,
    query,
  )
  return [
    ...commandsOf(vacancies, 'Applications', (id) => `/admin/job-vacancies/applications/${id}`),
    ...commandsOf(articles, 'Article', (id) => `/admin/articles/edit/${id}`),
    ...commandsOf(vacancies, 'Job vacancy', (id) => `/admin/job-vacancies/edit/${id}`),
  ]
}
