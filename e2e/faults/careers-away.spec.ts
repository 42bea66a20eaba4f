import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../scripts/children.ts'
import { freePort } from '../fixtures/product.ts'
import { expect, test } from '../fixtures/test.ts'

test('with the files of careers gone, the rest of the site works; when they are back, retry shows the page', async ({
  page,
  quiet,
}) => {
  // The browser itself reports the files that it could not get.
  quiet.allow(/Failed to load resource|mf-careers|mf_careers/)
  const dataDir = await mkdtemp(join(tmpdir(), 'site-fault-'))
  await cp(join(process.env.DATA_DIR ?? '', 'releases'), join(dataDir, 'releases'), { recursive: true })
  const files = join(dataDir, 'releases/mf-careers')
  await rename(files, `${files}-away`)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url }
  const shell = await startServer(
    'shell',
    'shell/server/server.ts',
    env,
    `http://127.0.0.1:${port}/health/ready`,
  )
  try {
    await page.goto(url)
    await expect(page.getByRole('heading', { name: 'OUR PARTNERS' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'News' }).click()
    await expect(
      page
        .getByRole('heading', { name: "WHAT'S NEW!" })
        .or(page.getByRole('heading', { name: 'FRESH FROM THE STUDIO' })),
    ).toBeVisible()

    await menu.getByRole('link', { name: 'Career' }).click()
    await expect(page.getByText('This part of the site is taking a break')).toBeVisible()
    await page.goto(`${url}/career`)
    await expect(page.getByText('This part of the site is taking a break')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()

    await rename(`${files}-away`, files)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'JOB VACANCY' })).toBeVisible()
  } finally {
    await shell.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
