import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { EncodedText } from '@anyam/server/encoding'
import type { Site } from '@arunika/contracts/site'
import httpProxy from '@fastify/http-proxy'
import serveStatic from '@fastify/static'
import Fastify from 'fastify'
import { commonHeaders } from '../../platform/host/server/http/create-fastify.ts'
import { pageHeaders } from '../../platform/host/server/http/headers.ts'
import { policy } from '../../shell/server/data/policy.ts'

const root = join(import.meta.dirname, '../..')
const YEAR_MS = 365 * 24 * 3_600_000

interface ServeOptions {
  site: Site
  apiUrl: string
  /** HTML by path. */
  documents: ReadonlyMap<string, string>
  /** Folders of content-hashed files, by base URL. */
  folders: Record<string, string>
  /** 0 selects a free port. */
  port?: number
}

/** Serves documents and files as the shell does: with the same headers, compression and api proxy. */
export async function serve({ site, apiUrl, documents, folders, port = 0 }: ServeOptions) {
  const app = Fastify()
  const served = { ...site, policy: policy(site) }
  commonHeaders(app, site, () => false)
  for (const prefix of ['/api', '/uploads'])
    await app.register(httpProxy, { upstream: apiUrl, prefix, rewritePrefix: prefix })
  const files = { preCompressed: true, immutable: true, maxAge: YEAR_MS }
  for (const [prefix, folder] of Object.entries(folders))
    await app.register(serveStatic, { ...files, root: folder, prefix, decorateReply: false })
  const own = { root: join(root, 'shell/public'), prefix: '/', wildcard: false, maxAge: 3_600_000 }
  await app.register(serveStatic, { ...own, decorateReply: false })
  const pages = new Map(
    await Promise.all(
      [...documents].map(async ([path, html]) => {
        const headers = { ...pageHeaders(served, path), 'content-encoding': 'br' }
        return [path, { headers: allowInline(headers, html), body: await pack(html) }] as const
      }),
    ),
  )
  app.get('/*', async (request, reply) => {
    const page = pages.get(request.url)
    if (!page) return reply.code(404).send()
    return reply.headers(page.headers).type('text/html; charset=utf-8').send(page.body)
  })
  const url = await app.listen({ port, host: '127.0.0.1' })
  return { url: url.replace('127.0.0.1', 'localhost'), stop: () => app.close() }
}

/** Compresses as the shell does for cached pages. */
async function pack(html: string): Promise<Buffer> {
  const text = new EncodedText(html)
  await text.pack()
  return text.in('br')
}

/** Adds inline scripts to the policy; Astro's islands begin with two. */
function allowInline(headers: Record<string, string>, html: string): Record<string, string> {
  const policy = headers['content-security-policy'] ?? ''
  const hashes = [...html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)].map(
    ([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const known = "script-src 'self'"
  const wider = known + [...new Set(hashes)].join('')
  return { ...headers, 'content-security-policy': policy.replace(known, wider) }
}
