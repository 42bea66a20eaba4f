import AxeBuilder from '@axe-core/playwright'
import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { VARIANT } from '../fixtures/variant.ts'

test('every class on the pages of the programmes leads to a page of its own, whose name it has', async ({
  page,
  request,
}) => {
  const classes: { path: string; name: string }[] = await (await request.get('/api/classes')).json()
  const found: { path: string; name: string }[] = []
  for (const programme of ['/academy/kid-class', '/academy/regular-class']) {
    await page.goto(programme)
    const links = page.locator(`main li a[href^="${programme}/"]`)
    for (const link of await links.all())
      found.push({ path: (await link.getAttribute('href')) ?? '', name: (await link.textContent()) ?? '' })
  }
  const byPath = (list: typeof found) => new Map(list.map(({ path, name }) => [path, name]))
  expect(byPath(found)).toEqual(byPath(classes))
})

test('a parent finds a class on a phone, asks, books a trial, and the academy sees the booking', async ({
  page,
  browser,
  signIn,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/academy')
  await page.getByRole('link', { name: 'View More: Kid Class' }).click()
  await page.getByRole('link', { name: 'Digital Drawing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Digital Drawing' })).toBeFocused()
  await expect(page.getByText('Rp 450.000 / month')).toBeVisible()
  const chat = page.getByRole('link', { name: 'Ask on WhatsApp' }).first()
  expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
    'Digital Drawing',
  )

  await page.getByRole('link', { name: 'Book a trial' }).click()
  const form = page.getByRole('form', { name: 'Book a trial' })
  await expect(form).toBeInViewport()
  const student = `Kirana ${Date.now()}`
  const typed = {
    'Your name': 'Dewi Kartika',
    Phone: '+62 800 5550 101',
    Email: 'dewi@example.com',
    'Who will come': student,
    'Age in years': '9',
  }
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text)
  await form.getByRole('button', { name: 'Book a trial' }).press('Enter')
  await expect(form.getByRole('radio').first()).toBeFocused()
  await form.getByRole('radio').first().press('Space')
  await expect(form.getByText(/^\d+ places? left · Free$/).first()).toBeVisible()
  // The connection breaks after the booking has arrived; sending it again counts as the same booking.
  await page.route(
    '**/trial',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await form.getByRole('button', { name: 'Book a trial' }).click()
  await expect(form.getByRole('alert')).toContainText('Nothing that you typed is lost')
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect(form.getByRole('status')).toContainText('Your trial has been booked')

  const office = await browser.newPage()
  await signIn(office)
  await office.goto(`${process.env.SITE_URL}/admin/trials?q=${encodeURIComponent(student)}`)
  await expect(office.getByText(student)).toHaveCount(1)
  await office.getByRole('button', { name: `View “Digital Drawing: ${student}”` }).click()
  const booking = office.getByRole('dialog')
  await expect(booking.getByText(/^Wednesday, .*, 15:30–17:30$/)).toBeVisible()
  await booking.getByLabel('Status').selectOption('Confirmed')
  await booking.getByRole('button', { name: 'Close' }).click()
  await expect(office.getByRole('table').getByText('Confirmed')).toBeVisible()
})

