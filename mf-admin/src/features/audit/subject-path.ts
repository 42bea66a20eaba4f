import type { AuditEntry } from '@arunika/admin-contracts'

const PATHS: Readonly<Record<string, string>> = {
  article: '/admin/articles/edit',
  category: '/admin/categories/edit',
  picture: '/admin/media/edit',
  term: '/admin/terms/edit',
  'job vacancy': '/admin/job-vacancies/edit',
}

/** Path of the screen for an entry's subject; undefined if there is none or the subject was deleted. */
export function subjectPath({ subject, subjectId, action }: AuditEntry): string | undefined {
  const path = PATHS[subject]
  return path && subjectId !== null && !action.startsWith('deleted') ? `${path}/${subjectId}` : undefined
}
