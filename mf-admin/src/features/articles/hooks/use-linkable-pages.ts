import type { VacancyTitle } from '@arunika/contracts'
import { menuOf, ROOT_ROUTE, type RootData } from '@arunika/federation'
import { useRouteLoaderData } from 'react-router-dom'
import useSWR from 'swr'
import { adminRequest } from '../../../lib/admin-request.ts'
import type { LinkablePage } from '../linked-pages.ts'

/** Classes that the remotes name in their manifests, and open vacancies; undefined while these are being loaded. */
export function useLinkablePages(): readonly LinkablePage[] | undefined {
  const { nav } = useRouteLoaderData(ROOT_ROUTE) as RootData
  // Of visitors' lists, since editors may not enter the vacancies' own screens.
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
