import { join } from 'node:path'
import { buildBase, type ReleaseSet } from '@anyam/federation'
import { createSite } from '@arunika/contracts/site'
import type { Product } from '../lib/product.ts'
import { buildAstro } from './astro/build.ts'
import { composedDocument, sameText, withoutScripts } from './documents.ts'
import { PAGES } from './list.ts'
import { buildClient, buildRendered, type Monolith } from './monolith/build.ts'
import { ASSETS } from './monolith/config.ts'
import { clientDocuments, ownersOf, renderedDocuments } from './monolith/documents.ts'
import { serve } from './serve.ts'

export type VariantName = 'composed' | 'plain' | 'client' | 'rendered' | 'astro'

export interface Variant {
  name: VariantName
  url: string
  /** Signal that the page's scripts have taken over. */
  live: 'react' | 'islands' | 'never'
  /** True if links navigate without a new document. */
  navigates: boolean
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '../..')

const inputFor = async (product: Product) => {
  const site = createSite({ name: 'Arunika', lmsUrl: product.lmsUrl, publicUrl: product.url })
  const paths = PAGES.map(({ path }) => path)
  const composed = new Map(
    await Promise.all(paths.map(async (path) => [path, await composedDocument(product.url, path)] as const)),
  )
  const set = composed.get('/')?.set ?? { id: '', remotes: {} }
  const chunkOf = (path: string) => composed.get(path)?.chunk ?? ''
  const input = { site, apiUrl: product.apiUrl, paths, set: ownersOf(set.remotes), chunkOf }
  return { ...input, composed, builds: set }
}

const filesOf = ({ dir }: Monolith) => ({ [ASSETS]: join(dir, 'web') })

/** Starts only the client application, unchanged or with a change in its sources. */
export async function startClient(
  product: Product,
  change?: { before: string; after: string },
  port?: number,
): Promise<Variant> {
  const input = await inputFor(product)
  const client = await buildClient(change)
  const documents = clientDocuments(client, input)
  const server = await serve({ ...input, documents, folders: filesOf(client), ...(port && { port }) })
  return { name: 'client', live: 'react', navigates: true, ...server }
}

/** Starts the composed site and its peers in front of one api. */
export async function startVariants(product: Product): Promise<Variant[]> {
  const input = await inputFor(product)
  const plain = new Map([...input.composed].map(([path, { html }]) => [path, withoutScripts(html)] as const))
  const rendered = await buildRendered()
  const documents = await renderedDocuments(rendered, input)
  const inReact = { live: 'react', navigates: true } as const
  return [
    { name: 'composed', ...inReact, url: product.url, stop: async () => {} },
    {
      name: 'plain',
      live: 'never',
      navigates: false,
      ...(await serve({ ...input, documents: plain, folders: builtFiles(product, input.builds) })),
    },
    await startClient(product),
    { name: 'rendered', ...inReact, ...(await serve({ ...input, documents, folders: filesOf(rendered) })) },
    { name: 'astro', live: 'islands', navigates: false, ...(await startAstro(input)) },
  ]
}

/** Rejects an Astro site whose content differs from the composed one. */
async function startAstro(input: Awaited<ReturnType<typeof inputFor>>) {
  const astro = await buildAstro(input)
  for (const [path, html] of astro.documents) sameText(path, input.composed.get(path)?.html ?? '', html)
  return serve({ ...input, ...astro })
}

/** Files that the composed documents reference, with their paths in the checkout and in the release store. */
const builtFiles = ({ dataDir }: Product, { remotes }: ReleaseSet) =>
  Object.fromEntries([
    ['/shell/', join(root, 'shell/dist/web')],
    ...Object.entries(remotes).map(([remote, release]) => [
      buildBase(remote, release),
      join(dataDir, 'releases', remote, release.build, 'web'),
    ]),
  ])
