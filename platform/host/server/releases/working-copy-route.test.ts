import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseStore } from '@anyam/releases/store'
import { workingCopyLinks } from '@anyam/releases/working-copy-links'
import { CodedError } from '@anyam/server/errors'
import Fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openDevOverrides } from './dev-overrides.ts'
import { workingCopyRoute } from './working-copy-route.ts'

const KEY = Buffer.alloc(32, 1)
const publicUrl = 'https://site.example'
const link = { remote: 'mf-news', port: 3013, by: 'mf-news/ci' }

async function openSite() {
  const dir = await mkdtemp(join(tmpdir(), 'copies-'))
  const app = Fastify()
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof CodedError ? error.status : 500).send(),
  )
  onTestFinished(async () => {
    await app.close()
    await rm(dir, { recursive: true, force: true })
  })
  const devOverrides = await openDevOverrides({ dir, publicUrl, listed: [] })
  const live = () => ({ remotes: { 'mf-news': { owns: ['/articles'] } } })
  const store = { previewKey: async () => KEY, live } as unknown as ReleaseStore
  workingCopyRoute(app, { store, devOverrides, previewUrl: publicUrl })
  const open = (address: string) => app.inject(address.replace(publicUrl, ''))
  return { open, devOverrides }
}

it('an address of the registry gives the browser that opens it the remote from its own machine', async () => {
  const { open, devOverrides } = await openSite()
  const response = await open(workingCopyLinks(KEY, publicUrl).addressOf(link))
  expect(response.statusCode).toBe(303)
  expect(response.headers).toMatchObject({ location: '/articles', 'cache-control': 'no-store' })
  const [cookie = ''] = String(response.headers['set-cookie']).split(';')
  expect(devOverrides.read(cookie)).toMatchObject({
    remote: 'mf-news',
    origin: 'http://localhost:3013',
    by: 'mf-news/ci',
  })
})

it('no other address does', async () => {
  const { open } = await openSite()
  const links = workingCopyLinks(KEY, publicUrl)
  const foreign = workingCopyLinks(Buffer.alloc(32, 2), publicUrl).addressOf(link)
  const address = links.addressOf(link)
  const statusOf = async (wrong: string) => {
    const { statusCode, headers } = await open(wrong)
    expect(headers['set-cookie']).toBeUndefined()
    return statusCode
  }
  for (const wrong of [foreign, `${address}x`, `${publicUrl}/previews/working-copies`])
    expect(await statusOf(wrong)).toBe(403)
  expect(await statusOf(links.addressOf({ ...link, remote: 'mf-none' }))).toBe(409)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  expect(await statusOf(address)).toBe(403)
})
