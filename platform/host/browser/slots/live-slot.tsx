import { isWorkingCopy, type RemoteRelease, type SlotUse, slotKey, slotOwner } from '@anyam/federation'
import { useCallback, useState } from 'react'
import type { PageState } from '../app/page-state.ts'
import { loadSlot } from '../federation/load-slot.ts'
import { pageFailed } from '../reports/page-loads.ts'
import type { LoadingSlot } from './slot-content.tsx'
import { SlotMarkup } from './slot-markup.tsx'
import { TakenSlot } from './taken-slot.tsx'

/** Document for copies: in the page's own document, even a detached copy would fetch its pictures. */
const inert = document.implementation.createHTMLDocument()

/**
 * Displays slots in a browser: hydrates the server's markup near the viewport or, if the slot is declared so,
 * replaces it once its data has changed. Until then its code is not loaded; if that fails, the markup stays.
 * @param isRendered returns whether the current document is hydrated as the server rendered it
 */
export function liveSlots(
  { set, slots: rendered = {}, slotData = {} }: PageState,
  isRendered: () => boolean,
) {
  const loading = new Map<string, LoadingSlot>()

  function releaseOf(name: string): [remote: string, release: RemoteRelease] | undefined {
    const remote = slotOwner(set.remotes, name)
    const release = remote === undefined ? undefined : set.remotes[remote]
    return remote !== undefined && release ? [remote, release] : undefined
  }

  function load(name: SlotUse['name']): LoadingSlot {
    const known = loading.get(name)
    if (known) return known
    const [remote, release] = releaseOf(name) ?? []
    if (remote === undefined || !release)
      return Promise.reject(new Error(`No remote offers the slot ${name}`))
    const slot = loadSlot(remote, release, name, ({ build }) => {
      if (!isWorkingCopy(release)) void pageFailed('load', remote, build)
    }) as unknown as LoadingSlot
    loading.set(name, slot)
    slot.then(
      // React reads the value synchronously in later renders.
      (value) => Object.assign(slot, { status: 'fulfilled', value }),
      () => loading.delete(name),
    )
    return slot
  }

  function failed(name: string): void {
    const [remote, release] = releaseOf(name) ?? []
    if (remote !== undefined && release && !isWorkingCopy(release))
      void pageFailed('render', remote, release.build)
  }

  /** The slot's markup in the document; undefined if the server rendered none. */
  function inDocument(use: SlotUse): Shown | undefined {
    const key = slotKey(use)
    const [, release] = releaseOf(use.name) ?? []
    if (!isRendered() || (release && isWorkingCopy(release))) return undefined
    const element = document.querySelector(`[data-slot="${CSS.escape(key)}"]`)
    // The page was opened by a link, or is a preview.
    if (!element) return undefined
    return {
      isLive: rendered[key]?.isLive === true,
      scripts: rendered[key]?.scripts ?? [],
      nodes: [...element.childNodes].map((node) => inert.importNode(node, true)),
    }
  }

  /** Data of a slot at the time of the server's rendering. */
  const renderedData = (key: string) =>
    Object.fromEntries((rendered[key]?.keys ?? []).map((dataKey) => [dataKey, slotData[dataKey]]))

  function Live({ use }: { use: SlotUse }) {
    const { name, props } = use
    const [initial] = useState(() => {
      const shown = inDocument(use)
      const code = codeOf(() => load(name), shown)
      const awaitsChange = releaseOf(name)?.[1].slots?.[name]?.hydrate === 'on-change'
      return { key: slotKey(use), props, shown, code, awaitsChange }
    })
    const { key, shown, code, awaitsChange } = initial
    const [newer, setNewer] = useState<LoadingSlot>()
    const replace = useCallback(() => {
      const loaded = code.load()
      loaded.then(
        () => setNewer(loaded),
        () => {},
      )
    }, [code])
    const onFailure = useCallback(() => failed(name), [name])

    if (shown && !shown.isLive) return <SlotMarkup slotKey={key} />
    if (shown && awaitsChange && !newer)
      return <SlotMarkup slotKey={key} data={renderedData(key)} onChange={replace} />
    return (
      <TakenSlot
        slotKey={key}
        slot={newer ?? code.slot}
        props={initial.props}
        nodes={shown?.nodes}
        onNear={shown && !newer ? code.start : undefined}
        onFailure={onFailure}
      />
    )
  }

  /** Prefetches code and data of slots; settles when they are loaded or have failed. */
  async function warm(
    uses: readonly SlotUse[],
    site: PageState['site'],
    loadData: (key: string) => Promise<unknown>,
  ) {
    await Promise.allSettled(
      uses.map(async ({ name, props }) => {
        const slot = await load(name)
        await Promise.all((slot.preload?.(props, site) ?? []).map(loadData))
      }),
    )
  }
  return { Live, warm }
}

interface Shown {
  isLive: boolean
  scripts: { href: string; integrity: string }[]
  /** Copies of the server's markup, in a document that loads nothing. */
  nodes: Node[]
}

/**
 * The code of a slot: loaded at once if the slot is not in the document, otherwise on demand. If loading
 * fails, the current markup stays.
 */
function codeOf(load: () => LoadingSlot, shown: Shown | undefined) {
  if (!shown) return { slot: load(), start: () => {}, load }
  function loadAnnounced(): LoadingSlot {
    shown?.scripts.forEach(announce)
    return load()
  }
  let start = () => {}
  const slot: LoadingSlot = new Promise((resolve) => {
    start = () => void loadAnnounced().then(resolve, () => {})
  })
  return { slot, start, load: loadAnnounced }
}

/** Preloads a file together with the others, before the entry requests it. */
function announce({ href, integrity }: Shown['scripts'][number]): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'script', href, integrity, crossOrigin: 'anonymous' })
  document.head.append(link)
}
