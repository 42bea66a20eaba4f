import type { AdminArticle } from '@arunika/shared/contracts'
import { useLoaded } from '../../../kit/session/use-loaded.ts'

export const useArticle = (id: string) =>
  useLoaded<AdminArticle>(`/api/admin/articles/${encodeURIComponent(id)}`)
