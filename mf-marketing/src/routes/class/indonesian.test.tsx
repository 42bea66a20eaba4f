// @vitest-environment happy-dom

import { loadWords, readIn } from '@anyam/federation'
import type { AcademyClass } from '@arunika/contracts'
import { renderPage, testSite } from '@arunika/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import { routes } from '../../expose/routes.tsx'
import { forServers } from '../for-servers.ts'
import { classHandle } from './handle.ts'
import OneClassPage from './page.tsx'

const roblox: AcademyClass = {
  path: '/academy/kid-class/roblox',
  name: 'Roblox',
  kind: 'class',
  ages: '6-12',
  days: 'Sabtu, 09.00–11.00',
  price: 450_000,
  pricePer: 'month',
  teacher: 'Yoga Pamungkas',
  seats: { to: 10 },
  schedule: { repeatFrequency: 'Monthly', repeatCount: 5 },
  summary: 'Roblox for ages 6-12.',
  sampled: [],
  language: 'id',
}
const typed = {
  'Nama Anda': 'Dewi Kartika',
  'Nomor telepon': '+62 800 5550 101',
  Email: 'dewi@example.com',
  'Siapa yang akan ikut': 'Kirana',
  'Usia (tahun)': '9',
  'Kapan waktu yang cocok': 'Sabtu mana saja',
}
const response = (status: number, body: object) => new Response(JSON.stringify(body), { status })

beforeAll(() => import('./page.tsx'))

let api: Mock<typeof fetch>
beforeEach(() => {
  api = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', api)
  renderPage(routes, roblox.path, { '/api/classes/kid-class/roblox?language=id': roblox }, 'id')
})
afterEach(() => vi.unstubAllGlobals())

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Ikut kelas percobaan' }))
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

async function fillIn(own: Partial<typeof typed> = {}) {
  for (const [label, text] of Object.entries({ ...typed, ...own }))
    await userEvent.type(await field(label), text)
}

describe('the page of a class in Indonesian', () => {
  test('tells its facts, and begins a chat, in Indonesian', async () => {
    await field('Nama Anda')
    expect(screen.getByText(/^Bangun sebuah dunia/)).toBeDefined()
    expect(screen.getByRole('img', { name: /^Sosok kotak-kotak/ })).toBeDefined()
    expect(fact('Usia')).toBe('6–12 tahun')
    expect(fact('Biaya')).toBe('Rp 450.000 / bulan')
    expect(fact('Peserta')).toBe('Maksimal 10 siswa per kelas')
    const [chat] = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Tanya lewat WhatsApp' })
    expect(new URL(chat?.href ?? '').searchParams.get('text')).toMatch(/^Halo .*Roblox/)
  })

  test('says in Indonesian when the class meets', async () => {
    await field('Nama Anda')
    expect(fact('Hari')).toBe('Sabtu, 09.00–11.00')
    for (const days of screen.getAllByText(roblox.days)) expect(days.lang).toBe('')
  })

  test('has a title and a description in Indonesian', async () => {
    const site = { ...testSite, language: 'id' as const }
    const read = readIn([await loadWords(OneClassPage.words)], 'id')
    const context = { params: {}, search: new URLSearchParams(), site, read }
    const meta = classHandle.meta(context, roblox)
    expect(meta.title).toBe('Roblox: kelas di Bandung')
    expect(meta.description).toContain('untuk anak usia 6–12 tahun')
    const [course] = (await forServers(classHandle).structuredData?.(context, roblox)) ?? []
    expect(course).toMatchObject({ url: 'https://arunika.test/id/academy/kid-class/roblox' })
  })
})

describe('the booking of a trial in Indonesian', () => {
  test('names every missing field, next to it and in the list', async () => {
    await field('Nama Anda')
    await send()
    expect(await screen.findAllByText('Bagian ini wajib diisi.')).toHaveLength(6)
    expect(screen.getByRole('region', { name: 'Silakan periksa 6 bagian' })).toBeDefined()
  })

  test('asks for a phone number and an age that are some', async () => {
    await fillIn({ 'Nomor telepon': 'di rumah', 'Usia (tahun)': 'sepuluh' })
    await send()
    expect(await screen.findByText('Mohon isi nomor telepon.')).toBeDefined()
    expect(screen.getByText('Mohon isi usia dalam tahun.')).toBeDefined()
  })

  test('thanks in Indonesian, whatever the language of the api', async () => {
    api.mockResolvedValue(response(200, { message: 'Thank you! Your trial has been booked.' }))
    await fillIn()
    await send()
    expect(
      await screen.findByText('Terima kasih! Pendaftaran kelas percobaan Anda sudah kami terima.'),
    ).toBeDefined()
  })

  test('keeps what was typed when sending fails, and says so', async () => {
    api.mockRejectedValueOnce(new TypeError('offline'))
    await fillIn()
    await send()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(
      'Pendaftaran kelas percobaan Anda belum terkirim: Server kami tidak dapat dihubungi.',
    )
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeDefined()
    expect((await field('Siapa yang akan ikut')).value).toBe('Kirana')
  })

  test("shows the server's errors at the fields in Indonesian", async () => {
    const errors = { student: ['Please use at most 200 characters.'] }
    api.mockResolvedValue(response(422, { message: 'Invalid', code: 'invalid', errors }))
    await fillIn()
    await send()
    expect(await screen.findByText('Mohon gunakan paling banyak 200 karakter.')).toBeDefined()
  })
})
