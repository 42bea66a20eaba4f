import { join } from 'node:path'
import { developmentConfig } from '@anyam/bundler/development'
import { printHelp } from '@anyam/server/command'
import { type Configuration, rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'

// Command: serves the catalogue.
printHelp(
  'pnpm catalogue: shows tokens and primitives on loopback, at CATALOGUE_PORT or 3900, with hot reload',
)
const port = Number(process.env.CATALOGUE_PORT || 3900)
const base = developmentConfig({
  dir: join(import.meta.dirname, '..'),
  uniqueName: 'catalogue',
  assetBase: '/',
  publicPath: '/',
})
const page = new rspack.HtmlRspackPlugin({ template: './catalogue/index.html', publicPath: '/' })
const config: Configuration = {
  ...base,
  entry: { main: './catalogue/main.tsx' },
  plugins: [...(base.plugins ?? []), page],
}

const compiler = rspack(config)
const server = new RspackDevServer(
  { host: 'localhost', port, static: false, client: { logging: 'warn' } },
  compiler,
)
await server.start()
compiler.hooks.done.tap('catalogue', () => console.log(`The catalogue is open: http://localhost:${port}`))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop())
