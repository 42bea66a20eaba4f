import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../fixtures/test.ts'

const RIMBA = '/technology/game-development/rimba'

test('a project leads from its service to its page: film, facts, steps and the other projects', async ({
  page,
}) => {
  await page.goto('/technology/game-development')
  await page.getByRole('link', { name: 'Rimba', exact: true }).click()
  await expect(page).toHaveURL(RIMBA)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rimba')
  for (const fact of ['What it is', 'For whom', 'Team', 'Released'])
    await expect(page.getByRole('term').filter({ hasText: fact })).toBeVisible()
  await expect(
    page.getByRole('list').filter({ hasText: 'Paint it by hand' }).getByRole('listitem'),
  ).toHaveCount(3)
  const others = page.getByRole('region', { name: 'More of our games' })
  await expect(others.getByRole('link')).toHaveCount(4)
  await others.getByRole('link', { name: 'Candi Dash' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Candi Dash')
  await page.getByRole('link', { name: 'Game Development', exact: true }).first().click()
  await expect(page).toHaveURL('/technology/game-development')
})

test('every project leads to its own site, and that back to the page of the project, in both languages', async ({
  page,
  request,
}) => {
  for (const service of ['/technology/game-development', '/technology/animation'])
    for (const [prefix, visit] of [
      ['', 'Visit'],
      ['/id', 'Kunjungi'],
    ]) {
      await page.goto(`${prefix}${service}`)
      const links = page.getByRole('main').getByRole('link', { name: new RegExp(`^${visit} `) })
      expect(await links.count()).toBeGreaterThan(3)
      for (const link of await links.all()) {
        const title = (await link.textContent())?.replace(`${visit} `, '') ?? ''
        const response = await request.get((await link.getAttribute('href')) ?? '')
        expect(response.status(), title).toBe(200)
        const html = await response.text()
        expect(html).toContain(`<h1>${title}</h1>`)
        const [, back = ''] = /<a class="button" href="([^"]+)"/.exec(html) ?? []
        expect(new URL(back).pathname).toContain(`${prefix}${service}/`)
        const project = await request.get(back, { maxRedirects: 0 })
        expect(project.status(), back).toBe(200)
        expect(await project.text()).toContain(title)
      }
    }
})

test('the site of a title is a page that everybody can use', async ({ page, context }) => {
  await page.goto(RIMBA)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Visit Rimba' }).click()
  const site = await opened
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Rimba')
  await expect(site.locator('img')).toHaveJSProperty('complete', true)
  const { violations } = await new AxeBuilder({ page: site }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await site.getByRole('link', { name: 'How Rimba was made' }).click()
  await expect(site).toHaveURL(new RegExp(`${RIMBA}$`))
})

test('the film of a project is loaded when it is asked for, plays without sound, and can be searched in', async ({
  page,
  request,
}) => {
  const films: string[] = []
  page.on('request', (sent) => /\.(webm|mp4)$/.test(sent.url()) && films.push(sent.url()))
  await page.goto(RIMBA)
  await page.getByRole('link', { name: 'Play: Trailer of Rimba' }).press('Enter')
  const film = page.getByLabel('Trailer of Rimba', { exact: true })
  await expect(film).toBeFocused()
  await expect(film).toHaveJSProperty('muted', true)
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  expect(new Set(films).size).toBe(1)
  const part = await request.get(films[0] ?? '', { headers: { range: 'bytes=100-199' } })
  expect(part.status()).toBe(206)
  expect((await part.body()).length).toBe(100)
})

test('the handle shows the lines below the paint, by keyboard too', async ({ page }) => {
  await page.goto('/technology/animation/lantern-night')
  const handle = page.getByRole('slider', { name: 'Share of lines against paint' })
  await handle.focus()
  await handle.press('End')
  await expect(handle).toHaveAttribute('aria-valuetext', '100 % lines, 0 % paint')
  await handle.press('PageDown')
  await expect(handle).toHaveAttribute('aria-valuenow', '80')
  const wireframe = page.getByRole('figure').getByRole('img').first()
  await expect(wireframe).toHaveJSProperty('complete', true)
  expect(await wireframe.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a project is told to search engines and messengers, and no other address is one', async ({
  page,
  request,
}) => {
  await page.goto(RIMBA)
  const game = page.locator('[itemtype="https://schema.org/VideoGame"]')
  await expect(game.locator('> meta[itemprop=name]')).toHaveAttribute('content', 'Rimba')
  const film = game.locator('[itemtype="https://schema.org/VideoObject"]')
  for (const property of ['thumbnailUrl', 'contentUrl']) {
    const address = (await film.locator(`[itemprop=${property}]`).getAttribute('href')) ?? ''
    expect(address).toMatch(/^https?:\/\//)
    expect((await request.get(new URL(address).pathname)).status(), property).toBe(200)
  }
  const card = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(card).toContain(`/social-cards${RIMBA}`)
  for (const path of [
    `${RIMBA}/other`,
    '/technology/game-development/unknown',
    '/technology/animation/rimba',
  ])
    expect((await request.get(path, { maxRedirects: 0 })).headers().location, path).toBe('/')
})
