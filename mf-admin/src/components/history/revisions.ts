import type { RevisedSubject, Revision, RevisionPage } from '@arunika/admin-contracts'
import type { SavedResponse } from '@arunika/contracts'
import { adminRequest } from '../../lib/admin-request.ts'

/** The saves of one entry, the newest first. @param after cursor of the page before */
export function getRevisions(subject: RevisedSubject, id: number, after = '') {
  const query = new URLSearchParams({ view: 'page', subject, id: String(id), ...(after && { after }) })
  return adminRequest<RevisionPage>(`/api/admin/revisions?${query}`)
}

export const getRevision = (id: number) => adminRequest<Revision>(`/api/admin/revisions/${id}`)

/** @param known version of the entry that is replaced */
export const restoreRevision = (id: number, known: string) =>
  adminRequest<SavedResponse>(`/api/admin/revisions/${id}/restore`, {
    method: 'POST',
    body: { if_updated_at: known },
  })
