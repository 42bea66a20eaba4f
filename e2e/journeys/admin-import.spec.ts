import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, file, test } from '../fixtures/test.ts'

const PICTURES = process.env.PICTURES

const MARKDOWN = `---
title: A diary from another system
date: 2025-03-04
tags: [loom]
categories: [Diary]
---

Words, and [a link](https://example.com).

![A loom](loom.png)

<button>Buy</button>
`

test('an editor imports articles, reads what was changed, and a second import changes nothing', async ({
  page,
  signIn,
  quiet,
}) => {
  quiet.allow(/422/)
  await signIn(page)
  await page.getByRole('link', { name: 'Manage Articles' }).click()
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import Articles' })).toBeVisible()

  await page.getByLabel('File').setInputFiles(file('featured.png'))
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByRole('alert')).toContainText('Please choose a WordPress export')

  const diary = { name: 'diary.md', mimeType: 'text/markdown', buffer: Buffer.from(MARKDOWN) }
  await page.getByLabel('File').setInputFiles(diary)
  await page.getByRole('button', { name: 'Import' }).click()
  const report = page.getByRole('region', { name: 'Report' })
  await expect(report.getByRole('status')).toHaveText('1 draft, 0 skipped.')
  await expect(report).toContainText('New categories: Diary.')
  const entry = report.getByRole('list', { name: 'Articles' }).getByRole('listitem').first()
  await expect(entry).toContainText('Picture not taken: loom.png. It is not in the file.')
  await expect(entry).toContainText('Removed: 1 picture, 1 form field.')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/import-${width}.png`, fullPage: true })
  }

  const downloading = page.waitForEvent('download')
  await report.getByRole('button', { name: 'Download the report' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Import of diary.md.txt')
  expect(await readFile(await download.path(), 'utf8')).toContain('Draft: A diary from another system')

  await page.getByLabel('File').setInputFiles(diary)
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(report.getByRole('status')).toHaveText('0 drafts, 1 skipped.')
  await report.getByRole('link', { name: 'A diary from another system' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A diary from another system')
  await expect(page.getByLabel('Slug')).toHaveValue('diary')
})
