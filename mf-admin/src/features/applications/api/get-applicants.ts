import type { Applicant, ApplicantPage, Merged, Separated } from '@arunika/admin-contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import type { ListQuery } from '../../../lib/list-view.ts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'
import { useListPage } from '../../../lib/use-list-page.ts'

export const APPLICANTS = '/api/admin/applicants'

export const useApplicants = (query: ListQuery) => useListPage<ApplicantPage>(APPLICANTS, query)

/** @param id id of any of the person's applications */
export const useApplicant = (id: number) => useAdminPolled<Applicant>(`${APPLICANTS}/${id}`)

/** Makes the people of these applications one person. */
export const merge = (ids: readonly number[]) =>
  adminRequest<Merged>(`${APPLICANTS}/merge`, { method: 'POST', body: { ids } })

/** Makes the applications of these ones' addresses those of another person. */
export const separate = (ids: readonly number[]) =>
  adminRequest<Separated>(`${APPLICANTS}/separate`, { method: 'POST', body: { ids } })
