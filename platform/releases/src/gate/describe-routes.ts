import type { BuildManifest, PageHandle } from '@anyam/federation'
import type { Site } from '@anyam/protocol/open'
import * as z from 'zod'
import type { Probe } from './probe.ts'
import { UntriedError } from './untried.ts'

const callable = z.custom<() => unknown>((value) => typeof value === 'function', 'is no function')

/** A route of the contract: its full path, its handle, and the lazily loaded page. */
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

type Described = Pick<Probe, 'routes' | 'problems' | 'untried'>

/** A timeout of the api proves nothing about the candidate. */
const API_PATIENCE_MS = 10_000

/** Lists the routes that a remote exposes, and their violations of the contract. */
export async function describeRoutes(exposed: readonly unknown[], around: Surroundings): Promise<Described> {
  if (exposed.length === 0) return { routes: [], problems: ['It exposes no route.'], untried: [] }
  const described = await Promise.all(exposed.map((route, at) => describeRoute(route, at, around)))
  return {
    routes: described.flatMap(({ routes }) => routes),
    problems: described.flatMap(({ problems }) => problems),
    untried: described.flatMap(({ untried }) => untried),
  }
}

async function describeRoute(route: unknown, at: number, around: Surroundings): Promise<Described> {
  const { data, error } = pageRoute.safeParse(route)
  if (error)
    return {
      routes: [],
      problems: [`Its route ${nameOf(route) ?? at + 1} has another shape: ${inWords(error)}.`],
      untried: [],
    }
  const { path, lazy } = data
  const handle = data.handle as unknown as PageHandle
  const problems = await problemsOf(path, handle, lazy, around)
  const untried: string[] = []
  const addresses = await addressesOf(path, handle, around.apiUrl).catch((reason: unknown) => {
    if (reason instanceof UntriedError) untried.push(reason.message)
    else problems.push(`The addresses of its route ${path} cannot be had: ${reason}.`)
    return []
  })
  return {
    routes: [{ path, chunk: handle.chunk, addresses, framed: handle.framed === true }],
    problems,
    untried,
  }
}

const nameOf = (route: unknown) => Object(route).path as string | undefined

const inWords = (error: z.ZodError) =>
  error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ')

async function problemsOf(
  path: string,
  handle: PageHandle,
  lazy: () => unknown,
  { manifest, site }: Surroundings,
): Promise<string[]> {
  const context = { params: {}, search: new URLSearchParams(), site }
  const chunk = manifest.chunks[handle.chunk]
    ? []
    : [`Its route ${path} names the chunk ${handle.chunk}, which its build does not have.`]
  const meta = await problemIn(`The meta of its route ${path}`, pageMeta, () =>
    handle.meta(context, undefined),
  )
  const page = await problemIn(`The page of its route ${path}`, pageModule, lazy)
  return [...chunk, ...meta, ...page]
}

async function problemIn(what: string, schema: z.ZodType, make: () => unknown): Promise<string[]> {
  try {
    const { error } = schema.safeParse(await make())
    return error ? [`${what} has another shape: ${inWords(error)}.`] : []
  } catch (error) {
    return [`${what} cannot be had: ${error}.`]
  }
}

/** Addresses of the route: its path, or the first and the last one that its data lists. */
async function addressesOf(path: string, { addresses }: PageHandle, apiUrl: string | undefined) {
  if (!/[:*]/.test(path)) return [path]
  if (!addresses || !apiUrl) return []
  const all = addresses.paths((await listFrom(apiUrl + addresses.list)) as never)
  return [...new Set([all.at(0), all.at(-1)])].filter((address) => address !== undefined)
}

async function listFrom(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(API_PATIENCE_MS) }).catch(
    (error: unknown) => {
      throw new UntriedError(`The api does not give ${url}: ${error}.`)
    },
  )
  if (response.status >= 500) throw new UntriedError(`The api responds with ${response.status} to ${url}.`)
  // A 4xx status means that the route lists a wrong address.
  if (!response.ok) throw new Error(`${url} has status ${response.status}`)
  return response.json()
}
