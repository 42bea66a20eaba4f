import type { Finding } from '@anyam/releases/store'
import { pictureName } from '@anyam/releases/verdict-file'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { person } from '../../../releases/test/api.ts'
import { storeBuild } from '../../../releases/test/builds.ts'
import { ADMINISTRATOR, startRegistry } from '../../../releases/test/registry.ts'
import { curvesIn } from '../self-healing/curves.ts'
import { releaseAdminApi } from './admin-api.ts'
import { openDevOverrides } from './dev-overrides.ts'
import type { Previews } from './previews.ts'

const EDITOR = 'header.editor.signature'

it('the Releases screen gets the pictures of a verdict, with the right to open it only', async () => {
  const { api, apiUrl, store, dataDir } = await startRegistry()
  api.people[EDITOR] = person('editor', { roles: ['editor'] })
  const files = ['live', 'tried'].map((text) => Buffer.from(text))
  const [live = '', tried = ''] = files.map(pictureName)
  const pictures = { address: '/', view: 'on a desktop', width: 1440, height: 844, live, tried }
  const refusals: Finding[] = [
    { gate: 'walk', reason: 'It shows other dates.', pictures },
    { gate: 'walk', reason: 'It logs an error.' },
  ]
  await storeBuild(store, { remote: 'news', build: 'a1' })
  await store.promote('news', 'a1')
  const verdict = { remote: 'news', build: 'a1', at: '', against: {}, outcome: 'refused' as const, refusals }
  await store.recordVerdict(verdict, new Map(files.map((bytes) => [pictureName(bytes), bytes])))

  const app = Fastify()
  onTestFinished(() => app.close())
  await releaseAdminApi(app, {
    ...{ store, apiUrl, publicUrl: 'https://site.example', registryUrl: undefined, healthOf: () => [] },
    curvesOf: () => curvesIn(undefined, 'all'),
    devOverrides: await openDevOverrides({ dir: dataDir, publicUrl: 'https://site.example', listed: [] }),
    previews: { addressOf: () => '' } as unknown as Previews,
  })
  const get = (url: string, token = ADMINISTRATOR) =>
    app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })

  const [{ builds }] = (await get('/releases/state')).json().remotes
  expect(builds[0].pictures).toEqual({ 'walk: It shows other dates.': pictures })
  const address = `/releases/picture?remote=news&build=a1&name=${tried}`
  const found = await get(address)
  expect(found.json()).toEqual({ picture: `data:image/jpeg;base64,${btoa('tried')}` })
  expect(found.headers['cache-control']).toBe('no-store')
  expect((await get(address, EDITOR)).statusCode).toBe(403)
  expect((await get(address, '')).statusCode).toBe(401)
  expect((await get(address.replace('a1', 'b2'))).statusCode).toBe(404)
  expect((await get(address.replace(tried, '../verdict.json'))).statusCode).toBe(400)
})
