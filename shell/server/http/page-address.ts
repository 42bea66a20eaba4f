import { CodedError } from '@arunika/server/errors'

/**
 * The address of a page, below the site's own origin whatever the request's target says: `//user@host/career` and
 * `http://host/career` are both well-formed targets.
 * @param target as in the request's first line
 * @throws CodedError bad_request for a malformed target
 */
export function pageAddress(target: string, origin: string): URL {
  if (target.startsWith('/')) return new URL(origin + target)
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) throw new CodedError('bad_request')
  const { pathname, search } = new URL(target)
  return new URL(origin + pathname + search)
}

/** The address without doubled slashes; undefined if it has none. */
export function withoutDoubledSlashes({ pathname, search }: URL): string | undefined {
  return pathname.includes('//') ? pathname.replace(/\/{2,}/g, '/') + search : undefined
}
