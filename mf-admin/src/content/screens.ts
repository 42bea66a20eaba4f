import type { Area } from '@arunika/admin-contracts'

interface Screen {
  path: string
  title: string
  /**
   * Area of the back-office: only accounts with access see or load it. Null for screens before the login, whose chunks
   * `federation.withoutSession` in package.json makes public.
   */
  area: Area | null
  /** Set if it needs only the calls of the specification. */
  isSpecified?: true
}

/** Screens by chunk name. */
export const screens = {
  login: { path: '/admin/login', title: 'Login', area: null, isSpecified: true },
  'forgotten-password': { path: '/admin/forgotten-password', title: 'Forgotten Password', area: null },
  'new-password': { path: '/admin/new-password', title: 'Choose a Password', area: null },
  dashboard: { path: '/admin', title: 'Dashboard', area: 'own', isSpecified: true },
  articles: { path: '/admin/articles', title: 'Manage Articles', area: 'writing', isSpecified: true },
  'article-create': {
    path: '/admin/articles/create',
    title: 'Create Article',
    area: 'writing',
    isSpecified: true,
  },
  'article-edit': {
    path: '/admin/articles/edit/:id',
    title: 'Edit Article',
    area: 'writing',
    isSpecified: true,
  },
  'article-import': { path: '/admin/articles/import', title: 'Import Articles', area: 'news' },
  media: { path: '/admin/media', title: 'Media', area: 'news' },
  'media-edit': { path: '/admin/media/edit/:id', title: 'Edit Picture', area: 'news' },
  categories: { path: '/admin/categories', title: 'Manage Categories', area: 'news', isSpecified: true },
  'category-create': {
    path: '/admin/categories/create',
    title: 'Create Category',
    area: 'news',
    isSpecified: true,
  },
  'category-edit': {
    path: '/admin/categories/edit/:id',
    title: 'Edit Category',
    area: 'news',
    isSpecified: true,
  },
  vacancies: {
    path: '/admin/job-vacancies',
    title: 'Manage Job Vacancies',
    area: 'hiring',
    isSpecified: true,
  },
  'vacancy-create': {
    path: '/admin/job-vacancies/create',
    title: 'Create Job Vacancy',
    area: 'careers',
    isSpecified: true,
  },
  'vacancy-edit': {
    path: '/admin/job-vacancies/edit/:id',
    title: 'Edit Job Vacancy',
    area: 'careers',
    isSpecified: true,
  },
  applications: {
    path: '/admin/job-vacancies/applications/:id',
    title: 'Application List',
    area: 'hiring',
    isSpecified: true,
  },
  applicants: { path: '/admin/applicants', title: 'Applicants', area: 'careers' },
  terms: { path: '/admin/terms', title: 'Class Terms', area: 'academy' },
  'term-create': { path: '/admin/terms/create', title: 'Create Term', area: 'academy' },
  'term-edit': { path: '/admin/terms/edit/:id', title: 'Edit Term', area: 'academy' },
  announcements: { path: '/admin/announcements', title: 'Announcements', area: 'careers' },
  'mail-templates': { path: '/admin/mail-templates', title: 'Mail Templates', area: 'careers' },
  messages: { path: '/admin/messages', title: 'Messages', area: 'correspondence' },
  trials: { path: '/admin/trials', title: 'Trials', area: 'correspondence' },
  outbox: { path: '/admin/outbox', title: 'Outbox', area: 'site' },
  site: { path: '/admin/site', title: 'Site', area: 'site' },
  trash: { path: '/admin/trash', title: 'Trash', area: 'versions' },
  releases: { path: '/admin/releases', title: 'Releases', area: 'releases' },
  'audit-log': { path: '/admin/audit-log', title: 'Audit Log', area: 'site' },
  'as-of': { path: '/admin/as-of', title: 'Site History', area: 'site' },
  people: { path: '/admin/people', title: 'People', area: 'site' },
  account: { path: '/admin/account', title: 'Password and Sessions', area: 'own' },
  unknown: { path: '/admin/*', title: 'Dashboard', area: 'own', isSpecified: true },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens

/** True if a screen needs only the calls of the specification. */
export const isSpecified = (name: ScreenName) => (screens[name] as Screen).isSpecified === true
