import type { ApplicationPage } from '@arunika/admin-contracts'
import type { Application } from '@arunika/contracts'
import type { ListQuery } from '../../../lib/list-view.ts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'
import { useListPage } from '../../../lib/use-list-page.ts'

/** @param vacancyId as in the address */
export const applicationsPath = (vacancyId: string) =>
  `/api/admin/job-vacancies/${encodeURIComponent(vacancyId)}/applications`

/** A vacancy's name and one page of its applications. */
export const useApplications = (vacancyId: string, query: ListQuery) =>
  useListPage<ApplicationPage>(applicationsPath(vacancyId), query)

export const applicationPath = (id: number) => `/api/admin/applications/${id}`

/** @param id null while none is open */
export const useApplication = (id: number | null) =>
  useAdminPolled<Application>(id === null ? null : applicationPath(id))
