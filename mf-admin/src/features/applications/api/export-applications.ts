import { adminDownload } from '../../../lib/admin-download.ts'

/** @param filters as in the list's address; the export has the same stage filter */
export const exportApplications = (vacancyId: string, { status = '', stage = '' }: Record<string, string>) =>
  adminDownload(
    `/api/admin/job-vacancies/${encodeURIComponent(vacancyId)}/applications.csv?${new URLSearchParams({
      ...(status && { status }),
      ...(stage && { stage }),
    })}`,
    `applications-${vacancyId}.csv`,
  )