test('a parent finds classes by age, day and price, and shares what was found by its address', async ({
  page,
}) => {
  await page.goto('/academy')
  const finder = page.getByRole('region', { name: 'Find the right class' })
  await finder.getByLabel('Age').fill('8')
  await finder.getByLabel('Day').selectOption('Saturday')
  await finder.getByLabel('Highest price').selectOption('Up to Rp 600.000')
  await finder.getByRole('button', { name: 'Show classes' }).click()
  await expect(page).toHaveURL(/\/academy\?age=8&day=saturday&price=600000(#class-finder)?$/)
  await expect(finder.getByRole('status')).toHaveText(/^\d+ classes fit\.$/)
  await expect(finder).toBeInViewport()
  const { violations } = await new AxeBuilder({ page }).include('#class-finder').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.reload()
  await expect(finder.getByLabel('Day')).toHaveValue('saturday')
  await finder.getByRole('link', { name: 'Roblox' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Roblox' })).toBeVisible()
})

test('a parent gets from “age 9, Saturday, under 1.5 million” to a booked lesson in four taps after the finder', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/academy')
  const finder = page.getByRole('region', { name: 'Find the right class' })
  await finder.getByLabel('Age').fill('9')
  await finder.getByLabel('Day').selectOption('Saturday')
  await finder.getByLabel('Highest price').selectOption('Up to Rp 1.500.000')
  await finder.getByRole('button', { name: 'Show classes' }).click()
  await expect(finder.getByRole('status')).toHaveText(/^\d+ classes fit\.$/)

  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await tap(finder.getByRole('link', { name: 'Roblox' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Roblox' })).toBeVisible()
  await tap(page.getByRole('link', { name: 'Book a trial' }))
  const form = page.getByRole('form', { name: 'Book a trial' })
  await expect(form).toBeInViewport()
  const typed = ['Dewi Kartika', '+62 800 5550 101', 'dewi@example.com', 'Kirana', '9']
  await form.getByLabel('Your name').focus()
  for (const text of typed) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await tap(form.getByRole('radio', { name: /^Saturday, / }).first())
  await tap(form.getByRole('button', { name: 'Book a trial' }))
  await expect(form.getByRole('status')).toContainText('Your trial has been booked')
  expect(taps).toBeLessThanOrEqual(4)
})

test('a visitor compares two classes by keyboard, shares them, and books one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/academy?age=9&day=saturday')
  const loaded = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('class-comparison'))
          .length,
    )
  expect(await loaded()).toBe(0)
  const finder = page.getByRole('region', { name: 'Find the right class' })
  for (const name of ['Roblox', 'Arts & Craft'])
    await finder.getByRole('checkbox', { name: `Compare ${name}` }).press('Space')
  await finder.getByRole('button', { name: 'Compare side by side' }).press('Enter')
  await expect(page).toHaveURL(/\?age=9&day=saturday&compare=roblox,arts-craft#class-comparison$/)
  await expect(finder.getByRole('heading', { name: 'Side by side' })).toBeFocused()
  expect(await loaded()).toBeGreaterThan(0)
  const table = finder.getByRole('table')
  await expect(table.getByRole('row', { name: /^Taught in/ }).getByRole('cell')).toHaveText([
    'Indonesian, English',
    'Indonesian',
  ])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  const { violations } = await new AxeBuilder({ page }).include('#class-finder').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await page.goto('/academy?compare=roblox,arts-craft')
  await expect(table.getByRole('columnheader')).toHaveText([/^Fact/, /^Roblox/, /^Arts & Craft/])
  await table.getByRole('link', { name: 'Book a trial Arts & Craft' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Arts & Craft' })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Book a trial' })).toBeInViewport()
})

test('the links to the academy’s own apps lead to pages, by keyboard too', async ({ page }) => {
  await page.goto('/academy/kid-class/clay-art-pottery')
  await page.getByRole('link', { name: 'Register for this workshop' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Academy Registration' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  const typed = { Class: 'Clay', 'Name of the student': 'Bima', Phone: '0800 5550 101' }
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text)
  await page.getByLabel('Email').fill('dewi@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for registering' })).toBeVisible()

  await page.goto('/academy')
  const learning = page.getByRole('contentinfo').getByRole('link', { name: 'Learning Management System' })
  const response = await page.request.get((await learning.getAttribute('href')) ?? '')
  expect(response.status()).toBe(200)
})

test('an Indonesian page leads to an Indonesian registration', async ({ page }) => {
  await page.goto('/id/academy')
  await page.getByRole('link', { name: 'Daftar ikut kelas' }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Pendaftaran Akademi' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  const typed = { Kelas: 'Roblox', 'Nama siswa': 'Bima', 'Nomor telepon': '0800 5550 101' }
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text)
  await page.getByLabel('Email').fill('dewi@example.com')
  await page.getByRole('button', { name: 'Daftar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terima kasih sudah mendaftar' })).toBeVisible()

  await page.goto('/id/academy')
  const links = page
    .getByRole('contentinfo')
    .getByRole('list')
    .filter({ has: page.locator('a[href*="/registration"]') })
  for (const link of await links.getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(/language=id$/)
})

test('the pages of a booking, which work without scripts, are accessible', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/)
  // These pages have no scripts to handle the browser's promise of a view transition that it skips.
  quiet.allow(/^InvalidStateError: Transition was aborted/)
  await page.goto('/academy/kid-class/roblox')
  const form = page.getByRole('form', { name: 'Book a trial' })
  const typed = {
    'Your name': 'Dewi Kartika',
    Phone: '+62 800 5550 101',
    Email: 'dewi@example.com',
    'Who will come': 'Kirana',
    'Age in years': '45',
  }
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text)
  await form.getByRole('radio').first().check()
  // The browser sends the form itself, as it does without scripts.
  await form.evaluate((element: HTMLFormElement) => element.submit())
  await expect(page.getByText('This class is for ages 6 to 12.')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  await page.getByLabel('Age in years').fill('9')
  await page.getByRole('button', { name: 'Book a trial' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your trial in Roblox' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, age, show, count] of [
    ['/academy', 'Age', 'Show classes', /^\d+ classes fit\.$/],
    ['/id/academy', 'Usia', 'Tampilkan kelas', /^\d+ kelas cocok\.$/],
  ] as const)
    test(`the class finder of ${path} works`, { tag: path === '/academy' ? [] : VARIANT }, async ({
      page,
    }) => {
      await page.goto(path)
      const finder = page.locator('#class-finder')
      await finder.getByLabel(age).fill('8')
      await finder.getByRole('button', { name: show }).click()
      await expect(page).toHaveURL(/age=8/)
      await expect(finder.getByRole('status')).toHaveText(count)
      await expect(finder.getByLabel(age)).toHaveValue('8')
    })

  for (const [path, button, hint] of [
    ['/academy', 'Compare side by side', '2 classes chosen.'],
    ['/id/academy', 'Bandingkan berdampingan', '2 kelas dipilih.'],
  ] as const)
    test(`the comparison of ${path} works`, { tag: path === '/academy' ? [] : VARIANT }, async ({ page }) => {
      await page.goto(`${path}?age=9&day=saturday`)
      const finder = page.locator('#class-finder')
      for (const name of ['Roblox', 'Arts & Craft'])
        await finder.getByRole('checkbox', { name: new RegExp(`${name}$`) }).check()
      await finder.getByRole('button', { name: button }).click()
      await expect(page).toHaveURL(/compare=roblox&compare=arts-craft/)
      await expect(finder.getByText(hint)).toBeVisible()
      await expect(finder.getByRole('columnheader')).toHaveText([/./, /^Roblox/, /^Arts & Craft/])
      await expect(finder.getByRole('checkbox', { checked: true })).toHaveCount(2)
    })

  for (const [path, words] of [
    [
      '/academy',
      {
        ...{ age: 'Age', day: 'Day', saturday: 'Saturday', show: 'Show classes', book: 'Book a trial' },
        fields: ['Your name', 'Phone', 'Email', 'Who will come', 'Age in years'],
        tooOld: 'This class is for ages 6 to 12.',
        booked: 'Your trial is booked.',
        move: 'Move the trial',
        moved: 'Your trial has been moved.',
        cancel: 'Cancel the trial',
        cancelled: 'Your trial is cancelled,',
      },
    ],
    [
      '/id/academy',
      {
        ...{ age: 'Usia', day: 'Hari', saturday: 'Sabtu', show: 'Tampilkan kelas' },
        book: 'Ikut kelas percobaan',
        fields: ['Nama Anda', 'Nomor telepon', 'Email', 'Siapa yang akan ikut', 'Usia (tahun)'],
        tooOld: 'Kelas ini untuk usia 6 sampai 12 tahun.',
        booked: 'Kelas percobaan Anda sudah terdaftar.',
        move: 'Pindahkan jadwal',
        moved: 'sudah dipindahkan.',
        cancel: 'Batalkan kelas percobaan',
        cancelled: 'sudah dibatalkan.',
      },
    ],
  ] as const)
    test(`a parent books a lesson from ${path}, moves it and cancels it`, {
      tag: path === '/academy' ? [] : VARIANT,
    }, async ({ page, quiet }) => {
      quiet.allow(/Failed to load resource/)
      // A headless browser without scripts stops painting during transitions between documents.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      const finder = page.locator('#class-finder')
      await finder.getByLabel(words.age).fill('9')
      await finder.getByLabel(words.day).selectOption(words.saturday)
      await finder.getByRole('button', { name: words.show }).click()
      await finder.getByRole('link', { name: 'Arts & Craft' }).click()
      const form = page.locator('form', { has: page.locator('#book-a-trial') })
      const typed = ['Dewi Kartika', '+62 800 5550 101', 'dewi@example.com', 'Kirana', '45']
      for (const [nth, label] of words.fields.entries())
        await form.getByLabel(label, { exact: true }).fill(typed[nth] ?? '')
      await form.getByRole('radio').first().check()
      await form.getByRole('button', { name: words.book }).click()

      await expect(page.getByText(words.tooOld)).toBeVisible()
      await expect(page.getByLabel(words.fields[3])).toHaveValue('Kirana')
      await expect(page.getByRole('radio').first()).toBeChecked()
      await page.getByLabel(words.fields[4]).fill('9')
      await page.getByRole('button', { name: words.book }).click()

      await expect(page.getByText(words.booked)).toBeVisible()
      const whenBooked = await page.locator('dd').first().textContent()
      await page.getByRole('radio').first().check()
      await page.getByRole('button', { name: words.move }).click()
      await expect(page.getByText(words.moved)).toBeVisible()
      await expect(page.locator('dd').first()).not.toHaveText(whenBooked ?? '')
      await page.getByRole('button', { name: words.cancel }).click()
      await expect(page.getByText(words.cancelled)).toBeVisible()
      await expect(page.getByRole('button')).toHaveCount(0)
    })

  test('a form says that it cannot be sent, and how to write instead, in the language of the page', async ({
    page,
  }) => {
    for (const [path, sentence] of [
      ['/contact-us', /This form needs JavaScript/],
      ['/id/contact-us', /Formulir ini memerlukan JavaScript/],
    ] as const) {
      await page.goto(path)
      const form = page.getByRole('main').locator('form')
      await expect(form.getByText(sentence)).toBeVisible()
      await expect(form.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\//,
      )
      await expect(form.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
      await expect(form.getByRole('button')).toBeHidden()
    }
  })
})
