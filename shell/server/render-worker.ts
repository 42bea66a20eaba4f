import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { ReleaseStore } from '@arunika/releases/store'
import { ApiError } from '@arunika/shared/api-client'
import { buildsOf, type ReleaseSet } from '@arunika/shared/federation'
import type { Site } from '@arunika/shared/site'
import type { PageAssets, PageState, StaleData } from '../src/app/page-state.ts'
import type * as Renderer from '../src/entry-render.tsx'
import { pageFiles, SHELL_BASE, type ShellAssets } from './assets.ts'
import { askOver } from './data-line.ts'
import { type WorkingCopies, withoutSeals, withWorkingCopies } from './shown-set.ts'
import { type TrustedBuild, trustedBuild } from './trusted-build.ts'

/** A thread that renders pages of one release set, and ends with it. */
export interface WorkerInput {
  /** File of the shell's render build. */
  renderer: string
  storeDir: string
  set: ReleaseSet
  site: Site
  apiUrl: string
  shell: ShellAssets
  /** Line to the thread that gets the data of pages. */
  hosts: MessagePort
}

/** Asks for a page, or without an address for the addresses of all pages. */
export interface WorkerRequest {
  id: number
  url?: string
  requestId?: string
  /** Builds that the visitor's browser could not run. */
  avoid?: readonly string[]
  /** Remotes that the page is to take from where somebody is working on them. */
  copies?: WorkingCopies
  override?: PageState['override']
}

/** What a page was made from, and in which version. */
export interface Source {
  url: string
  etag: string
}

export interface RenderedPage extends Renderer.RenderOutput {
  /** All of its data; undefined where some of it has no version to know it again by. */
  sources?: Source[]
}

export type WorkerOutput = RenderedPage | string[]
export type WorkerAnswer = { id: number; output: WorkerOutput } | { id: number; error: string }

const { renderer, storeDir, set: live, site, apiUrl, shell, hosts } = workerData as WorkerInput
const { render, sitemap, loadContainersFrom } = createRequire(import.meta.url)(renderer) as typeof Renderer
const store = new ReleaseStore(storeDir)
const ask = askOver(hosts)
/** Builds that have been looked through, by their global names. */
const trusted = new Map<string, TrustedBuild>()

/** Builds of the set by their global names, the ones to fall back on too. */
const builds = new Map(
  Object.entries(live.remotes).flatMap(([remote, release]) =>
    buildsOf(release).map((one) => [one.global, { remote, release: one }] as const),
  ),
)
const set = withoutSeals(live)

loadContainersFrom(async (globalName) => {
  const found = builds.get(globalName)
  if (!found) throw new Error(`${globalName} is not part of the release set`)
  const { remote, release } = found
  const build = await trustedBuild(store, remote, release)
  trusted.set(globalName, build)
  return createRequire(import.meta.url)(
    join(store.buildDir(remote, release.build), 'node', build.manifest.nodeEntry),
  )
})

function assetsOf(globalName: string | undefined, chunk: string | undefined): PageAssets {
  const { font, main, style } = shell
  const build = globalName === undefined ? undefined : trusted.get(globalName)
  const files = build ? pageFiles(build.manifest, chunk) : { scripts: [], styles: [] }
  return {
    font,
    main,
    scripts: files.scripts.map(({ href, integrity }) => ({ href, integrity })),
    styles: [style, ...files.styles.map(({ href, integrity, id }) => ({ href, integrity, id }))],
  }
}

const shellStyles = new Map<string, string>()

/** Text of a style sheet of the shell, read once, or of a build of the set; undefined for what is elsewhere. */
function styleOf(href: string): string | undefined {
  if (!href.startsWith('/')) return undefined
  const [, , remote, build, file = ''] = href.split('/')
  if (!href.startsWith(SHELL_BASE)) {
    const own = [...trusted.values()].find(
      ({ manifest }) => manifest.remote === remote && manifest.build === build,
    )
    return own?.styles.get(file) ?? ''
  }
  const text =
    shellStyles.get(href) ??
    readFileSync(join(dirname(renderer), '../web', href.slice(SHELL_BASE.length)), 'utf8')
  shellStyles.set(href, text)
  return text
}

/** Gets a page's data, and notes what of it is from before; the api is told for which request. */
function dataFor(requestId?: string) {
  const old: { key: string; asOf: string }[] = []
  const sources: (Source | undefined)[] = []
  return {
    async load(key: string): Promise<unknown> {
      const isOwn = key.startsWith('/')
      const headers: Record<string, string> = isOwn && requestId ? { 'x-request-id': requestId } : {}
      const url = isOwn ? apiUrl + key : key
      const { status, text, etag, asOf } = await ask({ url, headers })
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

function bodyOf(text: string): object {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

parentPort?.on('message', async ({ id, url, requestId, avoid = [], copies, override }: WorkerRequest) => {
  const { sources, ...data } = dataFor(requestId)
  const shown = copies ? withWorkingCopies(set, copies) : set
  const page = { site, set: shown, avoid, assetsOf, styleOf, ...(override && { override }), ...data }
  try {
    const output = url
      ? { ...(await render({ url, ...page })), ...sources() }
      : await sitemap({ site, set, ...data })
    parentPort?.postMessage({ id, output } satisfies WorkerAnswer)
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parentPort?.postMessage({ id, error: text } satisfies WorkerAnswer)
  }
})
