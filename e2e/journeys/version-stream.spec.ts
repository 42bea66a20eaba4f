import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { POLLING_INTERVAL, VERSIONS_PATH } from '@arunika/contracts'
import { patience } from '@arunika/testing/patience'
import type { BrowserContext, Page } from '@playwright/test'
import { isTakenOver } from '../../platform/releases/src/gate/in-page.ts'
import { type CopyOfProduct, startCopy } from '../../scripts/copy-of-product.ts'
import { backOffice } from '../fixtures/back-office.ts'
import { type StreamRelay, streamRelay } from '../fixtures/stream-relay.ts'
import { expect, test } from '../fixtures/test.ts'

const LIST = /\/api\/articles\?/

test.describe('With the version stream', () => {
  let dataDir: string
  let product: CopyOfProduct
  let relay: StreamRelay
  test.beforeAll(async () => {
    test.setTimeout(patience(180_000))
    dataDir = await mkdtemp(join(tmpdir(), 'site-stream-'))
    product = await startCopy({ DATA_DIR: dataDir, VERSION_STREAM_CONNECTIONS: '20' })
    relay = await streamRelay(product.url)
  })
  test.afterAll(async () => {
    await relay?.stop()
    await product?.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  /** Opens a page and counts its requests of the list. */
  async function openNews(context: BrowserContext): Promise<{ page: Page; polls: () => number }> {
    const page = await context.newPage()
    let polls = 0
    page.on('request', (request) => {
      if (LIST.test(request.url())) polls += 1
    })
    await page.goto(`${relay.url}/articles`)
    await page.waitForFunction(isTakenOver)
    return { page, polls: () => polls }
  }

  test('two tabs share a connection, see an edit within a second, and poll when it breaks or is silent', async ({
    context,
    playwright,
    quiet,
  }) => {
    test.setTimeout(patience(180_000))
    quiet.allow(/503|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_EMPTY_RESPONSE/)
    const request = await playwright.request.newContext({ baseURL: product.url })
    const office = await backOffice(request)
    const tabs = [await openNews(context), await openNews(context)]
    await expect.poll(() => relay.connections()).toBe(1)
    const all = () => tabs.map(({ polls }) => polls())
    // Messages arrive at least every five seconds.
    const laterMessages = async (count: number) => {
      const received = relay.messages()
      await expect
        .poll(() => relay.messages() - received, { timeout: patience(30_000) })
        .toBeGreaterThan(count)
    }
    // After hydration and the start of the stream; one request may serve both.
    await expect.poll(() => Math.min(...all())).toBeGreaterThan(0)
    await laterMessages(1)

    await test.step('no poll while nothing changes', async () => {
      const before = all()
      await laterMessages(3)
      expect(all()).toEqual(before)
    })

    await test.step('an edit within a second', async () => {
      const title = 'Lanterns over the river'
      await office.publish(title, '2026-12-31')
      for (const { page } of tabs)
        await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: patience(1_000) })
      expect(relay.connections()).toBe(1)
    })

    for (const [how, fail] of [
      ['breaks', () => relay.break()],
      ['is silent', () => relay.silence()],
    ] as const)
      await test.step(`polls within an interval when it ${how}`, async () => {
        const before = all()
        const polled = () => all().every((count, nth) => count > (before[nth] ?? 0))
        fail()
        await expect.poll(polled, { timeout: patience(POLLING_INTERVAL) }).toBe(true)
        const title = `Written while it ${how}`
        await office.publish(title, '2026-12-31')
        for (const { page } of tabs)
          await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: patience(11_000) })
        relay.restore()
        await expect.poll(() => relay.connections(), { timeout: patience(20_000) }).toBe(1)
      })
    await request.dispose()
  })
})

test('by default no page knows of a version stream, and there is none', async ({ page, request }) => {
  const requested: string[] = []
  page.on('request', (sent) => requested.push(sent.url()))
  await page.goto('/articles')
  const polled = () => requested.filter((url) => LIST.test(url)).length
  await expect.poll(polled, { timeout: patience(25_000) }).toBeGreaterThan(2)
  expect(requested.filter((url) => /version/.test(url))).toEqual([])
  expect(await (await request.get('/articles')).text()).not.toContain('version-stream')
  expect((await request.get(VERSIONS_PATH)).status()).toBe(404)
})
