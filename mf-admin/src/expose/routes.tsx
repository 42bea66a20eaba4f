import { pageRoutes } from '@anyam/federation'
import { screenRoute } from '../routes/screen-route.tsx'

export const routes = pageRoutes('mf-admin', [
  screenRoute('login', () => import(/* webpackChunkName: "login" */ '../routes/login/page.tsx')),
  screenRoute('dashboard', () => import(/* webpackChunkName: "dashboard" */ '../routes/dashboard/page.tsx')),
  screenRoute('articles', () => import(/* webpackChunkName: "articles" */ '../routes/articles/page.tsx')),
  screenRoute(
    'article-create',
    () => import(/* webpackChunkName: "article-create" */ '../routes/article-create/page.tsx'),
  ),
  screenRoute(
    'article-edit',
    () => import(/* webpackChunkName: "article-edit" */ '../routes/article-edit/page.tsx'),
  ),
  screenRoute(
    'article-import',
    () => import(/* webpackChunkName: "article-import" */ '../routes/article-import/page.tsx'),
  ),
  screenRoute('media', () => import(/* webpackChunkName: "media" */ '../routes/media/page.tsx')),
  screenRoute(
    'media-edit',
    () => import(/* webpackChunkName: "media-edit" */ '../routes/media-edit/page.tsx'),
  ),
  screenRoute(
    'categories',
    () => import(/* webpackChunkName: "categories" */ '../routes/categories/page.tsx'),
  ),
  screenRoute(
    'category-create',
    () => import(/* webpackChunkName: "category-create" */ '../routes/category-create/page.tsx'),
  ),
  screenRoute(
    'category-edit',
    () => import(/* webpackChunkName: "category-edit" */ '../routes/category-edit/page.tsx'),
  ),
  screenRoute('vacancies', () => import(/* webpackChunkName: "vacancies" */ '../routes/vacancies/page.tsx')),
  screenRoute(
    'vacancy-create',
    () => import(/* webpackChunkName: "vacancy-create" */ '../routes/vacancy-create/page.tsx'),
  ),
  screenRoute(
    'vacancy-edit',
    () => import(/* webpackChunkName: "vacancy-edit" */ '../routes/vacancy-edit/page.tsx'),
  ),
  screenRoute(
    'applications',
    () => import(/* webpackChunkName: "applications" */ '../routes/applications/page.tsx'),
  ),
  screenRoute(
    'applicants',
    () => import(/* webpackChunkName: "applicants" */ '../routes/applicants/page.tsx'),
  ),
  screenRoute('terms', () => import(/* webpackChunkName: "terms" */ '../routes/terms/page.tsx')),
  screenRoute(
    'term-create',
    () => import(/* webpackChunkName: "term-create" */ '../routes/term-create/page.tsx'),
  ),
  screenRoute('term-edit', () => import(/* webpackChunkName: "term-edit" */ '../routes/term-edit/page.tsx')),
  screenRoute(
    'announcements',
    () => import(/* webpackChunkName: "announcements" */ '../routes/announcements/page.tsx'),
  ),
  screenRoute(
    'mail-templates',
    () => import(/* webpackChunkName: "mail-templates" */ '../routes/mail-templates/page.tsx'),
  ),
  screenRoute('messages', () => import(/* webpackChunkName: "messages" */ '../routes/messages/page.tsx')),
  screenRoute('trials', () => import(/* webpackChunkName: "trials" */ '../routes/trials/page.tsx')),
  screenRoute('outbox', () => import(/* webpackChunkName: "outbox" */ '../routes/outbox/page.tsx')),
  screenRoute('site', () => import(/* webpackChunkName: "site" */ '../routes/site/page.tsx')),
  screenRoute('trash', () => import(/* webpackChunkName: "trash" */ '../routes/trash/page.tsx')),
  screenRoute('releases', () => import(/* webpackChunkName: "releases" */ '../routes/releases/page.tsx')),
  screenRoute('audit-log', () => import(/* webpackChunkName: "audit-log" */ '../routes/audit-log/page.tsx')),
  screenRoute('as-of', () => import(/* webpackChunkName: "as-of" */ '../routes/as-of/page.tsx')),
  screenRoute('people', () => import(/* webpackChunkName: "people" */ '../routes/people/page.tsx')),
  screenRoute(
    'forgotten-password',
    () => import(/* webpackChunkName: "forgotten-password" */ '../routes/forgotten-password/page.tsx'),
  ),
  screenRoute(
    'new-password',
    () => import(/* webpackChunkName: "new-password" */ '../routes/new-password/page.tsx'),
  ),
  screenRoute('account', () => import(/* webpackChunkName: "account" */ '../routes/account/page.tsx')),
  screenRoute('unknown', () => import(/* webpackChunkName: "unknown" */ '../routes/unknown/page.tsx')),
])
