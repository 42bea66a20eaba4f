import { adminDownload } from '../../../lib/admin-download.ts'

/** @param status only these, all when empty */
export const exportApplications = (vacancyId: string, status: string) =>
  adminDownload(
    `/api/admin/job-vacancies/${encodeURIComponent(vacancyId)}/applications.csv${status && `?status=${status}`}`,
    `applications-${vacancyId}.csv`,
  )
