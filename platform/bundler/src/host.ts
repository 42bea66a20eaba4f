import { join } from 'node:path'
import type { Configuration, RuleSetRule } from '@rspack/core'
import { baseConfig, type Target } from './base.ts'
import { BuildFactsPlugin } from './build-facts.ts'
import { ChunkIntegrityPlugin } from './chunk-integrity.ts'
import { federationHost, type RuntimePlugins } from './federation.ts'
import { withRuntime } from './federation-runtime.ts'
import { ownFile } from './own-file.ts'
import { offeredVersions, ROUTER_FACADE } from './shared-modules.ts'

export interface HostOptions {
  dir: string
  /** Folders outside `dir` whose modules also use the whole router. */
  own?: readonly string[]
  /** Name of the host in the federation. */
  name: string
  entries: Record<Target, string>
  assetBase: string
  /** Modules whose default export creates a plugin of the federation's runtime, optionally with its options. */
  runtimePlugins: RuntimePlugins
  /** Scripts that run separately, such as workers, by their folder below the browser files. */
  separate: Record<string, string>
}

/** Gives modules outside the host's own folders the part of `react-router-dom` that the host shares. */
export const routerFacade = (...own: string[]): RuleSetRule => ({
  exclude: [...own.map((dir) => join(dir, '/')), /node_modules/],
  resolve: { alias: { 'react-router-dom$': ROUTER_FACADE } },
})

/** Module through which a page offers its bundler runtime to the remotes. */
export const BUNDLER_RUNTIME_OFFER = ownFile('browser/bundler-runtime')

/**
 * The builds of the host: for browsers, for render processes, and of each separate script. It knows its
 * remotes only at run time.
 */
export function hostConfigs(options: HostOptions): Configuration[] {
  return [...ownConfigs(options), ...separateConfigs(options)]
}

function separateConfigs({ dir, name, assetBase, separate }: HostOptions): Configuration[] {
  return Object.entries(separate).map(([folder, entry]) => ({
    ...baseConfig({
      dir,
      target: 'web',
      uniqueName: `${name}-${folder}`,
      publicPath: assetBase,
      outDir: join(dir, 'dist/web', folder),
    }),
    entry: { main: entry },
    // That build empties the folder that contains this one.
    dependencies: [`${name}:web`],
  }))
}

function ownConfigs({
  dir,
  own = [],
  name,
  entries,
  assetBase,
  runtimePlugins,
}: HostOptions): Configuration[] {
  return (['web', 'node'] as const).map((target) => {
    const web = target === 'web'
    const outDir = join(dir, 'dist', target)
    const base = withRuntime(baseConfig({ dir, target, uniqueName: name, assetBase, outDir }))
    return {
      ...base,
      module: { ...base.module, rules: [...(base.module?.rules ?? []), routerFacade(dir, ...own)] },
      // SWR imports this package only for React versions before 18; React itself provides the function.
      resolve: {
        ...base.resolve,
        alias: { ...base.resolve?.alias, 'use-sync-external-store/shim$': 'react' },
      },
      entry: { main: [...(web ? [BUNDLER_RUNTIME_OFFER] : []), entries[target]] },
      plugins: [
        ...(base.plugins ?? []),
        ...federationHost(name, target, runtimePlugins),
        ...(web
          ? [
              new ChunkIntegrityPlugin(),
              new BuildFactsPlugin(join(dir, 'dist'), { offered: offeredVersions }),
            ]
          : []),
      ],
    }
  })
}
