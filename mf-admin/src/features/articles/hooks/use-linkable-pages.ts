import { menuOf, ROOT_ROUTE, type RootData } from '@anyam/federation'
import type { VacancyTitle } from '@arunika/contracts'
import { useRouteLoaderData } from 'react-router-dom'
import useSWR from 'swr'
import { adminRequest } from '../../../lib/admin-request.ts'
import type { LinkablePage } from '../linked-pages.ts'

/** Classes from the remotes' manifests, and open vacancies; undefined while these load. */
export function useLinkablePages(): readonly LinkablePage[] | undefined {
  const { nav } = useRouteLoaderData(ROOT_ROUTE) as RootData
  // Uses the public list, because editors have no access to the vacancies' screens.
  const { data, error } = useSWR('/api/job-vacancies?view=titles', (address) =>
    adminRequest<VacancyTitle[]>(address),
  )
  const vacancies = error ? [] : data
  return (
    vacancies && [
      ...menuOf(nav, 'classes').map(({ to, label }) => ({ path: to, label, kind: 'class' })),
      ...vacancies.map(({ id, title }) => ({ path: `/career/${id}`, label: title, kind: 'vacancy' })),
    ]
  )
}
