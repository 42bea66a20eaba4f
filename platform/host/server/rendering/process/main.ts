// The process that renders the pages of one release set. Files in this folder import only built-in modules
// and each other, because the process may read only this folder.
import { AsyncLocalStorage } from 'node:async_hooks'
import * as crypto from 'node:crypto'
import { writeSync } from 'node:fs'
import path from 'node:path'
import * as stream from 'node:stream'
import url from 'node:url'
import util from 'node:util'
import type { SlotUse } from '@anyam/federation'
import type { PageAssets, StaleData } from '../../../browser/app/page-state.ts'
import type { LoadContainer } from '../../../browser/federation/release-set-plugin.ts'
import type * as Renderer from '../../../browser/renderer.ts'
import type { PageSlot } from '../../../browser/slots/slot-output.ts'
import type { Found } from '../last-good.ts'
import type { FromProcess, Output, ProcessBuild, Source, StartMessage, ToProcess, Work } from '../messages.ts'
import { JOB_BYTES, JOB_CHANNEL } from './job-channel.ts'
import { lockDown } from './lockdown.ts'
import { run, runBuild } from './verified-modules.ts'

/** Modules that React's server renderer requires. */
const FOR_RENDERER: Record<string, unknown> = {
  async_hooks: { AsyncLocalStorage },
  ...{ crypto, path, stream, url, util },
}

const post = process.send?.bind(process) as (message: FromProcess) => void
/** The job in progress. */
const jobs = new AsyncLocalStorage<number>()
const currentJob = () => jobs.getStore() ?? 0

/** Requests to the shell that are still waiting for a response, by id. */
const waiting = new Map<number, (message: ToProcess) => void>()
let lastId = 0

function ask(make: (id: number, job: number) => FromProcess): Promise<ToProcess> {
  const id = ++lastId
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    post(make(id, currentJob()))
  })
}

let announced = 0

/**
 * Tells the shell which job continues from here. If the process hangs or dies, that job is the cause. A message
 * would wait behind large pages, and never leave once the job loops, so that their builds were blamed.
 */
function announce(job: number): void {
  if (job === announced || job === 0) return
  announced = job
  const bytes = Buffer.alloc(JOB_BYTES)
  bytes.writeUInt32LE(job)
  writeSync(JOB_CHANNEL, bytes)
}

// React continues in its own turns, between messages about other jobs.
const { setImmediate: schedule } = globalThis
globalThis.setImmediate = ((callback: (...args: unknown[]) => void, ...args: unknown[]) =>
  schedule(() => {
    announce(currentJob())
    callback(...args)
  })) as typeof setImmediate

/** One message per turn of the event loop, so that the shell can attribute each turn to a job. */
const inbox: ToProcess[] = []
process.on('message', (message: ToProcess) => {
  if (inbox.push(message) === 1) setImmediate(takeOne)
})
// Without the shell there is nothing to do.
const end = process.exit.bind(process)
process.on('disconnect', () => end())
lockDown()

let renderer: ReturnType<typeof createRenderer>

function takeOne(): void {
  const [message] = inbox
  if (message) take(message)
  inbox.shift()
  if (inbox.length > 0) setImmediate(takeOne)
}

function take(message: ToProcess): void {
  if (message.type === 'start') {
    renderer = createRenderer(message)
    post({ type: 'ready' })
    return
  }
  const job = 'job' in message ? message.job : message.id
  announce(job)
  if (message.type === 'data' || message.type === 'build' || message.type === 'slot-found') {
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
    return
  }
  jobs.run(job, () =>
    renderer(message).then(
      (output) => post({ type: 'done', id: job, output }),
      (error: unknown) => post({ type: 'failed', id: job, error: textOf(error) }),
    ),
  )
}

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

