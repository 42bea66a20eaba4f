import { promisify } from 'node:util'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { federation } from '@module-federation/vite'
import { createRsbuild } from '@rsbuild/core'
import { rspack } from '@rspack/core'
import { build as viteBuild } from 'vite'
import webpack from 'webpack'

/**
 * Builds a container with the stock plugin of a tool.
 * @param from folder with `routes.js`
 * @param to folder for the container
 */
type Build = (from: string, to: string) => Promise<unknown>

const singleton = (requiredVersion: string) => ({ singleton: true, requiredVersion, import: false as const })
const shared = { react: singleton('^19.0.0'), 'react-router-dom': singleton('^7.0.0') }
const exposes = { './routes': './routes.js' }
const filename = 'remoteEntry.js'

/** @throws Error with the compiler's messages */
const finished = (stats?: { hasErrors(): boolean; toString(): string }) => {
  if (!stats || stats.hasErrors()) throw new Error(String(stats))
}

const TOOLS: Record<string, Build> = {
  async webpack(context, path) {
    const { ModuleFederationPlugin } = webpack.container
    const compiler = webpack({
      mode: 'production',
      context,
      entry: {},
      output: { path, publicPath: 'auto', uniqueName: 'workshops_of_webpack' },
      plugins: [new ModuleFederationPlugin({ name: 'workshops_of_webpack', filename, exposes, shared })],
    })
    finished(await promisify(compiler.run.bind(compiler))())
  },
  async rspack(context, path) {
    const name = 'workshops_of_rspack'
    const compiler = rspack({
      mode: 'production',
      context,
      entry: {},
      output: { path, publicPath: 'auto', uniqueName: name },
      plugins: [new ModuleFederationPlugin({ name, filename, exposes, shared, dts: false, manifest: true })],
    })
    finished(await promisify(compiler.run.bind(compiler))())
  },
  async rsbuild(cwd, root) {
    const name = 'workshops_of_rsbuild'
    const rsbuild = await createRsbuild({
      cwd,
      config: {
        mode: 'production',
        source: { entry: { index: './index.js' } },
        output: { distPath: { root }, assetPrefix: 'auto' },
        plugins: [pluginModuleFederation({ name, filename, exposes, shared, dts: false, manifest: true })],
      },
    })
    await (await rsbuild.build()).close()
  },
  async vite(root, outDir) {
    const name = 'workshops_of_vite'
    await viteBuild({
      root,
      configFile: false,
      logLevel: 'error',
      // Relative to the file that imports another one.
      base: './',
      plugins: [federation({ name, filename, exposes, shared, dts: false, manifest: true })],
      build: { outDir, emptyOutDir: true, target: 'esnext', rolldownOptions: { input: `${root}/index.js` } },
    })
  },
}

// Command: node toolchains.ts <tool> <from> <to>
const [tool = '', from = '', to = ''] = process.argv.slice(2)
if (!TOOLS[tool]) throw new Error(`There is no tool ${tool}.`)
await TOOLS[tool](from, to)
