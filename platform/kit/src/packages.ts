import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { SHARED_LIBRARIES, withAnyPatch } from '@anyam/bundler/shared-modules'
import { parse } from 'yaml'
import { ENGINES } from './launcher.ts'

export const root = join(import.meta.dirname, '../../..')

/** A site's statement about its kit: section `kit` of its package.json. Paths are below the root of the repository. */
interface SiteKit {
  /** Name of the packed kit. */
  name: string
  /** Name of the packed command that creates a team's repository. */
  create: string
  /** Folders of the site's packages that a remote may import, besides the platform's. */
  packages: string[]
  /** Libraries that only some remotes import, with a package of the site. */
  optionalPeers: string[]
  /** Folder with the files of a new remote. */
  template: string
}

const { kit } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { kit?: SiteKit }
if (!kit) throw new Error('package.json does not say what the kit of this site contains: section kit.')

export const SITE_KIT = kit
export const KIT = kit.name

/** Packages that a remote may import, each as `<kit>/<name>`. */
export const PACKAGES = [
  ...['bundler', 'data', 'federation', 'protocol', 'test-support'].map((name) => `platform/${name}`),
  ...kit.packages,
]

/** Modules of these packages that only this repository's tests use. */
const ONLY_HERE = ['figure', 'oidc-provider'].map((name) => `platform/test-support/src/${name}.ts`)

/** True if the kit contains a module. @param file path below the root of the repository */
export const isPacked = (file: string): boolean => !ONLY_HERE.includes(file) && !/\.test\.tsx?$/.test(file)

/**
 * Libraries that a remote's own sources also import. The remote depends on them itself, so there is one copy
 * of each.
 */
export const NEEDED_PEERS = [
  '@rspack/core',
  '@testing-library/dom',
  '@testing-library/react',
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'swr',
  'vitest',
]
const ALL_PEERS = [...NEEDED_PEERS, ...kit.optionalPeers].sort()

type Versions = Record<string, string>
interface Manifest {
  name: string
  version: string
  license: string
  sideEffects?: boolean | string[]
  exports: Record<string, string>
  dependencies?: Versions
  peerDependencies?: Versions
}

export const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as { catalog: Versions }

/** @throws Error if the catalog does not list it */
export function versionOf(library: string): string {
  const version = catalog[library]
  if (!version) throw new Error(`The catalog of pnpm-workspace.yaml does not have ${library}.`)
  return version
}

/** The same, or a range for a library that the shell provides, of which a team may take a patch before it. */
export const rangeOf = (library: string): string =>
  SHARED_LIBRARIES.includes(library) ? withAnyPatch(versionOf(library)) : versionOf(library)

const manifests = PACKAGES.map((folder) => ({ ...manifestIn(join(root, folder)), folder }))

const scopeOf = (library: string) => library.split('/')[0] ?? ''
const scopes = new Set(manifests.map(({ name }) => scopeOf(name)))

/** True for the names of this repository's packages, packed or not. */
export const isOfWorkspace = (library: string): boolean =>
  scopes.has(scopeOf(library)) && library !== KIT && !library.startsWith(`${KIT}/`)

/** Matches the names of workspace packages in the kit, in any text. */
const OWN_NAMES = new RegExp(`(?:${manifests.map(({ name }) => name).join('|')})\\b`, 'g')

/** Replaces references to workspace packages in a text by references to the kit. */
export const inKit = (text: string): string =>
  text.replaceAll(OWN_NAMES, (name) => `${KIT}/${basename(name)}`)

/**
 * TypeScript settings for a team's sources: those of this repository, plus the router that the shell provides
 * to remotes.
 */
export function teamTsconfig(): object {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'platform/tsconfig.base.json'), 'utf8'))
  const paths = { 'react-router-dom': ['./lib/platform/federation/src/router.d.ts'] }
  return { compilerOptions: { ...compilerOptions, paths } }
}

/** Reverts `inKit`, for sources that return to this workspace. */
export const outOfKit = (text: string): string =>
  manifests.reduce(
    (changed, { name }) => changed.replaceAll(new RegExp(`${KIT}/${basename(name)}\\b`, 'g'), name),
    text,
  )

/**
 * Returns the manifest of the packed kit.
 * @param imported libraries that its command imports
 * @param isNamed returns whether a packed module imports a library
 */
export function packedManifest(
  { name, version, license }: Manifest,
  imported: readonly string[],
  isNamed: (library: string) => boolean,
): object {
  const wanted = new Set([
    ...imported,
    ...manifests.flatMap(({ dependencies }) => Object.keys(dependencies ?? {}).filter(isNamed)),
  ])
  const libraries = [...wanted].filter((library) => !isOfWorkspace(library)).sort()
  return {
    name,
    version,
    license,
    description: 'What a team outside of the repository needs to make a remote of the site.',
    type: 'module',
    engines: ENGINES,
    bin: { remote: './remote.js', anyam: './remote.js' },
    exports: {
      ...Object.fromEntries(manifests.flatMap(exportsOf)),
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    sideEffects: manifests.flatMap(sideEffectsOf),
    dependencies: Object.fromEntries(
      libraries
        .filter((library) => !ALL_PEERS.includes(library))
        .map((library) => [library, versionOf(library)]),
    ),
    peerDependencies: Object.fromEntries(
      ALL_PEERS.map((library) => [library, withAnyPatch(versionOf(library))]),
    ),
    peerDependenciesMeta: Object.fromEntries(
      SITE_KIT.optionalPeers.map((peer) => [peer, { optional: true }]),
    ),
  }
}

function exportsOf({ folder, exports }: (typeof manifests)[number]) {
  const packed = Object.entries(exports).filter(([, file]) => isPacked(join(folder, file)))
  return packed.map(([path, file]) => {
    const target = `./lib/${folder}/${file.slice('./'.length)}`
    const declared = target.endsWith('.d.ts') ? target : target.replace(/\.tsx?$/, '.d.ts')
    const isSource = /\.tsx?$/.test(target)
    const module = target.endsWith('.d.ts') ? target : target.replace(/\.tsx?$/, '.js')
    return [
      `./${basename(folder)}${path.slice(1)}`,
      isSource ? { types: declared, default: module } : target,
    ] as const
  })
}

function sideEffectsOf({ folder, sideEffects }: (typeof manifests)[number]): string[] {
  if (sideEffects === false) return []
  const own = Array.isArray(sideEffects) ? sideEffects : ['**/*']
  return own.map((pattern) => `lib/${folder}/${pattern.replace(/\.tsx?$/, '.js')}`)
}
