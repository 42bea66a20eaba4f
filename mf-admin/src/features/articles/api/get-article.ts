import type { AdminArticle } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { useLoaded } from '../../../lib/use-loaded.ts'

export const addressOf = (id: string | number) => `/api/admin/articles/${encodeURIComponent(id)}`

export const useArticle = (id: string) => useLoaded<AdminArticle>(addressOf(id))

/** The article as currently saved. */
export const getArticle = (id: number) => adminRequest<AdminArticle>(addressOf(id))
