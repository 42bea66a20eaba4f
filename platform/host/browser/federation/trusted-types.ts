/// <reference types="trusted-types" />
import { baseAddress, buildsOf, type ReleaseSet } from '@anyam/federation'

/** Names of the policies that a page may create, as listed in its headers: the shell's, and DOMPurify's. */
export const POLICIES = ['default', 'dompurify']

/** React creates script elements that never run with this text. */
const EMPTY_SCRIPT = '<script></script>'

declare module 'trusted-types/lib' {
  interface TrustedTypePolicyFactory {
    /** As in the standard: null refuses, and is reported. */
    createPolicy(name: string, sinks: Sinks): unknown
  }
}

interface Sinks {
  createScriptURL(address: string): string | null
  createHTML(text: string, type: string, sink: string): string | null
}

/**
 * Guards everything that becomes a script or markup in this page, in browsers with Trusted Types. Only a file
 * of a build in the release set may become a script's address, and no text may become markup: text with tags
 * must come from DOMPurify.
 * @param own addresses of the shell's own scripts
 * @param parses true to allow parsing text into a document that is not displayed, as the editor does
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

/** @returns whether a script's address belongs to the shell or is below a build of the set */
export function isOfSet(
  { remotes }: ReleaseSet,
  own: readonly (string | undefined)[],
  address: string,
): boolean {
  const { origin, pathname, href } = new URL(address, window.location.href)
  if (basesOf(remotes).some((base) => href.startsWith(base))) return true
  // In development, the shell's files and its hot updates are at another origin.
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
