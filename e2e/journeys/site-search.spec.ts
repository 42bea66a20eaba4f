import { expect, test } from '../fixtures/test.ts'

const groupsOf = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, title]) => title)

test('a visitor finds pages, classes, projects, positions and news on one page, by keyboard', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/)
  await page.goto('/about-us')
  await expect(page.getByRole('link', { name: 'Search' })).toBeVisible()
  // Before the page is live, key presses have no effect.
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.keyboard.press('Control+k')
  await expect(page).toHaveURL(/\/search$/)
  const field = page.getByRole('searchbox', { name: 'Search this site' })
  await expect(field).toBeFocused()
  await page.keyboard.type('game')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=game$/)
  await expect(page).toHaveTitle(/“game” on this site/)
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “game”' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Results for game' })).toBeAttached()
  await expect(field).toBeFocused()
  for (const [group, title] of [
    ['Pages', 'Game Development'],
    ['Classes', 'Game Programming Using Scratch'],
    ['Projects', 'Candi Dash'],
    ['Open positions', 'Game Design Intern'],
    ['News', 'Game Jam Nusantara: 48 hours, 31 games, one power cut'],
  ] as const)
    await expect(page.getByRole('region', { name: group }).getByRole('link', { name: title })).toBeVisible()

  // The address contains both.
  await field.fill('jam')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “jam”' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Projects' })).toBeHidden()
  await page.goBack()
  await expect(field).toHaveValue('game')
  await page.getByRole('link', { name: 'Candi Dash' }).click()
  await expect(page).toHaveURL(/\/technology\/game-development\/candi-dash$/)
  await expect(page.getByRole('heading', { name: 'Candi Dash' })).toBeInViewport()
})

test('the results come with the page, whatever is searched for', async ({ request }) => {
  const found = async (words: string) => {
    const response = await request.get(`/search?${new URLSearchParams({ q: words })}`)
    expect(response.status()).toBe(200)
    return response.text()
  }
  await expect
    .poll(async () => groupsOf(await found('game')))
    .toEqual(expect.arrayContaining(['Pages', 'Classes', 'Projects', 'Open positions', 'News']))
  expect(await found('%')).toContain('>Search</h1>')
  for (const words of ['<b>"x"&', 'ゲーム', 'a'.repeat(500)]) {
    const html = await found(words)
    expect(html).toContain('Not what you are looking for?')
    expect(groupsOf(html)).not.toContain('News')
  }
})

for (const { language, at, nothing, searched, next, elsewhere } of [
  {
    language: 'English',
    at: '/search',
    nothing: 'Nothing found',
    searched: 'We looked for “zzqq” in our pages, classes, projects, open positions and news.',
    next: ['ask us', 'Academy', 'Technology', 'Career', 'News'],
    elsewhere: { words: 'power cut', group: 'News' },
  },
  {
    language: 'Indonesian',
    at: '/id/search',
    nothing: 'Tidak ada yang ditemukan',
    searched: 'Kami mencari “zzqq” di halaman, kelas, proyek, lowongan, dan berita kami.',
    next: ['tanyakan kepada kami', 'Akademi', 'Teknologi', 'Karier', 'Berita'],
    elsewhere: { words: '2027', group: 'Berita' },
  },
])
  test(`a search without results says in ${language} where it looked and leads on`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(`${at}?q=zzqq`)).text()
    for (const text of [`>${nothing}</h2>`, searched]) expect(html).toContain(text)

    await page.goto(`${at}?q=zzqq`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: nothing })).toBeVisible()
    await expect(main.getByText(searched)).toBeVisible()
    for (const name of next) await expect(main.getByRole('link', { name })).toBeVisible()
    const status = main.getByRole('status')
    await expect(status).toContainText(nothing, { useInnerText: true })

    const field = page.getByRole('searchbox')
    await field.fill(elsewhere.words)
    await field.press('Enter')
    await expect(page.getByRole('region', { name: elsewhere.group })).toBeVisible()
    await expect(main.getByText(nothing).first()).toBeHidden()
    await expect(status).not.toContainText(nothing, { useInnerText: true })
  })

