import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const room = (page: Page) => page.getByRole('region', { name: 'Student works: Digital Drawing' })
/** Works in view; those out of view are inert. */
const inSight = (page: Page, student: string) =>
  room(page).locator('[aria-roledescription=slide]:not([inert])').filter({ hasText: student })

/** Expects the gallery not to scroll when the address changes. */
async function moved(page: Page, act: () => Promise<void>, to: string) {
  const before = await room(page).evaluate((element) => element.getBoundingClientRect().top)
  await act()
  await expect(page).toHaveURL(to)
  const after = await room(page).evaluate((element) => element.getBoundingClientRect().top)
  expect(Math.abs(after - before)).toBeLessThan(2)
}

test('where a visitor has moved the gallery is in the address: reload, back and a link to it start there', async ({
  page,
  browser,
}) => {
  await page.goto('/academy')
  const next = room(page).getByRole('button', { name: 'Next' })
  await next.scrollIntoViewIfNeeded()
  await expect(inSight(page, 'Salsabila Putri')).toBeVisible()
  await expect(page).toHaveURL('/academy')
  await moved(page, () => next.click(), '/academy#work-drawing-rain')
  await moved(page, () => next.press('ArrowRight'), '/academy#work-drawing-noodles')
  await expect(inSight(page, 'Tiara Anggraini')).toBeVisible()
  await expect(inSight(page, 'Farel Hidayat')).toHaveCount(0)

  await page.reload()
  await expect(inSight(page, 'Tiara Anggraini')).toBeInViewport()
  await expect(inSight(page, 'Farel Hidayat')).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about-us')
  await page.goBack()
  await expect(page).toHaveURL('/academy#work-drawing-noodles')
  await expect(inSight(page, 'Tiara Anggraini')).toBeInViewport()
  await expect(inSight(page, 'Farel Hidayat')).toHaveCount(0)
  // One step back from the gallery leads to the previous page, however often it was moved.
  await page.goBack()
  await expect(page).toHaveURL('about:blank')

  const other = await browser.newPage()
  await other.goto(`${process.env.SITE_URL}/academy#work-drawing-rain`)
  await expect(inSight(other, 'Farel Hidayat')).toBeInViewport()
  await expect(inSight(other, 'Salsabila Putri')).toHaveCount(0)
  await other.close()
})

test('a visitor who changes the language stays at the work that the gallery was moved to', async ({
  page,
}) => {
  await page.goto('/academy')
  const next = room(page).getByRole('button', { name: 'Next' })
  await next.scrollIntoViewIfNeeded()
  await next.click()
  await expect(page).toHaveURL('/academy#work-drawing-rain')
  await page.getByRole('link', { name: 'Bahasa Indonesia' }).click()
  await expect(page).toHaveURL('/id/academy#work-drawing-rain')
  const works = page.getByRole('region', { name: 'Karya siswa: Digital Drawing' })
  const work = works.locator('[aria-roledescription]:not([inert])').filter({ hasText: 'Farel Hidayat' })
  await expect(work).toBeInViewport()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/academy#work-drawing-rain')
  await expect(inSight(page, 'Farel Hidayat')).toBeInViewport()
})
