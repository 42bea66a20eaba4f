import type { AdminArticleRow, ListPage } from '@arunika/admin-contracts'
import type { ListQuery } from '../../../lib/list-view.ts'
import { useListPage } from '../../../lib/use-list-page.ts'

export const ARTICLES = '/api/admin/articles'

export const useArticles = (query: ListQuery) => useListPage<ListPage<AdminArticleRow>>(ARTICLES, query)
