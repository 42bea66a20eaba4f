import { auditPage, auditQuery } from '@arunika/admin-contracts'
import { errorResponse } from '@arunika/contracts'
import type { Api, Context } from '../../context.ts'
import { listEntries } from './repository.ts'

/** The route of the audit log. */
export function adminAuditRoutes(api: Api, { db }: Context) {
  api.get(
    '/api/admin/audit-log',
    {
      schema: {
        tags: ['Admin: audit log'],
        security: [{ bearer: [] }],
        summary: 'Who changed what, the newest first',
        querystring: auditQuery,
        response: { 200: auditPage, '4xx': errorResponse },
      },
    },
    async ({ query }) => {
      const { entries, ...page } = await listEntries(db, query)
      return {
        ...page,
        entries: entries.map(({ cursor: _, ...entry }) => ({
          ...entry,
          createdAt: entry.createdAt.toISOString(),
        })),
      }
    },
  )
}
