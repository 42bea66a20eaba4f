import { messagePage, messageQuery } from '@arunika/admin-contracts'
import {
  contactMessage,
  contactMessageList,
  errorResponse,
  idParams,
  messageResponse,
} from '@arunika/contracts'
import * as z from 'zod/mini'
import type { Api } from '../../context.ts'
import { sendPieces } from '../../lib/whole-lists.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import type { ContactService } from './service.ts'

const admin = { tags: ['Admin: messages'], security: [{ bearer: [] }] }
const respondsMessage = { 200: messageResponse, '4xx': errorResponse }

/** Routes for messages from visitors. */
export function adminContactRoutes(api: Api, contact: ContactService) {
  api.get(
    '/api/admin/messages',
    {
      schema: {
        ...admin,
        summary: 'All messages, newest first; with view=page a page of them without their texts',
        querystring: messageQuery,
        response: { 200: z.union([messagePage, contactMessageList]), '4xx': errorResponse },
      },
    },
    ({ query }, reply) => (query.view === 'page' ? contact.page(query) : sendPieces(reply, contact.list())),
  )

  api.get(
    '/api/admin/messages/:id',
    {
      schema: {
        ...admin,
        summary: 'One message',
        params: idParams,
        response: { 200: contactMessage, '4xx': errorResponse },
      },
    },
    (request) => contact.find(request.params.id),
  )

  api.post(
    '/api/admin/messages/:id/read',
    { schema: { ...admin, summary: 'Mark a message as read', params: idParams, response: respondsMessage } },
    async (request) => {
      await contact.markRead(request.params.id, sessionOf(request))
      return { message: 'The message has been marked as read.' }
    },
  )

  api.delete(
    '/api/admin/messages/:id',
    { schema: { ...admin, summary: 'Delete a message', params: idParams, response: respondsMessage } },
    async (request) => {
      await contact.remove(request.params.id, sessionOf(request))
      return { message: 'The message has been deleted.' }
    },
  )
}
