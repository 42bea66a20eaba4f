import { existsSync, readFileSync } from 'node:fs'
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'
import { buildId } from '@anyam/bundler/build-id'
import { globalName } from '@anyam/bundler/global-name'
import {
  type BuildManifest,
  CONTRACT_VERSION,
  type HostFacts,
  SHELL,
  type SizeBudget,
  slotChunk,
} from '@anyam/federation'
import { type Build, builtIn, ensureBuilt } from './build.ts'
import { assertContract, ContractError, contractProblems } from './build-contract.ts'
import { stagingFolder } from './disk-backend.ts'
import { integrityOf, sourceOf } from './integrity.ts'
import { kitRangeOf } from './kit-range.ts'
import type { Reasons } from './live-set.ts'
import { openFiles } from './open-files.ts'
import { provenanceOf } from './provenance.ts'
import { buildingText, type Report } from './report.ts'
import { routesOf } from './routes-of.ts'
import type { ReleaseStore } from './store.ts'
import { ATTESTATION } from './trust/attestation.ts'
import { signerFor } from './trust/signer.ts'

interface RemotePackage {
  name: string
  version: string
  author?: string
  federation?: Partial<
    Pick<BuildManifest, 'owns' | 'resources' | 'nav' | 'languages' | 'measures' | 'slots' | 'uses'>
  > & {
    budget?: SizeBudget
    /** Only for a host other than the shell: paths whose pages it holds. */
    serves?: string[]
    /** Public chunks, if all others require a back-office login. */
    withoutSession?: string[]
  }
  /** Only for a host: size budget in kB of 1,000 bytes, compressed with brotli. */
  budget?: { main?: number }
}

export interface PublishOptions extends Reasons {
  /** The remote's own server, from which browsers load the build. */
  origin?: string | undefined
  /** Folder with the keys of teams; without it nothing is signed. */
  dataDir?: string | undefined
}

/**
 * Builds a remote and adds the build to the store. Unchanged sources are built and stored only once.
 * @param dir the remote's package folder
 * @throws Error if the store already has the build for another origin
 */
export async function publish(
  store: ReleaseStore,
  dir: string,
  { origin, dataDir, ...reasons }: PublishOptions = {},
  report: Report = () => {},
): Promise<{ remote: string; build: string; added: boolean }> {
  const { name: remote } = readPackage(dir)
  const build = buildId(dir)
  if (await store.isWhole(remote, build)) {
    if (origin) assertOrigin(await store.manifest(remote, build), origin)
    return { remote, build, added: false }
  }
  report(buildingText(remote, build))
  const staging = join(stagingFolder(store.dir), `${remote}-${build}-${process.pid}`)
  const added = await withStagedBuild({ dir, staging, origin, dataDir }, (manifest) =>
    store.add(manifest, staging, reasons),
  )
  return { remote, build, added }
}

interface StageOptions {
  /** The remote's package folder. */
  dir: string
  /** Temporary folder for the build's files. */
  staging: string
  origin: string | undefined
  /** Folder with the keys of teams; without it nothing is signed. */
  dataDir: string | undefined
}

