import type { CategoryRow, ListPage } from '@arunika/admin-contracts'
import type { ArticleCategory } from '@arunika/contracts'
import type { ListQuery } from '../../../lib/list-view.ts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'
import { useListPage } from '../../../lib/use-list-page.ts'

export const CATEGORIES = '/api/admin/categories'

export const useCategories = (query: ListQuery) => useListPage<ListPage<CategoryRow>>(CATEGORIES, query)

/** Categories that an article can have. */
export const useCategoryNames = () => useAdminPolled<ArticleCategory[]>(`${CATEGORIES}?view=names`)
