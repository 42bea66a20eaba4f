import { ShellError } from './errors.ts'

/**
 * The address of a page, below the site's own origin whatever the request's target says: `//user@host/career` and
 * `http://host/career` are both well-formed targets.
 * @param target as it stands in the request's first line
 * @throws ShellError bad_request for a target that is no address
 */
export function pageAddress(target: string, origin: string): URL {
  if (target.startsWith('/')) return new URL(origin + target)
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) throw new ShellError('bad_request')
  const { pathname, search } = new URL(target)
  return new URL(origin + pathname + search)
}

/** Where the one address of a page is when slashes are doubled in this one; undefined when they are not. */
export function withoutDoubledSlashes({ pathname, search }: URL): string | undefined {
  return pathname.includes('//') ? pathname.replace(/\/{2,}/g, '/') + search : undefined
}
