import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core'
import { NoticesPlugin } from './notices.ts'
import { ownFile } from './own-file.ts'
import { OwnSourcesPlugin } from './own-sources.ts'
import { PICTURE_FILE, PICTURE_QUERY, pictureHash } from './picture-module.ts'

export type Target = 'web' | 'node'

/** What browsers must understand; the compiler and the style sheets lower anything newer. */
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

/** Without it the bundler includes components of the router that nothing uses. */
const unusedComponents: RuleSetRule = {
  test: /\.mjs$/,
  include: router,
  loader: join(import.meta.dirname, 'droppable-components.mjs'),
}

export interface BaseOptions {
  dir: string
  target: Target
  /** Tells this build's runtime from that of every other build. */
  uniqueName: string
  /** First part of its class names, if not the unique name. */
  styleName?: string
  /** Address below which the files are; a build for browsers finds it unless it is stated. */
  publicPath?: string
  /** Address of the files that pages name, pictures and fonts, if it is not the public path. */
  assetBase?: string
  outDir: string
  /** Whether its components can be replaced while the page is open. */
  development?: boolean
}

/** Configuration that the shell and the remotes have in common, for browsers or for the render workers. */
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
      // The compiler's two minutes would count time in which bytes arrive.
      chunkLoadTimeout: 2 ** 31 - 1,
      clean: true,
      ...(web ? {} : { library: { type: 'commonjs-module' }, chunkFormat: 'commonjs' }),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // By default the package gives bundlers its development build, warnings included.
      alias: {
        'react-router$': join(router, 'index.mjs'),
        'react-router/dom$': join(router, 'dom-export.mjs'),
      },
    },
    module: {
      rules: [script(development), styles, files, pictures, unusedComponents],
      // Custom properties keep their names: they are how a page tells a primitive its measures.
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
      // Named, so that a document can name the style sheets of a chunk as the runtime would.
      chunkIds: 'named',
      // The render build keeps its names, for readable stacks; unused code goes from both.
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
    // What a library does with its own place, in Node alone, must not put the folder of this checkout into a build.
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
