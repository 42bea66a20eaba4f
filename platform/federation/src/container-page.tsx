import { type ComponentType, useEffect, useState } from 'react'

/** Facts about the container's entry, from its build. */
interface ContainerEntry {
  /** Path below the files of the build. */
  file: string
  integrity: string
  /** Name of the variable that a classic script defines; undefined for a module. */
  global?: string
}

declare const CONTAINER_ENTRY: ContainerEntry
declare const __webpack_public_path__: string
declare const __webpack_share_scopes__: { default: object }
declare const __webpack_init_sharing__: (scope: string) => Promise<void>

interface ExposedRoute {
  path?: string
  Component?: ComponentType
  lazy?: () => Promise<{ Component?: ComponentType; default?: ComponentType }>
}

interface Container {
  init(scope: object): unknown
  get(module: string): Promise<() => { routes: readonly ExposedRoute[] }>
}

let container: Promise<Container> | undefined
const components = new Map<string, ComponentType>()

/** The page at a path of the container. It loads in browsers only, and a failure is that of the page. */
export function ContainerPage({ path, title }: { path: string; title: string }) {
  const [Page, setPage] = useState(() => components.get(path))
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    if (!Page) componentAt(path).then((found) => setPage(() => found), setFailure)
  }, [Page, path])
  if (failure) throw failure
  if (Page) return <Page />
  // As high as the window, so that nothing below moves into sight and out again.
  return (
    <div style={{ minHeight: '100vh' }}>
      <h1>{title}</h1>
      <noscript>This page needs JavaScript.</noscript>
    </div>
  )
}

async function componentAt(path: string): Promise<ComponentType> {
  container ??= load().catch((error) => {
    container = undefined
    throw error
  })
  const exposed = await (await container).get('./routes')
  const route = exposed().routes.find((one) => one.path === path)
  if (!route) throw new Error(`The container exposes no page for ${path}.`)
  const loaded = await route.lazy?.()
  const found = route.Component ?? loaded?.Component ?? loaded?.default
  if (!found) throw new Error(`The container's page ${path} has no component.`)
  components.set(path, found)
  return found
}

/** Loads the entry, by its hash, and gives it the modules that the host shares. */
async function load(): Promise<Container> {
  const { file, integrity, global } = CONTAINER_ENTRY
  const address = __webpack_public_path__ + file
  const found = global ? await runScript(address, integrity, global) : await importModule(address, integrity)
  await __webpack_init_sharing__('default')
  await found.init(__webpack_share_scopes__.default)
  return found
}

/** Settles once an element has loaded. */
function loaded<Own extends HTMLElement>(element: Own, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    element.onload = () => resolve()
    element.onerror = () => {
      element.remove()
      reject(new Error(`${address} could not be loaded.`))
    }
    document.head.append(element)
  })
}

async function runScript(src: string, integrity: string, global: string): Promise<Container> {
  const script = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' })
  await loaded(script, src)
  const found = (window as unknown as Record<string, Container | undefined>)[global]
  if (!found) throw new Error(`${src} does not define ${global}.`)
  return found
}

/** The import takes the module whose hash the link has verified. */
async function importModule(href: string, integrity: string): Promise<Container> {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href, integrity, crossOrigin: 'anonymous' })
  await loaded(link, href)
  return import(/* webpackIgnore: true */ href)
}
