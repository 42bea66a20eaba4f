import type { AdminArticleRow, ListPage } from '@arunika/admin-contracts'
import type { ListQuery } from '../../../kit/list/list-view.ts'
import { useListPage } from '../../../kit/list/use-list-page.ts'

export const ARTICLES = '/api/admin/articles'

export const useArticles = (query: ListQuery) => useListPage<ListPage<AdminArticleRow>>(ARTICLES, query)
