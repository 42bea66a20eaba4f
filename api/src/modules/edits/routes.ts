import {
  begunEdits,
  editInput,
  editorParams,
  editState,
  newEntries,
  previewLink,
} from '@arunika/admin-contracts'
import { articleDetail, errorResponse, idParams, languageQuery, messageResponse } from '@arunika/contracts'
import * as z from 'zod/mini'
import type { Api } from '../../context.ts'
import type { EntryKind } from '../../db/schema/index.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import { assertStaysUnpublished, authorOnly } from '../articles/own-articles.ts'
import type { EditService } from './service.ts'

const respondsState = { 200: editState, '4xx': errorResponse }
const respondsMessage = { 200: messageResponse, '4xx': errorResponse }

/** Calls for the unsaved input of a kind of entries. */
function editRoutesOf(
  api: Api,
  edits: EditService,
  { kind, noun, path, tag }: { kind: EntryKind; noun: string; path: string; tag: string },
) {
  const admin = { tags: [tag], security: [{ bearer: [] }] }
  api.get(
    `${path}/:id/edits`,
    {
      schema: { ...admin, summary: `Unsaved edits of ${noun}`, params: idParams, response: respondsState },
    },
    (request) => edits.find({ kind, id: request.params.id }),
  )

  api.post(
    `${path}/:id/edits`,
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
      if (kind === 'article')
        assertStaysUnpublished(session, { isDraft: (body.changes.draft?.value ?? '1') === '1' })
      return edits.type({ entry: { kind, id: params.id }, administratorId: session.administratorId }, body)
    },
  )

  api.post(
    `${path}/edits`,
    {
      schema: {
        ...admin,
        summary: `Begin ${noun}: reserve its id and store what was typed first`,
        body: editInput,
        response: { 200: begunEdits, '4xx': errorResponse },
      },
    },
    (request) => edits.begin(kind, sessionOf(request).administratorId, request.body),
  )

  api.get(
    `${path}/new`,
    {
      schema: {
        ...admin,
        summary: 'Entries that were begun and never saved',
        response: { 200: newEntries, '4xx': errorResponse },
      },
    },
    (request) => edits.listNew(kind, kind === 'article' ? authorOnly(sessionOf(request)) : undefined),
  )

  api.delete(
    `${path}/:id/edits`,
    {
      schema: { ...admin, summary: 'Discard unsaved edits', params: idParams, response: respondsMessage },
    },
    async (request) => {
      await edits.discard({ kind, id: request.params.id })
      return { message: 'The unsaved changes have been discarded.' }
    },
  )

  api.delete(
    `${path}/:id/editors/:form`,
    {
      schema: {
        ...admin,
        summary: 'Report that a form was closed',
        params: editorParams,
        response: respondsMessage,
      },
    },
    async (request) => {
      await edits.leave({ kind, id: request.params.id }, request.params.form)
      return { message: 'Closed.' }
    },
  )
}

/** Unsaved edits of articles, with links to their previews. */
export function articleEditRoutes(api: Api, edits: EditService) {
  const tag = 'Admin: articles'
  editRoutesOf(api, edits, { kind: 'article', noun: 'an article', path: '/api/admin/articles', tag })
  api.post(
    '/api/admin/articles/:id/preview-link',
    {
      schema: {
        tags: [tag],
        security: [{ bearer: [] }],
        summary: 'Create an address that shows the article with its unsaved changes for seven days',
        params: idParams,
        response: { 200: previewLink, '4xx': errorResponse },
      },
    },
    (request) => edits.link(request.params.id),
  )
}

/** Unsaved edits of vacancies. */
export const vacancyEditRoutes = (api: Api, edits: EditService) =>
  editRoutesOf(api, edits, {
    kind: 'vacancy',
    noun: 'a vacancy',
    path: '/api/admin/job-vacancies',
    tag: 'Admin: job vacancies',
  })

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
