import {
  isWorkingCopy,
  type PageContext,
  type PageHandle,
  type ReleaseSet,
  type SlotUse,
  slotKey,
} from '@anyam/federation'
import type { Site } from '@anyam/protocol/open'
import type { StaticHandlerContext } from 'react-router-dom'
import type { PageData } from '../app/page-data.ts'
import type { PageState, StyleAsset } from '../app/page-state.ts'
import { matchedPage } from '../rendering/matched-page.ts'
import type { PageSlot, SlotState } from './slot-output.ts'

/** Slots of a page by slot key. */
export type SlotsInPage = ReadonlyMap<string, PageSlot>

/** Maximum number of slots per page, because each occupies an entry in the cache of slots. */
const MOST_SLOTS = 6

/** Slots that the matched page declares. */
export function namedSlots(
  found: StaticHandlerContext,
  input: { url: string; site: PageContext['site'] },
): readonly SlotUse[] {
  const page = matchedPage(found, input)
  return page?.handle.slots ? usesOf(page.handle, page.context, page.data) : []
}

/** A slot in the language of the page's site. */
export const usedIn = (use: SlotUse, { language }: Pick<Site, 'language'>): SlotUse =>
  language ? { ...use, language } : use

/** Slots of a page, by its handle and loaded data. */
export function usesOf(
  handle: PageHandle,
  context: PageContext,
  data: PageData | undefined,
): readonly SlotUse[] {
  const subject = handle.subject?.(context)
  const named = handle.slots?.(context, subject === undefined ? undefined : data?.[subject]) ?? []
  return named.slice(0, MOST_SLOTS).map((use) => usedIn(use, context.site))
}

/** Content of each slot; the page waits for all of them at once. */
export async function pageSlots(
  uses: readonly SlotUse[],
  slot: ((use: SlotUse) => Promise<PageSlot>) | undefined,
): Promise<SlotsInPage> {
  if (!slot) return new Map()
  return new Map(await Promise.all(uses.map(async (use) => [slotKey(use), await slot(use)] as const)))
}

/** Style sheets of the slots with their texts, without duplicates. */
export function slotStyles(slots: SlotsInPage): (StyleAsset & { text?: string })[] {
  const all = [...slots.values()].flatMap(({ markup }) => markup?.styles ?? [])
  return [...new Map(all.map((style) => [style.href, style])).values()]
}

/**
 * The slots' state in the document, and the release set with the builds that rendered them, because no tab
 * may have two builds of a remote.
 * @param owner remote of the page, whose build the page itself determines
 */
export function slotState(
  slots: SlotsInPage,
  set: ReleaseSet,
  owner: string | undefined,
): Pick<PageState, 'set' | 'slots' | 'slotData'> {
  const remotes = { ...set.remotes }
  const states: Record<string, SlotState> = {}
  const data: Record<string, unknown> = {}
  for (const [key, { markup, isLive }] of slots) {
    const live = markup && remotes[markup.remote]
    // For a working copy, only the browser renders.
    if (!markup || !live || isWorkingCopy(live)) continue
    const { remote, scripts, release } = markup
    const isOther = release.build !== live.build
    if (isLive && isOther && remote !== owner) remotes[remote] = release
    const goesOn = isLive && remotes[remote]?.build === release.build
    states[key] = goesOn
      ? { remote, scripts, isLive: true, keys: Object.keys(markup.data) }
      : { remote, scripts: [], isLive: false, keys: [] }
    if (goesOn) Object.assign(data, markup.data)
  }
  if (Object.keys(states).length === 0) return { set }
  return { set: { ...set, remotes }, slots: states, slotData: data }
}
