import { pageRoutes } from '@arunika/federation'
import { adminHandle } from '../routes/admin-handle.ts'

export const routes = pageRoutes('mf-admin', [
  {
    path: '/admin/login',
    handle: adminHandle('login', 'Login'),
    page: () => import(/* webpackChunkName: "login" */ '../routes/login/page.tsx'),
  },
  {
    path: '/admin',
    handle: adminHandle('dashboard', 'Dashboard'),
    page: () => import(/* webpackChunkName: "dashboard" */ '../routes/dashboard/page.tsx'),
  },
  {
    path: '/admin/articles',
    handle: adminHandle('articles', 'Manage Articles'),
    page: () => import(/* webpackChunkName: "articles" */ '../routes/articles/page.tsx'),
  },
  {
    path: '/admin/articles/create',
    handle: adminHandle('article-create', 'Create Article'),
    page: () => import(/* webpackChunkName: "article-create" */ '../routes/article-create/page.tsx'),
  },
  {
    path: '/admin/articles/edit/:id',
    handle: adminHandle('article-edit', 'Edit Article'),
    page: () => import(/* webpackChunkName: "article-edit" */ '../routes/article-edit/page.tsx'),
  },
  {
    path: '/admin/categories',
    handle: adminHandle('categories', 'Manage Categories'),
    page: () => import(/* webpackChunkName: "categories" */ '../routes/categories/page.tsx'),
  },
  {
    path: '/admin/categories/create',
    handle: adminHandle('category-create', 'Create Category'),
    page: () => import(/* webpackChunkName: "category-create" */ '../routes/category-create/page.tsx'),
  },
  {
    path: '/admin/categories/edit/:id',
    handle: adminHandle('category-edit', 'Edit Category'),
    page: () => import(/* webpackChunkName: "category-edit" */ '../routes/category-edit/page.tsx'),
  },
  {
    path: '/admin/job-vacancies',
    handle: adminHandle('vacancies', 'Manage Job Vacancies'),
    page: () => import(/* webpackChunkName: "vacancies" */ '../routes/vacancies/page.tsx'),
  },
  {
    path: '/admin/job-vacancies/create',
    handle: adminHandle('vacancy-create', 'Create Job Vacancy'),
    page: () => import(/* webpackChunkName: "vacancy-create" */ '../routes/vacancy-create/page.tsx'),
  },
  {
    path: '/admin/job-vacancies/edit/:id',
    handle: adminHandle('vacancy-edit', 'Edit Job Vacancy'),
    page: () => import(/* webpackChunkName: "vacancy-edit" */ '../routes/vacancy-edit/page.tsx'),
  },
  {
    path: '/admin/job-vacancies/applications/:id',
    handle: adminHandle('applications', 'Application List'),
    page: () => import(/* webpackChunkName: "applications" */ '../routes/applications/page.tsx'),
  },
  {
    path: '/admin/messages',
    handle: adminHandle('messages', 'Messages'),
    page: () => import(/* webpackChunkName: "messages" */ '../routes/messages/page.tsx'),
  },
  {
    path: '/admin/releases',
    handle: adminHandle('releases', 'Releases'),
    page: () => import(/* webpackChunkName: "releases" */ '../routes/releases/page.tsx'),
  },
  {
    path: '/admin/audit-log',
    handle: adminHandle('audit-log', 'Audit Log'),
    page: () => import(/* webpackChunkName: "audit-log" */ '../routes/audit-log/page.tsx'),
  },
  {
    path: '/admin/account',
    handle: adminHandle('account', 'Password and Sessions'),
    page: () => import(/* webpackChunkName: "account" */ '../routes/account/page.tsx'),
  },
  {
    path: '/admin/*',
    handle: adminHandle('unknown', 'Dashboard'),
    page: () => import(/* webpackChunkName: "unknown" */ '../routes/unknown/page.tsx'),
  },
])
