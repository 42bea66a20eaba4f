import { chunkList, globalName } from '../global-name.ts'
import './bundler-runtime.ts'

/** The object that a Module Federation build puts on `window`. */
interface Container {
  init(...scope: unknown[]): unknown
  get(module: string): unknown
}

/**
 * Entry of a remote for hosts without a bundler runtime: it offers one, and then loads the shell's entry,
 * whose address is in its own query (`standaloneAddress`). So this file is the same for every build.
 */
const own = document.currentScript as HTMLScriptElement
const query = new URL(own.src).searchParams
const [remote = '', build = '', entry = '', integrity = ''] = ['remote', 'build', 'entry', 'integrity'].map(
  (key) => query.get(key) ?? '',
)
const name = globalName(remote, build)
const containers = window as unknown as Record<string, Container | undefined>

let loading: Promise<Container> | undefined
const loaded = () => {
  loading ??= load().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

const waiting: Container = {
  init: async (...scope) => (await loaded()).init(...scope),
  get: async (module) => (await loaded()).get(module),
}
containers[name] ??= waiting

async function load(): Promise<Container> {
  await runEntry()
  const container = containers[name]
  if (!container || container === waiting) throw new Error(`${entry} does not define ${name}`)
  giveChunksOfHost()
  return container
}

function runEntry(): Promise<void> {
  const script = document.createElement('script')
  const src = new URL(entry, own.src).href
  Object.assign(script, { src, integrity, nonce: own.nonce, crossOrigin: 'anonymous' })
  return new Promise((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${src} could not be loaded`))
    }
    document.head.append(script)
  })
}

/**
 * The host's runtime may load chunks itself, even before the entry. Those chunks do not know their build
 * (`ChunkOwnerPlugin`).
 */
function giveChunksOfHost() {
  const lists = window as unknown as Record<string, unknown[] | undefined>
  const listOf = (owner: string) => {
    const list = lists[chunkList(owner)] ?? []
    lists[chunkList(owner)] = list
    return list
  }
  const ofBuild = listOf(name)
  const ofHost = listOf(remote)
  for (const chunk of ofHost) ofBuild.push(chunk)
  ofHost.push = (...chunks) => ofBuild.push(...chunks)
}
