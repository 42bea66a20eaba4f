import { patience } from '@arunika/testing/patience'
import AxeBuilder from '@axe-core/playwright'
import { pnpmIn } from '../../platform/create/src/pnpm.ts'
import { shellCopy } from '../fixtures/shell-copy.ts'
import { expect, test } from '../fixtures/test.ts'
import { type WholeCheckout, wholeCheckout } from '../fixtures/whole-checkout.ts'

const install = ({ dir }: WholeCheckout) => pnpmIn(dir, 'install', '--frozen-lockfile', '--offline')

test('one command makes a remote that passes every check and is live after publish and promote', async ({
  page,
}) => {
  test.setTimeout(patience(120_000))
  // Includes the shell's build, because the gate runs the remote inside it.
  const checkout = await wholeCheckout({ built: true })
  const shell = await shellCopy()
  const { run } = checkout
  try {
    await install(checkout)
    await run(process.execPath, ['scripts/new-remote.ts', 'mf-events', '/events'])
    // Of the existing files only the owners and the lockfile change: not the shell, and no list.
    const changes = await checkout.changes()
    expect(changes.filter((name) => !name.startsWith('mf-events/'))).toEqual([
      '.github/CODEOWNERS',
      '.github/workflows/mf-events.yml',
      'pnpm-lock.yaml',
    ])
    await run('tsc', ['--noEmit', '-p', 'mf-events'])
    await run('biome', ['check', 'mf-events'])
    await run('depcruise', ['mf-events', '--output-type', 'err'])
    await run('vitest', ['run', '--project', 'mf-events'])

    await shell.start()
    const release = (...args: string[]) =>
      run(process.execPath, ['platform/releases/src/cli.ts', ...args], { DATA_DIR: shell.dataDir })
    await release('publish', 'mf-events')
    await release('promote', 'mf-events')
    // The running shell picks it up and renders it.
    const rendered = async () =>
      (await (await fetch(`${shell.url}/events`)).text()).includes('has just begun')
    await expect.poll(rendered, { timeout: patience(5_000) }).toBe(true)

    await page.goto(`${shell.url}/events`)
    await expect(page).toHaveTitle('Events | Arunika')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    for (const menu of ['Main', 'Footer'])
      await expect(
        page.getByRole('navigation', { name: menu }).getByRole('link', { name: 'Events', exact: true }),
      ).toHaveAttribute('href', '/events')
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toEqual([
      expect.stringContaining('/events'),
    ])
    const sitemap = async () => (await fetch(`${shell.url}/sitemap.xml`)).text()
    await expect.poll(sitemap, { timeout: patience(10_000) }).toContain('/events</loc>')
    await page.getByRole('link', { name: 'News' }).first().click()
    await expect(page.getByRole('heading', { name: "WHAT'S NEW!" })).toBeVisible()
  } finally {
    await page.close()
    await shell.stop()
    await checkout.remove()
  }
})

test('a remote that could not work is refused in a sentence, and nothing is left behind', async () => {
  const checkout = await wholeCheckout()
  const refusal = (...args: string[]) =>
    checkout.run(process.execPath, ['scripts/new-remote.ts', ...args]).then(
      () => 'made',
      ({ stderr }: { stderr: string }) => stderr.trim(),
    )
  try {
    await install(checkout)
    expect(await refusal('mf-news', '/elsewhere')).toBe('There is a remote mf-news already.')
    expect(await refusal('mf-stories', '/articles')).toBe('mf-news owns /articles already.')
    expect(await refusal('mf-events', '/api')).toBe('The shell needs /api itself.')
    expect(await refusal('events', '/events')).toContain('pnpm new:remote <mf-name> </path>')
    expect(await refusal('mf-events', '/../events')).toContain('pnpm new:remote <mf-name> </path>')
    expect(await checkout.changes()).toEqual([])
  } finally {
    await checkout.remove()
  }
})
