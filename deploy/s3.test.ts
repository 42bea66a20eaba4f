import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStore } from '../api/src/storage/create-store.ts'
import type { FileStore } from '../api/src/storage/file-store.ts'
import { ensureBucket } from '../api/src/storage/s3-store.ts'
import { describeStore } from '../api/test/support/store-contract.ts'
import { startSwift } from './swift.ts'

let dataDir: string
let swift: Awaited<ReturnType<typeof startSwift>>
let store: FileStore
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'arunika-s3-'))
  swift = await startSwift(join(dataDir, 'swift'))
  await ensureBucket(swift.s3)
  store = createStore({ dataDir, s3: swift.s3 })
})
afterAll(async () => {
  await swift.stop()
  await rm(dataDir, { recursive: true, force: true })
})

describeStore('a bucket', () => store)

it('a bucket that is there stays as it is', async () => {
  await ensureBucket(swift.s3)
  await expect(ensureBucket(swift.s3)).resolves.toBeUndefined()
})

it('a wrong key opens nothing', async () => {
  const thief = createStore({ dataDir, s3: { ...swift.s3, secretAccessKey: 'guessed' } })
  await expect(thief.open('private', 'applications/a.pdf')).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
  })
})
