import {
  articleDetail,
  articleList,
  articleListQuery,
  articleQuery,
  articleTopics,
  errorResponse,
  idParams,
  languageQuery,
} from '@arunika/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '../../context.ts'
import type { CachedResponse } from '../../lib/response-cache.ts'
import { sendCached } from '../../lib/send-cached.ts'
import type { ArticleReader } from './reader.ts'

const tags = ['Articles']
const FEED_TYPE = 'application/rss+xml'

const sendFeed = (request: FastifyRequest, reply: FastifyReply, feed: CachedResponse) =>
  sendCached(request, reply, feed, 'max-age=300', `${FEED_TYPE}; charset=utf-8`)

/** Routes for readers. */
export function articleRoutes(api: Api, articles: ArticleReader) {
  api.get(
    '/api/articles',
    {
      schema: {
        tags,
        summary:
          'The newest hundred articles, or those that are asked for; without their texts where view=cards; addresses of 2,000 where view=places',
        querystring: articleListQuery,
        response: { 200: articleList, '4xx': errorResponse },
      },
    },
    async (request, reply) => sendCached(request, reply, await articles.list(request.query)),
  )

  api.get(
    '/api/articles/topics',
    {
      schema: {
        tags,
        summary: 'What articles are about',
        querystring: languageQuery,
        response: { 200: articleTopics, '4xx': errorResponse },
      },
    },
    async (request, reply) => sendCached(request, reply, await articles.topics(request.query.language)),
  )

  api.get(
    '/api/articles/feed.xml',
    {
      schema: {
        tags,
        summary: 'The newest articles as an RSS feed',
        querystring: languageQuery,
        produces: [FEED_TYPE],
      },
    },
    async (request, reply) => sendFeed(request, reply, await articles.feed(request.query.language)),
  )

  api.get(
    '/api/articles/feed/:id',
    {
      schema: {
        tags,
        summary: 'The newest articles of a category as an RSS feed',
        params: idParams,
        querystring: languageQuery,
        produces: [FEED_TYPE],
      },
    },
    async (request, reply) => {
      const { params, query } = request
      return sendFeed(request, reply, await articles.topicFeed(params.id, query.language))
    },
  )

  api.get(
    '/api/articles/:id',
    {
      schema: {
        tags,
        summary: 'One article and up to twelve related ones; these without their texts where view=cards',
        params: idParams,
        querystring: articleQuery,
        response: { 200: articleDetail, '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      const { params, query } = request
      return sendCached(request, reply, await articles.detail(params.id, query))
    },
  )
}
