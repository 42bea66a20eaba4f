import type { CategoryInput } from '@arunika/admin-contracts'
import type { SavedResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'

/** @param id of the category to change; omit it to create one */
export const saveCategory = (body: CategoryInput, id?: number) =>
  adminRequest<SavedResponse>(`/api/admin/categories/${id ?? 'create'}`, { method: 'POST', body })
