import type { ListPage, VacancyRow } from '@arunika/admin-contracts'
import type { ListQuery } from '../../../kit/list/list-view.ts'
import { useListPage } from '../../../kit/list/use-list-page.ts'

export const VACANCIES = '/api/admin/job-vacancies'

export const useVacancies = (query: ListQuery) => useListPage<ListPage<VacancyRow>>(VACANCIES, query)
