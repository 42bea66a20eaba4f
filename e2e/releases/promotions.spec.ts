import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { ReleaseStore } from '@anyam/releases/store'
import { figure } from '@anyam/test-support/figure'
import { patience } from '@arunika/testing/patience'
import { addAlteredBuild } from '../../platform/releases/test/altered-build.ts'
import { buildsIn } from '../fixtures/page-state.ts'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { expect, test } from '../fixtures/test.ts'

const PROMOTIONS = 20
const VISITORS = 6
/** Per visitor. */
const PAGES_A_SECOND = 10
const PATHS = ['/', '/articles', '/career', '/about-us', '/contact-us', '/articles?page=1']

let shell: ShellCopy
let store: ReleaseStore

test.beforeAll(async () => {
  shell = await shellCopy()
  store = new ReleaseStore(shell.store)
  await shell.start()
})
test.afterAll(() => shell.stop())

/** Up to 60 pages a second until stopped; every third page is not cached. */
function visitors() {
  const failed: string[] = []
  let loaded = 0
  let goOn = true
  const visit = async () => {
    while (goOn) {
      loaded += 1
      const path = PATHS[loaded % PATHS.length] ?? '/'
      const url = loaded % 3 === 0 ? `${path}${path.includes('?') ? '&' : '?'}visit=${loaded}` : path
      const response = await fetch(shell.url + url).catch((error: unknown) => error)
      const isWhole =
        response instanceof Response && response.ok && (await response.text()).endsWith('</html>')
      if (!isWhole) failed.push(`${url}: ${response instanceof Response ? response.status : response}`)
      await delay(1_000 / PAGES_A_SECOND)
    }
  }
  const all = Array.from({ length: VISITORS }, visit)
  return async () => {
    goOn = false
    await Promise.all(all)
    return { loaded, failed }
  }
}

/** Milliseconds until a new document contains a build. */
async function untilLive(build: string): Promise<number> {
  const began = performance.now()
  for (;;) {
    const html = await (await fetch(`${shell.url}/articles?seen=${performance.now()}`)).text()
    if (buildsIn(html)['mf-news'] === build) return Math.round(performance.now() - began)
    await delay(10)
  }
}

const memory = async () => {
  const status = await readFile(`/proc/${shell.pid()}/status`, 'utf8')
  const number = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1])
  return { megabytes: Math.round(number('VmRSS') / 1024), threads: number('Threads') }
}

test('Promise 13: twenty promotions and rollbacks in a row under load: live within 2 s, no failed page, render threads end', {
  tag: '@promise',
}, async () => {
  test.skip(process.platform !== 'linux', 'memory is read from /proc')
  test.setTimeout(patience(180_000))
  const first = store.releaseSet().remotes['mf-news']?.build ?? ''
  const builds = await Promise.all(
    [1, 2].map(async (nth) => (await addAlteredBuild(shell.store, 'mf-news', `2000000000${nth}0`)).build),
  )
  const stop = visitors()
  const promoted: number[] = []
  const rolledBack: number[] = []
  const change = async (build: string, action: 'promote' | 'rollback') => {
    await store.promote('mf-news', build, { action, by: 'test' })
    const times = action === 'promote' ? promoted : rolledBack
    times.push(await untilLive(build))
  }
  for (const build of builds) await change(build, 'promote')
  await change(first, 'rollback')
  const before = await memory()
  for (let nth = 0; nth < PROMOTIONS; nth += 1) await change(builds[nth % 2] ?? '', 'promote')
  await change(builds[0] ?? '', 'rollback')
  const { loaded, failed } = await stop()
  expect(failed).toEqual([])
  await expect.poll(async () => (await memory()).threads).toBeLessThanOrEqual(before.threads)
  const after = await memory()
  const [slowest, slowestBack] = [Math.max(...promoted), Math.max(...rolledBack)]
  figure(
    13,
    `${promoted.length} promotions under load: live after ${slowest} ms at most, rolled back after ${slowestBack} ms; 0 of ${loaded} pages failed; ${before.megabytes} MB before, ${after.megabytes} MB after`,
  )
  expect(slowest).toBeLessThan(patience(2_000))
  expect(slowestBack).toBeLessThan(patience(2_000))
  expect(after.megabytes).toBeLessThan(before.megabytes * 1.5)
})
