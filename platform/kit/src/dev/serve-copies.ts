import type { Compiler } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'

/** A package compiled and served during development. */
export interface Copy {
  name: string
  port: number
  compiler: Compiler
}

/** The running servers of working copies. */
export interface ServedCopies {
  /** Origin of each copy, by name. */
  origins: Record<string, string>
  /** Reloads every open page. */
  reload(): void
  stop(): Promise<void>
}

/** Origin at which this machine serves a copy. */
export const copyOrigin = (port: number) => `http://localhost:${port}`

/**
 * Serves working copies on this machine. A page that displays one gets hot updates, or reloads if that is
 * impossible.
 * @param sites origins of the shells that may display them
 */
export async function serveCopies(wanted: readonly Copy[], sites: readonly string[]): Promise<ServedCopies> {
  const copies = wanted.map((copy) => ({ ...copy, server: serverOf(copy, sites) }))
  await Promise.all(copies.map(({ server, compiler }) => Promise.all([server.start(), compiled(compiler)])))
  return {
    origins: Object.fromEntries(copies.map(({ name, port }) => [name, copyOrigin(port)])),
    reload() {
      for (const { server } of copies)
        server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed')
    },
    async stop() {
      await Promise.all(copies.map(({ server }) => server.stop()))
    },
  }
}

function serverOf({ compiler, port }: Copy, sites: readonly string[]): RspackDevServer {
  const allowed = sites.map((site) => new URL(site).hostname)
  return new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      static: false,
      hot: true,
      allowedHosts: ['localhost', ...allowed],
      // A page of another site may not read unreleased code.
      headers: (request) => corsFor(request.headers.origin, sites),
      client: {
        overlay: false,
        logging: 'warn',
        webSocketURL: { hostname: 'localhost', port, pathname: '/ws', protocol: 'ws' },
      },
    },
    compiler,
  )
}

const corsFor = (origin: string | undefined, sites: readonly string[]) => ({
  vary: 'origin',
  'cross-origin-resource-policy': 'cross-origin',
  ...(origin !== undefined && sites.includes(origin) && { 'access-control-allow-origin': origin }),
})

const compiled = (compiler: Compiler) =>
  new Promise<void>((resolve) => compiler.hooks.done.tap('working copy', () => resolve()))
