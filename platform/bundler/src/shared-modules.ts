import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The part of `react-router-dom` that a host shares. */
export const ROUTER_FACADE = require.resolve('@anyam/federation/router')

/** File that the shell offers for a shared module, if it is not the module itself. */
const facades: Record<string, string> = {
  'react-router-dom': ROUTER_FACADE,
}

/** The list of modules of which a page has only one copy, the shell's. */
const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', 'swr']

const versionOf = (name: string): string => require(`${name.split('/')[0]}/package.json`).version

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

/** Shared modules as a remote requires them: never bundled, and only of the major version that it was built with. */
export const requestedModules = Object.fromEntries(
  names.map((name) => [
    name,
    {
      singleton: true,
      strictVersion: true,
      import: false as const,
      requiredVersion: `^${versionOf(name)}`,
    },
  ]),
)
