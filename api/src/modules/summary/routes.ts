import { adminSummary, errorResponse } from '@arunika/shared/contracts'
import type { Api } from '../../context.ts'
import type { ApplicationService } from '../applications/service.ts'
import type { ContactService } from '../contact/service.ts'

interface Counted {
  applications: Pick<ApplicationService, 'countUnread'>
  contact: Pick<ContactService, 'countUnread'>
}

/** What every screen of the back-office shows beside its own. */
export function adminSummaryRoutes(api: Api, { applications, contact }: Counted) {
  api.get(
    '/api/admin/summary',
    {
      schema: {
        tags: ['Admin: overview'],
        security: [{ bearer: [] }],
        summary: 'What waits to be read',
        response: { 200: adminSummary, '4xx': errorResponse },
      },
    },
    async () => {
      const [newMessages, newApplications] = await Promise.all([
        contact.countUnread(),
        applications.countUnread(),
      ])
      return { newMessages, newApplications }
    },
  )
}
