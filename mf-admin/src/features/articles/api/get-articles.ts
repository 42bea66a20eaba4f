import type { AdminArticle } from '@arunika/shared/contracts'
import { useAdminPolled } from '../../../kit/session/use-admin-polled.ts'

export const ARTICLES = '/api/admin/articles'

export const useArticles = () => useAdminPolled<AdminArticle[]>(ARTICLES)
