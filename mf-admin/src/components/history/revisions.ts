import type { RevisedSubject, Revision, RevisionPage } from '@arunika/admin-contracts'
import type { SavedResponse } from '@arunika/contracts'
import { adminRequest } from '../../lib/admin-request.ts'

/**
 * Saves of one entry, newest first.
 * @param after cursor from the previous page
 */
export function getRevisions(subject: RevisedSubject, id: number, after = '') {
  const query = new URLSearchParams({ view: 'page', subject, id: String(id), ...(after && { after }) })
  return adminRequest<RevisionPage>(`/api/admin/revisions?${query}`)
}

export const getRevision = (id: number) => adminRequest<Revision>(`/api/admin/revisions/${id}`)

/** @param known version of the entry to replace */
export const restoreRevision = (id: number, known: string) =>
  adminRequest<SavedResponse>(`/api/admin/revisions/${id}/restore`, {
    method: 'POST',
    body: { if_updated_at: known },
  })
