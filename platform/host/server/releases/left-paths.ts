import { ownerOf } from '@anyam/federation'
import { redirectFor, redirectsOf } from '@anyam/releases/redirects'
import type { LiveSet } from '@anyam/releases/store'

/** The result for a path without a page: the address that replaces it, or `gone`. */
export type Left = { redirect: string } | 'gone'

/**
 * Finds paths that a remote no longer owns, after its retirement or a handover. Prepared once per live set,
 * because it is called for every page.
 * @returns undefined for a path that a remote owns
 */
export function leftPaths(live: LiveSet): (pathname: string) => Left | undefined {
  const redirects = redirectsOf(live)
  const { remotes, retired = {} } = live
  return (pathname) => {
    const redirect = redirectFor(redirects, pathname)
    if (redirect !== undefined) return { redirect }
    const hasLeft = ownerOf(retired, pathname) !== undefined && ownerOf(remotes, pathname) === undefined
    return hasLeft ? 'gone' : undefined
  }
}
