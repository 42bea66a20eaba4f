import { join } from 'node:path'
import { type Configuration, sharing } from '@rspack/core'
import { baseConfig, type Target } from './base.ts'
import { ChunkIntegrityPlugin } from './chunk-integrity.ts'
import { offeredModules } from './shared-modules.ts'

export interface HostOptions {
  dir: string
  /** Name of the host in the federation. */
  name: string
  entries: Record<Target, string>
  assetBase: string
}

/** The two builds of the host; it knows its remotes only at run time. */
export function hostConfigs({ dir, name, entries, assetBase }: HostOptions): Configuration[] {
  return (['web', 'node'] as const).map((target) => {
    const web = target === 'web'
    const base = baseConfig({ dir, target, uniqueName: name, assetBase, outDir: join(dir, 'dist', target) })
    return {
      ...base,
      entry: { main: entries[target] },
      plugins: [
        ...(base.plugins ?? []),
        // The bundler's own share scope: what a runtime for it adds is 23 kB that every visitor would fetch.
        new sharing.ProvideSharedPlugin({ provides: offeredModules }),
        ...(web ? [new ChunkIntegrityPlugin()] : []),
      ],
    }
  })
}
