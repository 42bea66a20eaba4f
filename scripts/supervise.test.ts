import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../platform/server/src/node/index.ts'
import { problemOf } from '../platform/server/src/processes/readiness.ts'
import { limitLog } from './logs.ts'
import { type Supervised, supervise } from './supervise.ts'

/** A real server; with a file `broken` next to it, it exits at once. */
const SERVER = `
import { createServer } from 'node:http'
import { existsSync } from 'node:fs'
if (existsSync(new URL('broken', import.meta.url))) {
  console.log('the setting X is wrong')
  process.exit(3)
}
createServer((_, response) => response.end(String(process.pid))).listen(Number(process.env.PORT), '127.0.0.1')
`

let dir: string
let url: string
let server: Supervised
const logged: string[] = []

async function start(onCrashLoop: (sentence: string) => void, stable = 0, isOptional = false): Promise<void> {
  const port = await freePort()
  url = `http://127.0.0.1:${port}/`
  const plan = {
    name: 'sample',
    script: join(dir, 'server.mjs'),
    env: { PORT: String(port) },
    readyUrl: url,
    log: join(dir, 'sample.log'),
    isOptional,
  }
  server = supervise(plan, {
    onCrashLoop,
    report: (sentence) => logged.push(sentence),
    timing: { stable, longestPause: 50, loopPause: 50 },
  })
  await server.started
}

const pid = () =>
  fetch(url)
    .then((response) => response.text())
    .then(Number, () => 0)

beforeEach(async () => {
  logged.length = 0
  dir = await mkdtemp(join(tmpdir(), 'supervise-'))
  await writeFile(join(dir, 'server.mjs'), SERVER)
})
afterEach(async () => {
  await server.stop()
  await rm(dir, { recursive: true })
})

test('a server that is killed comes back, and is gone when it is stopped', async () => {
  await start(() => expect.unreachable())
  const first = await pid()
  process.kill(first, 'SIGKILL')
  await expect.poll(async () => ((await pid()) || first) !== first).toBe(true)
  await server.stop()
  expect(await pid()).toBe(0)
  expect(logged.join('\n')).toContain('The sample has ended (ended by SIGKILL)')
})

test('a crash loop ends with one sentence that names the log, in which the reason is', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  await start(resolve, 60_000)
  await writeFile(join(dir, 'broken'), '')
  process.kill(await pid(), 'SIGKILL')
  const sentence = await promise
  expect(sentence).toContain('The sample ends right after each start')
  expect(sentence).toContain(join(dir, 'sample.log'))
  expect(await readFile(join(dir, 'sample.log'), 'utf8')).toContain('the setting X is wrong')
})

test('a server that the others can do without ends nothing, says so once, and is back when it can start', async () => {
  await start(() => expect.unreachable(), 60_000, true)
  await writeFile(join(dir, 'broken'), '')
  process.kill(await pid(), 'SIGKILL')
  const loops = () => logged.filter((sentence) => sentence.includes('The others go on without it'))
  await expect.poll(loops).toHaveLength(1)
  await rm(join(dir, 'broken'))
  await expect.poll(pid).not.toBe(0)
  expect(loops()).toHaveLength(1)
})

test('its first start may fail, too', async () => {
  await writeFile(join(dir, 'broken'), '')
  await start(() => expect.unreachable(), 0, true)
  expect(logged.join()).toContain('the setting X is wrong')
  await rm(join(dir, 'broken'))
  await expect.poll(pid).not.toBe(0)
})

test('a first start that fails says why and where the log is', async () => {
  await writeFile(join(dir, 'broken'), '')
  await expect(start(() => expect.unreachable())).rejects.toThrow(
    `The sample ended while starting (exit code 3). Its log: ${join(dir, 'sample.log')}\n  the setting X is wrong`,
  )
  // Once: whoever started it reports it.
  expect(logged).toEqual([])
})

test('a start is given up when it does nothing, loops or waits, and not because the machine is slow', () => {
  const slow = { idleMs: 20_000, cpuMs: 100_000, unreadyMs: 0, blindMs: 0 }
  expect(problemOf(slow)).toBeUndefined()
  expect(problemOf({ ...slow, idleMs: 31_000 })).toBe('it has done nothing for 31 s')
  expect(problemOf({ ...slow, cpuMs: 130_000 })).toContain('processor time')
  expect(problemOf({ ...slow, unreadyMs: 61_000 })).toContain('is not ready')
})

test('a log takes no more than twice its limit', async () => {
  await start(() => expect.unreachable())
  const file = join(dir, 'some.log')
  await writeFile(file, 'x'.repeat(101))
  limitLog(file, 100)
  expect([(await stat(file)).size, (await stat(`${file}.1`)).size]).toEqual([0, 101])
})
