import { join } from 'node:path'
import type { Settings } from '@anyam/server/env'
import type { FileStore } from './file-store.ts'
import { createLocalStore } from './local-store.ts'
import { createS3Store } from './s3-store.ts'

export const filesFolder = (dataDir: string) => join(dataDir, 'files')

/** The configured store: a bucket if the settings name one, otherwise the data folder. */
export function createStore({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): FileStore {
  const local = createLocalStore(filesFolder(dataDir))
  return s3 ? createS3Store(s3, local) : local
}
