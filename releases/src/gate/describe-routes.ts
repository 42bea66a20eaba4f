import type { BuildManifest, PageHandle } from '@arunika/shared/federation'
import type { Site } from '@arunika/shared/site'
import * as z from 'zod'
import type { Probe, ProbedRoute } from './probe.ts'

const callable = z.custom<() => unknown>((value) => typeof value === 'function', 'is no function')

/** A route as the contract has it: whole path, what is known of the page beforehand, and the page on demand. */
const pageRoute = z.looseObject({
  id: z.string(),
  path: z.string().startsWith('/'),
  handle: z.looseObject({
    chunk: z.string(),
    meta: callable,
    subject: callable.optional(),
    preload: callable.optional(),
    addresses: z.looseObject({ list: z.string(), paths: callable }).optional(),
    framed: z.boolean().optional(),
  }),
  lazy: callable,
})

const pageMeta = z.looseObject({ title: z.string().min(1), description: z.string().min(1) })
const component = z.custom(
  (value) =>
    typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value),
  'is no component',
)
const pageModule = z.looseObject({ Component: component, ErrorBoundary: component.optional() })

interface Surroundings {
  manifest: BuildManifest
  apiUrl: string | undefined
  site: Site
}

/** Goes through the routes that a remote exposes: what they are, and where they are not what was agreed. */
export async function describeRoutes(
  exposed: readonly unknown[],
  around: Surroundings,
): Promise<Pick<Probe, 'routes' | 'faults'>> {
  const faults: string[] = exposed.length === 0 ? ['It exposes no route.'] : []
  const routes: ProbedRoute[] = []
  for (const [at, route] of exposed.entries()) {
    const { data, error } = pageRoute.safeParse(route)
    if (error) faults.push(`Its route ${nameOf(route) ?? at + 1} has another shape: ${inWords(error)}.`)
    if (!data) continue
    const handle = data.handle as unknown as PageHandle
    faults.push(...(await faultsOf(data.path, handle, data.lazy, around)))
    const addresses = await addressesOf(data.path, handle, around.apiUrl).catch((error: unknown) => {
      faults.push(`The addresses of its route ${data.path} cannot be had: ${error}.`)
      return []
    })
    routes.push({ path: data.path, chunk: handle.chunk, addresses, framed: handle.framed === true })
  }
  return { routes, faults }
}

const nameOf = (route: unknown) => Object(route).path as string | undefined

const inWords = (error: z.ZodError) =>
  error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ')

async function faultsOf(
  path: string,
  handle: PageHandle,
  lazy: () => unknown,
  { manifest, site }: Surroundings,
): Promise<string[]> {
  const context = { params: {}, search: new URLSearchParams(), site }
  const faults = manifest.chunks[handle.chunk]
    ? []
    : [`Its route ${path} names the chunk ${handle.chunk}, which its build does not have.`]
  try {
    const meta = pageMeta.safeParse(handle.meta(context, undefined))
    if (meta.error) faults.push(`The meta of its route ${path} has another shape: ${inWords(meta.error)}.`)
  } catch (error) {
    faults.push(`The meta of its route ${path} throws before there is data: ${error}.`)
  }
  try {
    const page = pageModule.safeParse(await lazy())
    if (page.error) faults.push(`The page of its route ${path} has another shape: ${inWords(page.error)}.`)
  } catch (error) {
    faults.push(`The page of its route ${path} cannot be loaded: ${error}.`)
  }
  return faults
}

/** Where the route is found: its path, or two of those that its data stands for. */
async function addressesOf(path: string, { addresses }: PageHandle, apiUrl: string | undefined) {
  if (!/[:*]/.test(path)) return [path]
  if (!addresses || !apiUrl) return []
  const answer = await fetch(apiUrl + addresses.list)
  const all = addresses.paths((await answer.json()) as never)
  return [...new Set([all.at(0), all.at(-1)])].filter((address) => address !== undefined)
}
