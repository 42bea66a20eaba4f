import { join } from 'node:path'
import type { Context } from '../../src/context.ts'
import { ResponseCache } from '../../src/lib/response-cache.ts'
import { loadSecrets } from '../../src/lib/secrets.ts'
import { createLocalStore } from '../../src/storage/local-store.ts'
import { createAddressSigner } from '../../src/storage/signed-address.ts'
import type { TestApi } from './test-api.ts'

/** Dependencies of services, on the database and files of a running api. */
export function contextOf({ db, dataDir, settings }: Pick<TestApi, 'db' | 'dataDir' | 'settings'>): Context {
  const secrets = loadSecrets(dataDir)
  const signer = createAddressSigner(secrets.fileAddress)
  const store = createLocalStore(join(dataDir, 'files'))
  const reads: Context['reads'] = {
    read: (load) => load(db),
    isReachable: async () => false,
    counts: { primary: 0, replica: 0 },
    close: async () => {},
  }
  return { db, lists: db, reads, settings, secrets, signer, store, responseCache: new ResponseCache() }
}
