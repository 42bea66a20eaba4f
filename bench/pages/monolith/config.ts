import { join } from 'node:path'
import { baseConfig, type Target } from '@anyam/bundler/base'
import { routerFacade } from '@anyam/bundler/host'
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core'

const root = join(import.meta.dirname, '../../..')
const shell = join(root, 'shell/src')

/** Base URL of a build's files. */
export const ASSETS = '/assets/'

/** Rule that replaces a text in the sources before compilation. */
const replaced = (test: RegExp, before: string, after: string): RuleSetRule => ({
  test,
  enforce: 'pre',
  use: [{ loader: join(import.meta.dirname, 'replace-text.mjs'), options: { before, after } }],
})

// Remotes choose chunk names independently; in one application, equal names would merge two chunks.
const ownNames = replaced(
  /mf-admin\/src\/expose\/.*\.tsx$/,
  'webpackChunkName: "',
  'webpackChunkName: "admin-',
)

interface MonolithOptions {
  name: string
  target: Target
  entry: string
  outDir: string
}

/** The sources of shell and remotes as one application, with the same compiler settings but without federation. */
export function monolithConfig({ name, target, entry, outDir }: MonolithOptions): Configuration {
  const base = baseConfig({ dir: join(root, 'shell'), target, uniqueName: name, assetBase: ASSETS, outDir })
  const instead = (pattern: RegExp, file: string) =>
    new rspack.NormalModuleReplacementPlugin(pattern, join(import.meta.dirname, file))
  return {
    ...base,
    entry: { main: entry },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        ownNames,
        routerFacade(join(root, 'shell'), join(root, 'platform/host'), import.meta.dirname),
      ],
    },
    plugins: [
      instead(/federation\/load-routes\.ts$/, 'load-routes.ts'),
      instead(/federation\/load-slot\.ts$/, 'load-slot.ts'),
      instead(/federation\/(host|release-set-plugin|trusted-types)\.ts$/, 'no-federation.ts'),
    ],
  }
}

/** Like the composed site: one shared script and one per page, all with integrity hashes. */
export function renderedConfigs(outDir: string): Configuration[] {
  const entries = { web: 'entry-browser.tsx', node: 'entry-render.ts' }
  return (['web', 'node'] as const).map((target) => {
    const entry = join(shell, entries[target])
    const config = monolithConfig({ name: 'rendered', target, entry, outDir: join(outDir, target) })
    const integrity = new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })
    return target === 'web' ? { ...config, plugins: [...(config.plugins ?? []), integrity] } : config
  })
}

/**
 * Optimised for returning visitors: libraries, application and runtime change at different times, so they are separate
 * files.
 */
export function clientConfig(outDir: string, change?: { before: string; after: string }): Configuration {
  const config = monolithConfig({
    name: 'client',
    target: 'web',
    entry: join(import.meta.dirname, 'entry-client.tsx'),
    outDir: join(outDir, 'web'),
  })
  const vendor = /node_modules\/(react|react-dom|react-router|scheduler|swr|use-sync-external-store|dequal)\//
  const rules = [...(config.module?.rules ?? [])]
  if (change) rules.push(replaced(/mf-news\/src\/.*\.tsx$/, change.before, change.after))
  return {
    ...config,
    module: { ...config.module, rules },
    optimization: {
      ...config.optimization,
      runtimeChunk: 'single',
      splitChunks: {
        chunks: 'all',
        cacheGroups: { vendor: { name: 'vendor', chunks: 'initial', test: vendor, enforce: true } },
      },
    },
  }
}
