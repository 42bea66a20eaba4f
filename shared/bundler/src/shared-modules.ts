import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const versionOf = (name: string): string => require(`${name}/package.json`).version

/** The one list of modules of which a page holds a single copy: the shell's. */
const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', 'swr']

const packageOf = (name: string) => name.split('/')[0] ?? name

/** Versions of the packages that the shell offers, as `shell/src/federation/offered.ts` says them. */
export const sharedVersions = Object.fromEntries(
  [...new Set(names.map(packageOf))].map((name) => [name, versionOf(name)]),
)

/** Shared modules as a remote asks for them: never bundled, and refused unless of the major version that it was built with. */
export const requestedModules = Object.fromEntries(
  names.map((name) => [
    name,
    {
      singleton: true,
      strictVersion: true,
      import: false as const,
      requiredVersion: `^${versionOf(packageOf(name))}`,
    },
  ]),
)
