import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@arunika/shared/node'
import { expect, test } from '../fixtures/test.ts'
import { wholeCheckout } from '../fixtures/whole-checkout.ts'

/** Settles once the process has printed something that fits. */
const said = (child: ChildProcess, pattern: RegExp) =>
  new Promise<void>((resolve, reject) => {
    let text = ''
    const read = (chunk: Buffer) => {
      text += chunk
      if (pattern.test(text)) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`It ended (${code}):\n${text}`)))
  })

test('pnpm dev mf-news: what is written is on the open page at once, beside the other remotes of the store', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const checkout = await wholeCheckout({ built: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'dev-'))
  const [port, apiPort, lmsPort] = await Promise.all([freePort(), freePort(), freePort()])
  const site = `http://localhost:${port}`
  const env = { PORT: `${port}`, API_PORT: `${apiPort}`, LMS_PORT: `${lmsPort}` }
  const dev = spawn(process.execPath, ['scripts/bootstrap.mjs', 'dev', 'mf-news'], {
    cwd: checkout.dir,
    env: { ...process.env, ...env, DATA_DIR: dataDir, PUBLIC_URL: site, LMS_DATA_DIR: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  async function reword(file: string, before: string, after: string) {
    const path = join(checkout.dir, file)
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll(before, after))
  }
  try {
    await said(dev, /^ {2}mf-news {2}http/m)
    await page.goto(`${site}/articles`)
    await expect(page.getByRole('heading', { name: "WHAT'S NEW!" })).toBeVisible()
    await reword('mf-news/src/routes/articles/newsroom.tsx', "WHAT'S NEW!", 'WHILE YOU TYPE')
    await expect(page.getByRole('heading', { name: 'WHILE YOU TYPE' })).toBeVisible({ timeout: 20_000 })

    // Another remote is rendered from its build, as in production.
    const { set, page: rendered } = JSON.parse(
      /<script id="page-state"[^>]*>(.*?)<\/script>/s.exec(
        await (await fetch(`${site}/career`)).text(),
      )?.[1] ?? '',
    )
    expect(rendered).toBeDefined()
    expect(set.remotes['mf-news'].origin).toMatch(/^http:\/\/localhost:\d+$/)
    expect(set.remotes['mf-careers'].origin).toBeUndefined()
    expect(set.remotes['mf-careers'].integrity).toMatch(/^sha384-/)

    // The api follows its sources too; while it starts anew a page would say that it is away.
    await page.goto('about:blank')
    await reword('api/src/lib/errors.ts', 'There is nothing at this address.', 'Nothing here while you type.')
    const answer = async () => (await fetch(`${site}/api/nowhere`)).text().catch(() => '')
    await expect.poll(answer, { timeout: 30_000 }).toContain('Nothing here while you type.')
  } finally {
    await page.close()
    dev.kill('SIGTERM')
    if (dev.exitCode === null) await once(dev, 'exit')
    await checkout.remove()
    await rm(dataDir, { recursive: true, force: true })
  }
})
