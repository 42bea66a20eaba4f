import type { AuditEntry } from '@arunika/admin-contracts'

const PATHS: Readonly<Record<string, string>> = {
  article: '/admin/articles/edit',
  category: '/admin/categories/edit',
  'job vacancy': '/admin/job-vacancies/edit',
}

/** Where the thing is that an entry tells of; undefined where no screen is about it alone, or it is gone. */
export function subjectPath({ subject, subjectId, action }: AuditEntry): string | undefined {
  const path = PATHS[subject]
  return path && subjectId !== null && action !== 'deleted' ? `${path}/${subjectId}` : undefined
}
