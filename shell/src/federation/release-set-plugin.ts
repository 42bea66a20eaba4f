import {
  type BuildRelease,
  CONTRACT_VERSION,
  entryAddress,
  isWorkingCopy,
  type RemoteRelease,
} from '@arunika/federation'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>
/** What a build's entry offers, as the runtime takes it. */
type Container = Exclude<Awaited<ReturnType<LoadEntry>>, void>

/** A build that a page or a render worker may load. */
interface Known {
  remote: string
  release: RemoteRelease
  onFailure: ((failed: BuildRelease) => void) | undefined
}

/** Gives the container of a build; only render workers have such a thing. */
export type LoadContainer = (globalName: string) => Promise<Container>

/** The runtime's own limit for an entry would count time in which bytes arrive. */
const NO_LIMIT_MS = 2 ** 31 - 1

const known = new Map<string, Known>()
const quarantined = new Map<string, { until: number; why: unknown }>()
const loadedFrom = new WeakMap<object, BuildRelease>()
let loadContainer: LoadContainer | undefined
let quarantineMs = 0

/** Has containers come from files that were checked before, as render workers load them. */
export function loadContainersBy(load: LoadContainer, quarantine = 0) {
  loadContainer = load
  quarantineMs = quarantine
}

/** Tells the plugin of a build; its remote has the build's global name in the runtime. */
export function expect(remote: string, release: RemoteRelease, onFailure?: Known['onFailure']) {
  known.set(release.global, { remote, release, onFailure })
  return { name: release.global, entry: entryAddress(remote, release), type: 'global' }
}

/** The build that a module was loaded from. */
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

/** Why a build is not even tried. The runtime prints it, and in a log one sentence is enough. */
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
 * What the federation's runtime does not know: which build of a remote belongs to the release set, that nothing runs
 * without the hash that the set says, which builds failed here, and what was good before. The same in browsers and in
 * render workers.
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

  /** The entry's hash is checked by the browser; the entry vouches for its chunks. */
  createScript({ url, remoteInfo }) {
    const { remote, release } = knownBy(remoteInfo?.name ?? '')
    // The runtime makes addresses whole.
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

  /** A build that did not come gives way to the one that was good before. */
  async errorLoadRemote({ id, error, lifecycle, origin }) {
    if (lifecycle !== 'onLoad') return
    const { remote, release, onFailure } = knownBy(nameIn(id))
    const { global, fallback, owns } = release
    // What is refused because of a quarantine does not make it longer.
    if (!quarantineOf(global)) quarantined.set(global, { until: Date.now() + quarantineMs, why: error })
    // A render worker's failures are in the log of the server.
    if (!loadContainer) console.warn(`${remote} ${release.build} cannot be loaded: ${error}`)
    onFailure?.(release)
    // Who asks for a slot decides itself: what one build rendered is not for another to go on with.
    if (!fallback || isSlot(id)) throw error
    const { name, entry, type } = expect(remote, { ...fallback, owns })
    origin.registerRemotes([{ name, entry, type }])
    return origin.loadRemote(id.replace(global, fallback.global))
  },
}

export default () => releaseSetPlugin

/** Timings as the browser's own tools show them: from asking for a remote's module until it is there. */
const mark = (globalName: string) => performance.mark(globalName)
const measure = (remote: string, { build, global }: BuildRelease) =>
  performance.measure(`federation: ${remote} ${build}`, global)
