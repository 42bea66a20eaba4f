import { patience } from '@arunika/testing/patience'
import { relayTo } from '../fixtures/relay.ts'
import { shellCopy } from '../fixtures/shell-copy.ts'
import { expect, test } from '../fixtures/test.ts'

test('a shell that has never reached the api is not ready and calls no page without its content a success; killed later, it goes on from the data that it had', async ({
  request,
}) => {
  const api = await relayTo(`http://127.0.0.1:${process.env.API_PORT}`)
  const shell = await shellCopy()
  await api.cut()
  const started = shell.start({ API_URL: api.url })
  try {
    const get = (path: string) => request.get(shell.url + path)
    await expect.poll(async () => (await get('/health/live').catch(() => undefined))?.status()).toBe(200)
    expect((await get('/health/ready')).status()).toBe(503)

    const lacking = async (path: string) => {
      const page = await get(path)
      expect([path, page.status()]).toEqual([path, 503])
      expect(Number(page.headers()['retry-after'])).toBeGreaterThan(0)
      const html = await page.text()
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(html).toContain('</footer>')
    }
    await Promise.all(['/articles', '/articles?page=2', '/articles/1', '/career', '/career/1'].map(lacking))
    const sitemap = await get('/sitemap.xml')
    expect([sitemap.status(), Number(sitemap.headers()['retry-after']) > 0]).toEqual([503, true])
    expect((await get('/about-us')).status()).toBe(200)

    await api.restore()
    await started
    expect((await get('/articles')).status()).toBe(200)
    expect(await (await get('/articles/1')).text()).not.toContain('noindex')
    expect(await (await get('/sitemap.xml')).text()).toContain('/articles/1<')

    // Cached responses are still served, so it stays ready.
    await api.cut()
    await expect
      .poll(async () => (await get('/articles')).headers()['x-shown-as-of'], { timeout: patience(30_000) })
      .toBeDefined()
    expect((await get('/articles/1')).status()).toBe(200)
    expect((await get('/health/ready')).status()).toBe(200)

    // A shell that is killed meanwhile restarts with them.
    process.kill(shell.pid(), 'SIGKILL')
    await shell.start({ API_URL: api.url })
    for (const path of ['/articles', '/articles/1', '/sitemap.xml'])
      expect([path, (await get(path)).status()]).toEqual([path, 200])
    expect((await get('/articles')).headers()['x-shown-as-of']).toBeDefined()
  } finally {
    await started.catch(() => {})
    await shell.stop()
    await api.cut()
  }
})
