import {
  categoryDeletion,
  categoryForForm,
  categoryInput,
  categoryList,
  categoryNames,
  categoryPage,
  categoryQuery,
  formQuery,
} from '@arunika/admin-contracts'
import { errorResponse, idParams, messageResponse, savedResponse } from '@arunika/contracts'
import * as z from 'zod/mini'
import type { Api } from '../../context.ts'
import { savedAs } from '../../lib/saved-as.ts'
import { sendPieces } from '../../lib/whole-lists.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import { assertEditor } from '../articles/own-articles.ts'
import type { CategoryService } from './service.ts'

const admin = { tags: ['Admin: categories'], security: [{ bearer: [] }] }
const respondsMessage = { 200: messageResponse, '4xx': errorResponse }
const respondsSaved = { 200: savedResponse, '4xx': errorResponse }

export function adminCategoryRoutes(api: Api, categories: CategoryService) {
  api.get(
    '/api/admin/categories',
    {
      schema: {
        ...admin,
        summary: 'All categories with their articles; with view=page a page of them with the number of these',
        querystring: categoryQuery,
        response: { 200: z.union([categoryPage, categoryList, categoryNames]), '4xx': errorResponse },
      },
    },
    (request, reply) => {
      const { query } = request
      if (query.view === 'names') return categories.names()
      assertEditor(sessionOf(request))
      return query.view === 'page' ? categories.page(query) : sendPieces(reply, categories.list())
    },
  )

  api.get(
    '/api/admin/categories/:id',
    {
      schema: {
        ...admin,
        summary: 'One category; with view=form without its articles',
        params: idParams,
        querystring: formQuery,
        response: { 200: categoryForForm, '4xx': errorResponse },
      },
    },
    async ({ params: { id }, query }, reply) =>
      query.view === 'form' ? categories.findForForm(id) : sendPieces(reply, await categories.find(id)),
  )

  api.post(
    '/api/admin/categories/create',
    { schema: { ...admin, summary: 'Create a category', body: categoryInput, response: respondsSaved } },
    async (request) => {
      const saved = await categories.create(request.body, sessionOf(request))
      return savedAs('The category has been created.', saved)
    },
  )

  api.post(
    '/api/admin/categories/:id',
    {
      schema: {
        ...admin,
        summary: 'Rename a category',
        params: idParams,
        body: categoryInput,
        response: respondsSaved,
      },
    },
    async (request) => {
      const saved = await categories.rename(request.params.id, request.body, sessionOf(request))
      return savedAs('The category has been updated.', saved)
    },
  )

  api.delete(
    '/api/admin/categories/:id',
    {
      schema: {
        ...admin,
        summary: 'Delete a category; its articles stay, and move to another one with move_to',
        params: idParams,
        querystring: categoryDeletion,
        response: respondsMessage,
      },
    },
    async (request) => {
      await categories.remove(request.params.id, request.query.move_to, sessionOf(request))
      return { message: 'The category has been deleted.' }
    },
  )
}
