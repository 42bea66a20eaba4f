import { readSettings, type Settings } from '@anyam/server/env'
import { createShutdown } from '@anyam/server/shutdown'
import { startTracing } from '@anyam/server/tracing'
import type { FastifyInstance } from 'fastify'

type Create = (settings: Settings, isStopping: () => boolean) => Promise<FastifyInstance>

/** Runs a host until a signal ends it. */
export function runHost(create: Create): void {
  run(create).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}

async function run(create: Create): Promise<void> {
  const settings = readSettings()
  const tracing = await startTracing('shell')
  const shutdown = createShutdown()
  const app = await create(settings, shutdown.isStopping)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void shutdown.stop(app).finally(() => tracing?.close()))
  await app
    .listen({ port: settings.port, host: process.env.HOST ?? '127.0.0.1', ...inheritedSocket() })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        throw new Error(`Port ${settings.port} is in use: set PORT to a free one.`)
      throw error
    })
  process.send?.('ready')
}

/** A supervisor may hold the port open, so that no connection is refused while one shell replaces another. */
function inheritedSocket(): { fd?: number } {
  const fd = Number(process.env.LISTEN_FD)
  return fd > 0 ? { fd } : {}
}
