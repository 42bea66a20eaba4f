import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'

/** @param heir category that receives its articles; without one they are only detached */
export const deleteCategory = (id: number, heir?: number) =>
  adminRequest<MessageResponse>(
    `/api/admin/categories/${id}${heir === undefined ? '' : `?move_to=${heir}`}`,
    {
      method: 'DELETE',
    },
  )
