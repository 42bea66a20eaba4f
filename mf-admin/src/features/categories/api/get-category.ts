import type { CategoryFormValues } from '@arunika/admin-contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { useLoaded } from '../../../lib/use-loaded.ts'

const addressOf = (id: string | number) => `/api/admin/categories/${encodeURIComponent(id)}?view=form`

export const useCategory = (id: string) => useLoaded<CategoryFormValues>(addressOf(id))

/** The category as currently saved. */
export const getCategory = (id: number) => adminRequest<CategoryFormValues>(addressOf(id))
