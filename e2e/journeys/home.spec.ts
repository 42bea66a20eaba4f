import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { patience } from '@arunika/testing/patience'
import type { Page } from '@playwright/test'
import { isTakenOver } from '../../platform/releases/src/gate/in-page.ts'
import { expect, test } from '../fixtures/test.ts'

const handle = (page: Page) => page.getByRole('slider')
const share = async (page: Page) => Number(await handle(page).getAttribute('aria-valuenow'))
const centre = async (page: Page) => {
  const box = await handle(page).boundingBox()
  if (!box) throw new Error('The handle is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('the hero is split in the middle until its handle is dragged, which never leaves it', async ({
  page,
}) => {
  await page.goto('/?home=split')
  await expect(handle(page)).toHaveAttribute('aria-valuenow', '50')
  const { x, y } = await centre(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 300, y, { steps: 4 })
  await expect.poll(() => share(page)).toBeLessThan(35)
  const style = await handle(page).evaluate((element) => {
    const { cursor, userSelect } = getComputedStyle(element)
    return { cursor, userSelect }
  })
  expect(style.cursor).toBe('grabbing')
  expect(style.userSelect).toBe('none')
  await page.mouse.move(-500, y, { steps: 4 })
  await expect(handle(page)).toHaveAttribute('aria-valuenow', '0')
  await page.mouse.up()
  await page.mouse.move(x, y)
  await expect(handle(page)).toHaveAttribute('aria-valuenow', '0')
})

test('the handle is moved by the keyboard', async ({ page }) => {
  await page.goto('/?home=split')
  await handle(page).focus()
  await page.keyboard.press('ArrowRight')
  expect(await share(page)).toBeGreaterThan(50)
  await page.keyboard.press('Home')
  await expect(handle(page)).toHaveAttribute('aria-valuenow', '0')
  await page.keyboard.press('End')
  await expect(handle(page)).toHaveAttribute('aria-valuenow', '100')
})

/** The running animations of the hero. */
const running = (page: Page) =>
  page
    .getByRole('region', { name: 'Arunika Studio and Arunika Academy' })
    .evaluate(
      (hero) =>
        hero.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    )

test('the hotspots of both worlds are named when focused, and lead to services and classes', async ({
  page,
}) => {
  await page.goto('/?home=split')
  const hero = page.getByRole('region', { name: 'Arunika Studio and Arunika Academy' })
  const follow = async (link: string, times: number, name: string, path: string) => {
    await hero.getByRole('link', { name: link }).focus()
    for (let time = 0; time < times; time++) await page.keyboard.press('Tab')
    await expect(hero.getByRole('link', { name })).toBeFocused()
    await expect(hero.getByText(name)).toHaveCSS('opacity', '1')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    await expect(hero).toBeHidden()
    await page.goBack()
  }
  await follow('See our work', 1, 'Game Development', '/technology/game-development')
  await follow('See our work', 2, 'Illustration', '/technology/illustration')
  await follow('Find a class', 2, 'Regular Class', '/academy/regular-class')
  await follow('Find a class', 3, 'Clay Art & Pottery', '/academy/kid-class/clay-art-pottery')
})

test('the worlds of the hero move, and stop while they are scrolled away', async ({ page }) => {
  await page.goto('/?home=split')
  await expect.poll(() => running(page)).toBeGreaterThan(3)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect.poll(() => running(page)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(() => running(page)).toBeGreaterThan(3)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger moves the handle sideways and scrolls the page downwards', async ({ page }) => {
    await page.goto('/?home=split')
    const { x, y } = await centre(page)
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
    await touch('touchStart', { x, y })
    for (const dx of [20, 60, 100]) await touch('touchMove', { x: x + dx, y })
    await touch('touchEnd')
    await expect.poll(() => share(page)).toBeGreaterThan(65)

    const before = await share(page)
    await touch('touchStart', { x: 80, y: 600 })
    for (const dy of [40, 120, 220, 320]) await touch('touchMove', { x: 80, y: 600 - dy })
    await touch('touchEnd')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    expect(await share(page)).toBe(before)
  })
})

