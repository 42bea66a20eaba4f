import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it as base, expect } from 'vitest'
import { LastGood } from './last-good.ts'
import { LastGoodFiles } from './last-good-files.ts'

interface Host {
  url: string
  says: (text: string, status?: number) => void
}

const it = base.extend<{ dir: string; host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: the form that Vitest asks for
  dir: async ({}, use) => {
    const dir = await mkdtemp(join(tmpdir(), 'last-good-'))
    await use(dir)
    await rm(dir, { recursive: true })
  },
  // biome-ignore lint/correctness/noEmptyPattern: the form that Vitest asks for
  host: async ({}, use) => {
    let now = { text: 'first', status: 200 }
    const server = createServer((_request, response) => response.writeHead(now.status).end(now.text))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await use({
      url,
      says: (text, status = 200) => {
        now = { text, status }
      },
    })
    server.close()
    server.closeAllConnections()
  },
})

/** Runs the requests of one process; afterwards their responses are on disk. */
async function inOneProcess(dir: string, ask: (hosts: LastGood) => Promise<unknown>): Promise<void> {
  const files = new LastGoodFiles(dir, () => {})
  await ask(new LastGood(() => {}, files))
  await files.settled()
}

const inAnother = (dir: string) => new LastGood(() => {}, new LastGoodFiles(dir, () => {}))

it('what a host said to one process is given by the next while the host is away', async ({ dir, host }) => {
  const url = `${host.url}/list`
  await inOneProcess(dir, (hosts) => hosts.ask({ url }))
  host.says('', 503)
  const hosts = inAnother(dir)
  expect(hosts.knows(host.url)).toBe(true)
  expect(hosts.knows('http://127.0.0.1:1')).toBe(false)
  const found = await hosts.ask({ url })
  expect(found).toMatchObject({ status: 200, text: 'first' })
  expect(Date.parse(found.asOf ?? '')).toBeLessThanOrEqual(Date.now())
})

it('what has been taken away does not come back with another process', async ({ dir, host }) => {
  const url = `${host.url}/list`
  await inOneProcess(dir, async (hosts) => {
    await hosts.ask({ url })
    host.says('gone', 404)
    await hosts.ask({ url })
  })
  host.says('', 503)
  expect(await inAnother(dir).ask({ url })).toMatchObject({ status: 503 })
})

it('a file that is damaged, cut short or a day old is removed and never read', async ({ dir, host }) => {
  const urls = ['damaged', 'cut', 'old', 'whole'].map((name) => `${host.url}/${name}`)
  for (const url of urls) await inOneProcess(dir, (hosts) => hosts.ask({ url }))
  const fileOf = async (name: string) => {
    for (const file of await readdir(dir))
      if ((await readFile(join(dir, file), 'utf8')).includes(`${host.url}/${name}"`)) return join(dir, file)
    throw new Error(`no file of ${name}`)
  }
  const damaged = await fileOf('damaged')
  await writeFile(damaged, (await readFile(damaged, 'utf8')).replace('first', 'other'))
  const cut = await fileOf('cut')
  await writeFile(cut, (await readFile(cut, 'utf8')).slice(0, 90))
  const dayAgo = new Date(Date.now() - 25 * 3_600_000)
  await utimes(await fileOf('old'), dayAgo, dayAgo)

  host.says('', 503)
  const hosts = inAnother(dir)
  const found = await Promise.all(urls.map((url) => hosts.ask({ url })))
  expect(found.map(({ text }) => text)).toEqual(['', '', '', 'first'])
  expect(await readdir(dir)).toHaveLength(1)
})

it('the folder holds as many responses as the memory', async ({ dir, host }) => {
  await inOneProcess(dir, async (hosts) => {
    for (let nth = 0; nth < 520; nth += 1) await hosts.ask({ url: `${host.url}/${nth}` })
  })
  expect(await readdir(dir)).toHaveLength(500)
})

it('where the folder cannot be written the shell says so once and goes on', async ({ dir, host }) => {
  const reported: unknown[] = []
  await writeFile(join(dir, 'file'), '')
  const files = new LastGoodFiles(join(dir, 'file'), (error) => reported.push(error))
  const hosts = new LastGood(() => {}, files)
  for (const path of ['/1', '/2'])
    expect(await hosts.ask({ url: host.url + path })).toMatchObject({ status: 200 })
  await files.settled()
  expect(reported).toHaveLength(1)
})
