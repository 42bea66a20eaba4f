import { takeNoArguments } from '@anyam/server/command'
import { readSettings, type Settings } from '@anyam/server/env'
import { createShutdown } from '@anyam/server/shutdown'
import { openStore } from '../open-store.ts'
import { siteRoot } from '../site-root.ts'
import type { ReleaseStore } from '../store.ts'
import { registryKey } from '../trust/key-files.ts'
import { prepareTrust } from '../trust/prepare.ts'
import { trustIn } from '../trust/trust.ts'
import { createRegistry } from './app.ts'
import { operatorToken, removeOperatorAccess, writeOperatorAccess } from './operator-file.ts'

const DEFAULT_PORT = 4200
/** Interval at which a bucket's live set is polled. */
const REFRESH_MS = 1_000

const root = siteRoot()

/** Creates the bucket if no release has needed it yet. */
async function makeBucket(bucket: Settings['releasesS3']): Promise<void> {
  if (!bucket) return
  // Load the heavy S3 client only for a bucket.
  const { ensureBucket } = await import('@anyam/server/s3')
  await ensureBucket(bucket)
}

/** Returns a function that refreshes the copy of the store, and creates its bucket first. */
function followed(store: ReleaseStore, bucket: Settings['releasesS3']): () => Promise<void> {
  let isThere = false
  return async () => {
    if (!isThere) await makeBucket(bucket)
    isThere = true
    await store.refresh()
  }
}

async function run(): Promise<void> {
  const settings = readSettings()
  const { dataDir, apiUrl, releasesS3, registryPort = DEFAULT_PORT, registryShellToken = '' } = settings
  const { registryOperatorToken = await operatorToken(dataDir) } = settings
  // Signatures are introduced once and cover the store's contents at that time, so the store must be
  // reachable.
  if (!trustIn(dataDir)) await makeBucket(releasesS3)
  await prepareTrust(settings, root)
  const store = await openStore(settings, { key: await registryKey(dataDir) })
  const app = createRegistry({
    store,
    dataDir,
    apiUrl,
    publicUrl: settings.publicUrl,
    previewUrl: settings.previewUrl,
    operatorToken: registryOperatorToken,
    shellToken: registryShellToken,
    logToken: settings.registryLogToken,
    releaseTokens: settings.registryReleaseTokens,
    level: process.env.LOG_LEVEL || 'warn',
  })
  const follow = followed(store, releasesS3)
  await follow().catch((error: unknown) => app.log.error(error, 'The release store cannot be reached.'))
  const refresh = releasesS3 && setInterval(() => void follow().catch(() => {}), REFRESH_MS)
  app.addHook('onClose', () => clearInterval(refresh))

  const fd = Number(process.env.LISTEN_FD)
  const host = process.env.HOST ?? '127.0.0.1'
  await app.listen({ port: registryPort, host, ...(fd > 0 && { fd }) })
  await writeOperatorAccess(dataDir, {
    url: `http://127.0.0.1:${registryPort}`,
    token: registryOperatorToken,
  })

  const shutdown = createShutdown()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void removeOperatorAccess(dataDir).finally(() => shutdown.stop(app)))
  process.send?.('ready')
}

takeNoArguments(
  'node platform/releases/src/registry/server.ts: runs the registry on REGISTRY_PORT; docs/operations/registry.md has its settings',
)
run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
