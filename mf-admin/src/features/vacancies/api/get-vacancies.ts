import type { ListPage, VacancyRow } from '@arunika/admin-contracts'
import type { ListQuery } from '../../../lib/list-view.ts'
import { useListPage } from '../../../lib/use-list-page.ts'

export const VACANCIES = '/api/admin/job-vacancies'

export const useVacancies = (query: ListQuery) => useListPage<ListPage<VacancyRow>>(VACANCIES, query)
