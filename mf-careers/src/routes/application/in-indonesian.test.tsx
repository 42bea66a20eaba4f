// @vitest-environment happy-dom

import { readIn } from '@anyam/federation'
import type { Vacancy } from '@arunika/contracts'
import { type ApiResponses, renderPage, testSite } from '@arunika/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routes } from '../../expose/routes.tsx'
import { FakeUpload } from './fake-upload.ts'
import { applicationHandle } from './handle.ts'

const vacancy: Vacancy = {
  id: 3,
  type: 'internship',
  title: 'Game Design Intern',
  location: 'Bandung, Indonesia',
  description: '<p>Make things.</p>',
  requirement: '<ul><li>Curiosity</li></ul>',
  createdAt: '2026-11-20T02:00:00.000Z',
  closesOn: '2026-12-31',
  salaryMin: 5_000_000,
}
const LABELS = [
  'Nama lengkap',
  'Nomor telepon',
  'Alamat email',
  'Pendidikan terakhir',
  'Nama sekolah/kampus/institusi',
  'Mengapa Anda berminat',
  'Pengalaman sebelumnya',
  'Keterampilan atau keahlian khusus',
  'Perangkat lunak atau alat yang dikuasai',
  'Cara Anda bekerja dalam tim',
  'CV dan portofolio',
]
const cv = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' })

const user = userEvent.setup({ applyAccept: false })
const show = (responses: ApiResponses = { '/api/job-vacancies/3?language=id': vacancy }) =>
  renderPage(routes, '/career/3', responses, 'id')
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const send = () => user.click(screen.getByRole('button', { name: 'KIRIM SEKARANG' }))
const lastUpload = () => vi.waitUntil(() => FakeUpload.all.at(-1))

async function fillIn() {
  for (const label of LABELS.slice(0, 10)) {
    const control = await field(label)
    if (label === 'Pendidikan terakhir') await user.selectOptions(control, 'SMA/SMK/Sederajat')
    else await user.type(control, label === 'Alamat email' ? 'dewi@example.com' : 'Sesuatu')
  }
  await user.upload(await field('CV dan portofolio'), cv)
}

beforeEach(() => {
  FakeUpload.all = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('the vacancy keeps its English words, which say so, among Indonesian ones', async () => {
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Magang: Game Design Intern' })).toBeDefined()
  expect(screen.getByText('Game Design Intern').lang).toBe('en')
  const words = await screen.findByText('Make things.')
  expect(words.closest('[lang]')?.getAttribute('lang')).toBe('en')
  expect(screen.getByText('Keterangan lowongan ini baru tersedia dalam bahasa Inggris.')).toBeDefined()
  expect(screen.getByText('20 November 2026')).toBeDefined()
  expect(
    screen.getByText('mulai Rp 5.000.000 per bulan, lamaran diterima sampai 31 Desember 2026'),
  ).toBeDefined()
})

test('the form asks for everything in Indonesian', async () => {
  show()
  await field('Nama lengkap')
  expect([...document.querySelectorAll('form label')].map((label) => label.textContent)).toEqual(LABELS)
  const steps = screen.getAllByRole('group').map((step) => step.querySelector('legend')?.textContent)
  expect(steps).toEqual([
    'Langkah 1 dari 3: Tentang Anda',
    'Langkah 2 dari 3: Jawaban Anda',
    'Langkah 3 dari 3: Dokumen',
  ])
  expect(screen.getByText('maks. 3 berkas, masing-masing maks. 25 MB, hanya PDF dan gambar')).toBeDefined()
})

test('what is missing or wrong is said in Indonesian, there and above the form', async () => {
  show()
  await field('Nama lengkap')
  await send()
  expect(await screen.findAllByText('Bagian ini wajib diisi.')).toHaveLength(11)
  const summary = screen.getByRole('region', { name: 'Silakan periksa 11 bagian' })
  expect(within(summary).getByRole('link', { name: 'Nama lengkap: Bagian ini wajib diisi.' })).toBeDefined()
  await user.type(await field('Alamat email'), 'dewi')
  expect(await screen.findByText('Mohon isi alamat email yang benar.')).toBeDefined()
  await user.upload(
    await field('CV dan portofolio'),
    new File(['x'], 'cv.docx', { type: 'application/msword' }),
  )
  expect(screen.getByText('Hanya berkas JPG, JPEG, PNG, WEBP, dan PDF yang diterima.')).toBeDefined()
  expect(screen.queryByText(/required|Only JPG/)).toBeNull()
})

test('sending, its end, and errors of the api are told in Indonesian', async () => {
  show()
  await fillIn()
  expect(screen.getByRole('progressbar', { name: 'Semua sudah terisi: silakan kirim' })).toBeDefined()
  await send()
  const first = await lastUpload()
  act(() => first.progress(50, 200))
  expect(screen.getByText('Mengirim lamaran Anda: 25%')).toBeDefined()
  const refusal = { message: 'Too many requests. Please try again later.', code: 'too_many_requests' }
  await act(async () => first.response(429, refusal))
  expect(screen.getByRole('alert').textContent).toContain('Permintaan terlalu banyak.')
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  await vi.waitUntil(() => FakeUpload.all.length === 2)
  const problems = { code: 'validation_failed', errors: { phone: ['Please use at most 50 characters.'] } }
  await act(async () => (await lastUpload()).response(422, problems))
  expect(screen.getByText('Paling banyak 50 karakter.')).toBeDefined()
  await send()
  await vi.waitUntil(() => FakeUpload.all.length === 3)
  const accepted = { message: 'Thank you! Your application has been sent.', reference: 'AR-23456789' }
  await act(async () => (await lastUpload()).response(200, accepted))
  expect(screen.getByText('Terima kasih! Lamaran Anda sudah terkirim.')).toBeDefined()
  expect(screen.getByText('AR-23456789')).toBeDefined()
})

test('a translated vacancy is in the language of the page, and its page is canonical', async () => {
  const translated = {
    ...vacancy,
    title: 'Magang Desain Gim',
    description: '<p>Buatlah sesuatu.</p>',
    language: 'id' as const,
    languages: ['en' as const, 'id' as const],
  }
  show({ '/api/job-vacancies/3?language=id': translated })
  expect(await screen.findByRole('heading', { level: 1, name: 'Magang: Magang Desain Gim' })).toBeDefined()
  expect((await screen.findByText('Buatlah sesuatu.')).closest('[lang]')?.tagName).toBe('HTML')
  expect(screen.queryByText('Keterangan lowongan ini baru tersedia dalam bahasa Inggris.')).toBeNull()
  const site = { ...testSite, language: 'id' as const }
  const context = { params: { id: '3' }, search: new URLSearchParams(), site, read: readIn([]) }
  expect(applicationHandle.meta(context, translated).contentLanguages).toEqual(['en', 'id'])
})

test('leaving it unsent asks in Indonesian', async () => {
  const { router } = show()
  await user.type(await field('Nama lengkap'), 'Dewi')
  await act(() => router.navigate('/elsewhere'))
  expect(screen.getByRole('dialog', { name: 'Tinggalkan tanpa mengirim?' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Tetap di sini' }))
  expect(router.state.location.pathname).toBe('/career/3')
})

test('search engines are led to the English page, which the vacancy is in', () => {
  const site = { ...testSite, language: 'id' as const }
  const context = { params: { id: '3' }, search: new URLSearchParams(), site, read: readIn([]) }
  expect(applicationHandle.meta(context, vacancy).contentLanguages).toEqual(['en'])
})
