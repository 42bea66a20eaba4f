import { join } from 'node:path'
import { type Configuration, NormalModuleReplacementPlugin } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { type BaseOptions, baseConfig } from './base.ts'
import { ownFile } from './own-file.ts'

const browserFiles = join(import.meta.dirname, 'browser')

interface DevelopmentOptions extends Pick<BaseOptions, 'dir' | 'uniqueName' | 'assetBase'> {
  /** Base address from which its files will be served. */
  publicPath: string
  /** True if its modules are loaded into the page of a host. */
  isRemote?: boolean
}

/** A development build for browsers: fast, readable, with stable names and hot-replaceable modules. */
export function developmentConfig({
  publicPath,
  isRemote = false,
  ...options
}: DevelopmentOptions): Configuration {
  const outDir = join(options.dir, 'dist/working-copy')
  const base = baseConfig({ ...options, target: 'web', outDir, development: true })
  const runtime = ownFile(isRemote ? 'browser/remote-runtime' : 'browser/host-runtime')
  const alias = { 'react/jsx-dev-runtime': ownFile('browser/jsx-dev-runtime') }
  return {
    ...base,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: {
      ...base.output,
      publicPath,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      // A page that is two changes behind requests both.
      clean: false,
    },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...alias } },
    plugins: [
      new ReactRefreshRspackPlugin({ forceEnable: true, exclude: [/node_modules/, browserFiles] }),
      new NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, (data) => {
        if (data.contextInfo.issuer !== runtime) data.request = runtime
      }),
    ],
    optimization: { ...base.optimization, moduleIds: 'named', minimize: false, realContentHash: false },
  }
}
