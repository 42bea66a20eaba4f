import {
  isWorkingCopy,
  type RemoteRelease,
  type Slot,
  type SlotUse,
  slotKey,
  slotOwner,
} from '@arunika/federation'
import {
  Component,
  type ComponentType,
  type ReactNode,
  use as read,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { PageState } from '../app/page-state.ts'
import { loadSlot } from '../federation/load-slot.ts'
import { pageFailed } from '../reports/page-loads.ts'
import { onceNear } from './once-near.ts'

type AnySlot = Slot<object>
type Loading = Promise<AnySlot> & { status?: 'fulfilled'; value?: AnySlot }

/**
 * Shows slots in a browser: what the server rendered is hydrated when it comes near the visible part of the page, so that
 * its code costs nothing until then. If that fails the markup stays.
 * @param isRendered whether the document on show is hydrated as the server rendered it
 */
export function liveSlots({ set, slots: rendered = {} }: PageState, isRendered: () => boolean) {
  const loading = new Map<string, Loading>()

  function releaseOf(name: string): [remote: string, release: RemoteRelease] | undefined {
    const remote = slotOwner(set.remotes, name)
    const release = remote === undefined ? undefined : set.remotes[remote]
    return remote !== undefined && release ? [remote, release] : undefined
  }

  function load(name: SlotUse['name']): Loading {
    const known = loading.get(name)
    if (known) return known
    const [remote, release] = releaseOf(name) ?? []
    if (remote === undefined || !release)
      return Promise.reject(new Error(`No remote offers the slot ${name}`))
    const slot = loadSlot(remote, release, name, ({ build }) => {
      if (!isWorkingCopy(release)) void pageFailed('load', remote, build)
    }) as unknown as Loading
    loading.set(name, slot)
    slot.then(
      // Read at once by what is rendered from now on.
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

  /** What the document has of a slot; undefined where the server rendered none. */
  function inDocument(use: SlotUse): Shown | undefined {
    const key = slotKey(use)
    const [, release] = releaseOf(use.name) ?? []
    if (!isRendered() || (release && isWorkingCopy(release))) return undefined
    const element = document.querySelector(`[data-slot="${CSS.escape(key)}"]`)
    return {
      isLive: rendered[key]?.isLive === true,
      scripts: rendered[key]?.scripts ?? [],
      nodes: [...(element?.childNodes ?? [])].map((node) => node.cloneNode(true)),
    }
  }

  function Live({ use }: { use: SlotUse }) {
    const key = slotKey(use)
    const element = useRef<HTMLDivElement>(null)
    const [shown] = useState(() => inDocument(use))
    const [{ slot, start }] = useState(() => startable(() => load(use.name), shown !== undefined))
    useEffect(() => {
      if (!shown?.isLive || !element.current) return
      return onceNear(element.current, () => {
        for (const script of shown.scripts) announce(script)
        start()
      })
    }, [shown, start])
    if (shown && !shown.isLive)
      return <div data-slot={key} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    const still = shown ? <Still nodes={shown.nodes} /> : null
    return (
      <div ref={element} data-slot={key}>
        <SlotBoundary still={still} onFailure={() => failed(use.name)}>
          <Suspense fallback={still}>
            <Loaded slot={slot} props={use.props} />
          </Suspense>
        </SlotBoundary>
      </div>
    )
  }

  /** Fetches code and data of slots ahead; settles when they are there, or cannot be had. */
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
  /** Copies of what the server rendered. */
  nodes: Node[]
}

/**
 * A slot that is loaded when `start` is called.
 * @param isShown whether its markup is there: then it stays if the code does not come
 */
function startable(load: () => Loading, isShown: boolean) {
  if (!isShown) return { slot: load(), start: () => {} }
  let start = () => {}
  const slot: Loading = new Promise<AnySlot>((resolve) => {
    start = () => void load().then(resolve, () => {})
  })
  return { slot, start }
}

function Loaded({ slot, props }: { slot: Loading; props: object }) {
  const { Component } = read(slot as Promise<AnySlot>) as { Component: ComponentType<object> }
  return <Component {...props} />
}

/** Markup of the server in the place of what failed, or is not there yet. */
function Still({ nodes }: { nodes: readonly Node[] }) {
  const insert = (element: HTMLElement | null) =>
    element?.replaceChildren(...nodes.map((node) => node.cloneNode(true)))
  return <div ref={insert} style={{ display: 'contents' }} />
}

interface BoundaryProps {
  still: ReactNode
  onFailure: () => void
  children: ReactNode
}

/** Contains what a slot throws: its markup stays, and the page is untouched. */
class SlotBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    return this.state.hasFailed ? this.props.still : this.props.children
  }
}

/** Has a file fetched with the others that are needed, before the entry asks for it. */
function announce({ href, integrity }: Shown['scripts'][number]): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'script', href, integrity, crossOrigin: 'anonymous' })
  document.head.append(link)
}
