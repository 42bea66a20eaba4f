import { join, resolve } from 'node:path'
import { takeNoArguments } from '@anyam/server/command'
import { readSettings } from '@anyam/server/env'
import { createSite } from '@arunika/contracts/site'
import { createLms } from './app.ts'

const CLOSE_DEADLINE_MS = 8_000

async function main() {
  const { lmsPort, lmsUrl, publicUrl, siteName: name } = readSettings()
  const dataDir = resolve(process.env.LMS_DATA_DIR || join(import.meta.dirname, '..'))
  const app = await createLms({ dataDir, site: createSite({ name, lmsUrl, publicUrl }) })
  await app.listen({ host: process.env.HOST || '127.0.0.1', port: lmsPort })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => app.server.closeAllConnections(), CLOSE_DEADLINE_MS).unref()
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

takeNoArguments('node lms/src/server.ts: runs the sample learning-management host on LMS_PORT')
main().catch((error: unknown) => {
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    isPortTaken ? 'LMS_PORT is taken by another program. Stop it, or set another.\n' : `${message}\n`,
  )
  process.exit(1)
})
