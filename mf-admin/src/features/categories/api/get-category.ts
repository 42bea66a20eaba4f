import type { ArticleCategory } from '@arunika/shared/contracts'
import { useLoaded } from '../../../kit/session/use-loaded.ts'

export const useCategory = (id: string) =>
  useLoaded<ArticleCategory>(`/api/admin/categories/${encodeURIComponent(id)}?view=form`)
