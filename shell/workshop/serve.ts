import { join } from 'node:path'
import { baseConfig } from '@arunika/shared/build'
import { type Configuration, rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'

/** Command: serves the workshop on loopback, at WORKSHOP_PORT or 3900, and reloads it on every change. */
const port = Number(process.env.WORKSHOP_PORT || 3900)
const base = baseConfig({
  dir: join(import.meta.dirname, '..'),
  target: 'web',
  uniqueName: 'workshop',
  assetBase: '/',
  outDir: join(import.meta.dirname, '../dist/workshop'),
})
const config: Configuration = {
  ...base,
  mode: 'development',
  devtool: 'cheap-module-source-map',
  entry: { main: './workshop/main.tsx' },
  plugins: [new rspack.HtmlRspackPlugin({ template: './workshop/index.html', publicPath: '/' })],
  optimization: { ...base.optimization, minimize: false, realContentHash: false },
}

const compiler = rspack(config)
const server = new RspackDevServer(
  { host: 'localhost', port, static: false, client: { logging: 'warn' } },
  compiler,
)
await server.start()
compiler.hooks.done.tap('workshop', () => console.log(`The workshop is open: http://localhost:${port}`))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop())
