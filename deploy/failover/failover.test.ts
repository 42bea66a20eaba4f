import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { patience } from '@arunika/testing/patience'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LEADER_LOCK } from '../../api/src/db/leadership.ts'
import { mailServer } from '../../api/test/support/mail-server.ts'
import { APPLICANT, applicationForm, pdf, VACANCY } from '../../api/test/support/samples.ts'
import { withClient } from '../backup/tables.ts'
import { type Visit, visitFor } from '../load.ts'
import { ADMIN, startTopology, type Topology } from '../topology.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { createVacancy, startWriters } from './writers.ts'

/** A cluster manager waits for several missed heartbeats before it acts. */
const NOTICED_AFTER_MS = 3_000
const WRITES_BACK_MS = 30_000

let dir: string
let cluster: Cluster
let topology: Topology
let mail: Awaited<ReturnType<typeof mailServer>>
let token: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'arunika-failover-'))
  cluster = await startCluster(join(dir, 'cluster'))
  const { primary, standby, poolerUrl } = cluster
  mail = await mailServer()
  await mail.start()
  topology = await startTopology(
    {
      DATABASE_URL: poolerUrl,
      DATABASE_DIRECT_URL: `${primary.url},${standby.url}`,
      DATABASE_READ_URL: standby.url,
      SMTP_URL: mail.url,
      PUBLIC_POSTS_PER_MINUTE: '0',
    },
    { databaseUrl: primary.url },
  )
  const response = await fetch(`${api(0)}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  token = ((await response.json()) as { token: string }).token
})
afterAll(async () => {
  await topology?.stop()
  await mail?.stop()
  await cluster?.stop()
  await rm(dir, { recursive: true, force: true })
})

const api = (nth: number) => topology.apis[nth % topology.apis.length]?.url ?? ''
const vacanciesOf = async (url: string) =>
  (await (await fetch(`${url}/api/job-vacancies`)).json()) as { id: number; title: string }[]
const titlesOf = async (url: string) => (await vacanciesOf(url)).map(({ title }) => title)
const applicationOf = (email: string) => applicationForm([pdf()], { ...APPLICANT, email })
const vacancyOf = (title: string) => ({ ...VACANCY, title })
const publish = async (nth: number, title: string) =>
  expect((await createVacancy(api(nth), token, vacancyOf(title))).status).toBe(200)

const rowsOf = <Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []) =>
  withClient(url, async (client) => (await client.query<Row>(sql, values)).rows)
const leadersOf = async (url: string) =>
  (await rowsOf(url, 'select from pg_locks where objid = $1 and granted', [LEADER_LOCK])).length

describe('replica', () => {
  it('serves what visitors read, never older than what was just written', async () => {
    await rowsOf(cluster.standby.url, 'select pg_wal_replay_pause()')
    await publish(0, 'While the replica stands still')
    expect(await titlesOf(api(0))).toContain('While the replica stands still')
    await rowsOf(cluster.standby.url, 'select pg_wal_replay_resume()')
    for (let nth = 0; nth < 40; nth += 1) {
      await publish(nth, `Written as number ${nth}`)
      expect(await titlesOf(api(nth))).toContain(`Written as number ${nth}`)
    }
    const metrics = await (await fetch(`${api(0)}/metrics`)).text()
    const reads = Object.fromEntries(
      [...metrics.matchAll(/^database_public_reads\{server="(\w+)"[^}]*\} (\d+)/gm)].map(
        ([, server, count]) => [server, Number(count)],
      ),
    )
    console.log(`public reads of one api: ${JSON.stringify(reads)}`)
    expect(reads.replica).toBeGreaterThan(reads.primary ?? 0)
  })
})

describe('transaction pooler', () => {
  it('carries changes of two apis at once, which both show', async () => {
    const titles = Array.from({ length: 40 }, (_, nth) => `Pooled ${nth}`)
    await Promise.all(titles.map((title, nth) => publish(nth, title)))
    for (const nth of [0, 1])
      await expect.poll(() => titlesOf(api(nth))).toEqual(expect.arrayContaining(titles))
  })

  it('leaves one api to tidy up, and each mail is sent once', async () => {
    expect(await leadersOf(cluster.primary.url)).toBe(1)
    const [vacancy] = await vacanciesOf(api(0))
    const emails = Array.from({ length: 10 }, (_, nth) => `once-${nth}@example.com`)
    await Promise.all(
      emails.map(async (email, nth) => {
        const body = applicationOf(email)
        const url = `${api(nth)}/api/job-vacancies/${vacancy?.id}`
        expect((await fetch(url, { method: 'POST', body })).status).toBe(200)
      }),
    )
    const waiting = () => rowsOf(cluster.primary.url, 'select from outgoing_mails')
    await expect.poll(waiting, { timeout: patience(30_000) }).toEqual([])
    const sent = mail.received.flatMap(({ to }) => to).filter((to) => to.startsWith('once-'))
    expect(sent.toSorted()).toEqual(emails.toSorted())
  })
})

const PAGES = ['/', '/articles', '/career', '/about', '/contact-us', '/technology']
/** Every other visit uses a new URL, so that a database has to read it. */
function pathOf(nth: number): string {
  const page = PAGES[nth % PAGES.length] ?? '/'
  if (nth % 2 === 0) return `${page}?visit=${nth}`
  return nth % 4 === 1 ? `/articles?q=word${nth}` : `/api/articles?view=page&q=story+${nth}`
}

const slowest = (acknowledged: readonly { began: number; ended: number }[], from: number) =>
  acknowledged.filter(({ began }) => began > from).toSorted((a, b) => a.ended - b.ended)

describe('loss of the primary under load', () => {
  it('writes are back within 30 s, nothing acknowledged is lost, and no public page fails', async () => {
    const [vacancy] = await vacanciesOf(api(0))
    const work = new AbortController()
    const { written, ended } = startWriters(
      topology.url,
      token,
      vacancy?.id ?? 0,
      { applicationOf, vacancyOf },
      work.signal,
    )
    const visits: Visit[] = []
    const readers = (async () => {
      while (!work.signal.aborted) visits.push(...(await visitFor(1_000, topology.url, pathOf)))
    })()

    await expect.poll(() => written.acknowledged.length).toBeGreaterThan(20)
    const before = { writes: written.acknowledged.length, visits: visits.length }
    const killedAt = Date.now()
    await cluster.primary.kill()
    await delay(NOTICED_AFTER_MS)
    const promotedAt = Date.now()
    await cluster.takeOver()
    const after = () => slowest(written.acknowledged, killedAt)
    await expect.poll(() => after().length, { timeout: 2 * WRITES_BACK_MS }).toBeGreaterThan(20)
    work.abort()
    await Promise.all([ended, readers])

    const backAfter = (after()[0]?.ended ?? Number.POSITIVE_INFINITY) - killedAt
    const { url } = cluster.standby
    const counted = await rowsOf<{ email: string; count: number }>(
      url,
      'select email, count(*)::int as count from applications where email = any($1) group by email',
      [written.emails],
    )
    const titles = await rowsOf(url, 'select from vacancies where title = any($1)', [written.titles])
    const lost = written.emails.length - counted.length + written.titles.length - titles.length
    const failed = visits.filter(({ status }) => status !== 200)
    console.log(
      [
        `before the loss: ${before.writes} writes acknowledged, ${before.visits} visits`,
        `promoted after ${promotedAt - killedAt} ms, writes back after ${backAfter} ms`,
        `${written.acknowledged.length} writes acknowledged in all, ${lost} lost, ${written.refused.length} refused meanwhile`,
        `${visits.length} visits, ${failed.length} failed`,
      ].join('\n'),
    )
    expect(lost).toBe(0)
    expect(counted.filter(({ count }) => count !== 1)).toEqual([])
    expect(backAfter).toBeLessThan(WRITES_BACK_MS)
    expect(new Set(written.refused)).toEqual(new Set(['503 1 unavailable']))
    expect(failed.slice(0, 3)).toEqual([])
  })

  it('afterwards changes reach both apis, and one of them tidies up', async () => {
    await publish(0, 'After the loss')
    expect(await titlesOf(api(0))).toContain('After the loss')
    await expect.poll(() => titlesOf(api(1))).toContain('After the loss')
    await expect.poll(() => leadersOf(cluster.standby.url)).toBe(1)
  })
})
