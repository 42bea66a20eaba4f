import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildManifest } from '@anyam/federation'
import { ManifestError, readFederationManifest } from '../manifest.ts'
import { exposedProblems, FEDERATION_MANIFEST, requestedBy } from '../soundness.ts'
import type { Gate } from './candidate.ts'

/** Both manifests of the build agree and contain a hash for every file. */
export const manifest: Gate = async ({ manifest: build, dir }) => {
  const text = await readFile(join(dir, FEDERATION_MANIFEST), 'utf8').catch(() => undefined)
  if (text === undefined) return [`It has no ${FEDERATION_MANIFEST}, by which other hosts load it.`]
  try {
    return [...exposedProblems(build), ...differences(build, text)]
  } catch (error) {
    if (error instanceof ManifestError) return [error.message]
    throw error
  }
}

function differences(build: BuildManifest, text: string): string[] {
  const federation = readFederationManifest(text, build.remote)
  const hashed = Object.entries(build.files).filter(
    ([file]) => file.startsWith('web/') && !/^web\/mf-(manifest|stats)\.json$/.test(file),
  )
  const unlike = hashed.filter(([file, { integrity }]) => federation.files[file.slice(4)] !== integrity)
  const exposed = federation.exposes.map(({ path }) => path)
  const requested = requestedBy(federation)
  return [
    ...unlike.map(([file]) => `Its mf-manifest.json does not name the hash of ${file}.`),
    ...build.exposes
      .filter((path) => !exposed.includes(path))
      .map((path) => `Its mf-manifest.json does not expose ${path}.`),
    ...Object.entries(build.shared)
      .filter(([name, range]) => requested[name] !== range)
      .map(([name, range]) => `Its mf-manifest.json does not say that it needs ${name} ${range}.`),
  ]
}
