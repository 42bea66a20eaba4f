import { basename } from 'node:path'
import { type Configuration, sharing } from '@rspack/core'
import { workingCopy } from '../src/federation/release-set.ts'
import { developmentConfig } from './development.ts'
import type { HostOptions } from './host.ts'
import { containerOf } from './remote.ts'
import { offeredModules } from './shared-modules.ts'

/**
 * The build of a remote that somebody is working on, for browsers only.
 * @param origin where its files will be served
 */
export function workingCopyConfig(dir: string, origin: string): Configuration {
  const { global, entry } = workingCopy(basename(dir))
  const address = `${origin}/`
  const base = { dir, uniqueName: global, assetBase: address, publicPath: address, isRemote: true }
  const config = developmentConfig(base)
  return {
    ...config,
    entry: {},
    plugins: [...(config.plugins ?? []), containerOf(global, 'web', entry)],
  }
}

/** The same of the host, whose pictures are those of its build, since the server names them. */
export function hostCopyConfig(
  { dir, name, entries, assetBase }: HostOptions,
  origin: string,
): Configuration {
  const config = developmentConfig({ dir, uniqueName: name, assetBase, publicPath: origin + assetBase })
  return {
    ...config,
    entry: { main: entries.web },
    plugins: [...(config.plugins ?? []), new sharing.ProvideSharedPlugin({ provides: offeredModules })],
  }
}