test('the carousels of what we do move automatically until the visitor takes over', async ({ page }) => {
  await page.goto('/?home=split')
  const carousel = page.locator('[aria-roledescription=carousel]').first()
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.locator('[aria-roledescription=slide]')).toHaveCount(6)
  const shown = () =>
    carousel
      .locator('[aria-roledescription=slide]:not([inert])')
      .evaluateAll((all) => all.map((slide) => slide.getAttribute('aria-label')).join())
  const first = await shown()
  await expect.poll(shown, { timeout: patience(8_000) }).not.toBe(first)
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
})

test('nothing moves automatically with reduced motion', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.goto(`${baseURL}/?home=split`)
  const carousel = page.locator('[aria-roledescription=carousel]').first()
  await expect(carousel.getByRole('button', { name: 'Next' })).toBeVisible()
  await expect(carousel.getByRole('button', { name: /Pause|Play/ })).toBeHidden()
  expect(await running(page)).toBe(0)
  await page.goto(`${baseURL}/?home=video`)
  for (const paused of await page
    .locator('video')
    .evaluateAll((all) => all.map((video) => (video as HTMLVideoElement).paused))) {
    expect(paused).toBe(true)
  }
  await page.close()
})

test('the recent work is a picture until it is asked to play, and only then a player', async ({ page }) => {
  await page.goto('/?home=split')
  const film = page.getByLabel('Showreel: our recent work', { exact: true })
  await expect(film).toHaveCount(0)
  await page.getByRole('link', { name: 'Play: Showreel: our recent work' }).click()
  await expect(film).toBeFocused()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
})

test('the other home shows a film, two services, four voices and the gallery', async ({ page }) => {
  await page.goto('/?home=video')
  const film = page.locator('video').first()
  await expect(film).toHaveJSProperty('muted', true)
  await expect(film).toHaveJSProperty('loop', true)
  await expect(page.getByRole('link', { name: /View More/ })).toHaveCount(2)
  const voices = page
    .getByRole('region', { name: /testimonial|students say|voices/i })
    .locator('[aria-roledescription=slide]')
  await expect(voices).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Arts Gallery' })).toBeVisible()
})

test('a home page loads no code of the other, and its document names all that it needs', async ({ page }) => {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await page.goto('/?home=split')
  await page.waitForFunction(isTakenOver)
  await page.waitForLoadState('networkidle')
  expect((await loaded()).filter((name) => name.includes('video-home'))).toEqual([])

  for (const path of ['/?home=video', '/id?home=video']) {
    const response = await page.goto(path)
    const html = (await response?.text()) ?? ''
    await page.waitForFunction(isTakenOver)
    await page.waitForLoadState('networkidle')
    // Style sheets are inlined in the document.
    const needed = (await loaded()).filter((name) => name.includes('video-home'))
    expect(needed, path).toHaveLength(1)
    for (const name of needed) expect(html).toContain(`as="script" href="${new URL(name).pathname}"`)
    expect(html).toMatch(/content\/video-home\.\w+\.css/)
  }
})

test('the academy shows works of its students without any script', async ({ request }) => {
  const html = async () => (await request.get('/academy')).text()
  await expect.poll(html).toContain('Student Portfolio - ')
  expect(await html()).toContain('alt="Work by ')
})

test('a course that is added to the gallery shows on an open page, which never asks its host itself', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') requested.push(new URL(request.url()).origin)
  })
  await page.goto('/academy')
  await page.getByText('Student Portfolio - ').first().scrollIntoViewIfNeeded()
  const file = join(process.env.LMS_DATA_DIR ?? '', 'data/portfolio.json')
  const works = JSON.parse(await readFile(file, 'utf8'))
  const [first] = works.portfolios[0].portfolios
  works.portfolios.unshift({
    course_name: 'Paper Theatre',
    portfolios: [{ ...first, student: { full_name: 'Laras Ayuningtyas' } }],
  })
  // Written in one step, because the host may be reading it.
  await writeFile(`${file}.next`, JSON.stringify(works))
  await rename(`${file}.next`, file)
  // The site polls the host at an interval, and the page polls the site.
  await expect(page.getByText('Student Portfolio - Paper Theatre')).toBeVisible({ timeout: patience(21_000) })
  await expect(page.getByText('Laras Ayuningtyas')).toBeVisible()
  expect(new Set(requested)).toEqual(new Set([new URL(page.url()).origin]))
})
