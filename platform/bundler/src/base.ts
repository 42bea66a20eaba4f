import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core'
import { NoticesPlugin } from './notices.ts'
import { ownFile } from './own-file.ts'
import { OwnSourcesPlugin } from './own-sources.ts'
import { PICTURE_FILE, PICTURE_QUERY, pictureHash } from './picture-module.ts'

export type Target = 'web' | 'node'

/** Supported browsers; the compiler and the style sheets lower newer syntax. */
export const BROWSERS = [
  'chrome >= 109',
  'edge >= 109',
  'firefox >= 115',
  'safari >= 16.4',
  'ios_saf >= 16.4',
]

const script = (development: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development, refresh: development } },
    },
    env: { targets: BROWSERS.join(', ') },
  },
  type: 'javascript/auto',
})

const styles: RuleSetRule = {
  test: /\.css$/,
  loader: ownFile('breakpoint-loader'),
  type: 'css/auto',
}
const files: RuleSetRule = {
  test: /\.(avif|webp|jpe?g|png|svg|mp4|webm|woff2)$/,
  resourceQuery: { not: new RegExp(PICTURE_QUERY) },
  type: 'asset/resource',
}
const nameOfFile = (file: string) =>
  `files/[name].${PICTURE_FILE.test(file) ? pictureHash(dirname(file)) : '[contenthash:10]'}[ext]`

const pictures: RuleSetRule = {
  resourceQuery: new RegExp(`^\\?${PICTURE_QUERY}$`),
  loader: ownFile('picture-loader'),
  type: 'javascript/auto',
  sideEffects: false,
}

const router = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
)

/** Without it the bundler includes unused components of the router. */
const unusedComponents: RuleSetRule = {
  test: /\.mjs$/,
  include: router,
  loader: join(import.meta.dirname, 'droppable-components.mjs'),
}

export interface BaseOptions {
  dir: string
  target: Target
  /** Distinguishes this build's runtime from that of every other build. */
  uniqueName: string
  /** Prefix of its class names, if it differs from the unique name. */
  styleName?: string
  /** Base address of its files; by default, a build for browsers determines it at run time. */
  publicPath?: string
  /** Base address of pictures and fonts, if it differs from the public path. */
  assetBase?: string
  outDir: string
  /** True to allow hot replacement of components. */
  development?: boolean
}

/** Configuration common to the shell and the remotes, for browsers or for the render processes. */
export function baseConfig(options: BaseOptions): Configuration {
  const { dir, target, uniqueName, styleName = uniqueName, assetBase, outDir, development = false } = options
  const web = target === 'web'
  const { publicPath = web ? 'auto' : (assetBase ?? '') } = options
  return {
    name: `${uniqueName}:${target}`,
    context: dir,
    mode: 'production',
    target: web ? ['web', `browserslist:${BROWSERS.join(', ')}`] : 'async-node',
    devtool: web ? 'hidden-source-map' : 'source-map',
    output: {
      path: outDir,
      uniqueName,
      devtoolNamespace: styleName,
      publicPath,
      filename: web ? '[name].[contenthash:10].js' : '[name].cjs',
      chunkFilename: web ? '[name].[contenthash:10].js' : '[name].cjs',
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: '[name].[contenthash:10].css',
      assetModuleFilename: ({ filename = '' }) => nameOfFile(resolve(dir, filename)),
      crossOriginLoading: 'anonymous',
      // The compiler's default of two minutes would include time in which bytes arrive.
      chunkLoadTimeout: 2 ** 31 - 1,
      clean: true,
      ...(web ? {} : { library: { type: 'commonjs-module' }, chunkFormat: 'commonjs' }),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // By default the package resolves to its development build for bundlers, including warnings.
      alias: {
        'react-router$': join(router, 'index.mjs'),
        'react-router/dom$': join(router, 'dom-export.mjs'),
      },
    },
    module: {
      rules: [script(development), styles, files, pictures, unusedComponents],
      // Custom properties keep their names, because pages use them to pass sizes to primitives.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      generator: {
        asset: { ...(assetBase !== undefined && { publicPath: assetBase }), emit: web },
        'css/auto': {
          exportsOnly: !web,
          localIdentName: `${styleName}-[local]-[contenthash:6]`,
          exportsConvention: 'camel-case',
        },
      },
    },
    optimization: {
      moduleIds: 'deterministic',
      // Named, so that a document can reference the style sheets of a chunk as the runtime would.
      chunkIds: 'named',
      // The render build keeps its names, for readable stack traces; unused code is removed from both.
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: web ? { compress: { passes: 3, ecma: 2022 } } : { mangle: false },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
      splitChunks: false,
      runtimeChunk: false,
      realContentHash: true,
    },
    // Code with which a library locates itself, used only in Node, must not put this checkout's path into a
    // build.
    plugins: [
      new rspack.DefinePlugin({ 'import.meta.url': '"file:///"' }),
      new OwnSourcesPlugin(dir),
      ...(web ? [new NoticesPlugin()] : []),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}
