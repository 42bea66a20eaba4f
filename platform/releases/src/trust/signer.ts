import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BuildManifest } from '@anyam/federation'
import { repositoryOf } from '../provenance.ts'
import { attest, type Provenance } from './attestation.ts'
import { teamKeyFile } from './key-files.ts'
import { privateKeyFrom, readKey } from './keys.ts'

/** Returns the text of a build's attestation. */
export type SignBuild = (manifest: BuildManifest) => string

/**
 * Returns a function that signs builds with a team's key: from RELEASE_SIGNING_KEY, in PEM, or from the data
 * folder.
 * @param dir the remote's package folder
 * @returns undefined without a key; a store that requires signatures then refuses the build
 */
export async function signerFor(
  dataDir: string,
  remote: string,
  dir: string,
): Promise<SignBuild | undefined> {
  const pem = process.env.RELEASE_SIGNING_KEY
  const key = pem ? privateKeyFrom(pem) : await readKey(teamKeyFile(dataDir, remote))
  if (!key) return undefined
  const provenance = await provenanceIn(dir)
  return (manifest) => attest(manifest, provenance, key)
}

/** Sources and builder of a package's build. @param dir the package's folder */
export const provenanceIn = async (dir: string): Promise<Provenance> => ({
  repository: repositoryOf(dir),
  lockfile: await lockfileHash(dir),
  builder: builderId(),
})

/** Hash of the nearest lockfile above; undefined if there is none. */
async function lockfileHash(dir: string): Promise<string | undefined> {
  const bytes = await readFile(join(dir, 'pnpm-lock.yaml')).catch(() => undefined)
  if (bytes) return createHash('sha256').update(bytes).digest('hex')
  return dirname(dir) === dir ? undefined : lockfileHash(dirname(dir))
}

/** URL of the pipeline run, from the variables of GitHub or GitLab. */
function builderId(): string {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_JOB_URL } = process.env
  if (GITHUB_RUN_ID) return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`
  return CI_JOB_URL ?? 'local'
}
