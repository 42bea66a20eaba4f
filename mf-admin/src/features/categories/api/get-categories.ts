import type { Category } from '@arunika/shared/contracts'
import { useAdminPolled } from '../../../kit/session/use-admin-polled.ts'

export const CATEGORIES = '/api/admin/categories'

export const useCategories = () => useAdminPolled<Category[]>(CATEGORIES)
