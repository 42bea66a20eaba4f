import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Configuration, container } from '@rspack/core'
import { buildBase } from '../src/federation/release-set.ts'
import { baseConfig, type Target } from './base.ts'
import { ChunkIntegrityPlugin } from './chunk-integrity.ts'
import { globalName } from './global-name.ts'
import { requestedModules } from './shared-modules.ts'
import { sourceId } from './source-id.ts'

/** The two builds of a remote, for browsers (`dist/web`) and for the render workers (`dist/node`). */
export function remoteConfigs(dir: string): Configuration[] {
  const { name } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { name: string }
  const build = sourceId(dir)
  return (['web', 'node'] as const).map((target) => remoteConfig({ dir, name, build, target }))
}

function remoteConfig(remote: { dir: string; name: string; build: string; target: Target }): Configuration {
  const { dir, name, build, target } = remote
  const uniqueName = globalName(name, build)
  const web = target === 'web'
  const base = baseConfig({
    dir,
    target,
    uniqueName,
    assetBase: buildBase(name, build),
    outDir: join(dir, 'dist', target),
  })
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      containerOf(uniqueName, target, web ? 'entry.[contenthash:10].js' : 'entry.cjs'),
      ...(web ? [new ChunkIntegrityPlugin()] : []),
    ],
  }
}

/**
 * The plain container of the bundler: any host can take it, and its entry is a third of one with a runtime of its
 * own. What is shared comes from the host.
 */
export const containerOf = (name: string, target: Target, filename: string) =>
  new container.ModuleFederationPluginV1({
    name,
    filename,
    exposes: { './routes': { import: './src/expose/routes.tsx', name: 'routes' } },
    shared: requestedModules,
    library: target === 'web' ? { type: 'global', name } : { type: 'commonjs-module' },
  })
