import { contactMessageList, errorResponse, idParams, messageResponse } from '@arunika/shared/contracts'
import type { Api } from '../../context.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import type { ContactService } from './service.ts'

const admin = { tags: ['Admin: messages'], security: [{ bearer: [] }] }
const answersMessage = { 200: messageResponse, '4xx': errorResponse }

/** What administrators do with the messages that visitors send. */
export function adminContactRoutes(api: Api, contact: ContactService) {
  api.get(
    '/api/admin/messages',
    {
      schema: {
        ...admin,
        summary: 'All messages, newest first',
        response: { 200: contactMessageList, '4xx': errorResponse },
      },
    },
    () => contact.list(),
  )

  api.post(
    '/api/admin/messages/:id/read',
    { schema: { ...admin, summary: 'Mark a message as read', params: idParams, response: answersMessage } },
    async (request) => {
      await contact.markRead(request.params.id, sessionOf(request))
      return { message: 'The message has been marked as read.' }
    },
  )

  api.delete(
    '/api/admin/messages/:id',
    { schema: { ...admin, summary: 'Delete a message', params: idParams, response: answersMessage } },
    async (request) => {
      await contact.remove(request.params.id, sessionOf(request))
      return { message: 'The message has been deleted.' }
    },
  )
}
