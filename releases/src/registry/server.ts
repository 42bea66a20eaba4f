import { randomBytes } from 'node:crypto'
import { readSettings } from '@arunika/server/env'
import { createShutdown } from '@arunika/server/shutdown'
import { openStore } from '../open-store.ts'
import { registryKey } from '../trust/key-files.ts'
import { createRegistry } from './app.ts'
import { registryFolder, removeOperatorAccess, writeOperatorAccess } from './operator-file.ts'
import { readPolicy } from './policy.ts'

const DEFAULT_PORT = 4200
/** How often a bucket's live set is polled. */
const REFRESH_MS = 1_000

async function run(): Promise<void> {
  const settings = readSettings()
  const { dataDir, apiUrl, registryPort = DEFAULT_PORT, registryShellToken = '' } = settings
  const folder = registryFolder(dataDir)
  // A policy with a typing error is better noticed now than at the next release.
  await readPolicy(`${folder}/policy.json`)
  const store = await openStore(settings, { key: await registryKey(dataDir) })
  const operatorToken = randomBytes(32).toString('base64url')
  const app = createRegistry({
    store,
    dataDir,
    apiUrl,
    operatorToken,
    shellToken: registryShellToken,
    level: process.env.LOG_LEVEL || 'warn',
  })
  await store
    .refresh()
    .catch((error: unknown) => app.log.error(error, 'The release store cannot be reached.'))
  const refresh = settings.releasesS3 && setInterval(() => void store.refresh().catch(() => {}), REFRESH_MS)
  app.addHook('onClose', () => clearInterval(refresh))

  const fd = Number(process.env.LISTEN_FD)
  const host = process.env.HOST ?? '127.0.0.1'
  await app.listen({ port: registryPort, host, ...(fd > 0 && { fd }) })
  await writeOperatorAccess(dataDir, { url: `http://127.0.0.1:${registryPort}`, token: operatorToken })

  const shutdown = createShutdown()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void removeOperatorAccess(dataDir).finally(() => shutdown.stop(app)))
  process.send?.('ready')
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
