import { join } from 'node:path'
import { type Configuration, DefinePlugin, type RuleSetRule } from '@rspack/core'
import { baseConfig, type Target } from './base.ts'
import { BuildNotesPlugin } from './build-notes.ts'
import { ChunkIntegrityPlugin } from './chunk-integrity.ts'
import { runtimeFlags, withRuntime } from './federation-runtime.ts'
import { sharedVersions } from './shared-modules.ts'

export interface HostOptions {
  dir: string
  /** Name of the host in the federation. */
  name: string
  entries: Record<Target, string>
  assetBase: string
}

const shared = join(import.meta.dirname, '../..')

/** To what is not the shell's own `react-router-dom` is what the shell offers of it. */
export const routerFacade = (...include: RegExp[]): RuleSetRule => ({
  include: [join(shared, '/'), ...include],
  resolve: { alias: { 'react-router-dom$': join(shared, 'federation/src/router.ts') } },
})

/** Module by which a page offers its bundler runtime to the remotes. */
export const BUNDLER_RUNTIME_OFFER = join(import.meta.dirname, 'browser/bundler-runtime.ts')

/** What the compiler puts into a host's sources. */
export const hostDefines = (target: Target) => [
  new DefinePlugin({ ...runtimeFlags(target), SHARED_VERSIONS: JSON.stringify(sharedVersions) }),
]

/** The two builds of the host; it knows its remotes only at run time. */
export function hostConfigs({ dir, name, entries, assetBase }: HostOptions): Configuration[] {
  return (['web', 'node'] as const).map((target) => {
    const web = target === 'web'
    const outDir = join(dir, 'dist', target)
    const base = withRuntime(baseConfig({ dir, target, uniqueName: name, assetBase, outDir }))
    return {
      ...base,
      module: { ...base.module, rules: [...(base.module?.rules ?? []), routerFacade()] },
      entry: { main: [...(web ? [BUNDLER_RUNTIME_OFFER] : []), entries[target]] },
      plugins: [
        ...(base.plugins ?? []),
        ...hostDefines(target),
        ...(web ? [new ChunkIntegrityPlugin(), new BuildNotesPlugin(join(dir, 'dist'))] : []),
      ],
    }
  })
}
