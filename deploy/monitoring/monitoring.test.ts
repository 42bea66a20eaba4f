import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { prepareDatabase } from '../../api/src/prepare.ts'
import { type RunningApi, runApi } from '../../api/src/run-api.ts'
import { readApiSettings } from '../../api/src/settings.ts'
import { createShellMetrics } from '../../platform/host/server/telemetry/shell-metrics.ts'
import { addSample, noEvidence } from '../../platform/releases/src/evidence.ts'
import { createBackupMetrics } from '../backup/metrics.ts'
import { alerts, namesIn, panels } from './queries.ts'

/** Labels that Prometheus adds to every series. */
const ADDED = ['instance', 'job', 'le']
/** Series created by Prometheus itself. */
const OWN = ['up']

let dir: string
let database: EmbeddedDatabase
let api: RunningApi
/** Labels of each metric, as exported by the servers. */
const known = new Map<string, Set<string>>(OWN.map((name) => [name, new Set()]))

function learn(text: string): void {
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_]\w*)(?:\{([^}]*)\})? /gim)) {
    const set = known.get(name) ?? new Set()
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) set.add(label)
    known.set(name, set)
  }
  for (const [, name = ''] of text.matchAll(/^# TYPE (\w+) /gm))
    if (!known.has(name)) known.set(name, new Set())
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'arunika-monitoring-'))
  const settings = readApiSettings({ DATA_DIR: dir, LOG_LEVEL: 'silent' })
  database = await startEmbeddedDatabase({ dataDir: dir })
  await prepareDatabase(database.url, { ...settings, adminPassword: 'only-for-this-test' })
  api = await runApi(database.url, settings, { port: 0, graceMs: 0 })
  await (await fetch(`${api.url}/api/articles`)).arrayBuffer()
  learn(await (await fetch(`${api.url}/metrics`)).text())
  const evidence = noEvidence()
  for (const vital of ['lcp', 'cls', 'inp'] as const) addSample(evidence, vital, [0, 'visit', 1])
  const shell = createShellMetrics(
    { own: { 'mf-news': { a1: evidence } } },
    () => ['set'],
    () => ({
      caches: [],
      canaries: { 'mf-news': { build: 'b2', percent: 10 } } as never,
      streams: 0,
      isLiveSetRefused: false,
    }),
  )
  shell.violations.inc({ directive: 'script-src' })
  shell.observeRequest({ method: 'GET', route: '/*', status: 200, ms: 1 })
  learn(await shell.text())
  learn(await createBackupMetrics(dir).text())
})
afterAll(async () => {
  await api?.stop()
  await database?.stop()
  await rm(dir, { recursive: true, force: true })
})

describe.each([
  ['alert', alerts],
  ['panel of the dashboard', panels],
] as const)('every %s', (_kind, queries) => {
  it('is PromQL and asks for metrics and labels that the servers have', async () => {
    const found = await queries()
    expect(found.length).toBeGreaterThan(15)
    for (const { name, expr } of found) {
      const { metrics, labels, wrong } = namesIn(expr)
      expect(wrong, name).toBeUndefined()
      expect(metrics.length, name).toBeGreaterThan(0)
      expect(
        metrics.filter((metric) => !known.has(metric)),
        name,
      ).toEqual([])
      const has = new Set([...ADDED, ...metrics.flatMap((metric) => [...(known.get(metric) ?? [])])])
      expect(
        labels.filter((label) => !has.has(label)),
        name,
      ).toEqual([])
    }
  })
})

it('all metrics of the product are on the dashboard or in an alert', async () => {
  const requested = new Set(
    [...(await alerts()), ...(await panels())].flatMap(({ expr }) => namesIn(expr).metrics),
  )
  const own = [...known.keys()].filter(
    (name) => !/^(nodejs|process)_|_(bucket|sum)$|^http_request_duration_seconds$/.test(name),
  )
  expect(own.filter((name) => !requested.has(name))).toEqual([])
})

it('each sign that the store was written to without a key wakes someone up', async () => {
  const waking = (await alerts()).filter(({ severity }) => severity === 'page')
  const watched = waking.flatMap(({ expr }) => namesIn(expr).metrics)
  expect(watched).toEqual(expect.arrayContaining(['live_set_refused', 'refused_files_total']))
})

it('refuses invalid PromQL, and unknown metrics', () => {
  expect(namesIn('sum(rate(x[5m])').wrong).toBeDefined()
  expect(namesIn('sum by (remote) (rate(nothing_total{a="b"}[5m]))')).toEqual({
    metrics: ['nothing_total'],
    labels: ['remote', 'a'],
    wrong: undefined,
  })
})
