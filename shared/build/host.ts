import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, SubresourceIntegrityPlugin } from '@rspack/core'
import { baseConfig, type Target } from './base.ts'
import { offeredModules } from './shared-modules.ts'

interface HostOptions {
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
        new ModuleFederationPlugin({
          name,
          remotes: {},
          shared: offeredModules,
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          experiments: { optimization: { disableSnapshot: true, target } },
        }),
        ...(web ? [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })] : []),
      ],
    }
  })
}
