import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTag } from '@anyam/server/http'
import { VERSION } from '@anyam/server/version'
import { highlightedPortfolio, PORTFOLIO_PATH } from '@arunika/contracts'
import type { Site } from '@arunika/contracts/site'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { pageRoutes } from './page-routes.ts'

export interface LmsOptions {
  /** Folder with `data/portfolio.json` and `storage/`. */
  dataDir: string
  /** The site that its pages link back to. */
  site: Site
}

/** The gallery's data, read each time so that changes to the file show up automatically. */
async function readPortfolio(dataDir: string): Promise<{ body: string; tag: string }> {
  const text = await readFile(join(dataDir, 'data', 'portfolio.json'), 'utf8')
  const body = JSON.stringify(highlightedPortfolio.parse(JSON.parse(text)))
  return { body, tag: `"${contentTag(body)}"` }
}

/** Composes the sample learning-management host without listening. */
export async function createLms({ dataDir, site }: LmsOptions) {
  const app = Fastify({
    connectionTimeout: 60_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })

  // Site and host have different origins, so any page may read, but none may change anything.
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    const isServerError = !(status >= 400 && status < 500)
    return reply
      .code(isServerError ? 500 : status)
      .send(
        isServerError
          ? { message: 'The portfolio cannot be read at the moment.', code: 'internal_error' }
          : { message: 'The request could not be understood.', code: 'bad_request' },
      )
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'There is nothing at this address.', code: 'not_found' }),
  )

  app.get('/health', () => ({ version: VERSION }))
  app.get('/health/live', () => ({ status: 'alive' }))

  app.get(PORTFOLIO_PATH, async (request, reply) => {
    const { body, tag } = await readPortfolio(dataDir)
    reply.header('etag', tag).header('cache-control', 'no-cache')
    const known = request.headers['if-none-match']?.replaceAll('W/', '').split(/\s*,\s*/)
    if (known?.includes(tag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })

  await app.register(pageRoutes, { site })

  // Videos are fetched in ranges, which the plugin supports.
  await app.register(fastifyStatic, {
    root: join(dataDir, 'storage'),
    prefix: '/storage/',
    index: false,
    dotfiles: 'deny',
    maxAge: '30d',
  })
  return app
}
