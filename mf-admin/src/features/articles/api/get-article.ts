import type { Article } from '@arunika/shared/contracts'
import { useLoaded } from '../../../kit/session/use-loaded.ts'

export const useArticle = (id: string) => useLoaded<Article>(`/api/admin/articles/${encodeURIComponent(id)}`)
