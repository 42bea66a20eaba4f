import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { integrityOf } from '@arunika/releases/integrity'
import { ReleaseStore } from '@arunika/releases/store'
import { ApiError } from '@arunika/shared/api-client'
import type { BuildManifest, ReleaseSet } from '@arunika/shared/federation'
import type { Site } from '@arunika/shared/site'
import type { PageAssets, StaleData } from '../src/app/page-state.ts'
import type * as Renderer from '../src/entry-render.tsx'
import { pageFiles, SHELL_BASE, type shellAssets } from './assets.ts'
import { askOver } from './data-line.ts'

/** A thread that renders pages of one release set, and ends with it. */
export interface WorkerInput {
  /** File of the shell's render build. */
  renderer: string
  storeDir: string
  set: ReleaseSet
  site: Site
  apiUrl: string
  shell: Awaited<ReturnType<typeof shellAssets>>
  /** Line to the thread that gets the data of pages. */
  hosts: MessagePort
}

/** Asks for a page, or without an address for the addresses of all pages. */
export interface WorkerRequest {
  id: number
  url?: string
  requestId?: string
}

export type WorkerOutput = Renderer.RenderOutput | string[]
export type WorkerAnswer = { id: number; output: WorkerOutput } | { id: number; error: string }

const { renderer, storeDir, set, site, apiUrl, shell, hosts } = workerData as WorkerInput
const { render, sitemap, loadContainersFrom } = createRequire(import.meta.url)(renderer) as typeof Renderer
const store = new ReleaseStore(storeDir)
const ask = askOver(hosts)
const manifests = new Map<string, BuildManifest>()

/** Builds of the set by their global names, the ones to fall back on too. */
const builds = new Map(
  Object.entries(set.remotes).flatMap(([remote, { fallback, ...live }]) =>
    [live, ...(fallback ? [fallback] : [])].map(({ global, build }) => [global, { remote, build }] as const),
  ),
)

loadContainersFrom(async (globalName) => {
  const found = builds.get(globalName)
  if (!found) throw new Error(`${globalName} is not part of the release set`)
  const { remote, build } = found
  const manifest = await store.manifest(remote, build)
  const dir = store.buildDir(remote, build)
  await Promise.all(
    Object.entries(manifest.files).map(async ([file, { integrity }]) => {
      if (!file.startsWith('node/')) return
      if (integrityOf(await readFile(join(dir, file))) !== integrity)
        throw new Error(`${remote}: ${file} was altered`)
    }),
  )
  manifests.set(remote, manifest)
  return join(dir, 'node', manifest.nodeEntry)
})

function assetsOf(remote: string | undefined, chunk: string | undefined): PageAssets {
  const { font, main, style } = shell
  const manifest = remote === undefined ? undefined : manifests.get(remote)
  const files = manifest ? pageFiles(manifest, chunk) : { scripts: [], styles: [] }
  return {
    font,
    main,
    scripts: files.scripts.map(({ href, integrity }) => ({ href, integrity })),
    styles: [style, ...files.styles.map(({ href, integrity, id }) => ({ href, integrity, id }))],
  }
}

const styles = new Map<string, string>()

/** Style sheets of the shell and of the set's builds, read once. */
function styleOf(href: string): string {
  const known = styles.get(href)
  if (known !== undefined) return known
  const text = readFileSync(styleFile(href), 'utf8')
  styles.set(href, text)
  return text
}

function styleFile(href: string): string {
  if (href.startsWith(SHELL_BASE)) return join(dirname(renderer), '../web', href.slice(SHELL_BASE.length))
  const [, , remote = '', build = '', file = ''] = href.split('/')
  return join(store.buildDir(remote, build), 'web', file)
}

/** Gets a page's data, and notes what of it is from before; the api is told for which request. */
function dataFor(requestId?: string) {
  const old: { key: string; asOf: string }[] = []
  return {
    async load(key: string): Promise<unknown> {
      const isOwn = key.startsWith('/')
      const headers: Record<string, string> = isOwn && requestId ? { 'x-request-id': requestId } : {}
      const { status, text, asOf } = await ask({ url: isOwn ? apiUrl + key : key, headers })
      if (asOf) old.push({ key, asOf })
      if (status >= 200 && status < 300) return JSON.parse(text)
      throw new ApiError(status, bodyOf(text))
    },
    staleData(): StaleData | undefined {
      const [oldest] = old.toSorted((a, b) => a.asOf.localeCompare(b.asOf))
      return oldest && { asOf: oldest.asOf, keys: old.map(({ key }) => key) }
    },
  }
}

function bodyOf(text: string): object {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

parentPort?.on('message', async ({ id, url, requestId }: WorkerRequest) => {
  const data = dataFor(requestId)
  try {
    const output = await (url
      ? render({ url, site, set, assetsOf, styleOf, ...data })
      : sitemap({ site, set, ...data }))
    parentPort?.postMessage({ id, output } satisfies WorkerAnswer)
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parentPort?.postMessage({ id, error: text } satisfies WorkerAnswer)
  }
})
