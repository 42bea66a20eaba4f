import {
  announcementPage,
  announcementQuery,
  invitationPage,
  invitationQuery,
  takeBackInput,
  takenBack,
} from '@arunika/admin-contracts'
import { errorResponse } from '@arunika/contracts'
import type { Api } from '../../context.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import type { AnnouncementService } from './service.ts'

const admin = { tags: ['Admin: mail to applicants'], security: [{ bearer: [] }] }

/** Routes for decisions that applicants do not know yet. */
export function adminAnnouncementRoutes(api: Api, announcements: AnnouncementService) {
  api.get(
    '/api/admin/announcements',
    {
      schema: {
        ...admin,
        summary:
          'Decisions to announce, over all vacancies or of one; or the mails that are going to announce them',
        querystring: announcementQuery,
        response: { 200: announcementPage, '4xx': errorResponse },
      },
    },
    (request) => announcements.page(request.query, sessionOf(request)),
  )

  api.get(
    '/api/admin/invitations',
    {
      schema: {
        ...admin,
        summary: 'Invitations to apply that have not left; each is cancelled like any mail',
        querystring: invitationQuery,
        response: { 200: invitationPage, '4xx': errorResponse },
      },
    },
    (request) => announcements.invitations(request.query, sessionOf(request)),
  )

  api.post(
    '/api/admin/announcements/take-back',
    {
      schema: {
        ...admin,
        summary: 'Cancel the mails that would announce decisions about these applications',
        body: takeBackInput,
        response: { 200: takenBack, '4xx': errorResponse },
      },
    },
    async (request) => {
      const taken = await announcements.takeBack(request.body.ids, sessionOf(request))
      const { length } = taken
      return { message: `Taken back: ${length === 1 ? 'one mail' : `${length} mails`}.`, takenBack: taken }
    },
  )
}
