import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BuildManifest } from '@anyam/federation'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { type BisectOptions, bisect } from './bisect.ts'
import type { JournalEntry } from './live-set.ts'

const entry = (action: JournalEntry['action'], build: string, hour: number): JournalEntry => ({
  ...{ action, build, remote: 'news', by: 'ana' },
  at: `2026-01-01T0${hour}:00:00.000Z`,
})

const JOURNAL = [
  ...['a1', 'b2', 'c3', 'd4', 'e5'].map((build, hour) => entry('publish', build, hour)),
  { ...entry('publish', 'x9', 5), remote: 'careers' },
  entry('remove', 'b2', 6),
  // A build that was removed and published again keeps its place.
  entry('remove', 'd4', 6),
  entry('publish', 'd4', 7),
]

afterEach(() => {
  process.exitCode = undefined
})

/** A site whose previews can be opened. */
async function startSite(): Promise<string> {
  const site = createServer((_, response) => response.writeHead(303, { location: '/' }).end())
  onTestFinished(() => void site.close())
  await once(site.listen(0, '127.0.0.1'), 'listening')
  return `http://preview.localhost:${(site.address() as AddressInfo).port}`
}

async function bisected(options: BisectOptions, site = 'http://127.0.0.1:1') {
  const lines: string[] = []
  const rows = await bisect({
    ...{ remote: 'news', journal: JOURNAL },
    options: { test: 'exit 0', ...options },
    previewOf: async (build) => `${site}/previews/${build}`,
    manifestOf: async () => ({ commit: '3413d898aaaa' }) as BuildManifest,
    report: (line) => lines.push(line),
  })
  return { rows, lines }
}

it('finds the first bad build, and prints each step', async () => {
  const { rows, lines } = await bisected(
    { good: 'a1', bad: 'e5', test: 'test "$BUILD" ' + "'<' d4" },
    await startSite(),
  )
  expect(lines).toEqual([
    '5 builds of news from a1 to e5, about 3 steps',
    'c3, published at 2026-01-01T02:00:00.000Z by ana: good, about 2 steps remain',
    'd4, published at 2026-01-01T03:00:00.000Z by ana: bad, done',
    'd4 is the first bad build of news.',
  ])
  expect(rows).toEqual([
    {
      ...{ remote: 'news', build: 'd4', result: 'first bad', commit: '3413d898' },
      ...{ by: 'ana', at: '2026-01-01T03:00:00.000Z', before: 'c3' },
    },
  ])
  expect(process.exitCode).toBeUndefined()
})

it('names all builds that may be the first bad one if some cannot be tested', async () => {
  const { rows } = await bisected(
    { good: 'a1', bad: 'e5', test: 'case $BUILD in a1) exit 0;; c3) exit 125;; *) exit 1; esac' },
    await startSite(),
  )
  const common = { remote: 'news', result: 'may be the first bad', by: 'ana' }
  expect(rows).toMatchObject([
    { ...common, build: 'b2', removed: '2026-01-01T06:00:00.000Z', before: 'a1' },
    { ...common, build: 'c3', commit: '3413d898', before: 'b2' },
    { ...common, build: 'd4', commit: '3413d898', before: 'c3' },
  ])
  expect(process.exitCode).toBe(75)
})

it.each([
  ['exit 1', 'The good build a1 fails the test.'],
  ['exit 0', 'The bad build e5 passes the test.'],
  ['exit 125', 'The bad build e5 cannot be tested: name another one.'],
])('says which end is not what it should be: %s', async (test, problem) => {
  await expect(bisected({ good: 'a1', bad: 'e5', test }, await startSite())).rejects.toThrow(problem)
})

it.each([
  ['zz', 'c3', 'news zz was never published here.'],
  ['a1', 'x9', 'news x9 was never published here.'],
  ['b2', 'c3', 'news b2 left the store at 2026-01-01T06:00:00.000Z: name another build.'],
  ['a1', 'a1', '--good and --bad name the same build.'],
  ['c3', 'a1', 'c3 was published after a1: --good names the older build, --bad the newer one.'],
])('says which builds it cannot start from: %s, %s', async (good, bad, problem) => {
  await expect(bisected({ good, bad })).rejects.toThrow(problem)
})

it('blames no build for a site that is away', async () => {
  await expect(bisected({ good: 'a1', bad: 'e5' })).rejects.toThrow(
    /^The preview http.* cannot be opened \(.*ECONNREFUSED.*\)\. Does the site run\?$/,
  )
})