/** Builds a remote into a temporary folder and passes the folder on. */
export async function withStagedBuild<Result>(
  { dir, staging, origin, dataDir }: StageOptions,
  use: (manifest: BuildManifest) => Promise<Result>,
): Promise<Result> {
  const pkg = readPackage(dir)
  const build = await ensureBuilt(dir)
  await mkdir(staging, { recursive: true })
  try {
    for (const part of ['web', 'node'])
      await cp(join(dir, 'dist', part), join(staging, part), { recursive: true })
    const manifest = await manifestOf({ dir, pkg, build, staging, origin })
    assertContract(await contractProblems(manifest, staging))
    const sign = dataDir === undefined ? undefined : await signerFor(dataDir, pkg.name, dir)
    if (sign) await writeFile(join(staging, ATTESTATION), sign(manifest))
    return await use(manifest)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** A stored manifest never changes, because the release set contains its hash. */
export function assertOrigin({ remote, build, origin: present }: BuildManifest, origin: string): void {
  if (present === origin) return
  throw new Error(
    `The store has ${remote} ${build} already, for ${present ?? 'the site itself'}: a build has one origin. A new build can have another.`,
  )
}

export function readPackage(dir: string): Required<Pick<RemotePackage, 'name' | 'version'>> & RemotePackage {
  const file = join(dir, 'package.json')
  if (!existsSync(file)) throw new Error(`There is no remote in ${dir}.`)
  return JSON.parse(readFileSync(file, 'utf8')) as RemotePackage
}

/**
 * Checks a finished build as publishing does, without building or sending anything.
 * @param dir folder with the package's `package.json` and `dist`
 * @returns what the build lacks of the contract, in sentences
 */
export async function validate(dir: string): Promise<string[]> {
  try {
    const [pkg, build] = [readPackage(dir), await builtIn(dir)]
    const staging = join(dir, 'dist')
    const manifest = await manifestOf({ dir, pkg, build, staging, origin: undefined })
    const noRoutes =
      'Its ./routes has no routes: dist/node/entry.cjs cannot be loaded on a server, or its list is empty.'
    return [
      ...(await contractProblems(manifest, staging)),
      ...(manifest.routes.length > 0 || manifest.host ? [] : [noRoutes]),
    ]
  } catch (error) {
    if (error instanceof ContractError) return error.problems
    throw error
  }
}

interface ManifestInput {
  dir: string
  pkg: RemotePackage
  build: Build
  staging: string
  origin: string | undefined
}

type Kind = 'entry' | 'nodeEntry' | 'owns' | 'exposes' | 'routes'
type PartOfManifest = Pick<BuildManifest, Kind> & Partial<BuildManifest>

async function manifestOf(input: ManifestInput): Promise<BuildManifest> {
  const { dir, pkg, build, staging } = input
  const files = await hashFiles(staging)
  const own = build.offered ? hostPart(input, files, build.offered) : await remotePart(input, files)
  return {
    remote: pkg.name,
    build: build.id,
    version: pkg.version,
    author: pkg.author ?? 'unknown',
    ...provenanceOf(dir),
    createdAt: new Date().toISOString(),
    global: globalName(pkg.name, build.id),
    // Another toolchain names files as it likes.
    ...(build.rendered ? { rendered: build.rendered } : { byContent: true }),
    contract: CONTRACT_VERSION,
    shared: build.shared,
    chunks: build.chunks,
    ...own,
    files,
  }
}

/** Manifest fields that only remotes have. */
async function remotePart(
  { dir, pkg, build, staging, origin }: ManifestInput,
  files: BuildManifest['files'],
): Promise<PartOfManifest> {
  const {
    owns = [],
    resources,
    nav,
    languages,
    measures,
    slots = {},
    uses,
    withoutSession,
    budget,
  } = pkg.federation ?? {}
  const exposed = Object.keys(slots)
  const kit = kitRangeOf(dir)
  assertContract([
    ...(owns.length > 0 ? [] : [`${pkg.name} owns no path: package.json, federation.owns.`]),
    ...exposed
      .filter((slot) => !build.chunks[slotChunk(slot)])
      .map((slot) => `${pkg.name} has no src/expose/slots/${slot}.tsx, which federation.slots names.`),
    ...missingEntries(files, 'entry'),
  ])
  if (origin && withoutSession)
    throw new Error(
      `Files of ${pkg.name} are for people who are logged in: this site asks for sessions, and no other server does.`,
    )
  return {
    ...entriesIn(files, 'entry'),
    ...(origin && { origin }),
    owns,
    ...(resources && { resources }),
    ...(nav && { nav }),
    ...(languages && { languages }),
    ...(measures && { measures }),
    exposes: ['./routes', ...exposed.map((slot) => `./slots/${slot}`)],
    ...(exposed.length > 0 && { slots }),
    ...(uses && { uses }),
    ...(kit && { kit }),
    routes: await routesOf(join(staging, 'node/entry.cjs'), build.shared),
    ...(budget && { budget }),
    ...(withoutSession && {
      withoutSession: openFiles(withoutSession, { remote: pkg.name, chunks: build.chunks, files }),
    }),
  }
}

/** Manifest fields that only hosts have. */
function hostPart(
  { pkg, staging, origin }: ManifestInput,
  files: BuildManifest['files'],
  offers: HostFacts['offers'],
): PartOfManifest {
  if (origin) throw new Error(`${pkg.name} is a host: this site serves its files, and no other server does.`)
  const entries = entriesIn(files, 'main')
  const { serves } = pkg.federation ?? {}
  if (pkg.name !== SHELL && !serves?.length)
    throw new Error(`${pkg.name} serves no path: package.json, federation.serves.`)
  const budget = pkg.budget?.main
  const { version, inline } = exportedBy(join(staging, 'node', entries.nodeEntry))
  return {
    ...entries,
    host: { version, offers, inline, ...(serves && { serves }), ...(budget && { budget }) },
    ...{ owns: [], exposes: [], routes: [] },
  }
}

/** Metadata that a host's server build exports. */
function exportedBy(file: string): Pick<HostFacts, 'version' | 'inline'> {
  const { HOST_VERSION, INLINE_SCRIPTS } = createRequire(file)(file) as {
    HOST_VERSION: number
    INLINE_SCRIPTS: readonly string[]
  }
  return { version: HOST_VERSION, inline: INLINE_SCRIPTS.map(sourceOf) }
}

type Stem = 'entry' | 'main'

const entryIn = (files: BuildManifest['files'], stem: Stem) =>
  Object.keys(files).find((file) => new RegExp(`^web/${stem}\\.\\w+\\.js$`).test(file))

const missingEntries = (files: BuildManifest['files'], stem: Stem): string[] => [
  ...(entryIn(files, stem) ? [] : [`dist/web/${stem}.<hash>.js is missing: browsers load the build by it.`]),
  ...(files[`node/${stem}.cjs`] ? [] : [`dist/node/${stem}.cjs is missing: servers render the pages by it.`]),
]

/** @throws ContractError if an entry is missing */
function entriesIn(files: BuildManifest['files'], stem: Stem) {
  assertContract(missingEntries(files, stem))
  return { entry: posix.basename(entryIn(files, stem) ?? ''), nodeEntry: `${stem}.cjs` }
}

/** Size and hash of every file below a folder, except source maps and compressed twins. */
async function hashFiles(dir: string): Promise<BuildManifest['files']> {
  const files: BuildManifest['files'] = {}
  for await (const entry of glob('{web,node}/**/*', { cwd: dir, withFileTypes: true })) {
    if (!entry.isFile() || /\.(map|br|gz)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    const name = path.slice(dir.length + 1).replaceAll('\\', '/')
    files[name] = { size: bytes.length, integrity: integrityOf(bytes) }
  }
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
}
