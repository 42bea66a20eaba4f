import { adminDownload } from '../../../lib/admin-download.ts'

/** @param filters as in the address of the list: the export is narrowed to the same stage */
export const exportApplications = (vacancyId: string, { status = '', stage = '' }: Record<string, string>) =>
  adminDownload(
    `/api/admin/job-vacancies/${encodeURIComponent(vacancyId)}/applications.csv?${new URLSearchParams({
      ...(status && { status }),
      ...(stage && { stage }),
    })}`,
    `applications-${vacancyId}.csv`,
  )
