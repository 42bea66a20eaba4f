import { basename, join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { workingCopy } from '../src/federation/release-set.ts'
import { baseConfig } from './base.ts'
import { containerOf } from './remote.ts'

/**
 * The build of a remote that somebody is working on, for browsers only: quick, readable, under names that stay.
 * @param origin where its files will be served
 */
export function workingCopyConfig(dir: string, origin: string): Configuration {
  const { global, entry } = workingCopy(basename(dir))
  const outDir = join(dir, 'dist/working-copy')
  const base = baseConfig({ dir, target: 'web', uniqueName: global, assetBase: `${origin}/`, outDir })
  return {
    ...base,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    entry: {},
    output: {
      ...base.output,
      publicPath: `${origin}/`,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
    },
    plugins: [containerOf(global, 'web', entry)],
    optimization: { ...base.optimization, minimize: false, realContentHash: false },
  }
}
