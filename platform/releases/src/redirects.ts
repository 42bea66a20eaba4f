import { ownerOf } from '@anyam/federation'
import { CodedError } from '@anyam/server/errors'
import type { LiveSet, Redirects } from './live-set.ts'

const BELOW = '/*'

/** All redirects created by retirements and handovers. */
export const redirectsOf = ({ retired = {}, handovers = {} }: LiveSet): Redirects =>
  Object.assign({}, ...[...Object.values(retired), ...Object.values(handovers)].map((one) => one.redirects))

/** The replacement for a path; undefined if there is none. The most specific redirect wins. */
export function redirectFor(redirects: Redirects, pathname: string): string | undefined {
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
  if (Object.hasOwn(redirects, path)) return redirects[path]
  const [pattern] = Object.keys(redirects)
    .filter((source) => source.endsWith(BELOW) && path.startsWith(source.slice(0, -1)))
    .sort((a, b) => b.length - a.length)
  const target = pattern === undefined ? undefined : redirects[pattern]
  if (pattern === undefined || !target?.endsWith(BELOW)) return target
  return target.slice(0, -1) + path.slice(pattern.length - 1)
}

interface Context {
  /** Remotes after the change. */
  remotes: LiveSet['remotes']
  /** All redirects after the change. */
  all: Redirects
  /** Remote whose addresses are redirected, and its paths. */
  of: { remote: string; owns: readonly string[] }
}

/**
 * @throws CodedError for a redirect that starts outside these paths, ends at an address without an owner, or
 * leads to another redirect
 */
export function assertRedirects(redirects: Redirects, { remotes, all, of }: Context): void {
  const refuse = (message: string) => new CodedError('redirect_invalid', { message })
  for (const [source, target] of Object.entries(redirects)) {
    if (ownerOf({ [of.remote]: of }, addressIn(source)) === undefined)
      throw refuse(`${source} is no address of ${of.remote}.`)
    if (target.endsWith(BELOW) && !source.endsWith(BELOW))
      throw refuse(`${source} is one address and cannot lead to ${target}.`)
    if (ownerOf(remotes, addressIn(target)) === undefined)
      throw refuse(`${source} leads to ${target}, which no remote has.`)
    if (redirectFor(all, addressIn(target)) !== undefined)
      throw refuse(`${source} leads to ${target}, which is redirected itself.`)
  }
}

const addressIn = (pattern: string) => (pattern.endsWith(BELOW) ? pattern.slice(0, -BELOW.length) : pattern)
