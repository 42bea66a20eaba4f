import type { RemoteRelease, SlotUse } from '@anyam/federation'
import type * as Replaced from '../../../platform/host/browser/federation/load-slot.ts'

type LoadedSlot = Awaited<ReturnType<typeof Replaced.loadSlot>>

const slots: Record<SlotUse['name'], () => Promise<{ slot: unknown }>> = {
  'latest-news': () =>
    import(/* webpackChunkName: "slot-latest-news" */ '../../../mf-news/src/expose/slots/latest-news.tsx'),
  'class-teaser': () =>
    import(
      /* webpackChunkName: "slot-class-teaser" */ '../../../mf-marketing/src/expose/slots/class-teaser.tsx'
    ),
  'found-news': () =>
    import(/* webpackChunkName: "slot-found-news" */ '../../../mf-news/src/expose/slots/found-news.tsx'),
  'found-positions': () =>
    import(
      /* webpackChunkName: "slot-found-positions" */ '../../../mf-careers/src/expose/slots/found-positions.tsx'
    ),
  'linked-news': () =>
    import(/* webpackChunkName: "slot-linked-news" */ '../../../mf-news/src/expose/slots/linked-news.tsx'),
  'open-positions': () =>
    import(
      /* webpackChunkName: "slot-open-positions" */ '../../../mf-careers/src/expose/slots/open-positions.tsx'
    ),
  'vacancy-teaser': () =>
    import(
      /* webpackChunkName: "slot-vacancy-teaser" */ '../../../mf-careers/src/expose/slots/vacancy-teaser.tsx'
    ),
}

/** In one application a slot is an ordinary chunk. */
export const loadSlot = async (
  _remote: string,
  _release: RemoteRelease,
  name: SlotUse['name'],
): Promise<LoadedSlot> => (await slots[name]()).slot as LoadedSlot

/** Fails compilation if the replaced module exports more. */
export type Complete = Same<keyof typeof Replaced>
type Same<Names extends 'loadSlot'> = Names
