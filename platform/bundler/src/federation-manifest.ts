import { createHash } from 'node:crypto'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compiler } from '@rspack/core'
import { minVersion } from 'semver'
import { TYPES } from './exposed-types.ts'
import { standaloneAddress } from './standalone-entry.ts'

const NAME = 'FederationManifestPlugin'
export const MANIFEST = 'mf-manifest.json'

interface FederationManifest {
  id: string
  name: string
  metaData: { name: string; remoteEntry: { name: string }; types: Record<keyof typeof TYPES, string> }
  shared: { name: string; version: string; requiredVersion: string }[]
}

/**
 * Adds data for other hosts to the manifest of the federation's plugin: their entry, the paths of the types,
 * and the hash of every file.
 */
export class FederationManifestPlugin {
  readonly #remote: string
  readonly #build: string

  constructor(remote: string, build: string) {
    this.#remote = remote
    this.#build = build
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise(NAME, async ({ outputOptions }) => {
      const dir = outputOptions.path ?? ''
      const file = join(dir, MANIFEST)
      // For federation tools that are not used here.
      await rm(join(dir, 'mf-stats.json'))
      const manifest = JSON.parse(await readFile(file, 'utf8')) as FederationManifest
      const files = await hashesIn(dir)
      const named = (pattern: RegExp) => {
        const found = Object.keys(files).find((name) => pattern.test(name))
        if (!found) throw new Error(`The build of ${this.#remote} has no ${pattern} for other hosts.`)
        return found
      }
      const { metaData } = manifest
      const shared = manifest.shared
        .map((module) => ({ ...module, version: minVersion(module.requiredVersion)?.version }))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
      const complete = {
        ...manifest,
        id: this.#remote,
        name: this.#remote,
        metaData: {
          ...metaData,
          name: this.#remote,
          remoteEntry: { ...metaData.remoteEntry, name: standaloneAddress(this.#remote, this.#build, files) },
          types: { path: '', name: '', zip: named(TYPES.zip), api: named(TYPES.api) },
        },
        shared,
        /** Hash of every file in the form of the `integrity` attribute. */
        files,
      }
      await writeFile(file, JSON.stringify(complete))
    })
  }
}

async function hashesIn(dir: string): Promise<Record<string, string>> {
  const names = await Array.fromAsync(glob('**/*.*', { cwd: dir }))
  const hashed = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !/\.(map|br|gz)$|^mf-manifest\.json$/.test(name))
    .map(async (name) => [name, integrityOf(await readFile(join(dir, name)))] as const)
  return Object.fromEntries((await Promise.all(hashed)).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
