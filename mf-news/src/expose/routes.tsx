import { pageRoutes } from '@anyam/federation'
import { articleHandle } from '../routes/article/handle.ts'
import { articlePreviewHandle } from '../routes/article-preview/handle.ts'
import { articlesHandle } from '../routes/articles/handle.ts'

export const routes = pageRoutes('mf-news', [
  {
    path: '/articles',
    handle: articlesHandle,
    page: () => import(/* webpackChunkName: "articles" */ '../routes/articles/page.tsx'),
  },
  {
    path: '/articles/preview',
    handle: articlePreviewHandle,
    page: () => import(/* webpackChunkName: "article-preview" */ '../routes/article-preview/page.tsx'),
  },
  {
    path: '/articles/:id',
    handle: articleHandle,
    page: () => import(/* webpackChunkName: "article" */ '../routes/article/page.tsx'),
  },
])
