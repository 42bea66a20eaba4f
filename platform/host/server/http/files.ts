import { existsSync, statSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { extname, join, posix } from 'node:path'
import { isNamedByContent, SHELL } from '@anyam/federation'
import type { ReleaseStore } from '@anyam/releases/store'
import { isKnown } from '@anyam/server/http'
import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Deltas, dictionaryHeaders } from '../fast-path/deltas.ts'
import { SHELL_BASE, STREAM_DIR } from '../rendering/host-build.ts'
import { ContentIndex } from './content-index.ts'
import type { GenuineFiles } from './genuine-files.ts'
import { FOR_ANY_HOST } from './headers.ts'
import { OpenFiles } from './open-files.ts'
import type { HasSession } from './sessions.ts'

const YEAR_MS = 365 * 24 * 3600_000
const HOUR_MS = 3600_000
const FOR_ALL = `public, max-age=${YEAR_MS / 1000}, immutable`
/** Every use is revalidated here, so a browser's cache reveals nothing once the session has ended. */
const FOR_SESSION = 'private, no-cache'
const DELTA_VARY = 'accept-encoding, available-dictionary'
const SCRIPT_TYPE = 'text/javascript; charset=utf-8'
const STYLE_TYPE = 'text/css; charset=utf-8'

interface FilesOptions {
  /** Folder of the shell. */
  root: string
  store: ReleaseStore
  genuine: Pick<GenuineFiles, 'has'>
  hasSession: HasSession
}

/** Serves the files of the shell and of all builds in the store. Files of the back-office require a session. */
export async function files(
  app: FastifyInstance,
  { root, store, genuine, hasSession }: FilesOptions,
): Promise<void> {
  const own = join(root, 'dist/web')
  await app.register(serveStatic, {
    root: own,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    // A worker's policy is that of its own file, and this worker connects to the network.
    setHeaders: (reply, path) => {
      if (path.includes(STREAM_DIR))
        reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
    },
  })
  await app.register(serveStatic, {
    root: join(root, 'public'),
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    maxAge: HOUR_MS,
  })
  const deltas = new Deltas(store)
  const open = new OpenFiles(store)
  const index = new ContentIndex(store)
  const webOf = (remote: string, build: string) => join(store.buildDir(remote, build), 'web')

  /** A tab opened with an older build requests its files, and a store in a bucket may still have them. */
  async function isHere(remote: string, build: string): Promise<boolean> {
    const isPresent = () =>
      access(webOf(remote, build)).then(
        () => true,
        () => false,
      )
    if (await isPresent()) return true
    await store.fetchBuild(remote, build)
    return await isPresent()
  }

  const isWhole = async (remote: string, build: string, file: string) =>
    statSync(join(webOf(remote, build), file), { throwIfNoEntry: false })?.isFile() === true &&
    (await genuine.has(remote, build, file))

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: { remote: string; build: string; file: string; isForAll: boolean },
  ) {
    const { remote, build, file, isForAll } = wanted
    const web = webOf(remote, build)
    if (!isForAll) return sendForSession(request, reply, { file, web })
    reply.headers({ ...FOR_ANY_HOST, ...dictionaryHeaders(wanted), 'cache-control': FOR_ALL })
    const delta = await deltas.of({ remote, build, file }, request.headers)
    if (!delta) return reply.sendFile(file, web, { cacheControl: false })
    return reply
      .headers({ 'content-encoding': 'dcz', vary: DELTA_VARY })
      .type(extname(file) === '.js' ? SCRIPT_TYPE : STYLE_TYPE)
      .send(delta)
  }

  /** A host's file whose name contains a content hash: from the server's own build or a released one. */
  app.get<{ Params: { '*': string } }>(`${SHELL_BASE}*`, async (request, reply) => {
    const { '*': file } = request.params
    if (!isInside(file) || isSourceMap(file)) return missing(reply)
    if (existsSync(join(own, file))) return reply.sendFile(file)
    if (!isNamedByContent(file)) return missing(reply)
    const released = Object.entries(store.live().remotes).flatMap(([name, { host }]) => (host ? [name] : []))
    // Tabs of a host that is no longer live continue to work.
    for (const host of new Set([SHELL, ...released])) {
      for (const build of await index.buildsWith(host, file)) {
        if ((await isHere(host, build)) && (await isWhole(host, build, file)))
          return reply.sendFile(file, webOf(host, build))
      }
    }
    return missing(reply)
  })
  app.get<{ Params: { remote: string; '*': string } }>(
    '/remotes/:remote/content/*',
    async (request, reply) => {
      const { remote, '*': file } = request.params
      if (!isRemote(remote) || !isInside(file) || !isNamedByContent(file)) return missing(reply)
      const builds = await index.buildsWith(remote, file)
      const isOpen = await Promise.all(builds.map((build) => open.has(remote, build, file)))
      const isForAll = builds.length > 0 ? isOpen.includes(true) : !index.hasPrivateFiles(remote)
      if (!isForAll && !(await hasSession(request))) return refused(reply)
      for (const build of builds) {
        if ((await isHere(remote, build)) && (await isWhole(remote, build, file)))
          return send(request, reply, { remote, build, file, isForAll })
      }
      return gone(reply)
    },
  )
  app.get<{ Params: { remote: string; build: string; '*': string } }>(
    '/remotes/:remote/:build/*',
    async (request, reply) => {
      const { remote, build, '*': file } = request.params
      if (!isRemote(remote) || !/^\w+$/.test(build) || !isInside(file) || isSourceMap(file))
        return missing(reply)
      if (!(await isHere(remote, build))) return gone(reply)
      const isForAll = await open.has(remote, build, file)
      if (!isForAll && !(await hasSession(request))) return refused(reply)
      if (!(await isWhole(remote, build, file))) return missing(reply.header('cache-control', 'no-store'))
      return send(request, reply, { remote, build, file, isForAll })
    },
  )
}

const isRemote = (name: string) => /^[\w-]+$/.test(name)

/** Sends no dictionary for deltas, because browsers drop a dictionary when it becomes stale. */
function sendForSession(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { file, web }: { file: string; web: string },
) {
  // The address identifies the contents.
  reply.headers({ 'cache-control': FOR_SESSION, etag: `W/"${file}"` })
  if (isKnown(headers['if-none-match'], file)) return reply.code(304).send()
  return reply.sendFile(file, web, { cacheControl: false, etag: false, lastModified: false })
}

/** Source maps contain all sources and visitors need none; operators find them in the store. */
const isSourceMap = (file: string) => file.endsWith('.map')

/** Checked by name before the disk is read: files outside count as missing, whether they exist or not. */
const isInside = (file: string) =>
  /^[\w@~-][\w@~.-]*(\/[\w@~-][\w@~.-]*)*$/.test(file) && posix.normalize(file) === file

/** The same response whether the file exists or not. */
const refused = (reply: FastifyReply) =>
  reply.code(401).header('cache-control', 'no-store').type('text/plain').send('Please log in.')

const missing = (reply: FastifyReply, status: 404 | 410 = 404) =>
  reply.code(status).type('text/plain').send('There is nothing here.')

/** 410 instead of 404, so that the browser reloads a page that references it. */
const gone = (reply: FastifyReply) => missing(reply.header('cache-control', 'no-store'), 410)
