import { hasLanguage, isAdminPath, ownerOf } from '@anyam/federation'
import { DEFAULT_LANGUAGE, inLanguage, LANGUAGES } from '@anyam/protocol/languages'
import { releaseOf } from '../changes.ts'
import type { Candidate } from './candidate.ts'
import type { Probe } from './probe.ts'

type Pages = Pick<Candidate, 'manifest' | 'others'>

const pathOf = (address: string) => address.split('?')[0] ?? ''

/** All remotes that a candidate would run with, itself among them. */
export const remotesOf = ({ manifest, others }: Pages) => ({
  ...others,
  [manifest.remote]: releaseOf(manifest),
})

/** Identifies the code that shows a page: the chunk of its remote; a page of a live remote has its own. */
export function codeOf(candidate: Pages, { routes }: Probe, address: string): string {
  const chunk = routes.find(({ addresses }) => addresses.includes(address))?.chunk
  return chunk === undefined ? address : `${ownerOf(remotesOf(candidate), pathOf(address))} ${chunk}`
}

/** True if one of a build's routes is this one, whatever it calls its parameters. */
export function hasRoute(routes: readonly string[], path: string): boolean {
  const unnamed = (route: string) => route.replaceAll(/:\w+/g, ':')
  return routes.some((route) => unnamed(route) === unnamed(path))
}

/** Addresses of pages, in each language in which they exist. English ones come first. */
export function inEachLanguage(candidate: Pages, addresses: readonly string[]): string[] {
  const remotes = remotesOf(candidate)
  return LANGUAGES.flatMap((language) =>
    addresses
      .filter(
        (address) =>
          language === DEFAULT_LANGUAGE ||
          (!isAdminPath(address) && hasLanguage(remotes, pathOf(address), language)),
      )
      .map((address) => inLanguage(address, language)),
  )
}
