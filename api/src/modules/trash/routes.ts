import { trashPage, trashQuery, trashRestoreInput } from '@arunika/admin-contracts'
import { errorResponse, idParams, messageResponse } from '@arunika/contracts'
import type { Api } from '../../context.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import { assertMaySee, ownSubjects } from '../auth/subjects.ts'
import type { TrashService } from './service.ts'

const admin = { tags: ['Admin: trash'], security: [{ bearer: [] }] }
const respondsMessage = { 200: messageResponse, '4xx': errorResponse }

/** Routes for entries deleted in the last 30 days. */
export function adminTrashRoutes(api: Api, trash: TrashService) {
  api.get(
    '/api/admin/trash',
    {
      schema: {
        ...admin,
        summary: 'Deleted entries that can be restored, last deleted first',
        querystring: trashQuery,
        response: { 200: trashPage, '4xx': errorResponse },
      },
    },
    (request) => trash.page(request.query, ownSubjects(sessionOf(request))),
  )

  api.post(
    '/api/admin/trash/restore',
    {
      schema: {
        ...admin,
        summary: 'Restore deleted entries, all or none',
        body: trashRestoreInput,
        response: respondsMessage,
      },
    },
    async (request) => {
      assertMaySee(sessionOf(request), request.body.subject)
      const restored = await trash.restore(request.body, sessionOf(request))
      return { message: restored === 1 ? 'It has been restored.' : `${restored} entries have been restored.` }
    },
  )

  api.delete(
    '/api/admin/trash/:id',
    {
      schema: {
        ...admin,
        summary: 'Delete an entry of the trash for good, with everything that belongs to it',
        params: idParams,
        response: respondsMessage,
      },
    },
    async (request) => {
      const session = sessionOf(request)
      await trash.deleteForGood(request.params.id, session, (subject) => assertMaySee(session, subject))
      return { message: 'It has been deleted for good.' }
    },
  )
}
