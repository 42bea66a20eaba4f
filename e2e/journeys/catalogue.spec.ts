import { join } from 'node:path'
import { freePort } from '@anyam/server/node'
import AxeBuilder from '@axe-core/playwright'
import { startServer } from '../../scripts/children.ts'
import { expect, test } from '../fixtures/test.ts'

test('the catalogue shows tokens and primitives, accessibly and at every width', async ({ page }) => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const catalogue = await startServer(
    'catalogue',
    join('shell', 'catalogue', 'serve.ts'),
    { CATALOGUE_PORT: String(port) },
    url,
  )
  try {
    await page.goto(url)
    await expect(page.getByText('--gradient')).toBeVisible()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
  } finally {
    await catalogue.stop()
  }
})
