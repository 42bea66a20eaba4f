import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BuildManifest, RemoteRelease } from '@anyam/federation'
import { onTestFinished } from 'vitest'
import type { Candidate } from '../src/gate/candidate.ts'
import { probe } from '../src/gate/probe.ts'
import { GateSandbox } from '../src/gate/sandbox.ts'
import { integrityOf } from '../src/integrity.ts'
import { ReleaseStore } from '../src/store.ts'
import { gateSettings, gateSite, sandboxSettings } from './gate-site.ts'

const RENDERER = join(import.meta.dirname, '../../example/shell/dist/node/main.cjs')

/** Text of a container as bundlers create it, around the module exposed as `./routes`. */
export const container = (exposed: string) => `
  exports.init = async () => {}
  exports.get = async () => () => (${exposed})
`

/** Text of a page route that fulfils the contract. */
export const route = (path: string, own = '') =>
  `{ id: '${path}', path: '${path}', lazy: async () => ({ Component: () => null }),
     handle: { chunk: 'page', meta: () => ({ title: 'Events', description: 'What is on.' }) }, ${own} }`

const GOOD = container(`{ routes: [${route('/events')}] }`)

interface Own {
  manifest?: Partial<BuildManifest>
  others?: Record<string, string[]>
  /** The container's file in the server build. */
  entry?: string
  /** The render build of the shell. */
  renderer?: string
}

/** Creates a build of mf-events on disk, laid out as in the store. */
export async function candidate({
  manifest: own,
  others = {},
  entry = GOOD,
  renderer = RENDERER,
}: Own = {}): Promise<Candidate> {
  const dir = await mkdtemp(join(tmpdir(), 'candidate-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const files: BuildManifest['files'] = {}
  for (const [file, text] of Object.entries({ 'web/entry.js': '/* web */', 'node/entry.cjs': entry })) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), text)
    files[file] = { size: text.length, integrity: integrityOf(Buffer.from(text)) }
  }
  const manifest: BuildManifest = {
    remote: 'mf-events',
    build: 'b1',
    version: '1.0.0',
    author: 'team-events',
    commit: 'none',
    createdAt: new Date(0).toISOString(),
    owns: ['/events'],
    global: 'mf_events_b1',
    entry: 'entry.js',
    nodeEntry: 'entry.cjs',
    exposes: ['./routes'],
    contract: 1,
    routes: ['/events'],
    shared: { react: '^19.0.0' },
    chunks: { routes: [], page: [] },
    files,
    ...own,
  }
  return {
    manifest,
    live: undefined,
    liveBuild: async () => undefined,
    dir,
    others: Object.fromEntries(Object.entries(others).map(([name, owns]) => [name, release(owns)])),
    routesOfOthers: {},
    site: gateSite,
    counterpartOf: async (page) => ({ page, isSamePage: true, isKnown: true }),
    sandbox: new GateSandbox(new ReleaseStore(dir), { builds: {} }, sandboxSettings),
    remarks: [],
    pictures: new Map(),
    accepted: [],
    report: () => {},
    budget: { entry: 1, firstPage: 1, largestPage: 1 },
    probe: () =>
      probe({
        renderer,
        manifest,
        dir,
        apiUrl: undefined,
        site: gateSite.facts({ ...gateSettings, publicUrl: 'http://localhost:2' }),
      }),
  }
}

const release = (owns: string[]): RemoteRelease => ({
  build: 'b',
  entry: 'e',
  global: 'g',
  integrity: 'i',
  owns,
})
