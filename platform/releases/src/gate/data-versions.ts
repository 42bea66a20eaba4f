import type { FirstCalls } from './gate-site.ts'
import type { OtherVersion } from './relay.ts'

const pathOf = (url: string) => new URL(url, 'http://api').pathname

/** An api older than the build, without the fields, parameters and calls added since its first version. */
export function olderThan(firstCalls: FirstCalls): OtherVersion {
  const schemaOf = (path: string) => firstCalls.find(([pattern]) => pattern.test(path))?.[1]
  return {
    ask(url) {
      const path = pathOf(url)
      return !path.startsWith('/api/') || schemaOf(path) ? path : undefined
    },
    change: (url, data) => schemaOf(pathOf(url))?.parse(data) ?? data,
  }
}

/** An api newer than the build, with unknown fields in every object. */
export const newer: OtherVersion = {
  ask: (url) => url,
  change: (_url, data) => withMore(data),
}

const ADDED = { added_later: 'text', added_object: { id: 1 }, added_list: [null] }

function withMore(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withMore)
  if (typeof data !== 'object' || data === null) return data
  const fields = Object.entries(data).map(([name, value]) => [name, withMore(value)])
  return { ...Object.fromEntries(fields), ...ADDED }
}
