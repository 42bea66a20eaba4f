/// <reference types="trusted-types" />
import { baseAddress, buildsOf, type ReleaseSet } from '@arunika/federation'

/** Names of the policies that a page may have, as its headers list them: the shell's, and DOMPurify's. */
export const POLICIES = ['default', 'dompurify']

/** How React makes a script element that never runs. */
const EMPTY_SCRIPT = '<script></script>'

declare module 'trusted-types/lib' {
  interface TrustedTypePolicyFactory {
    /** As the standard has it: null refuses, and is reported. */
    createPolicy(name: string, sinks: Sinks): unknown
  }
}

interface Sinks {
  createScriptURL(address: string): string | null
  createHTML(text: string, type: string, sink: string): string | null
}

/**
 * What may become a script or markup in this page, however it comes about, in browsers with Trusted Types. Only a
 * file of a build in the release set becomes the address of a script, and no text becomes markup: what holds tags
 * has to come from DOMPurify.
 * @param own addresses of the shell's own scripts
 * @param parses whether a text may be parsed into a document that is not shown, as the editor does
 */
export function guardSinks(set: ReleaseSet, own: readonly (string | undefined)[], parses: boolean): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOfSet(set, own, address) ? address : null),
    createHTML: (text, _type, sink) =>
      !text.includes('<') || text === EMPTY_SCRIPT || (parses && sink === 'DOMParser parseFromString')
        ? text
        : null,
  })
}

/** @returns whether a script's address is that of the shell or below a build of the set */
export function isOfSet(
  { remotes }: ReleaseSet,
  own: readonly (string | undefined)[],
  address: string,
): boolean {
  const { origin, pathname, href } = new URL(address, window.location.href)
  if (basesOf(remotes).some((base) => href.startsWith(base))) return true
  // A shell in development has its files, and its replaced modules, at another origin.
  if (
    process.env.NODE_ENV === 'development' &&
    own.some((file) => file && new URL(file, origin).origin === origin)
  )
    return true
  return origin === window.location.origin && own.includes(pathname)
}

/** Absolute addresses of the folders with a set's files. */
const basesOf = (remotes: ReleaseSet['remotes']) =>
  Object.entries(remotes).flatMap(([remote, release]) =>
    buildsOf(release).map((build) => new URL(baseAddress(remote, build), window.location.href).href),
  )
