import { pageRoutes } from '@arunika/federation'
import { screenRoute } from '../routes/screen-route.ts'

export const routes = pageRoutes('mf-admin', [
  {
    ...screenRoute('login'),
    page: () => import(/* webpackChunkName: "login" */ '../routes/login/page.tsx'),
  },
  {
    ...screenRoute('dashboard'),
    page: () => import(/* webpackChunkName: "dashboard" */ '../routes/dashboard/page.tsx'),
  },
  {
    ...screenRoute('articles'),
    page: () => import(/* webpackChunkName: "articles" */ '../routes/articles/page.tsx'),
  },
  {
    ...screenRoute('article-create'),
    page: () => import(/* webpackChunkName: "article-create" */ '../routes/article-create/page.tsx'),
  },
  {
    ...screenRoute('article-edit'),
    page: () => import(/* webpackChunkName: "article-edit" */ '../routes/article-edit/page.tsx'),
  },
  {
    ...screenRoute('categories'),
    page: () => import(/* webpackChunkName: "categories" */ '../routes/categories/page.tsx'),
  },
  {
    ...screenRoute('category-create'),
    page: () => import(/* webpackChunkName: "category-create" */ '../routes/category-create/page.tsx'),
  },
  {
    ...screenRoute('category-edit'),
    page: () => import(/* webpackChunkName: "category-edit" */ '../routes/category-edit/page.tsx'),
  },
  {
    ...screenRoute('vacancies'),
    page: () => import(/* webpackChunkName: "vacancies" */ '../routes/vacancies/page.tsx'),
  },
  {
    ...screenRoute('vacancy-create'),
    page: () => import(/* webpackChunkName: "vacancy-create" */ '../routes/vacancy-create/page.tsx'),
  },
  {
    ...screenRoute('vacancy-edit'),
    page: () => import(/* webpackChunkName: "vacancy-edit" */ '../routes/vacancy-edit/page.tsx'),
  },
  {
    ...screenRoute('applications'),
    page: () => import(/* webpackChunkName: "applications" */ '../routes/applications/page.tsx'),
  },
  {
    ...screenRoute('messages'),
    page: () => import(/* webpackChunkName: "messages" */ '../routes/messages/page.tsx'),
  },
  {
    ...screenRoute('trash'),
    page: () => import(/* webpackChunkName: "trash" */ '../routes/trash/page.tsx'),
  },
  {
    ...screenRoute('releases'),
    page: () => import(/* webpackChunkName: "releases" */ '../routes/releases/page.tsx'),
  },
  {
    ...screenRoute('audit-log'),
    page: () => import(/* webpackChunkName: "audit-log" */ '../routes/audit-log/page.tsx'),
  },
  {
    ...screenRoute('account'),
    page: () => import(/* webpackChunkName: "account" */ '../routes/account/page.tsx'),
  },
  {
    ...screenRoute('unknown'),
    page: () => import(/* webpackChunkName: "unknown" */ '../routes/unknown/page.tsx'),
  },
])
