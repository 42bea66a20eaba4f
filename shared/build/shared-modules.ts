import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const versionOf = (name: string): string => require(`${name}/package.json`).version

/** File that stands for a shared module in the shell, where it is not the module itself. */
const facades: Record<string, string> = {
  'react-router-dom': join(import.meta.dirname, '../src/federation/router.ts'),
}

/** The one list of modules of which a page holds a single copy: the shell's. */
const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', 'swr']

const packageOf = (name: string) => name.split('/')[0] ?? name

/** Shared modules as the shell offers them: there from the start, by the file that the shell itself uses. */
export const offeredModules = Object.fromEntries(
  names.map((name) => [
    facades[name] ?? name,
    { shareKey: name, singleton: true, eager: true, version: versionOf(packageOf(name)) },
  ]),
)

/** Shared modules as a remote asks for them: never bundled, of the major version that it was built with. */
export const requestedModules = Object.fromEntries(
  names.map((name) => [
    name,
    { singleton: true, import: false as const, requiredVersion: `^${versionOf(packageOf(name))}` },
  ]),
)
