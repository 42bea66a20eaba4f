import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Configuration, SubresourceIntegrityPlugin, sharing } from '@rspack/core'
import { baseConfig, type Target } from './base.ts'
import { offeredModules } from './shared-modules.ts'

const router = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
)

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
      resolve: {
        ...base.resolve,
        // By itself the package gives bundlers its development build, warnings and all.
        alias: {
          'react-router$': join(router, 'index.mjs'),
          'react-router/dom$': join(router, 'dom-export.mjs'),
        },
      },
      plugins: [
        // The bundler's own share scope: what a runtime for it adds is 23 kB that every visitor would fetch.
        new sharing.SharePlugin({ shared: offeredModules }),
        ...(web ? [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })] : []),
      ],
    }
  })
}