test('pages are found by their names and by what they show, in both languages', async ({ page }) => {
  const found = async (address: string, path: string, text?: string | RegExp) => {
    await page.goto(address)
    const item = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading').locator(`a[href="${path}"]`) })
    await expect(item, address).toHaveCount(1)
    if (text) await expect(item, address).toContainText(text)
  }
  await found('/search?q=logo', '/technology/logo-design', 'A good mark is a handshake')
  await found('/search?q=tembara', '/technology/logo-design', 'Tembara: A night-train mark')
  await found('/search?q=illustration', '/technology/illustration')
  await found('/search?q=privacy', '/privacy', 'When you apply for a position')
  await found(
    '/search?q=how+long+do+you+keep+my+application%3F',
    '/privacy',
    'How long we keep it: For 12 months',
  )
  await found('/search?q=internship', '/career', 'Internship: Months on real productions')
  await found('/search?q=people', '/career', 'Build worlds with people you like')
  await found('/search?q=your+application', '/career/my-application', 'has a link to this page')
  await found('/search?q=news', '/articles', 'Launches, classes and curtain calls')
  await found('/search?q=web+apps', '/technology/web-and-app-development')
  await found('/search?q=sketchbook', '/academy', 'Which equipment is needed?')
  await found('/id/search?q=logo', '/id/technology/logo-design', 'Logo yang baik itu seperti jabat tangan')
  await found('/id/search?q=ilustrasi', '/id/technology/illustration')
  await found('/id/search?q=kereta+malam', '/id/technology/logo-design', 'Tembara: Logo kereta malam')
  await found('/id/search?q=privasi', '/id/privacy', 'Saat melamar')
  await found('/id/search?q=berapa+lama+lamaran+saya+disimpan', '/id/privacy', 'Selama 12 bulan')
  await found('/id/search?q=magang', '/id/career', 'Magang: Beberapa bulan dalam produksi')
  await found('/id/search?q=berita', '/id/articles', 'Peluncuran, kelas, dan pementasan')
  await found('/id/search?q=aplikasi+web', '/id/technology/web-and-app-development')
})

for (const { language, at, texts, title, project, careers, position } of [
  {
    language: 'English',
    at: '/search',
    texts: 'search-texts',
    title: (words: string) => `Results for “${words}”`,
    project: { words: 'tapir', text: 'A tapir and a girl' },
    careers: 'Career and privacy',
    position: { words: 'internship', text: 'Internship: Months on real productions' },
  },
  {
    language: 'Indonesian',
    at: '/id/search',
    texts: 'search-texts-id',
    title: (words: string) => `Hasil untuk “${words}”`,
    project: { words: 'hutan hujan', text: 'Seekor tapir' },
    careers: 'Karier dan privasi',
    position: { words: 'magang', text: 'Magang: Beberapa bulan' },
  },
])
  test(`a page of results in ${language} loads nothing to look through before the visitor searches on`, async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on('request', (request) => {
      const [, chunk] = /\/((?:search-)?texts[\w-]*)\.[\da-f]+\.js$/.exec(request.url()) ?? []
      if (chunk) loaded.push(chunk)
    })
    await page.goto(`${at}?q=tembara`)
    await expect(page.locator('html[data-live]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    const results = page.getByRole('main')
    await expect(results.getByText(/^Tembara: /)).toBeVisible()
    expect(loaded).toEqual([])

    const field = page.getByRole('searchbox')
    const searchFor = async (words: string) => {
      await field.fill(words)
      await field.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: title(words) })).toBeVisible()
      await expect(field).toBeFocused()
    }
    await searchFor(project.words)
    await expect(results.getByText(project.text)).toBeVisible()
    await expect(results.getByText(/^Tembara: /)).toBeHidden()
    await searchFor(position.words)
    await expect(page.getByRole('region', { name: careers }).getByText(position.text)).toBeVisible()
    await expect(results.getByText(project.text)).toBeHidden()
    expect(loaded.filter((chunk) => chunk.startsWith('search-texts'))).toEqual([texts])
    await page.goBack()
    await expect(results.getByText(project.text)).toBeVisible()
    await expect(field).toHaveValue(project.words)
  })
