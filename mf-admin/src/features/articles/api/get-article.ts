import type { AdminArticle } from '@arunika/contracts'
import { adminRequest } from '../../../kit/session/admin-request.ts'
import { useLoaded } from '../../../kit/session/use-loaded.ts'

export const useArticle = (id: string) =>
  useLoaded<AdminArticle>(`/api/admin/articles/${encodeURIComponent(id)}`)

/** The article as it is saved now. */
export const getArticle = (id: number) => adminRequest<AdminArticle>(`/api/admin/articles/${id}`)
