import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ReleaseStore } from '@anyam/releases/store'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { storeBuild } from '../../../releases/test/builds.ts'
import { files } from './files.ts'
import { GenuineFiles } from './genuine-files.ts'

/** A picture that is in two builds. */
const SHARED = 'files/hill.0123456789.avif'

/** A shell with a public build, and one with some files that require a session. */
async function shellWithOffice() {
  const dir = await mkdtemp(join(tmpdir(), 'files-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  for (const folder of ['dist/web', 'public']) await mkdir(join(dir, 'shell', folder), { recursive: true })
  const store = new ReleaseStore(join(dir, 'store'))
  await storeBuild(store, { remote: 'mf-news', build: 'a1' })
  const more = { [`web/${SHARED}`]: 'a hill', 'web/desk.00000000d1.js': 'a desk' }
  await storeBuild(store, { remote: 'mf-news', build: 'a2', more })
  await storeBuild(store, { remote: 'mf-news', build: 'a3', more })
  await storeBuild(store, {
    remote: 'mf-office',
    build: 'b2',
    manifest: { withoutSession: ['entry.js', 'mf-manifest.json'] },
    more: { 'web/desk.00000000d1.js': 'a desk' },
  })
  await writeFile(join(store.buildDir('mf-office', 'b2'), 'web/desk.1.js.map'), '{}')
  const shell = Fastify()
  onTestFinished(() => shell.close())
  await files(shell, {
    root: join(dir, 'shell'),
    store,
    genuine: new GenuineFiles(store, () => {}),
    hasSession: async ({ headers }) => headers.cookie === 'session=good',
  })
  const get = (url: string, cookie?: string, headers: Record<string, string> = {}) =>
    shell.inject({ url, headers: { ...headers, ...(cookie && { cookie }) } })
  return Object.assign(get, { store })
}

const OFFICE = '/remotes/mf-office/b2'

it('public files of a build are cached everywhere, and hosts elsewhere may use them too', async () => {
  const get = await shellWithOffice()
  for (const url of ['/remotes/mf-news/a1/routes.js', `${OFFICE}/entry.js`, `${OFFICE}/mf-manifest.json`]) {
    const { statusCode, headers } = await get(url)
    expect([url, statusCode]).toEqual([url, 200])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['access-control-allow-origin']).toBe('*')
  }
})

it('what is for sessions is refused to all others, who do not learn whether it exists', async () => {
  const get = await shellWithOffice()
  const refusals = []
  for (const file of ['routes.js', 'no-such.js', 'routes.js.br', 'files/plan.png'])
    for (const cookie of [undefined, 'session=guess']) {
      const { statusCode, body, headers } = await get(`${OFFICE}/${file}`, cookie)
      const { date: _, ...same } = headers
      refusals.push({ statusCode, body, ...same })
    }
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1)
  expect(refusals[0]).toMatchObject({ statusCode: 401, 'cache-control': 'no-store' })
})

it('a session gets all of it, for its own browser alone', async () => {
  const get = await shellWithOffice()
  const { statusCode, headers } = await get(`${OFFICE}/routes.js`, 'session=good')
  expect(statusCode).toBe(200)
  // Its browser revalidates each time, and learns that its copy is current or that its session has ended.
  expect(headers['cache-control']).toBe('private, no-cache')
  const again = (cookie: string) =>
    get(`${OFFICE}/routes.js`, cookie, { 'if-none-match': String(headers.etag) })
  expect((await again('session=good')).statusCode).toBe(304)
  expect((await again('session=guess')).statusCode).toBe(401)
  expect(headers).not.toHaveProperty('access-control-allow-origin')
  expect((await get(`${OFFICE}/no-such.js`, 'session=good')).statusCode).toBe(404)
  expect((await get(`${OFFICE}/desk.1.js.map`, 'session=good')).statusCode).toBe(404)
})

it('a build that is gone is gone for everyone: the browser asks for a page of another', async () => {
  const get = await shellWithOffice()
  expect((await get('/remotes/mf-office/c3/routes.js')).statusCode).toBe(410)
})

it('a file has one address in all builds, until the last of them is gone', async () => {
  const get = await shellWithOffice()
  const address = `/remotes/mf-news/content/${SHARED}`
  for (const build of ['a2', 'a3']) {
    const { statusCode, body, headers } = await get(address)
    expect([statusCode, body]).toEqual([200, 'a hill'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    await get.store.remove('mf-news', build)
  }
  expect((await get(address)).statusCode).toBe(410)
  // Each build may have a different file under a name without a hash.
  expect((await get('/remotes/mf-news/content/routes.js')).statusCode).toBe(404)
})

it('by its contents too, what is for sessions is refused to strangers, who do not learn whether it exists', async () => {
  const get = await shellWithOffice()
  const base = '/remotes/mf-office/content/'
  for (const file of ['desk.00000000d1.js', 'desk.00000000d2.js']) {
    const { statusCode, headers } = await get(base + file)
    expect([statusCode, headers['cache-control']]).toEqual([401, 'no-store'])
  }
  expect((await get(`${base}desk.00000000d1.js`, 'session=good')).statusCode).toBe(200)
  expect((await get(`${base}desk.00000000d2.js`, 'session=good')).statusCode).toBe(410)
})
