import type { Category } from '@arunika/shared/contracts'
import { useLoaded } from '../../../kit/session/use-loaded.ts'

export const useCategory = (id: string) =>
  useLoaded<Category>(`/api/admin/categories/${encodeURIComponent(id)}`)
