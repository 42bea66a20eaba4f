import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildManifest, type BuildRelease, HOST_VERSION, slotChunk } from '@anyam/federation'
import { satisfies } from 'semver'
import { sealOf } from './integrity.ts'
import { type FederationManifest, ManifestError, readFederationManifest, readManifest } from './manifest.ts'

export const FEDERATION_MANIFEST = 'web/mf-manifest.json'
export const NO_FEDERATION_MANIFEST = `It has no ${FEDERATION_MANIFEST}, by which other hosts load it.`

/** Versions of the shared modules that a shell offers. */
export type Offered = Readonly<Record<string, readonly string[]>>

/** Modules that a build needs from its host but would not get, in sentences. */
export const sharedProblems = (shared: BuildManifest['shared'], offered: Offered): string[] =>
  Object.entries(shared).flatMap(([name, range]) => {
    const versions = offered[name]
    if (!versions) return `It needs ${name} ${range} from the shell, which does not offer ${name}.`
    if (versions.some((version) => satisfies(version, range))) return []
    return `It needs ${name} ${range} from the shell, which offers ${versions.join(', ')}.`
  })

/**
 * As `sharedProblems`, for the remote kit.
 * @param supported by the shell; missing in older shells
 */
export function kitProblems(kit: BuildManifest['kit'], supported: readonly string[] | undefined): string[] {
  if (!kit || !supported || supported.some((version) => satisfies(version, kit))) return []
  return [`It needs remote-kit ${kit}; the live shell supports versions up to ${supported.join(' and ')}.`]
}

/** Shared modules that the manifest for other hosts requires. */
export const requestedBy = ({ shared }: FederationManifest): BuildManifest['shared'] =>
  Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion]))

/** Modules that the contract requires but the build does not expose, or whose files are missing in its manifest. */
export function exposedProblems({ exposes, chunks, files, slots, host }: BuildManifest): string[] {
  if (host) return hostProblems(host)
  if (!exposes.includes('./routes')) return ['It exposes no ./routes.']
  if (!chunks.routes) return ['It has no chunk for ./routes.']
  const unknown = chunks.routes.filter((file) => !files[`web/${file}`])
  const lacking = Object.keys(slots ?? {}).filter(
    (slot) => !exposes.includes(`./slots/${slot}`) || !chunks[slotChunk(slot)],
  )
  return [
    ...unknown.map((file) => `Its manifest names no hash for web/${file}, which ./routes needs.`),
    ...lacking.map((slot) => `It exposes no ./slots/${slot}, which its manifest offers.`),
  ]
}

/**
 * Contradictions between a build's manifest and the one for other hosts.
 * @param text of the latter
 * @throws ManifestError if it is malformed
 */
export function federationProblems(build: BuildManifest, text: string): string[] {
  const federation = readFederationManifest(text, build.remote)
  const hashed = Object.entries(build.files).filter(
    ([file]) => file.startsWith('web/') && !/^web\/mf-(manifest|stats)\.json$/.test(file),
  )
  const unlike = hashed.filter(([file, { integrity }]) => federation.files?.[file.slice(4)] !== integrity)
  const exposed = federation.exposes.map(({ path }) => path)
  const requested = requestedBy(federation)
  return [
    ...unlike.map(([file]) => `Its mf-manifest.json does not name the hash of ${file}.`),
    ...build.exposes
      .filter((path) => !exposed.includes(path))
      .map((path) => `Its mf-manifest.json does not expose ${path}.`),
    ...Object.entries(build.shared)
      .filter(([name, range]) => requested[name] !== range)
      .map(([name, range]) => `Its mf-manifest.json does not say that it needs ${name} ${range}.`),
  ]
}

const hostProblems = ({ version }: NonNullable<BuildManifest['host']>): string[] =>
  version === HOST_VERSION
    ? []
    : [`It was built for servers of version ${version}; this server has version ${HOST_VERSION}.`]

/** Reason not to give a build to visitors. */
export interface BuildProblem {
  sentence: string
  /** True if the build differs from what its team has signed. */
  isAltered: boolean
}

const altered = (what: string): BuildProblem => ({ sentence: `${what} was altered.`, isAltered: true })
const unfit = (sentence: string): BuildProblem => ({ sentence, isAltered: false })

/**
 * Returns why a build of the live set must not be served; undefined if it may be.
 * It finds only problems that affect everyone, because files are verified, and missing builds noticed, on
 * use.
 * @param dir folder of the build on this machine
 */
export function problemOfBuild(
  dir: string,
  remote: string,
  { build, seal }: BuildRelease,
  offered: Offered,
): BuildProblem | undefined {
  if (!existsSync(join(dir, 'manifest.json'))) return undefined
  try {
    const manifest = readManifest(textOf(dir, 'manifest.json'), { remote, build })
    if (sealOf(manifest) !== seal) return altered('Its manifest')
    const known = FEDERATION_MANIFEST in manifest.files
    const federation = known ? readFederationManifest(textOf(dir, FEDERATION_MANIFEST), remote) : undefined
    const unmet = [
      ...sharedProblems({ ...(federation && requestedBy(federation)), ...manifest.shared }, offered),
      ...exposedProblems(manifest),
    ]
    return [...unmet.map(unfit), ...missingFiles(dir, manifest)][0]
  } catch (error) {
    return unfit(error instanceof Error ? error.message : String(error))
  }
}

/** Missing files without which browsers can load none of its pages. */
function missingFiles(dir: string, { entry, nodeEntry, chunks, files, host }: BuildManifest): BuildProblem[] {
  const ofBrowsers = [entry, ...((host ? chunks.main : chunks.routes) ?? [])].map((file) => `web/${file}`)
  const needed = [...ofBrowsers, ...(host ? [`node/${nodeEntry}`] : [])]
  return needed.flatMap((file) => {
    const size = statSync(join(dir, file), { throwIfNoEntry: false })?.size
    if (size === undefined) return unfit(`${file} is missing.`)
    return size === files[file]?.size ? [] : altered(file)
  })
}

function textOf(dir: string, file: string): string {
  try {
    return readFileSync(join(dir, file), 'utf8')
  } catch (error) {
    throw new ManifestError(`${file} cannot be read.`, { cause: error })
  }
}
