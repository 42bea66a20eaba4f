import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { satisfies, valid } from 'semver'

const require = createRequire(import.meta.url)

/** The part of `react-router-dom` that a host shares. */
export const ROUTER_FACADE = require.resolve('@anyam/federation/router')

/** File that the shell offers for a shared module, if it is not the module itself. */
const facades: Record<string, string> = {
  'react-router-dom': ROUTER_FACADE,
}

/** The list of modules of which a page has only one copy, the shell's. */
const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', 'swr']

const libraryOf = (name: string) => name.replace(/\/.*/, '')
/** Libraries with a shared module. */
export const SHARED_LIBRARIES = [...new Set(names.map(libraryOf))]

const versionOf = (name: string): string => require(`${libraryOf(name)}/package.json`).version

/** Shared modules as the shell offers them, loaded from the start. */
export const offeredModules = Object.fromEntries(
  names.map((name) => [
    facades[name] ?? name,
    {
      shareKey: name,
      singleton: true,
      eager: true,
      version: versionOf(name),
      requiredVersion: `^${versionOf(name)}`,
    },
  ]),
)

/** Versions by module, as in the facts about the shell's build. */
export const offeredVersions = Object.fromEntries(names.map((name) => [name, [versionOf(name)]]))

/** Range of a library of which any patch will do: it starts with the minor version. */
export const withAnyPatch = (version: string): string => `^${version.split('.', 2).join('.')}.0`

interface Declared {
  dependencies?: Record<string, string> | undefined
  peerDependencies?: Record<string, string>
}

/**
 * Range of a shared module that a remote asks of its host: that of its package.json. An exact version, or none, stands
 * for any patch of what is installed, so that neither side has to take a patch first.
 * @throws Error if another version is installed than package.json asks for
 */
function rangeFor(name: string, { dependencies, peerDependencies }: Declared): string {
  const library = libraryOf(name)
  const installed = versionOf(name)
  const declared = peerDependencies?.[library] ?? dependencies?.[library]
  if (declared === undefined || /^(catalog|workspace):/.test(declared) || valid(declared))
    return withAnyPatch(installed)
  if (satisfies(installed, declared)) return declared
  throw new Error(`package.json asks for ${library} ${declared}, but ${installed} is installed.`)
}

/**
 * Shared modules as a remote requires them: never bundled, and in the range that it declares.
 * @param dir its package folder
 * @param ofContainer ranges of libraries that the container in the remote declares instead
 */
export function requestedModules(dir: string, ofContainer: Record<string, string> = {}) {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(dir, 'package.json'), 'utf8'),
  ) as Declared
  const declared = { dependencies, peerDependencies: { ...peerDependencies, ...ofContainer } }
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        import: false as const,
        requiredVersion: rangeFor(name, declared),
      },
    ]),
  )
}
