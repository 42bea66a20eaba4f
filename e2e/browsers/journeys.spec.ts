import { patience } from '@arunika/testing/patience'
import { PUBLIC_PAGES } from '../fixtures/pages.ts'
import { file } from '../fixtures/test.ts'
import { field, named, type Tab } from './tab.ts'
import { expect, test } from './test.ts'

const STATUS = '//*[@role="status"][normalize-space()]'
const SEND = named('button', 'SEND NOW')
const inMenu = (name: string) => `//header//nav//a[normalize-space()="${name}"]`

/** Waits until an element is in the page. */
const shows = (tab: Tab, xpath: string) =>
  expect.poll(() => tab.has(xpath), { message: xpath, timeout: patience(15_000) }).toBe(true)
const isAt = (tab: Tab, address: RegExp) =>
  expect.poll(() => tab.evaluate(() => location.pathname + location.search)).toMatch(address)

async function fillIn(tab: Tab, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await tab.type(field(label), text)
}

test('every public page has its heading, and scripts take it over', async ({ tab }) => {
  test.setTimeout(patience(300_000))
  for (const path of PUBLIC_PAGES) {
    await tab.open(path)
    await shows(tab, '//main//h1')
    const widths = () => [document.documentElement.scrollWidth, document.documentElement.clientWidth]
    const [content = 0, window = 0] = await tab.evaluate(widths)
    expect(content, path).toBeLessThanOrEqual(window)
  }
})

test('Indonesian pages have their language and heading, and the choice of the language leads there', async ({
  tab,
}) => {
  await tab.open('/privacy')
  await tab.click('//footer//a[@hreflang="id"]')
  await isAt(tab, /^\/id\/privacy$/)
  for (const path of ['/id', '/id/academy', '/id/technology/animation', '/id/articles', '/id/contact-us']) {
    await tab.open(path)
    await shows(tab, '//main//h1')
    expect(await tab.evaluate(() => document.documentElement.lang)).toBe('id')
  }
})

test('a parent searches for a class in Indonesian and books a trial', async ({ tab }) => {
  await tab.open('/id/search')
  await tab.type('//main//input[@type="search"]', 'roblox\n')
  await isAt(tab, /^\/id\/search\?q=roblox$/)
  await tab.click('(//main//a[contains(@href, "/id/academy/kid-class/roblox")])[1]')
  await isAt(tab, /^\/id\/academy\/kid-class\/roblox$/)
  await tab.click('(//main//input[@type="radio"])[1]')
  await fillIn(tab, {
    'Nama Anda': 'Dewi Kartika',
    'Nomor telepon': '+62 800 5550 101',
    Email: 'dewi@example.com',
    'Siapa yang akan ikut': `Kirana ${Date.now()}`,
    // Submit by keyboard: after the driver scrolls, the language offer may cover the button.
    'Usia (tahun)': '9\n',
  })
  await shows(tab, STATUS)
})

test('a visitor chooses the dark scheme, and other pages have it too', async ({ tab }) => {
  await tab.open('/about-us')
  await tab.choose('//footer//select', 'dark')
  await tab.open('/articles')
  expect(await tab.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
})

test('the menu leads to pages of other remotes within one document, and back leads back', async ({ tab }) => {
  await tab.open('/')
  await tab.evaluate(() => {
    document.body.dataset.document = 'first'
  })
  for (const [name, path] of [
    ['News', '/articles'],
    ['Career', '/career'],
    ['Academy', '/academy'],
  ] as const) {
    await tab.click(inMenu(name))
    // While the browser captures the page for the transition, React gets no click and the link would load a document.
    await shows(tab, `//*[@data-page="${path}"]`)
    await shows(tab, '//main//h1')
    expect(await tab.evaluate(() => location.pathname)).toBe(path)
  }
  await tab.back()
  await isAt(tab, /^\/career$/)
  expect(await tab.evaluate(() => document.body.dataset.document)).toBe('first')
})

test('a visitor searches the news and reads an article', async ({ tab }) => {
  await tab.open('/articles')
  await tab.type('//input[@type="search"]', 'rainforrest\n')
  await isAt(tab, /^\/articles\?q=rainforrest$/)
  await tab.click('//main//article//a[contains(., "Read More") or contains(., "Rimba")]')
  await isAt(tab, /^\/articles\/\d+$/)
  await shows(tab, '//main//article//*[contains(., "min read")]')
})

test('a message is sent', async ({ tab }) => {
  await tab.open('/contact-us')
  await fillIn(tab, {
    Name: 'Budi Santoso',
    Email: 'budi@example.com',
    Subject: 'A game about rain',
    Message: 'Could we talk next week?',
  })
  await tab.click(SEND)
  await shows(tab, STATUS)
})

test('a visitor chooses an internship and applies with a document', async ({ tab }) => {
  await tab.open('/career')
  await tab.choose('//main//select', 'fulltime')
  await isAt(tab, /^\/career\?type=fulltime$/)
  await tab.click('(//main//details/summary)[1]')
  await tab.click('//main//details[@open]//a[starts-with(normalize-space(), "APPLY NOW")]')
  await isAt(tab, /^\/career\/\d+$/)
  await tab.back()
  await shows(tab, '//main//details[@open]')
  await tab.click('//main//details[@open]//a[starts-with(normalize-space(), "APPLY NOW")]')
  await shows(tab, '//input[@type="file"]')
  await fillIn(tab, {
    'Full Name': 'Sari Dewi',
    Phone: '+62 812 0000 0142',
    Email: 'sari.dewi@example.com',
    'School/Campus/Institution Name': 'Institut Contoh Bandung',
    'Why are you interested': 'I have played every game of yours.',
    'Previous experience': 'Two game jams.',
    'Special skills or expertise': 'Pixel art.',
    'Software or tools experience': 'Krita.',
    'Working style in a team': 'I ask early.',
  })
  await tab.choose(field('Last Education'), 's1')
  await tab.upload('//input[@type="file"]', file('cv.pdf'))
  await tab.click(SEND)
  await shows(tab, STATUS)
})

test('an editor writes an article, which readers get', async ({ tab }) => {
  await tab.open('/admin/login')
  await tab.type(field('Email'), process.env.ADMIN_EMAIL ?? '')
  await tab.type(field('Password'), process.env.ADMIN_PASSWORD ?? '')
  await tab.click(named('button', 'Login'))
  await shows(tab, '//*[normalize-space()="Hello Admin!"]')
  await tab.open('/admin/articles/create')
  const title = `Lanterns in another engine ${Date.now()}`
  await tab.type(field('Title'), title)
  await tab.fill(field('Date'), '2026-12-30')
  await tab.upload(field('Featured image'), file('featured.png'))
  await tab.type('//*[contains(@class, "ck-editor__editable")]', 'Every lantern is lit.')
  await tab.click('(//fieldset[contains(legend, "ategor")]//input[@type="checkbox"])[1]')
  await tab.click(named('button', 'Submit'))
  await isAt(tab, /^\/admin\/articles$/)
  await shows(tab, `//a[normalize-space()="${title}"]`)
  // An open page gets the change with its next poll.
  await tab.open('/articles')
  await shows(tab, `//main//*[normalize-space()="${title}"]`)
})
