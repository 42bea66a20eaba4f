import {
  articleDetail,
  articleList,
  articleListQuery,
  errorResponse,
  idParams,
} from '@arunika/shared/contracts'
import type { Api } from '../../context.ts'
import { sendKept } from '../../lib/send-kept.ts'
import type { ArticleService } from './service.ts'

const tags = ['Articles']

/** What visitors read. */
export function articleRoutes(api: Api, articles: ArticleService) {
  api.get(
    '/api/articles',
    {
      schema: {
        tags,
        summary: 'All articles, newest first; with view=cards without their texts',
        querystring: articleListQuery,
        response: { 200: articleList, '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      const { view } = request.query
      return sendKept(request, reply, await (view === 'cards' ? articles.cards() : articles.list()))
    },
  )

  api.get(
    '/api/articles/:id',
    {
      schema: {
        tags,
        summary: 'One article and up to twelve related ones',
        params: idParams,
        response: { 200: articleDetail, '4xx': errorResponse },
      },
    },
    async (request, reply) => sendKept(request, reply, await articles.detail(request.params.id)),
  )
}
