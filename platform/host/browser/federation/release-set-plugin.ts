import {
  type BuildRelease,
  CONTRACT_VERSION,
  entryAddress,
  isWorkingCopy,
  type RemoteRelease,
} from '@anyam/federation'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>
/** The modules of a build's entry, in the runtime's form. */
type Container = Exclude<Awaited<ReturnType<LoadEntry>>, void>

/** A build that a page or a render process may load. */
interface Known {
  remote: string
  release: RemoteRelease
  onFailure: ((failed: BuildRelease) => void) | undefined
}

/** Returns the container of a build; only set in render processes. */
export type LoadContainer = (globalName: string) => Promise<Container>

/** Disables the runtime's own time limit, which would include time in which bytes arrive. */
const NO_LIMIT_MS = 2 ** 31 - 1

const known = new Map<string, Known>()
const quarantined = new Map<string, { until: number; why: unknown }>()
const loadedFrom = new WeakMap<object, BuildRelease>()
let loadContainer: LoadContainer | undefined
let quarantineMs = 0

/** Loads containers from verified files, as render processes do. */
export function loadContainersBy(load: LoadContainer, quarantine = 0) {
  loadContainer = load
  quarantineMs = quarantine
}

/** Registers a build with the plugin. In the runtime, its remote has the build's global name. */
export function expect(remote: string, release: RemoteRelease, onFailure?: Known['onFailure']) {
  known.set(release.global, { remote, release, onFailure })
  return { name: release.global, entry: entryAddress(remote, release), type: 'global' }
}

/** Returns the build that a module was loaded from. */
export const buildOf = (module: object) => loadedFrom.get(module)

function knownBy(globalName: string): Known {
  const found = known.get(globalName)
  if (!found) throw new Error(`${globalName} is not part of the release set`)
  return found
}

function quarantineOf(globalName: string) {
  const found = quarantined.get(globalName)
  return found && found.until > Date.now() ? found : undefined
}

/** Refuses a build without trying it. The runtime prints the error, and one sentence is enough for a log. */
class RefusedError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.stack = sentence
  }
}

const textOf = (why: unknown) => (why instanceof Error ? why.message : String(why))

const nameIn = (id: string) => id.slice(0, id.indexOf('/'))
const isSlot = (id: string) => id.includes('/slots/')

/**
 * Adds to the federation runtime what it lacks: which build of a remote belongs to the release set, that
 * nothing runs without its hash in the set, which builds failed here, and the last known good builds. Used in
 * browsers and in render processes.
 */
const releaseSetPlugin: ModuleFederationRuntimePlugin = {
  name: 'release-set',

  beforeRequest(args) {
    const { remote, release } = knownBy(nameIn(args.id))
    const { build, contract = CONTRACT_VERSION, global } = release
    const quarantine = quarantineOf(global)
    if (quarantine)
      throw new RefusedError(`${remote} ${build} failed a moment ago: ${textOf(quarantine.why)}`)
    if (contract !== CONTRACT_VERSION)
      throw new RefusedError(
        `${remote} ${build} is made for contract ${contract}, this shell for ${CONTRACT_VERSION}`,
      )
    mark(global)
    return args
  },

  /** The browser verifies the entry's hash; the entry contains those of its chunks. */
  createScript({ url, remoteInfo }) {
    const { remote, release } = knownBy(remoteInfo?.name ?? '')
    // The runtime makes addresses absolute.
    if (new URL(entryAddress(remote, release), window.location.href).href !== url)
      throw new Error(`${url} is not part of the release set`)
    if (!release.integrity && !isWorkingCopy(release)) throw new Error(`${url} has no hash`)
    const script = document.createElement('script')
    Object.assign(script, { src: url, integrity: release.integrity, async: true, crossOrigin: 'anonymous' })
    return { script, timeout: NO_LIMIT_MS }
  },

  async loadEntry({ remoteInfo: { name } }) {
    return loadContainer && (await loadContainer(knownBy(name).release.global))
  },

  onLoad(args) {
    const { remote, release } = knownBy(args.remote.name)
    const exposed = args.exposeModule as { routes?: unknown; slot?: { Component?: unknown } } | undefined
    if (isSlot(args.id) ? !exposed?.slot?.Component : !Array.isArray(exposed?.routes))
      throw new Error(`${remote} ${release.build} exposes no ${isSlot(args.id) ? 'such slot' : 'routes'}`)
    if (!exposed) return args
    loadedFrom.set(exposed, release)
    measure(remote, release)
    return args
  },

  /** Replaces a build that could not be loaded with its last known good one. */
  async errorLoadRemote({ id, error, lifecycle, origin }) {
    if (lifecycle !== 'onLoad') return
    const { remote, release, onFailure } = knownBy(nameIn(id))
    const { global, fallback, owns } = release
    // A refusal because of a quarantine must not extend it.
    if (!quarantineOf(global)) quarantined.set(global, { until: Date.now() + quarantineMs, why: error })
    // In a render process, the failure is in the server's log.
    if (!loadContainer) console.warn(`${remote} ${release.build} cannot be loaded: ${error}`)
    onFailure?.(release)
    // The caller handles a failed slot, because another build cannot hydrate the slot's markup.
    if (!fallback || isSlot(id)) throw error
    const { name, entry, type } = expect(remote, { ...fallback, owns })
    origin.registerRemotes([{ name, entry, type }])
    return origin.loadRemote(id.replace(global, fallback.global))
  },
}

export default () => releaseSetPlugin

/** Timings in the browser's developer tools, from requesting a remote's module until it is loaded. */
const mark = (globalName: string) => performance.mark(globalName)
const measure = (remote: string, { build, global }: BuildRelease) =>
  performance.measure(`federation: ${remote} ${build}`, global)
