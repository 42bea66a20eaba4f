import {
  adminArticlePage,
  adminArticleQuery,
  articleBulkInput,
  PICTURE_RULES,
} from '@arunika/admin-contracts'
import {
  adminArticle,
  adminArticleList,
  articleInput,
  articlePreview,
  articlePreviewInput,
  errorResponse,
  idParams,
  messageResponse,
  savedResponse,
} from '@arunika/contracts'
import * as z from 'zod/mini'
import type { Api } from '../../context.ts'
import { type FormRules, withForm } from '../../lib/receive-form.ts'
import { savedTextsAs } from '../../lib/saved-as.ts'
import { sendPieces } from '../../lib/whole-lists.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import type { FileStore } from '../../storage/file-store.ts'
import { assertEditor } from './own-articles.ts'
import type { ArticleService } from './service.ts'

const admin = { tags: ['Admin: articles'], security: [{ bearer: [] }] }
const respondsMessage = { 200: messageResponse, '4xx': errorResponse }
const respondsSaved = { 200: savedResponse, '4xx': errorResponse }

const FORM_RULES: FormRules = {
  fileField: 'featured_image',
  maxFiles: 1,
  maxFileSize: PICTURE_RULES.maxSize,
  tooManyFiles: 'Please choose one image only.',
  fileTooLarge: PICTURE_RULES.messages.tooLarge,
  maxFieldSize: 2_000_000,
}

/** Routes for editing articles. */
export function adminArticleRoutes(api: Api, articles: ArticleService, store: FileStore) {
  api.get(
    '/api/admin/articles',
    {
      schema: {
        ...admin,
        summary: 'All articles; with view=page a page of them without their texts',
        querystring: adminArticleQuery,
        response: { 200: z.union([adminArticlePage, adminArticleList]), '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      const { query } = request
      if (query.view === 'page') return articles.page(query, sessionOf(request))
      assertEditor(sessionOf(request))
      return sendPieces(reply, articles.list())
    },
  )

  api.get(
    '/api/admin/articles/:id',
    {
      schema: {
        ...admin,
        summary: 'One article for editing',
        params: idParams,
        response: { 200: adminArticle, '4xx': errorResponse },
      },
    },
    (request) => articles.forEditing(request.params.id),
  )

  api.post(
    '/api/admin/articles/create',
    {
      config: { form: articleInput, files: ['featured_image'] },
      schema: { ...admin, summary: 'Create an article', response: respondsSaved },
    },
    (request) =>
      withForm(request, store, FORM_RULES, async (form) => {
        const saved = await articles.create(form, sessionOf(request))
        return savedTextsAs('The article has been created.', saved, form.fields)
      }),
  )

  api.post(
    '/api/admin/articles/preview',
    {
      schema: {
        ...admin,
        summary: 'What readers would see of an article; nothing is saved',
        body: articlePreviewInput,
        response: { 200: articlePreview, '4xx': errorResponse },
      },
    },
    (request) => articles.preview(request.body),
  )

  api.post(
    '/api/admin/articles/bulk',
    {
      schema: {
        ...admin,
        summary: 'Publish, unpublish or categorise many articles, all or none',
        body: articleBulkInput,
        response: respondsMessage,
      },
    },
    async (request) => {
      const changed = await articles.bulk(request.body, sessionOf(request))
      return {
        message: changed === 1 ? 'The article has been updated.' : `${changed} articles have been updated.`,
      }
    },
  )

  api.post(
    '/api/admin/articles/:id',
    {
      config: { form: articleInput, files: ['featured_image'] },
      schema: { ...admin, summary: 'Edit an article', params: idParams, response: respondsSaved },
    },
    async (request) => {
      const { id } = request.params
      await articles.forEditing(id)
      return withForm(request, store, FORM_RULES, async (form) => {
        const saved = await articles.edit(id, form, sessionOf(request))
        return savedTextsAs('The article has been updated.', saved, form.fields)
      })
    },
  )

  api.delete(
    '/api/admin/articles/:id',
    { schema: { ...admin, summary: 'Delete an article', params: idParams, response: respondsMessage } },
    async (request) => {
      await articles.remove(request.params.id, sessionOf(request))
      return { message: 'The article has been deleted.' }
    },
  )
}
