import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { slotChunk } from '@arunika/federation'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type RspackPluginInstance, sharing } from '@rspack/core'
import type { Target } from './base.ts'
import { bundlerRuntimeOfPage, namedBundlerRuntime, optimization } from './federation-runtime.ts'
import { offeredModules, requestedModules } from './shared-modules.ts'

/** Files of the modules that a remote exposes, by their names: its routes, and what `expose/slots` holds. */
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

/** Module that requests all shared modules; by its package, since a path would decide the ids of modules. */
const SHARED_MODULES = '@arunika/bundler/browser/shared-modules'

/** The one preset of host and remotes. */
const federation = (name: string, target: Target, own: Partial<Options>): RspackPluginInstance[] => [
  namedBundlerRuntime(),
  new ModuleFederationPlugin({
    name,
    // A remote's entry is loaded when its page is, and not to see what it shares.
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
  // The plugin's own `shared` would have the host ask for its modules as a remote does: the host uses its own directly.
  new sharing.ProvideSharedPlugin({ provides: offeredModules, enhanced: true }),
]

/** Makes a build a remote; what is shared comes from the host, the bundler runtime too if the host is a page. */
export const federationRemote = (
  name: string,
  target: Target,
  filename: string,
  exposed: Record<string, string>,
) => [
  ...(target === 'web' ? [bundlerRuntimeOfPage()] : []),
  ...federation(name, target, {
    filename,
    exposes: Object.fromEntries(
      Object.entries(exposed).map(([name, file]) => [
        `./${name}`,
        {
          import: target === 'web' && name === 'routes' ? [SHARED_MODULES, file] : file,
          name: chunkOf(name),
        },
      ]),
    ),
    shared: requestedModules,
    library: target === 'web' ? { type: 'global', name } : { type: 'commonjs-module' },
    manifest: target === 'web',
  }),
]
