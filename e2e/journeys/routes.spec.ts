import { expect, test } from '../fixtures/test.ts'

/** Texts that identify each page without scripts; the remotes' own tests check every page. */
const pages: Record<string, string[]> = {
  '/': ["LET'S BUILD TOGETHER", 'RECENT WORK', 'OUR PARTNERS'],
  '/about-us': ['OUR VISION', 'MEET OUR TEAMS'],
  '/academy': ['Kid', 'Regular'],
  '/academy/kid-class': ['Roblox', '5 months / course'],
  '/academy/regular-class': ['Concept Art', 'Motion Capture & Animation'],
  '/academy/visit/open-day': ['Come and see how we work', 'Keep a place', 'Choose a day'],
  '/academy/kid-class/roblox': ['Roblox', 'Ages', 'Price', 'Teacher', 'Seats', 'Ask on WhatsApp'],
  '/technology': ['/technology/game-development', '/technology/animation', 'View More'],
  '/technology/game-development': ['2.7 million', '37'],
  '/technology/web-and-app-development': ['App'],
  '/technology/animation': ['2 seasons', '88 episodes', '104 episodes'],
  '/technology/illustration': ['storyboard', '3D design'],
  '/technology/information-technology': ['Augmented', 'Virtual', 'HoloLens'],
  '/technology/logo-design': ['branding'],
  '/career': ['Full Time', 'Internship', 'JOB VACANCY', 'APPLY NOW'],
  '/articles': ['HOT!', "WHAT'S NEW!", 'MORE NEWS', 'Read More'],
  '/contact-us': ['Get in Touch', 'SEND NOW'],
}

const plain = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/<!-- -->|<\/?(em|strong|span|br)\b[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()

test('every public page is whole in its HTML: heading, texts, title, description and address of its own', async ({
  request,
}) => {
  const titles = new Set<string>()
  for (const [path, texts] of Object.entries(pages)) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const html = plain(await response.text())
    expect(html, path).toMatch(/<h1[\s>]/)
    for (const text of texts) expect(html.includes(text.toLowerCase()), `${path} shows ${text}`).toBe(true)
    expect(html, path).toMatch(/<meta name="description" content="[^"]{40,}"/)
    expect(html, path).toContain(`<link rel="canonical" href="${process.env.SITE_URL}${path}"`)
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
  }
  expect(titles.size).toBe(Object.keys(pages).length)
})

test('every page has one address, to which its others lead for good', async ({ request, page }) => {
  const others = {
    '/technology/game-development/rimba/?a=/': '/technology/game-development/rimba?a=/',
    '/id/technology/animation/lantern-night/': '/id/technology/animation/lantern-night',
    '/Technology/Game-Development/Rimba': '/technology/game-development/rimba',
    '/academy/kid-class/roblox/': '/academy/kid-class/roblox',
    '/articles/2/': '/articles/2',
    '/id/': '/id',
    '/admin/': '/admin',
    '/c%61reer/index.html': '/career',
  }
  for (const [other, address] of Object.entries(others)) {
    const response = await request.get(other, { maxRedirects: 0 })
    expect([response.status(), response.headers().location], other).toEqual([308, address])
  }
  await page.goto('/about-us')
  await page.evaluate(() => {
    history.pushState({}, '', '/academy/kid-class/?a=1')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await expect(page).toHaveURL('/academy/kid-class?a=1')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kid')
})

test('an article and a vacancy are complete in their HTML; missing ones are a 404', async ({ request }) => {
  const [article] = await (await request.get('/api/articles')).json()
  const html = plain(await (await request.get(`/articles/${article.id}`)).text())
  expect(html).toContain(plain(article.title))
  const [vacancy] = await (await request.get('/api/job-vacancies')).json()
  expect(plain(await (await request.get(`/career/${vacancy.id}`)).text())).toContain(plain(vacancy.title))
  for (const missing of ['/articles/999999', '/career/999999', '/articles?page=99', '/academy/kid-class/x']) {
    const response = await request.get(missing)
    expect(response.status()).toBe(404)
    // An ordinary response that may be cached and does not count as a page failure.
    expect(response.headers()).not.toHaveProperty('x-accel-expires')
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the news can be read and a vacancy opened', async ({ page }) => {
    await page.goto('/articles')
    await page.getByRole('link', { name: 'Read More' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/career')
    await page.locator('details summary').first().click()
    await page.getByRole('link', { name: 'APPLY NOW' }).first().click()
    await expect(page.getByLabel('Full Name')).toBeVisible()
  })
})
