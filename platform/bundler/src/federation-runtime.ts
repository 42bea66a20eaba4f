import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  type Compiler,
  type Configuration,
  ExternalsPlugin,
  NormalModuleReplacementPlugin,
  type RuleSetRule,
} from '@rspack/core'
import { ownFile } from './own-file.ts'

/**
 * The only place that changes how bundlers resolve the packages of Module Federation; docs/upstream.md gives
 * the reason for each change.
 */
const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'))
const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'))

/** Folder of a package's files, as resolved from another of the packages. */
const distOf = (name: string, from = tools) => dirname(from.resolve(`@module-federation/${name}`))

const bundlerRuntime = distOf('webpack-bundler-runtime')
const runtime = distOf('runtime')
const inRuntime = createRequire(join(runtime, 'index.cjs'))
const runtimeCore = distOf('runtime-core', inRuntime)

const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime'
/** File through which the compiler's glue code includes the bundler runtime in a build. */
const BUNDLER_RUNTIME_FILE = join(bundlerRuntime, 'index.cjs')

/**
 * The glue code references the bundler runtime by its path, so without this, module ids would depend on the
 * checkout's folder.
 */
export const namedBundlerRuntime = () =>
  new NormalModuleReplacementPlugin(/webpack-bundler-runtime/, (data) => {
    const [file, name] = [BUNDLER_RUNTIME_FILE, BUNDLER_RUNTIME].map((path) => encodeURIComponent(path))
    data.request = data.request.replace(file ?? '', name ?? '')
  })

/** A page's remotes use the page's bundler runtime; see `browser/bundler-runtime.ts`. */
export const bundlerRuntimeOfPage = () =>
  new ExternalsPlugin('global', { [BUNDLER_RUNTIME]: '_FEDERATION_BUNDLER_RUNTIME' })

/** Uses ES modules instead of CommonJS, so that unused code can be dropped. */
const runtimeAliases = {
  '@module-federation/enhanced/runtime$': join(runtime, 'index.js'),
  [`${BUNDLER_RUNTIME}$`]: join(bundlerRuntime, 'bundler.js'),
  '@module-federation/runtime$': join(runtime, 'index.js'),
  '@module-federation/runtime-core$': join(runtimeCore, 'index.js'),
  '@module-federation/sdk$': join(distOf('sdk', inRuntime), 'index.js'),
}

/** The packages do not declare that their modules are free of side effects, and share constants between builds. */
const runtimeModules: RuleSetRule = {
  test: /[\\/]@module-federation[\\/].*\.js$/,
  sideEffects: false,
  loader: ownFile('lent-runtime'),
}

/** Removes the federation plugin's own aliases, which take precedence over all others and resolve to CommonJS. */
const aliasesPlugin = {
  apply({ hooks, options }: Compiler) {
    hooks.afterPlugins.tap({ name: 'RuntimeAliasesPlugin', stage: 100 }, () => {
      const others = Object.entries(options.resolve.alias || {}).filter(
        ([name]) => !name.startsWith('@module-federation/'),
      )
      options.resolve.alias = { ...Object.fromEntries(others), ...runtimeAliases }
    })
  },
}

const ownInit = new NormalModuleReplacementPlugin(/^\.\/init\.js$/, (data) => {
  if (data.context === bundlerRuntime) data.request = ownFile('browser/bundler-runtime-init')
})

const noSnapshots = new NormalModuleReplacementPlugin(
  /\/(snapshot\/(SnapshotHandler|index)|generate-preload-assets|utils\/preload)\.js$/,
  (data) => {
    if (data.context.startsWith(runtimeCore)) data.request = ownFile('browser/no-snapshots')
  },
)

/** Applies these changes to a configuration. */
export const withRuntime = (base: Configuration): Configuration => ({
  ...base,
  module: { ...base.module, rules: [...(base.module?.rules ?? []), runtimeModules] },
  plugins: [...(base.plugins ?? []), aliasesPlugin, ownInit, noSnapshots],
})

/** Excluded parts of the runtime: snapshots of remotes from a server, and the other platform. */
export const optimization = (target: 'web' | 'node') => ({ disableSnapshot: true, target })

/** The same for a build that uses the runtime without the plugin. */
export const runtimeFlags = (target: 'web' | 'node') => ({
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  ENV_TARGET: JSON.stringify(target),
})
