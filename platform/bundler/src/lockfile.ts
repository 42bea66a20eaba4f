import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { LOCKFILE } from './root-of.ts'

/** Bundles a package, which lists it as a development dependency. */
const COMPILER = '@rspack/cli'

interface Importer {
  dependencies?: Record<string, { version: string }>
  devDependencies?: Record<string, { version: string }>
}
interface Snapshot {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
interface Lockfile {
  importers: Record<string, Importer>
  packages: Record<string, { resolution: { integrity?: string } }>
  snapshots: Record<string, Snapshot>
}

/**
 * The part of `pnpm-lock.yaml` that these packages install at run time: each library in its exact version,
 * with its hash, and all its dependencies.
 * @param folders of the packages, as in the lockfile
 */
export function librariesOf(root: string, folders: readonly string[]): string[] {
  const { importers, packages, snapshots } = readLockfile(join(root, LOCKFILE))
  const found = new Set(folders.flatMap((folder) => installed(importers[folder] ?? {})))
  // Iterating a set includes the libraries that are added on the way.
  for (const library of found) {
    const { dependencies, optionalDependencies } = snapshots[library] ?? {}
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies }))
      found.add(keyOf(name, version))
  }
  return [...found].sort().map((key) => `${key} ${packages[withoutPeers(key)]?.resolution.integrity}`)
}

function installed({ dependencies = {}, devDependencies = {} }: Importer): string[] {
  const compiler = devDependencies[COMPILER]
  const all = Object.entries({ ...dependencies, ...(compiler && { [COMPILER]: compiler }) })
  return all
    .filter(([, { version }]) => !version.startsWith('link:'))
    .map(([name, { version }]) => keyOf(name, version))
}

/** An alias has another package in place of a version. */
const keyOf = (name: string, version: string) =>
  /^@?[a-z].*@/.test(version) ? version : `${name}@${version}`

/** The versions of its peers follow a library's own version in brackets. */
const withoutPeers = (key: string) => key.replace(/\(.*$/, '')

let last: { text: string; lockfile: Lockfile } | undefined

/** Parsed once for all packages of a run. */
function readLockfile(file: string): Lockfile {
  const text = readFileSync(file, 'utf8')
  // Uses `js-yaml`: the `yaml` package takes a second, ten times as long.
  if (last?.text !== text) last = { text, lockfile: load(text) as Lockfile }
  return last.lockfile
}
