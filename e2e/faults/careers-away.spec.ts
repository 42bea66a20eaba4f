import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { shellCopy } from '../fixtures/shell-copy.ts'
import { expect, test } from '../fixtures/test.ts'

const NOTICE = 'This part of the site is taking a break'

test('with the files of careers gone, the rest of the site works; when they are back, retry shows the page', async ({
  page,
  quiet,
}) => {
  // The browser itself logs the files that it could not load.
  quiet.allow(/Failed to load resource|mf-careers|mf_careers/)
  const shell = await shellCopy()
  const files = join(shell.store, 'mf-careers')
  await rename(files, `${files}-away`)
  await shell.start()
  try {
    await page.goto(shell.url)
    await expect(page.getByRole('heading', { name: 'OUR PARTNERS' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'News' }).click()
    await expect(page.getByRole('link', { name: 'Read More' })).toBeVisible()

    await menu.getByRole('link', { name: 'Career' }).click()
    await expect(page.getByText(NOTICE)).toBeVisible()
    await page.goto(`${shell.url}/career`)
    await expect(page.getByText(NOTICE)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()

    await rename(`${files}-away`, files)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'JOB VACANCY' })).toBeVisible()
  } finally {
    await shell.stop()
  }
})
