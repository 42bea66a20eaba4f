import { readSettings } from '@arunika/shared/env'
import { createShell } from './app.ts'

async function main() {
  const settings = readSettings()
  const app = await createShell(settings)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())
  await app
    .listen({ port: settings.port, host: process.env.HOST ?? '127.0.0.1' })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        throw new Error(`Port ${settings.port} is in use: set PORT to a free one.`)
      throw error
    })
  process.send?.('ready')
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
