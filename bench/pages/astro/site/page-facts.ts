import { request } from '@anyam/data'
import type { PageHandle, Slot } from '@anyam/federation'

/** Name and data of a page, from the remote's handle at build time. */
export async function pageFacts<Subject>(handle: PageHandle<Subject>, params: Record<string, string> = {}) {
  const context = { params, search: new URLSearchParams(), site: SITE_FACTS }
  const subject = handle.subject?.(context)
  const keys = [...(subject === undefined ? [] : [subject]), ...(handle.preload?.(context) ?? [])]
  const data = await dataOf(keys)
  const about = subject === undefined ? undefined : (data[subject] as Subject)
  return { meta: handle.meta(context, about), data }
}

/** Data of a slot, as declared by its remote. */
export const slotData = <Props>(slot: Slot<Props>, props: Props) =>
  dataOf(slot.preload?.(props, SITE_FACTS) ?? [])

async function dataOf(keys: readonly string[]): Promise<Record<string, unknown>> {
  const responses = keys.map(async (key) => [key, await request(API_URL + key)] as const)
  return Object.fromEntries(await Promise.all(responses))
}
