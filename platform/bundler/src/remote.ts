import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentBase, WORDS_CHUNKS } from '@anyam/federation'
import { type Configuration, DefinePlugin } from '@rspack/core'
import { baseConfig, type Target } from './base.ts'
import { BuildFactsPlugin } from './build-facts.ts'
import { passedBuildId } from './build-id.ts'
import { ChunkIntegrityPlugin } from './chunk-integrity.ts'
import { ChunkOwnerPlugin } from './chunk-owner.ts'
import { type Container, containerIn, containerPlugins } from './container.ts'
import { ExposedTypesPlugin } from './exposed-types.ts'
import { chunkOf, exposedBy, federationRemote } from './federation.ts'
import { FederationManifestPlugin } from './federation-manifest.ts'
import { runtimeFlags, withRuntime } from './federation-runtime.ts'
import { globalName } from './global-name.ts'
import { OneCopyPlugin } from './one-copy.ts'
import { ownFile } from './own-file.ts'
import { OwnPublicPathPlugin } from './public-path.ts'
import { StandaloneEntryPlugin } from './standalone-entry.ts'

/**
 * The builds of a remote: for browsers (`dist/web`), for the render processes (`dist/node`), and before them
 * the additional files for hosts without a bundler runtime.
 */
export function remoteConfigs(dir: string): Configuration[] {
  const { name } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { name: string }
  const build = passedBuildId(dir)
  const remote = { dir, name, build, container: containerIn(dir) }
  return [
    standaloneConfig(dir),
    remoteConfig({ ...remote, target: 'web' }),
    remoteConfig({ ...remote, target: 'node' }),
  ]
}

interface Remote {
  dir: string
  name: string
  build: string
  container: Container | undefined
}

function remoteConfig(remote: Remote & { target: Target }): Configuration {
  const { dir, name, build, target } = remote
  const uniqueName = globalName(name, build)
  const web = target === 'web'
  const base = withRuntime(
    baseConfig({
      dir,
      target,
      uniqueName,
      styleName: name,
      ...(!web && { publicPath: contentBase(name) }),
      outDir: join(dir, 'dist', target),
    }),
  )
  return {
    ...base,
    dependencies: web ? [standaloneName(dir)] : [],
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new OneCopyPlugin(dir),
      ...federationRemote(dir, uniqueName, target, web ? 'entry.[contenthash:10].js' : 'entry.cjs'),
      ...(web ? forBrowsers(remote) : []),
    ],
  }
}

const forBrowsers = ({ dir, name, build, container }: Remote) => [
  new OwnPublicPathPlugin(),
  // Drops code that runs only on servers.
  new DefinePlugin({ 'typeof document': '"object"' }),
  // A slot has its own words, but no routes that contain their hashes.
  new ChunkIntegrityPlugin('routes', [...Object.keys(exposedBy(dir)).map(chunkOf), ...WORDS_CHUNKS]),
  new ChunkOwnerPlugin(name),
  new StandaloneEntryPlugin(standaloneFile(dir)),
  new ExposedTypesPlugin(dir, exposedBy(dir)),
  new FederationManifestPlugin(name, build),
  new BuildFactsPlugin(join(dir, 'dist'), container && { rendered: 'browser' }),
  ...(container ? containerPlugins(container) : []),
]

const standaloneName = (dir: string) => `${dir}:standalone`
const standaloneFile = (dir: string) => join(dir, 'dist/standalone/main.js')

function standaloneConfig(dir: string): Configuration {
  const base = withRuntime(
    baseConfig({
      dir,
      target: 'web',
      uniqueName: 'standalone',
      outDir: join(dir, 'dist/standalone'),
    }),
  )
  return {
    ...base,
    name: standaloneName(dir),
    devtool: false,
    entry: { main: ownFile('browser/standalone') },
    output: { ...base.output, filename: '[name].js' },
    plugins: [...(base.plugins ?? []), new DefinePlugin(runtimeFlags('web'))],
  }
}
