import { hostAt, type PageAddress, type ReleaseSet, type SlotUse, slotOwner } from '@anyam/federation'
import type { SlotOutput } from '../../browser/slots/slot-output.ts'
import type { PageSlots } from '../slots/page-slots.ts'
import type { RenderedPage } from './messages.ts'
import { PageAddresses } from './page-addresses.ts'
import type { RenderPool } from './render-pool.ts'

/** Renders the pages of a release set. */
export type PagePool = Pick<
  RenderPool,
  'addresses' | 'ready' | 'render' | 'renderSlot' | 'retire' | 'set' | 'sitemap' | 'slots' | 'waiting'
>

/** Name of the server's own build among the hosts of a set. */
export const OWN = ''

/** The hosts that the pages of a set need, by name. */
export function hostsOf({ remotes }: ReleaseSet): string[] {
  const paths = Object.values(remotes).flatMap(({ owns }) => owns)
  return [...new Set(['/', ...paths].map((path) => hostAt(remotes, path) ?? OWN))]
}

/**
 * The set for the pages of one host. It has all menu entries, but paths that another host holds belong to
 * none of its remotes, so that links there load a document.
 * @param fits returns whether a remote could run in the host; browsers take over no slot of a remote that
 * could not
 */
export function setWithin(
  { id, remotes }: ReleaseSet,
  host: string,
  fits: (remote: string) => boolean,
): ReleaseSet {
  const known = Object.entries(remotes).flatMap(([remote, release]) => {
    if (release.host) return []
    const { owns, slots, ...rest } = release
    const within = owns.filter((path) => (hostAt(remotes, path) ?? OWN) === host)
    const isOffered = slots && (within.length > 0 || fits(remote))
    return [[remote, { ...rest, owns: within, ...(isOffered && { slots }) }] as const]
  })
  return { id, remotes: Object.fromEntries(known) }
}

/**
 * Renders the pages of a release set. Each page is rendered by the host that holds its path, in that host's
 * process.
 */
export class HostPools implements PagePool {
  readonly set: ReleaseSet
  readonly addresses: PageAddresses
  readonly slots: PageSlots | undefined
  readonly #pools: ReadonlyMap<string, RenderPool>

  /** @param pools by the name of the host, for sets from `setWithin` */
  constructor(set: ReleaseSet, pools: ReadonlyMap<string, RenderPool>, slots?: PageSlots) {
    this.set = set
    this.slots = slots
    this.#pools = pools
    this.addresses = new PageAddresses(set, (remote) => this.#poolOf(remote).routes(remote))
  }

  get waiting(): number {
    return this.#all.reduce((sum, { waiting }) => sum + waiting, 0)
  }

  get ready(): Promise<void> {
    return Promise.all(this.#all.map(({ ready }) => ready)).then(() => {})
  }

  render(...[url, ...rest]: Parameters<RenderPool['render']>): Promise<RenderedPage> {
    return this.#poolAt(new URL(url).pathname).render(url, ...rest)
  }

  renderSlot(use: SlotUse): Promise<SlotOutput> {
    return this.#poolOf(slotOwner(this.set.remotes, use.name)).renderSlot(use)
  }

  async sitemap(): Promise<PageAddress[]> {
    return (await Promise.all(this.#all.map((pool) => pool.sitemap()))).flat()
  }

  retire(): void {
    for (const pool of this.#all) pool.retire()
  }

  get #all(): RenderPool[] {
    return [...this.#pools.values()]
  }

  #poolOf(remote: string | undefined): RenderPool {
    return this.#poolAt(this.set.remotes[remote ?? '']?.owns[0] ?? '/')
  }

  #poolAt(pathname: string): RenderPool {
    const pool = this.#pools.get(hostAt(this.set.remotes, pathname) ?? OWN) ?? this.#all[0]
    if (!pool) throw new Error('A release set has a host.')
    return pool
  }
}
