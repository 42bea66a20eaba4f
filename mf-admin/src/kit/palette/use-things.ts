import { useAdminPolled } from '../session/use-admin-polled.ts'
import type { Command } from './commands.ts'

interface Thing {
  id: number
  title: string
}

const commandsOf = (things: readonly Thing[] = [], group: string, pathOf: (id: number) => string) =>
  things.map(({ id, title }): Command => ({ label: title, group, act: pathOf(id) }))

/** The things of the lists, as ways to where one works on them. */
export function useThings(): readonly Command[] {
  const { data: articles } = useAdminPolled<Thing[]>('/api/admin/articles')
  const { data: vacancies } = useAdminPolled<Thing[]>('/api/admin/job-vacancies')
  return [
    ...commandsOf(vacancies, 'Applications', (id) => `/admin/job-vacancies/applications/${id}`),
    ...commandsOf(articles, 'Article', (id) => `/admin/articles/edit/${id}`),
    ...commandsOf(vacancies, 'Job vacancy', (id) => `/admin/job-vacancies/edit/${id}`),
  ]
}
