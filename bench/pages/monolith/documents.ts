import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { request } from '@anyam/data'
import { type ReleaseSet, type SlotUse, slotChunk } from '@anyam/federation'
import { integrityOf } from '@anyam/releases/integrity'
import type { Site } from '@arunika/contracts/site'
import type { PageAssets, PageState } from '../../../platform/host/browser/app/page-state.ts'
import { STATE_ELEMENT } from '../../../platform/host/browser/app/page-state.ts'
import type * as Renderer from '../../../shell/src/entry-render.ts'
import { wordsIn } from '../../../shell/src/words/words-in.ts'
import type { Monolith } from './build.ts'
import { ASSETS } from './config.ts'

interface Input {
  site: Site
  apiUrl: string
  paths: readonly string[]
  set: ReleaseSet
  /** Returns the chunk name of a page's path. */
  chunkOf: (path: string) => string
}

/** Documents of the server-rendered monolith, made by the shell's own render code. */
export async function renderedDocuments(monolith: Monolith, { site, apiUrl, paths, set }: Input) {
  const { render, renderSlot } = createRequire(import.meta.url)(
    join(monolith.dir, 'node/main.cjs'),
  ) as typeof Renderer
  const styleOf = (href: string) => readFileSync(fileOf(monolith, href), 'utf8')
  const load = (key: string) => request(key.startsWith('/') ? apiUrl + key : key)
  const filesOf = (_global: string, name: string) => filesFor(monolith, slotChunk(name))
  const slot = async (use: SlotUse) => {
    const { markup, failures } = await renderSlot({ use, site, set, avoid: [], filesOf, styleOf, load })
    if (!markup) throw new Error(`${use.name} cannot be rendered: ${failures.map(({ text }) => text)}`)
    return { version: '', markup, isLive: true }
  }
  const documents = new Map<string, string>()
  for (const path of paths) {
    const assetsOf = (_remote: string | undefined, chunks: readonly string[]) => assetsFor(monolith, chunks)
    const { html, problems } = await render({
      url: site.publicUrl + path,
      site,
      set,
      assetsOf,
      styleOf,
      load,
      slot,
      staleData: () => undefined,
    })
    if (!html || problems.length > 0) throw new Error(`${path} cannot be rendered: ${problems.join('\n')}`)
    documents.set(path, html)
  }
  return documents
}

const fileOf = ({ dir }: Monolith, href: string) => join(dir, 'web', href.slice(ASSETS.length))

const assetOf = (monolith: Monolith, name: string) => {
  const href = ASSETS + name
  return { href, integrity: integrityOf(readFileSync(fileOf(monolith, href))) }
}

/** Scripts and style sheets of a chunk. */
function filesFor(monolith: Monolith, chunk: string) {
  const files = monolith.chunks[chunk] ?? []
  const of = (extension: string) => files.filter((name) => name.endsWith(extension))
  return {
    scripts: of('.js').map((name) => assetOf(monolith, name)),
    styles: of('.css').map((name) => ({
      ...assetOf(monolith, name),
      id: `rendered:chunk-${name.split('.')[0]}`,
    })),
  }
}

function assetsFor(monolith: Monolith, chunks: readonly string[]): PageAssets {
  const initial = filesFor(monolith, 'main')
  const own = chunks.map((chunk) => filesFor(monolith, chunk))
  const [main] = initial.scripts
  if (!main) throw new Error('The monolith has no script')
  return {
    font: fontOf(monolith),
    main,
    scripts: own.flatMap(({ scripts }) => scripts),
    styles: [...initial.styles, ...own.flatMap(({ styles }) => styles)],
  }
}

function fontOf({ dir, chunks }: Monolith): string {
  const sheet = chunks.main?.find((name) => name.endsWith('.css')) ?? ''
  const found = /url\("?([^")]+-core\.[^")]+\.woff2)/.exec(readFileSync(join(dir, 'web', sheet), 'utf8'))
  return found?.[1] ?? ''
}

/** Documents of the client application: empty, with preloads of everything that the page requests. */
export function clientDocuments(monolith: Monolith, { site, paths, set, chunkOf }: Input) {
  const state: PageState = {
    site,
    set,
    assets: { font: '', main: { href: '', integrity: '' }, styles: [], scripts: [] },
    words: wordsIn(site),
  }
  return new Map(paths.map((path) => [path, clientDocument(monolith, state, chunkOf(path))]))
}

function clientDocument(monolith: Monolith, state: PageState, chunk: string): string {
  const initial = monolith.chunks.main ?? []
  const own = (monolith.chunks[chunk] ?? []).filter((name) => !initial.includes(name))
  const styles = [...initial, ...own].filter((name) => name.endsWith('.css'))
  const preloads = own.filter((name) => name.endsWith('.js'))
  const scripts = initial.filter((name) => name.endsWith('.js'))
  const cross = 'crossorigin="anonymous"'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${state.site.name}</title>
<link rel="preload" as="font" type="font/woff2" href="${fontOf(monolith)}" ${cross}>
${styles.map((name) => `<link rel="stylesheet" href="${ASSETS}${name}" data-rspack="client:chunk-${name.split('.')[0]}">`).join('\n')}
${scripts.map((name) => `<script defer src="${ASSETS}${name}"></script>`).join('\n')}
${preloads.map((name) => `<link rel="preload" as="script" href="${ASSETS}${name}">`).join('\n')}
</head>
<body>
<div id="root"></div>
<script id="${STATE_ELEMENT}" type="application/json">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>
</body>
</html>`
}

/** Maps paths to remotes in a set that is one application. */
export const ownersOf = (remotes: ReleaseSet['remotes']): ReleaseSet => ({
  id: 'monolith',
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([remote, { owns, nav, slots }]) => [
      remote,
      { owns, ...(nav && { nav }), ...(slots && { slots }), build: '', entry: '', global: '', integrity: '' },
    ]),
  ),
})
