import { DEFAULT_LANGUAGE, inLanguage, LANGUAGES } from '@arunika/contracts/site'
import { hasLanguage, isAdminPath } from '@arunika/federation'
import { releaseOf } from '../changes.ts'
import type { Candidate } from './candidate.ts'

/** Addresses of pages, in each language in which they exist. English ones come first. */
export function inEachLanguage(
  { manifest, others }: Pick<Candidate, 'manifest' | 'others'>,
  addresses: readonly string[],
): string[] {
  const remotes = { ...others, [manifest.remote]: releaseOf(manifest) }
  const pathOf = (address: string) => address.split('?')[0] ?? ''
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
