import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workingCopy } from '@anyam/federation'
import type { Configuration } from '@rspack/core'
import { developmentConfig } from './development.ts'
import { federationHost, federationRemote } from './federation.ts'
import { withRuntime } from './federation-runtime.ts'
import { BUNDLER_RUNTIME_OFFER, type HostOptions } from './host.ts'
import { OneCopyPlugin } from './one-copy.ts'

/**
 * The build of a working copy, for browsers only.
 * @param origin from which its files will be served
 */
export function workingCopyConfig(dir: string, origin: string): Configuration {
  const { name } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { name: string }
  const { global, entry } = workingCopy(name)
  const address = `${origin}/`
  const base = { dir, uniqueName: global, publicPath: address, isRemote: true }
  const config = withRuntime(developmentConfig(base))
  return {
    ...config,
    entry: {},
    plugins: [
      ...(config.plugins ?? []),
      new OneCopyPlugin(dir),
      ...federationRemote(dir, global, 'web', entry),
    ],
  }
}

/**
 * The build of the host's working copy. Its pictures are those of the host's normal build, because the server
 * references them.
 */
export function hostCopyConfig(
  { dir, name, entries, assetBase, runtimePlugins }: HostOptions,
  origin: string,
): Configuration {
  const config = withRuntime(
    developmentConfig({ dir, uniqueName: name, assetBase, publicPath: origin + assetBase }),
  )
  return {
    ...config,
    entry: { main: [BUNDLER_RUNTIME_OFFER, entries.web] },
    plugins: [...(config.plugins ?? []), ...federationHost(name, 'web', runtimePlugins)],
  }
}
