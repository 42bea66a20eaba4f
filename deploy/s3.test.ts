import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBucket } from '@anyam/server/s3'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createStore } from '../api/src/storage/create-store.ts'
import type { FileStore } from '../api/src/storage/file-store.ts'
import { describeStore } from '../api/test/support/store-contract.ts'
import { startS3Server } from './s3-server.ts'

let dataDir: string
let server: Awaited<ReturnType<typeof startS3Server>>
let store: FileStore
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'arunika-s3-'))
  server = await startS3Server(join(dataDir, 's3'))
  await ensureBucket(server.s3)
  store = createStore({ dataDir, s3: server.s3 })
})
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

describeStore('a bucket', () => store)

it('a bucket that is there stays as it is', async () => {
  await ensureBucket(server.s3)
  await expect(ensureBucket(server.s3)).resolves.toBeUndefined()
})

it('a refused key names bucket and status, also where the response has no body', async () => {
  const refusing = createServer((_request, response) => response.writeHead(403).end())
  refusing.listen(0, '127.0.0.1')
  await once(refusing, 'listening')
  onTestFinished(() => void refusing.close())
  const endpoint = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`
  await expect(ensureBucket({ ...server.s3, endpoint })).rejects.toThrow(
    `The bucket files of ${endpoint} responded with 403 (check its keys and their permissions)`,
  )
})

it('Promise 6: a presigned address gives a document for a minute, as a download; altered it gives nothing', async () => {
  const { endpoint } = server.s3
  const open = createStore({ dataDir, s3: { ...server.s3, publicEndpoint: endpoint } })
  const name = 'applications/presigned.pdf'
  const tempPath = open.tempPath()
  await writeFile(tempPath, '%PDF-1.4')
  await open.keep(tempPath, 'private', name)
  const headers = { type: 'application/pdf', disposition: 'attachment' }
  const address = (await open.addressOf(name, headers)) ?? ''

  const response = await fetch(address)
  expect([response.status, await response.text()]).toEqual([200, '%PDF-1.4'])
  expect(response.headers.get('content-disposition')).toBe('attachment')
  expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe('60')
  const altered = [
    address.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'),
    address.replace('presigned.pdf', 'another.pdf'),
    address.replace('attachment', 'inline'),
    address.split('?')[0] ?? '',
  ]
  for (const wrong of altered) expect([400, 403], wrong).toContain((await fetch(wrong)).status)
  expect(await store.addressOf(name, headers)).toBeUndefined()
})

it('a wrong key opens nothing', async () => {
  const thief = createStore({ dataDir, s3: { ...server.s3, secretAccessKey: 'guessed' } })
  await expect(thief.open('private', 'applications/a.pdf')).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
  })
})
