import { isMissing } from '@anyam/data'
import {
  type ReleaseSet,
  type RemoteRelease,
  ROOT_ROUTE,
  type Slot,
  type SlotUse,
  slotOwner,
} from '@anyam/federation'
import { inLanguage, prefixOf } from '@anyam/protocol/languages'
import type { Site } from '@anyam/protocol/open'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import type { PageData } from '../app/page-data.ts'
import type { Asset, StyleAsset } from '../app/page-state.ts'
import { DataProvider } from '../app/swr.tsx'
import { withDeadline } from '../federation/deadline.ts'
import { avoiding, lastKnownGood } from '../federation/last-known-good.ts'
import { loadSlot } from '../federation/load-slot.ts'
import { siteTexts } from '../rendering/site-texts.ts'
import type { SlotMarkup, SlotOutput } from './slot-output.ts'

export interface SlotInput {
  use: SlotUse
  site: Site
  set: ReleaseSet
  /** Builds to avoid, each as `<remote>@<build>`. */
  avoid: readonly string[]
  /** Returns the document's files for a slot of a build. */
  filesOf: (globalName: string, slot: string) => { scripts: Asset[]; styles: StyleAsset[] }
  /** Text of a style sheet by address; undefined if the document links it. */
  styleOf: (href: string) => string | undefined
  /** Fetches the data of an SWR key. */
  load: (key: string) => Promise<unknown>
}

/** Renders a slot with the live build of the remote that offers it, otherwise with the last known good one. */
export async function renderSlot(request: SlotInput): Promise<SlotOutput> {
  const { use } = request
  const set = avoiding(request.set, request.avoid)
  const site = siteTexts().siteIn(request.site, use.language)
  const input = { ...request, set, site }
  const remote = slotOwner(set.remotes, use.name)
  const live = remote === undefined ? undefined : set.remotes[remote]
  const output: SlotOutput = { failures: [] }
  if (remote === undefined || !live) return output
  for (const release of [live, lastKnownGood(live)]) {
    if (!release?.slots?.[use.name]) continue
    try {
      return { ...output, markup: await renderBy(input, { remote, release, output }) }
    } catch (error) {
      if (error instanceof DataError)
        return error.isGone ? { ...output, markup: nothing(remote, release) } : output
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      output.failures.push({ remote, build: release.build, text })
    }
  }
  return output
}

/** The data of a slot is unavailable; no build is to blame. */
class DataError extends Error {
  /** True if the slot's subject does not exist, or no longer. */
  readonly isGone: boolean

  constructor(cause: unknown) {
    super(String(cause), { cause })
    this.isGone = isMissing(cause)
  }
}

const nothing = (remote: string, { fallback: _, ...release }: RemoteRelease): SlotMarkup => ({
  html: '',
  data: {},
  styles: [],
  scripts: [],
  remote,
  release,
})

interface Attempt {
  remote: string
  release: RemoteRelease
  output: SlotOutput
}

async function renderBy(input: SlotInput, { remote, release, output }: Attempt): Promise<SlotMarkup> {
  const { use, site } = input
  const { fallback: _, ...alone } = release
  const slot = (await withDeadline(loadSlot(remote, release, use.name))) as unknown as Slot<object>
  const { scripts, styles } = input.filesOf(release.global, use.name)
  const markup = {
    scripts,
    styles: styles.map((style) => {
      const text = input.styleOf(style.href)
      return { ...style, ...(text !== undefined && { text }) }
    }),
    remote,
    release: alone,
  }
  try {
    const data = await dataOf(slot.preload?.(use.props, site) ?? [], input.load)
    return { ...markup, data, html: await markupOf(slot.Component, input, data) }
  } catch (error) {
    if (slot.Fallback && !output.fallback)
      output.fallback = await markupOf(slot.Fallback, input, {}).then(
        (html) => ({ ...markup, data: {}, scripts: [], html }),
        () => undefined,
      )
    throw error
  }
}

async function dataOf(keys: readonly string[], load: SlotInput['load']): Promise<PageData> {
  try {
    return Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await load(key)] as const)))
  } catch (error) {
    throw new DataError(error)
  }
}

/** Independent of the page: a slot receives information about its page only through its props. */
async function markupOf(
  Component: ComponentType<object>,
  { use, site }: SlotInput,
  data: PageData,
): Promise<string> {
  const routes = [
    {
      id: ROOT_ROUTE,
      path: '*',
      loader: () => ({ site }),
      element: <Component {...(use.props as object)} />,
    },
  ]
  const handler = createStaticHandler(routes, { basename: prefixOf(site.language) || '/' })
  const context = await handler.query(new Request(site.publicUrl + inLanguage('/', site.language)))
  if (context instanceof Response) throw new Error('A slot redirects')
  const html = renderToString(
    <DataProvider fallback={data} stale={undefined} cache={new Map()}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </DataProvider>,
    // Prevents ids from clashing with those of the page and of other slots.
    { identifierPrefix: `${use.name}-` },
  )
  // Only the page preloads pictures: elements that the component does not render would break hydration.
  return html.replace(/^(<link [^>]*>)+/, '')
}
