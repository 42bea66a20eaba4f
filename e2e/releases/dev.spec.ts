import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@anyam/server/node'
import { patience } from '@arunika/testing/patience'
import { checkPorts } from '../../scripts/ports.ts'
import { reword } from '../fixtures/own-repository.ts'
import { pageStateIn } from '../fixtures/page-state.ts'
import { expect, test } from '../fixtures/test.ts'
import { wholeCheckout } from '../fixtures/whole-checkout.ts'

/** Resolves once the process has printed a match. */
const printed = (child: ChildProcess, pattern: RegExp) =>
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

/** A free port for a site, with room above it for the working copies: the system assigns no such ports. */
async function freeSite(): Promise<number> {
  for (let port = 20_000 + (process.pid % 100) * 100; ; port += 20) {
    const ports = Array.from({ length: 20 }, (_, backend) => [`${backend}`, port + backend])
    const isFree = await checkPorts(Object.fromEntries(ports)).then(
      () => true,
      () => false,
    )
    if (isFree) return port
  }
}

test('pnpm dev mf-news: what is written is on the open page at once and what was typed there stays, next to the other remotes of the store', async ({
  page,
  quiet,
}) => {
  test.setTimeout(patience(180_000))
  const checkout = await wholeCheckout({ built: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'dev-'))
  const [port, apiPort, lmsPort] = [await freeSite(), await freePort(), await freePort()]
  const site = `http://localhost:${port}`
  const env = { PORT: `${port}`, API_PORT: `${apiPort}`, LMS_PORT: `${lmsPort}` }
  const dev = spawn(process.execPath, ['scripts/bootstrap.mjs', 'dev', 'mf-news'], {
    cwd: checkout.dir,
    env: { ...process.env, ...env, DATA_DIR: dataDir, PUBLIC_URL: site, LMS_DATA_DIR: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  try {
    await printed(dev, /^ {2}mf-news {2}http/m)
    await page.goto(`${site}/articles`)
    await expect(page.getByRole('heading', { name: "WHAT'S NEW!" })).toBeVisible()
    const field = page.getByRole('searchbox', { name: 'Search the news' })
    await field.fill('half a wo')
    await reword(checkout.dir, 'mf-news/src/features/archive/words.ts', "WHAT'S NEW!", 'WHILE YOU TYPE')
    await expect(page.getByRole('heading', { name: 'WHILE YOU TYPE' })).toBeVisible({
      timeout: patience(20_000),
    })
    await reword(
      checkout.dir,
      'mf-news/src/features/archive/components/finder.module.css',
      '.finder {',
      '.finder { opacity: 0.5;',
    )
    await expect(page.getByRole('search').locator('..')).toHaveCSS('opacity', '0.5', {
      timeout: patience(20_000),
    })
    await expect(field).toHaveValue('half a wo')
    expect(documents).toEqual([`${site}/articles`])

    // Another remote is rendered from its build, as in production.
    const { set, page: rendered } = pageStateIn(await (await fetch(`${site}/career`)).text())
    expect(rendered).toBeDefined()
    expect(set.remotes['mf-news']?.origin).toMatch(/^http:\/\/localhost:\d+$/)
    expect(set.remotes['mf-careers']?.origin).toBeUndefined()
    expect(set.remotes['mf-careers']?.integrity).toMatch(/^sha384-/)

    // The shell's parts are replaced as well, then its server restarts.
    await page.goto(`${site}/career`)
    await page.getByRole('link', { name: 'News' }).first().click()
    await field.fill('another wo')
    documents.length = 0
    // The page polls for changes even while the server is down.
    quiet.allow(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|503|502/)
    const restarted = printed(dev, /The shell has been restarted/)
    await reword(checkout.dir, 'shell/src/layouts/footer.tsx', '© 2025', '© 2077')
    await expect(page.getByText('© 2077')).toBeVisible({
      timeout: patience(20_000),
    })
    await expect(field).toHaveValue('another wo')
    expect(documents).toEqual([])
    await restarted

    // The api reloads its sources too; while it restarts, a page would report that it is unavailable.
    await page.goto('about:blank')
    await reword(
      checkout.dir,
      'platform/server/src/errors/index.ts',
      'There is nothing at this address.',
      'Nothing here while you type.',
    )
    // The file is also part of the shell's server, which does not listen while it restarts.
    const response = () =>
      fetch(`${site}/api/nowhere`)
        .then((nowhere) => nowhere.text())
        .catch(() => '')
    await expect.poll(response, { timeout: patience(30_000) }).toContain('Nothing here while you type.')
  } finally {
    await page.close()
    dev.kill('SIGTERM')
    if (dev.exitCode === null) await once(dev, 'exit')
    await checkout.remove()
    await rm(dataDir, { recursive: true, force: true })
  }
})
