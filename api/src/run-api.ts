import { createShutdown } from '@anyam/server/shutdown'
import { createApp } from './app.ts'
import { listenForChanges } from './db/changes.ts'
import { openDatabase } from './db/database.ts'
import { directUrls } from './db/direct.ts'
import { createLeadership } from './db/leadership.ts'
import { createPublicReads } from './db/public-reads.ts'
import { assertNotTooOld } from './db/schema-version.ts'
import { openSession } from './db/session.ts'
import { startHousekeeping } from './housekeeping.ts'
import { secretsFor } from './lib/known-secret.ts'
import { createPurger } from './lib/purge.ts'
import { ResponseCache } from './lib/response-cache.ts'
import { startMailWorker } from './modules/mail/worker.ts'
import { startPublicationWorker } from './modules/publications/worker.ts'
import type { ApiSettings } from './settings.ts'
import { createStore } from './storage/create-store.ts'
import { createAddressSigner } from './storage/signed-address.ts'

export interface RunningApi {
  /** URL it listens on. */
  url: string
  /** Becomes unready, lets pending requests finish, and closes everything within ten seconds. */
  stop(): Promise<void>
}

export interface RunOptions {
  /** 0 for any free port; defaults to API_PORT. */
  port?: number
  graceMs?: number
}

/** Whole lists and exports that read at the same time; further ones take turns, batch by batch. */
const LIST_CONNECTIONS = 2

/** Runs the api on a prepared database. @throws TooOldError */
export async function runApi(
  databaseUrl: string,
  settings: ApiSettings,
  { port = settings.apiPort, graceMs }: RunOptions = {},
): Promise<RunningApi> {
  const responseCache = new ResponseCache()
  const leadership = createLeadership()
  const parts = [listenForChanges(responseCache), leadership.part]
  const session = await openSession(directUrls(settings, databaseUrl), parts)
  const database = openDatabase(databaseUrl)
  const lists = openDatabase(databaseUrl, LIST_CONNECTIONS)
  const start = async () => {
    await assertNotTooOld(database.db.$client)
    return secretsFor(database.db, settings.dataDir)
  }
  const secrets = await start().catch(async (error: unknown) => {
    await session.close()
    await database.close()
    await lists.close()
    throw error
  })
  const urls = settings.databaseReadUrls
  const reads = createPublicReads({ primary: database.db, urls, session, responseCache })
  const store = createStore(settings)
  const signer = createAddressSigner(secrets.fileAddress)
  const context = {
    ...{ settings, reads, store, responseCache, secrets, signer },
    db: database.db,
    lists: lists.db,
  }

  const shutdown = createShutdown(graceMs)
  const app = await createApp({ ...context, isStopping: shutdown.isStopping })
  responseCache.changed = createPurger(settings, app.log)
  const housekeeping = startHousekeeping(context, leadership, app.log)
  const mail = startMailWorker(context, app.log)
  const publications = startPublicationWorker(context, app.log)
  app.addHook('onClose', async () => {
    await Promise.all([housekeeping.stop(), mail.stop(), publications.stop()])
    await session.close()
    await reads.close()
    await lists.close()
    await database.close()
  })

  const url = await app.listen({ host: settings.host, port }).catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  return { url, stop: () => shutdown.stop(app) }
}
