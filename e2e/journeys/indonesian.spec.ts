import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { scrollThrough } from '../../platform/releases/src/gate/in-page.ts'
import { inIndonesian, PUBLIC_PAGES } from '../fixtures/pages.ts'
import { expect, file, test } from '../fixtures/test.ts'

/** Simulates a phone on a slow link: 400 ms until the first byte of each response. */
async function onSlowPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  })
}

test('every public page is there in Indonesian, and says so', async ({ request }) => {
  for (const path of PUBLIC_PAGES) {
    const address = inIndonesian(path)
    const response = await request.get(address, { maxRedirects: 0 })
    expect(response.status(), address).toBe(200)
    const html = await response.text()
    expect(html, address).toContain('<html lang="id"')
    expect(html, address).toContain('Langsung ke isi')
  }
})

test('Indonesian pages can be used by everybody', async ({ page }) => {
  for (const path of [
    '',
    '/academy',
    '/academy/kid-class/roblox',
    '/technology/animation',
    '/career',
    '/contact-us',
  ]) {
    await page.goto(`/id${path}`)
    await page.evaluate(scrollThrough)
    // Running animations would be judged halfway.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html}`)).toEqual([])
  }
})

test('the home page has the newest articles and the open positions in its language, by the remotes that bring them', async ({
  request,
}) => {
  const html = await (await request.get('/id')).text()
  for (const text of ['DARI RUANG BERITA', 'Semua berita', 'Magang', 'Penuh Waktu'])
    expect(html).toContain(text)
  expect(html).not.toContain('FROM THE NEWSROOM')
})

test('a parent finds a class, asks, and books a trial in Indonesian, on a phone with a slow line', async ({
  page,
}) => {
  await onSlowPhone(page)
  await page.goto('/id')
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Cari kelas' }).click()
  await expect(page).toHaveURL(/\/id\/academy#classes$/)
  await page.getByRole('link', { name: /^Selengkapnya.*Kelas Anak/ }).click()
  await page.getByRole('link', { name: 'Digital Drawing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Digital Drawing' })).toBeFocused()
  const chat = page.getByRole('link', { name: 'Tanya lewat WhatsApp' }).first()
  expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
    'Digital Drawing',
  )

  await page.getByRole('link', { name: 'Ikut kelas percobaan' }).click()
  const form = page.getByRole('form', { name: 'Ikut kelas percobaan' })
  await expect(form).toBeInViewport()
  const typed = {
    'Nama Anda': 'Dewi Kartika',
    'Nomor telepon': '+62 800 5550 101',
    Email: 'dewi@example.com',
    'Siapa yang akan ikut': `Kirana ${Date.now()}`,
    'Usia (tahun)': '9',
  }
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text)
  await form.getByRole('button', { name: 'Ikut kelas percobaan' }).press('Enter')
  await expect(form.getByText('Bagian ini wajib diisi.')).toBeVisible()
  await form
    .getByRole('radio', { name: /^Rabu, / })
    .first()
    .check()
  await form.getByRole('button', { name: 'Ikut kelas percobaan' }).click()
  await expect(form.getByRole('status')).toContainText('Pendaftaran kelas percobaan Anda sudah kami terima.')
})

test('an applicant finds an internship and applies in Indonesian, on a phone with a slow line', async ({
  page,
}) => {
  await onSlowPhone(page)
  await page.goto('/id/career')
  await page.getByRole('main').getByRole('combobox').selectOption('Magang')
  const vacancy = page.locator('details').filter({ hasText: 'Seniman 3D' })
  await vacancy.locator('summary').click()
  await expect(vacancy.getByText('Persyaratan')).toBeVisible()
  await vacancy.getByRole('link', { name: /LAMAR/ }).click()
  await expect(page).toHaveURL(/\/id\/career\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Magang: Seniman 3D' })).toBeVisible()
  await expect(page.getByText('Masih kuliah atau baru lulus')).toBeVisible()

  await page.getByRole('button', { name: 'KIRIM SEKARANG' }).click()
  await expect(page.getByRole('region', { name: 'Silakan periksa 11 bagian' })).toBeFocused()
  const typed = {
    'Nama lengkap': 'Sari Dewi',
    'Nomor telepon': '+62 812 0000 0142',
    'Alamat email': 'sari.dewi@example.com',
    'Nama sekolah/kampus/institusi': 'Institut Contoh Bandung',
    'Mengapa Anda berminat': 'Saya sudah memainkan semua gim Anda.',
    'Pengalaman sebelumnya': 'Dua game jam.',
    'Keterampilan atau keahlian khusus': 'Pixel art.',
    'Perangkat lunak atau alat yang dikuasai': 'Krita, Blender.',
    'Cara Anda bekerja dalam tim': 'Saya bertanya lebih awal.',
  }
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text)
  await page.getByLabel('Pendidikan terakhir').selectOption('s1')
  await page.locator('input[type=file]').setInputFiles([file('cv.pdf')])
  await page.getByRole('button', { name: 'KIRIM SEKARANG' }).click()
  await expect(page.getByText('Terima kasih! Lamaran Anda sudah terkirim.')).toBeVisible()
})
