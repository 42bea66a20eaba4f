import { CodedError } from '@anyam/server/errors'

/**
 * The address of a page, always below the site's own origin: `//user@host/career` and `http://host/career`
 * are both well-formed request targets.
 * @param target as in the request line
 * @throws CodedError bad_request for a malformed target
 */
export function pageAddress(target: string, origin: string): URL {
  if (target.startsWith('/')) return new URL(origin + target)
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) throw new CodedError('bad_request')
  const { pathname, search } = new URL(target)
  return new URL(origin + pathname + search)
}

/**
 * The canonical address of a page: without doubled or trailing slashes, `index.html` or encoded letters.
 * @returns undefined if the address is already canonical
 */
export function canonicalAddress({ pathname, search }: URL): string | undefined {
  const decoded = pathname.replace(/%[2-7][\da-f]/gi, (code) => {
    const character = decodeURIComponent(code)
    return /[\w.~-]/.test(character) ? character : code
  })
  const path = decoded.replace(/\/{2,}/g, '/').replace(/\/(index\.html?)?$/, '') || '/'
  return path === pathname ? undefined : path + search
}