function createRenderer(start: StartMessage): (work: Work) => Promise<Output> {
  const { site, set, apiUrl, shell } = start
  /** Loaded builds by global name. */
  const builds = new Map<string, ProcessBuild>()
  const { render, renderSlot, sitemap, pageRoutes, loadContainersFrom } = run(start.renderer, (name) => {
    if (!(name in FOR_RENDERER)) throw new Error(`The renderer has no module ${name}.`)
    return FOR_RENDERER[name]
  }) as typeof Renderer

  loadContainersFrom(async (global) => {
    const message = await ask((id, job) => ({ type: 'find-build', id, job, global }))
    if (message.type !== 'build' || 'error' in message.build)
      throw new Error(message.type === 'build' && 'error' in message.build ? message.build.error : 'No build')
    builds.set(global, message.build)
    return runBuild(message.build.entry, message.build.files) as Awaited<ReturnType<LoadContainer>>
  })

  function assetsOf(global: string | undefined, chunks: readonly string[], language?: string): PageAssets {
    const assets = (global === undefined ? undefined : builds.get(global)?.assets) ?? {}
    const own = ['', ...chunks].map((chunk) => assets[chunk])
    // Catalogues of the page, and of all pages of its remote.
    const words = language ? [...chunks, 'words'].map((chunk) => assets[`${chunk}-${language}`]) : []
    const byHref = <File extends { href: string }>(files: readonly File[]) => [
      ...new Map(files.map((file) => [file.href, file])).values(),
    ]
    return {
      ...shell,
      scripts: byHref([...own, ...words].flatMap((files) => files?.scripts ?? [])),
      styles: [...shell.styles, ...byHref(own.flatMap((files) => files?.styles ?? []))],
    }
  }

  /** Files of a slot, without those of the shell. */
  function filesOf(global: string, slot: string) {
    return builds.get(global)?.assets[slotChunk(slot)] ?? { scripts: [], styles: [] }
  }

  async function slot(use: SlotUse): Promise<PageSlot> {
    const message = await ask((id, job) => ({ type: 'find-slot', id, job, use }))
    return (message as { slot: PageSlot }).slot
  }

  /** Text of a style sheet of the shell or of a build; undefined for external ones. */
  function styleOf(href: string): string | undefined {
    for (const { styles } of builds.values()) if (styles[href] !== undefined) return styles[href]
    return href.startsWith('/') ? (start.styles[href] ?? '') : undefined
  }

  return async (work) => {
    const { sources, ...data } = dataFor(apiUrl, work.type === 'render' ? work.request.requestId : undefined)
    if (work.type === 'sitemap') {
      let nth = 0
      for await (const addresses of sitemap({ site, set, ...data }))
        post({ type: 'addresses', id: currentJob(), nth: nth++, addresses })
      return 'sent'
    }
    if (work.type === 'routes') return pageRoutes(set, work.remote)
    if (work.type === 'slot') return renderSlot({ ...work.request, site, set, filesOf, styleOf, ...data })
    const { requestId: _, set: own = set, ...request } = work.request
    return {
      ...(await render({ ...request, site, set: own, assetsOf, styleOf, slot, ...data })),
      ...sources(),
    }
  }
}

/** As in `@anyam/federation`, which this process cannot read. */
const slotChunk = (slot: string) => `slot-${slot}`

/** Fetches a page's data and records which of it is stale. Passes the request's id to the api. */
function dataFor(apiUrl: string, requestId?: string) {
  const old: { key: string; asOf: string }[] = []
  const sources: (Source | undefined)[] = []
  return {
    async load(key: string): Promise<unknown> {
      const url = key.startsWith('/') ? apiUrl + key : key
      const message = await ask((id, job) => ({
        type: 'load',
        id,
        job,
        url,
        ...(requestId && { requestId }),
      }))
      const { status, text, etag, asOf } = (message as { found: Found }).found
      if (asOf) old.push({ key, asOf })
      sources.push(etag === undefined || asOf ? undefined : { url, etag })
      if (status >= 200 && status < 300) return JSON.parse(text)
      throw new ApiError(status, bodyOf(text))
    },
    sources(): { sources?: Source[] } {
      const known = sources.filter((source) => source !== undefined)
      return known.length === sources.length ? { sources: known } : {}
    },
    staleData(): StaleData | undefined {
      const [oldest] = old.toSorted((a, b) => a.asOf.localeCompare(b.asOf))
      return oldest && { asOf: oldest.asOf, keys: old.map(({ key }) => key) }
    },
  }
}

/** The error that pages recognise as that of `@anyam/data`, by its name. */
class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly body: object

  constructor(status: number, body: object) {
    super(status === 0 ? 'The server cannot be reached.' : `The server responded with ${status}.`)
    this.status = status
    this.body = body
  }
}

function bodyOf(text: string): object {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
