import type { ApplicationPage } from '@arunika/admin-contracts'
import type { Application } from '@arunika/contracts'
import type { ListQuery } from '../../../kit/list/list-view.ts'
import { useListPage } from '../../../kit/list/use-list-page.ts'
import { useAdminPolled } from '../../../kit/session/use-admin-polled.ts'

/** @param vacancyId as it stands in the address */
export const applicationsPath = (vacancyId: string) =>
  `/api/admin/job-vacancies/${encodeURIComponent(vacancyId)}/applications`

/** A vacancy's name with a page of its applications. */
export const useApplications = (vacancyId: string, query: ListQuery) =>
  useListPage<ApplicationPage>(applicationsPath(vacancyId), query)

export const applicationPath = (id: number) => `/api/admin/applications/${id}`

/** @param id null while nobody reads one */
export const useApplication = (id: number | null) =>
  useAdminPolled<Application>(id === null ? null : applicationPath(id))
