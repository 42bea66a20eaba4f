/** Path and title of each screen, by the name of its chunk. */
export const screens = {
  login: { path: '/admin/login', title: 'Login' },
  dashboard: { path: '/admin', title: 'Dashboard' },
  articles: { path: '/admin/articles', title: 'Manage Articles' },
  'article-create': { path: '/admin/articles/create', title: 'Create Article' },
  'article-edit': { path: '/admin/articles/edit/:id', title: 'Edit Article' },
  categories: { path: '/admin/categories', title: 'Manage Categories' },
  'category-create': { path: '/admin/categories/create', title: 'Create Category' },
  'category-edit': { path: '/admin/categories/edit/:id', title: 'Edit Category' },
  vacancies: { path: '/admin/job-vacancies', title: 'Manage Job Vacancies' },
  'vacancy-create': { path: '/admin/job-vacancies/create', title: 'Create Job Vacancy' },
  'vacancy-edit': { path: '/admin/job-vacancies/edit/:id', title: 'Edit Job Vacancy' },
  applications: { path: '/admin/job-vacancies/applications/:id', title: 'Application List' },
  messages: { path: '/admin/messages', title: 'Messages' },
  trash: { path: '/admin/trash', title: 'Trash' },
  releases: { path: '/admin/releases', title: 'Releases' },
  'audit-log': { path: '/admin/audit-log', title: 'Audit Log' },
  account: { path: '/admin/account', title: 'Password and Sessions' },
  unknown: { path: '/admin/*', title: 'Dashboard' },
} as const

export type ScreenName = keyof typeof screens
