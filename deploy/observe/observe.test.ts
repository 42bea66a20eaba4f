import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patience } from '@arunika/testing/patience'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type CopyOfProduct, startCopy } from '../../scripts/copy-of-product.ts'
import { alerts, namesIn, panels } from '../monitoring/queries.ts'
import { type Prometheus, startPrometheus } from './prometheus.ts'

/** As in `prometheus.yml`. */
const BACKUPS = '127.0.0.1:9180'
/** Has no series until a canary or a browser creates one, although its existence is announced. */
const NEEDS_BROWSERS = /^(canary_percent|build_\w+)$/
const START = { timeout: patience(60_000) }

let dir: string
let product: CopyOfProduct
let backups: ChildProcess
let prometheus: Prometheus

const post = (path: string, type: string, body: object) =>
  fetch(product.url + path, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) })

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'arunika-observe-'))
  const env = {
    ...{ DATA_DIR: join(dir, 'data'), BACKUP_DIR: join(dir, 'backups') },
    ...{ ADMIN_EMAIL: 'admin@arunika.example', ADMIN_PASSWORD: 'only-for-tests-42' },
  }
  product = await startCopy(env)
  const own = { env: { ...process.env, ...env }, stdio: 'inherit' } as const
  backups = spawn(process.execPath, [join(import.meta.dirname, '../backup/service.ts')], own)
  prometheus = await startPrometheus(dir, {
    ...{ shell: new URL(product.url).host, api: new URL(product.apiUrl).host, backups: BACKUPS },
  })
  await vi.waitFor(async () => expect(await series('backup_last_bytes')).toBe(1), START)
  spawnSync(process.execPath, [join(import.meta.dirname, '../backup/cli.ts'), 'drill'], own)
  for (const path of ['/', '/articles', '/career', '/api/articles']) await fetch(product.url + path)
  await post('/api/login', 'application/json', { email: env.ADMIN_EMAIL, password: 'wrong' })
  await post('/csp-reports', 'application/csp-report', { 'csp-report': { 'effective-directive': 'img-src' } })
}, patience(300_000))
afterAll(async () => {
  await prometheus?.stop()
  if (backups?.exitCode === null && backups.kill()) await once(backups, 'exit')
  await product?.stop()
  await rm(dir, { recursive: true, force: true })
})

const series = async (query: string) =>
  (await prometheus.get<{ result: unknown[] }>('query', { query })).result.length

interface Rule {
  name: string
  health: string
  state: string
  alerts: { labels: Record<string, string> }[]
}
const rules = async () =>
  (await prometheus.get<{ groups: { rules: Rule[] }[] }>('rules')).groups.flatMap(({ rules }) => rules)

it('collects figures of every server', async () => {
  const targets = async () => {
    const { activeTargets } = await prometheus.get<{
      activeTargets: Record<'scrapePool' | 'health', string>[]
    }>('targets')
    return activeTargets.map(({ scrapePool, health }) => `${scrapePool} ${health}`).sort()
  }
  await expect.poll(targets, START).toEqual(['api up', 'backups up', 'shell up'])
})

it('evaluates every alert that is shipped, and none is on while all is well', async () => {
  const shipped = (await alerts()).map(({ name }) => `${name} ok`)
  const evaluated = async () => (await rules()).map(({ name, health }) => `${name} ${health}`)
  await expect.poll(async () => (await evaluated()).sort(), START).toEqual(shipped.sort())
  const on = async () => (await rules()).filter(({ state }) => state !== 'inactive').map(({ name }) => name)
  // Its alert was on before the drill, as it should be.
  await expect.poll(on, START).toEqual([])
})

it('has a response to every panel of the dashboard', async () => {
  for (const { name, expr } of await panels()) await expect(series(expr), name).resolves.toBeTypeOf('number')
})

it('has every metric that an alert or a panel names', async () => {
  const named = [...(await alerts()), ...(await panels())].flatMap(({ expr }) => namesIn(expr).metrics)
  const announced = await prometheus.get<{ metric: string }[]>('targets/metadata')
  const types = new Set(announced.map(({ metric }) => metric))
  for (const metric of new Set(named)) {
    if (NEEDS_BROWSERS.test(metric)) expect(types, metric).toContain(metric)
    else await expect.poll(() => series(metric), { ...START, message: metric }).toBeGreaterThan(0)
  }
})

it('goes off for a server that is away', async () => {
  backups.kill()
  await once(backups, 'exit')
  const away = async () => {
    const rule = (await rules()).find(({ name }) => name === 'ServerAway')
    return rule?.alerts.map(({ labels }) => [labels.job, labels.severity])
  }
  await expect.poll(away, START).toEqual([['backups', 'page']])
})
