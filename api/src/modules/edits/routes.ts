import { editInput, editorParams, editState, previewLink } from '@arunika/admin-contracts'
import { articleDetail, errorResponse, idParams, languageQuery, messageResponse } from '@arunika/contracts'
import * as z from 'zod/mini'
import type { Api } from '../../context.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import { assertStaysUnpublished } from '../articles/own-articles.ts'
import type { EditService } from './service.ts'

const admin = { tags: ['Admin: articles'], security: [{ bearer: [] }] }
const respondsState = { 200: editState, '4xx': errorResponse }
const respondsMessage = { 200: messageResponse, '4xx': errorResponse }

/** Unsaved edits of articles. */
export function adminEditRoutes(api: Api, edits: EditService) {
  const path = '/api/admin/articles/:id/edits'
  api.get(
    path,
    {
      schema: {
        ...admin,
        summary: 'Unsaved edits of an article',
        params: idParams,
        response: respondsState,
      },
    },
    (request) => edits.find(request.params.id),
  )

  api.post(
    path,
    {
      schema: {
        ...admin,
        summary: 'Store unsaved edits, and return the edits and names of other editors',
        params: idParams,
        body: editInput,
        response: respondsState,
      },
    },
    (request) => {
      const session = sessionOf(request)
      const { body, params } = request
      assertStaysUnpublished(session, { isDraft: (body.changes.draft?.value ?? '1') === '1' })
      return edits.type({ articleId: params.id, administratorId: session.administratorId }, body)
    },
  )

  api.delete(
    path,
    {
      schema: {
        ...admin,
        summary: 'Discard unsaved edits',
        params: idParams,
        response: respondsMessage,
      },
    },
    async (request) => {
      await edits.discard(request.params.id)
      return { message: 'The unsaved changes have been discarded.' }
    },
  )

  api.delete(
    '/api/admin/articles/:id/editors/:form',
    {
      schema: {
        ...admin,
        summary: 'Report that a form was closed',
        params: editorParams,
        response: respondsMessage,
      },
    },
    async (request) => {
      await edits.leave(request.params.id, request.params.form)
      return { message: 'Closed.' }
    },
  )

  api.post(
    '/api/admin/articles/:id/preview-link',
    {
      schema: {
        ...admin,
        summary: 'Create an address that shows the article with its unsaved changes for seven days',
        params: idParams,
        response: { 200: previewLink, '4xx': errorResponse },
      },
    },
    (request) => edits.link(request.params.id),
  )
}

const linkQuery = z.extend(languageQuery, { link: z.string().check(z.maxLength(200)) })

/** Route for colleagues who open a preview link. */
export function previewRoute(api: Api, edits: EditService) {
  api.get(
    '/api/articles/preview',
    {
      schema: {
        tags: ['Articles'],
        summary: 'An article with its unsaved changes, by an address that expires',
        querystring: linkQuery,
        response: { 200: articleDetail, '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const { link, language } = request.query
      return edits.preview(link, language)
    },
  )
}
