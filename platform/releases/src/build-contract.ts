import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildManifest } from '@anyam/federation'
import { plainNames } from './content-names.ts'
import { ManifestError } from './manifest.ts'
import {
  exposedProblems,
  FEDERATION_MANIFEST,
  federationProblems,
  NO_FEDERATION_MANIFEST,
} from './soundness.ts'

/** A build lacks parts of the contract; the message has a sentence for each. */
export class ContractError extends Error {
  override name = 'ContractError'
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** @throws ContractError if there are problems */
export function assertContract(problems: string[]): void {
  if (problems.length > 0) throw new ContractError(problems)
}

/**
 * Returns what a build's files lack of the contract (docs/build-contract.md), in sentences. Publishing,
 * `validate` and the gate use this one check.
 * @param dir folder with `web` and `node`
 */
export async function contractProblems(manifest: BuildManifest, dir: string): Promise<string[]> {
  if (manifest.host) return exposedProblems(manifest)
  const text = await readFile(join(dir, FEDERATION_MANIFEST), 'utf8').catch(() => undefined)
  if (text === undefined) return [NO_FEDERATION_MANIFEST]
  try {
    return [...exposedProblems(manifest), ...plainNames(manifest), ...federationProblems(manifest, text)]
  } catch (error) {
    if (error instanceof ManifestError) return [error.message]
    throw error
  }
}
