import { basename } from 'node:path'
import { type Compiler, rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { hostCopyConfig, workingCopyConfig } from '../../shared/bundler/src/working-copy.ts'
import { shell } from '../../shell/rspack.config.ts'

/** A folder that is compiled and served during development. */
export interface ServedCopies {
  /** Where each is, by package. */
  origins: Record<string, string>
  /** Reloads every open page. */
  reload(): void
  stop(): Promise<void>
}

/** Folder of a remote or of the shell, and the port where it is served. */
export interface WorkingCopy {
  dir: string
  port: number
}

/**
 * Serves working copies on this machine. A page that shows one gets replaced modules, or reloads if that is
 * impossible.
 * @param sites origins of the shells that may show them
 */
export async function serveWorkingCopies(
  wanted: readonly WorkingCopy[],
  sites: readonly string[],
): Promise<ServedCopies> {
  const copies = wanted.map(({ dir, port }) => {
    const origin = `http://localhost:${port}`
    const compiler = rspack(
      dir === shell.dir ? hostCopyConfig(shell, origin) : workingCopyConfig(dir, origin),
    )
    return { name: basename(dir), origin, compiler, server: serverOf(compiler, port, sites) }
  })
  await Promise.all(copies.map(({ server, compiler }) => Promise.all([server.start(), compiled(compiler)])))
  return {
    origins: Object.fromEntries(copies.map(({ name, origin }) => [name, origin])),
    reload() {
      for (const { server } of copies)
        server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed')
    },
    async stop() {
      await Promise.all(copies.map(({ server }) => server.stop()))
    },
  }
}

function serverOf(compiler: Compiler, port: number, sites: readonly string[]): RspackDevServer {
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
