import { figure } from '@anyam/test-support/figure'
import fc from 'fast-check'
import { rawRequestTo, sendRaw } from '../fixtures/raw-requests.ts'
import { expect, test } from '../fixtures/test.ts'

const AT_ONCE = 20
/** Must never appear in a response: a source position, a local folder, or a library's error code. */
const TELLTALE =
  /\bat [\w.<>]+ \(|\.ts:\d+|node_modules|node:internal|\b(FST_|UND_|HPE_)\w+|\bERR_[A-Z_]+|statusCode/

const portOf = (server: 'shell' | 'api') => Number(server === 'api' ? process.env.API_PORT : process.env.PORT)

/** @returns number of responses by status */
async function bombard(server: 'shell' | 'api', count: number, seed?: number) {
  const statuses: Record<string, number> = {}
  async function send(text: string) {
    const response = await sendRaw(portOf(server), text)
    const status = /^(?:HTTP\/1\.1 100[^\r]*\r\n\r\n)?HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 'none'
    statuses[status] = (statuses[status] ?? 0) + 1
    const [, ...body] = response.split('\r\n\r\n')
    expect(Number(status) || 0, `${JSON.stringify(text)} → ${response.slice(0, 500)}`).toBeLessThan(500)
    expect(body.join(), JSON.stringify(text)).not.toMatch(TELLTALE)
    for (const folder of [process.cwd(), process.env.DATA_DIR ?? '/never'])
      expect(body.join(), JSON.stringify(text)).not.toContain(folder)
  }
  const requests = fc.array(rawRequestTo(server), { minLength: AT_ONCE, maxLength: AT_ONCE })
  await fc.assert(
    fc.asyncProperty(requests, async (some) => void (await Promise.all(some.map(send)))),
    { numRuns: Math.ceil(count / AT_ONCE), endOnFailure: true, ...(seed !== undefined && { seed }) },
  )
  return statuses
}

test.describe('Promise 29: raw HTTP', () => {
  for (const server of ['shell', 'api'] as const) {
    test(`generated requests meet no failure of the ${server} and learn nothing of it`, async () => {
      await bombard(server, 400, 29)
    })

    test(`thousands of generated requests meet no failure of the ${server} @promise`, async () => {
      test.setTimeout(570_000)
      const statuses = await bombard(server, 5_000)
      const sent = Object.values(statuses).reduce((sum, count) => sum + count, 0)
      // Otherwise the generator would have reached only early rejections.
      expect((statuses[200] ?? 0) + (statuses[308] ?? 0)).toBeGreaterThan(sent / 20)
      figure(29, `${server}: ${sent} raw requests, 0 5xx, 0 stacks, paths or library codes`)
    })
  }

  test('a target that is no address of the site is redirected within it or refused', async () => {
    const targets = [
      '//',
      '///',
      '//user:pw@x/career',
      '//[/',
      '//x:99999/',
      '//any/career',
      '/career/%',
      '/%00',
    ]
    for (const target of targets) {
      const response = await sendRaw(portOf('shell'), requestFor(target))
      expect(response, target).toMatch(/^HTTP\/1\.1 [34]\d\d /)
      expect(response, target).not.toMatch(/^location: (\/\/|http)/im)
    }
  })

  test('a request that names two hosts is refused, also where its page is cached', async () => {
    expect(await sendRaw(portOf('shell'), requestFor('/about-us'))).toMatch(/^HTTP\/1\.1 200 /)
    for (const server of ['shell', 'api'] as const) {
      const path = server === 'api' ? '/api/articles' : '/about-us'
      expect(await sendRaw(portOf(server), requestFor(path, 'Host: other\r\n'))).toMatch(/^HTTP\/1\.1 400 /)
    }
  })

  test('a file outside of a build is missing, whether it exists or not', async () => {
    const html = await sendRaw(portOf('shell'), requestFor('/about-us'))
    const [, base = ''] = /"(\/remotes\/mf-marketing\/\w+\/)/.exec(html) ?? []
    expect(base).not.toBe('')
    const outside = ['..%2fmanifest.json', '..%2f..%2f..%2flive.json', '..%2f..%2f..%2fno-such-file', 'files']
    const responses = await Promise.all(
      outside.map((file) => sendRaw(portOf('shell'), requestFor(base + file))),
    )
    for (const response of responses)
      expect(response).toMatch(/^HTTP\/1\.1 404 [\s\S]*There is nothing here\.$/)
  })
})

const requestFor = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`
