import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { AuditLog } from './audit-log.ts'

interface Api {
  url: string
  isAway: boolean
  titles: string[]
}

async function startApi(): Promise<Api> {
  const server = createServer(async (request, response) => {
    const { entries } = (await json(request)) as { entries: { title: string }[] }
    if (!api.isAway) api.titles.push(...entries.map(({ title }) => title))
    response.writeHead(api.isAway ? 503 : 200).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const api: Api = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isAway: false,
    titles: [],
  }
  return api
}

const entry = (title: string) => ({ actor: 'ana', action: 'commanded' as const, title })

it('entries that waited for the api are written before the next one, and further ones follow', async () => {
  const api = await startApi()
  const folder = await mkdtemp(join(tmpdir(), 'audit-log-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const open = () => new AuditLog({ apiUrl: api.url, token: 'secret', folder })
  const log = open()
  api.isAway = true
  await log.record(entry('rollback mf-news'), { mayWait: true })
  await expect(log.record(entry('promote mf-news'), { mayWait: false })).rejects.toMatchObject({
    code: 'not_logged',
  })
  api.isAway = false
  await log.record(entry('pin mf-news'), { mayWait: false })
  await log.record(entry('unpin mf-news'), { mayWait: false })
  await log.close()
  const restarted = open()
  await restarted.record(entry('canary mf-news'), { mayWait: false })
  await restarted.close()
  expect(api.titles).toEqual([
    expect.stringMatching(/^rollback mf-news \(at .+\)$/),
    'pin mf-news',
    'unpin mf-news',
    'canary mf-news',
  ])
})
