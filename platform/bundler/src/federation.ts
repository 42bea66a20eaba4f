import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { slotChunk } from '@anyam/federation'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type RspackPluginInstance, sharing } from '@rspack/core'
import type { Target } from './base.ts'
import { containerIn } from './container.ts'
import { bundlerRuntimeOfPage, namedBundlerRuntime, optimization } from './federation-runtime.ts'
import { offeredModules, requestedModules } from './shared-modules.ts'

/** Files of the modules that a remote exposes, by name: its routes, and the files in `expose/slots`. */
export const exposedBy = (dir: string): Record<string, string> => ({
  routes: './src/expose/routes.tsx',
  ...Object.fromEntries(
    globSync('src/expose/slots/*.tsx', { cwd: dir })
      .filter((file) => !file.endsWith('.test.tsx'))
      .sort()
      .map((file) => [`slots/${basename(file, '.tsx')}`, `./${file.replaceAll('\\', '/')}`]),
  ),
})

/** Chunk of an exposed module: `routes`, `slot-<name>`. */
export const chunkOf = (exposed: string) =>
  exposed.startsWith('slots/') ? slotChunk(basename(exposed)) : exposed

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0]
export type RuntimePlugins = NonNullable<Options['runtimePlugins']>

/** Module that imports all shared modules. Referenced by its package, because a path would affect module ids. */
const SHARED_MODULES = '@anyam/bundler/browser/shared-modules'

/** The preset common to host and remotes. */
const federation = (name: string, target: Target, own: Partial<Options>): RspackPluginInstance[] => [
  namedBundlerRuntime(),
  new ModuleFederationPlugin({
    name,
    // Loads a remote's entry only with its page, not to find out what it shares.
    shareStrategy: 'loaded-first',
    // See `exposed-types.ts`.
    dts: false,
    manifest: false,
    experiments: { optimization: optimization(target) },
    ...own,
  }),
]

/**
 * Makes a build the host, which knows its remotes only at run time.
 * @param runtimePlugins see `HostOptions`
 */
export const federationHost = (
  name: string,
  target: Target,
  runtimePlugins: RuntimePlugins,
): RspackPluginInstance[] => [
  ...federation(name, target, { runtimePlugins }),
  // The plugin's own `shared` option would make the host request its modules as a remote does; the host uses
  // them directly.
  new sharing.ProvideSharedPlugin({ provides: offeredModules, enhanced: true }),
]

/**
 * Makes a build a remote. The host provides shared modules and, if it is a page, the bundler runtime.
 * @param dir the remote's package folder
 */
export const federationRemote = (dir: string, name: string, target: Target, filename: string) => [
  ...(target === 'web' ? [bundlerRuntimeOfPage()] : []),
  ...federation(name, target, {
    filename,
    exposes: Object.fromEntries(
      Object.entries(exposedBy(dir)).map(([name, file]) => [
        `./${name}`,
        {
          import: target === 'web' && name === 'routes' ? [SHARED_MODULES, file] : file,
          name: chunkOf(name),
        },
      ]),
    ),
    shared: requestedModules(dir, containerIn(dir)?.shared),
    library: target === 'web' ? { type: 'global', name } : { type: 'commonjs-module' },
    manifest: target === 'web',
  }),
]
