import AxeBuilder from '@axe-core/playwright'
import { expect, file, test } from '../fixtures/test.ts'

const PHONE = '+62 22 4200 777'

test('an administrator changes the phone, a profile and the home page, and visitors see it', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/admin/site')
  await expect(page.getByRole('heading', { level: 1, name: 'Site' })).toBeVisible()
  await expect(page.getByRole('note')).toContainText('Still samples: phone, e-mail')

  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  const phone = page.getByLabel('Phone')
  const before = await phone.inputValue()
  await phone.fill('022 42')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Please enter the number with its country code')).toBeVisible()
  await phone.fill(PHONE)
  await page.getByLabel('TikTok').fill('')
  await page.getByRole('radio', { name: 'A film over the whole window' }).check()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Saved on/)).toBeVisible()
  await expect(page.getByRole('note')).not.toContainText('phone')

  const visitor = await browser.newPage()
  try {
    await expect(async () => {
      await visitor.goto('/')
      await expect(visitor.getByText('Come as you are.')).toBeVisible({ timeout: 1_000 })
      await expect(visitor.getByRole('contentinfo').getByText(PHONE)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'TikTok' })).toHaveCount(0)
    await visitor.goto('/?home=split')
    await expect(visitor.getByText('OUR PARTNERS')).toBeAttached()
    await visitor.goto('/contact-us')
    await expect(visitor.getByRole('link', { name: PHONE }).first()).toHaveAttribute(
      'href',
      /wa\.me\/62224200777$/,
    )
  } finally {
    await visitor.close()
    await phone.fill(before)
    await page.getByLabel('TikTok').fill('https://www.tiktok.com/')
    await page.getByRole('radio', { name: 'Studio and academy, side by side' }).check()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('The site has been updated.')).toBeVisible()
  }
})

test('an administrator gives a partner a logo, and visitors see it without anything moving', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/admin/site')
  const partner = page.getByRole('group', { name: 'Partner of the studio' })
  const text = partner.getByLabel('What they are to us', { exact: true })
  const before = await text.inputValue()
  const choose = (logo: Parameters<ReturnType<typeof partner.getByLabel>['setInputFiles']>[0]) =>
    partner.getByLabel('Logo').setInputFiles(logo)

  await text.fill('Publisher in Singapore.')
  const inIndonesian = partner.getByLabel('What they are to us in Indonesian')
  const translated = await inIndonesian.inputValue()
  await inIndonesian.fill('Penerbit di Singapura.')
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  await choose({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: script })
  await expect(partner.getByText(/^logo\.svg was not taken\. Only JPG, JPEG, PNG and WEBP/)).toBeVisible()
  await expect(text).toHaveValue('Publisher in Singapore.')

  await choose(file('featured.png'))
  await expect(partner.getByRole('img', { name: 'Kite & Kernel' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Saved on/)).toBeVisible()

  const visitor = await browser.newPage()
  try {
    const logo = visitor.getByRole('img', { name: 'Kite & Kernel' })
    await expect(async () => {
      await visitor.goto('/')
      await expect(logo).toHaveAttribute('src', /^\/uploads\//, { timeout: 1_000 })
    }).toPass()
    for (const side of ['width', 'height']) await expect(logo).toHaveAttribute(side, /^[1-9]\d*$/)
    const empty = await logo.boundingBox()
    await logo.scrollIntoViewIfNeeded()
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    const { width, height } = (await logo.boundingBox()) ?? {}
    expect({ width, height }).toEqual({ width: empty?.width, height: empty?.height })
    await expect(visitor.getByText('Publisher in Singapore.')).toBeVisible()
    await visitor.goto('/id')
    await expect(visitor.getByText('Penerbit di Singapura.')).toBeVisible()
  } finally {
    await visitor.close()
    await text.fill(before)
    await inIndonesian.fill(translated)
    await partner.getByRole('button', { name: 'Remove the logo' }).click()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('The site has been updated.')).toBeVisible()
  }
})
