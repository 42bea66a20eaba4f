import type { CategoryRow, ListPage } from '@arunika/admin-contracts'
import type { ArticleCategory } from '@arunika/contracts'
import type { ListQuery } from '../../../kit/list/list-view.ts'
import { useListPage } from '../../../kit/list/use-list-page.ts'
import { useAdminPolled } from '../../../kit/session/use-admin-polled.ts'

export const CATEGORIES = '/api/admin/categories'

export const useCategories = (query: ListQuery) => useListPage<ListPage<CategoryRow>>(CATEGORIES, query)

/** What an article can be put into. */
export const useCategoryNames = () => useAdminPolled<ArticleCategory[]>(`${CATEGORIES}?view=names`)
