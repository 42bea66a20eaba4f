import type { ApiError } from '@anyam/data'
import type { ListPage, VacancyRow } from '@arunika/admin-contracts'
import useSWR from 'swr'
import type { ListQuery } from '../../../lib/list-view.ts'
import { loadAllRows, useListPage } from '../../../lib/use-list-page.ts'

export const VACANCIES = '/api/admin/job-vacancies'

export const useVacancies = (query: ListQuery) => useListPage<ListPage<VacancyRow>>(VACANCIES, query)

const EVERYTHING = { search: '', sort: '', page: 1, after: '', before: '', filters: {} }

/** Every vacancy, newest first, for a choice of them; loaded once. */
export const useAllVacancies = () =>
  useSWR<VacancyRow[], ApiError>(['all', VACANCIES], () => loadAllRows<VacancyRow>(VACANCIES, EVERYTHING))
