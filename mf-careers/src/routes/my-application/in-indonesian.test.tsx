// @vitest-environment happy-dom

import type { MyApplication } from '@arunika/contracts'
import { renderPage } from '@arunika/testing'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { routes } from '../../expose/routes.tsx'

const application: MyApplication = {
  reference: 'AR-7KQ2M9XD',
  name: 'Dewi',
  vacancy: 'Game Design Intern',
  createdAt: '2026-11-20T02:00:00.000Z',
  status: 'We are reading your application.',
  standing: 'read',
  isOpen: true,
  documents: [],
  deletedAfter: '2027-11-20T02:00:00.000Z',
}
const show = () => renderPage(routes, '/career/my-application', {}, 'id')
const stubApi = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))

afterEach(() => {
  vi.unstubAllGlobals()
  window.location.hash = ''
})

test('an application is shown in Indonesian, but for the name of a vacancy that is not translated', async () => {
  window.location.hash = '#token'
  stubApi(200, application)
  show()
  expect(await screen.findByText('Lamaran Anda sedang kami baca.')).toBeDefined()
  expect(screen.getByText('20 November 2026')).toBeDefined()
  expect(screen.getByText('Game Design Intern').lang).toBe('en')
  stubApi(200, { ...application, message: 'Your application has been withdrawn.' })
  await userEvent.click(screen.getByRole('button', { name: 'Tarik kembali lamaran' }))
  expect(await screen.findByText('Lamaran Anda sudah ditarik kembali.')).toBeDefined()
})

test('a translated vacancy is named in Indonesian, and so is the receipt', async () => {
  window.location.hash = '#token'
  const calls: string[] = []
  const respond = (body: object) =>
    vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
      calls.push(`${method} ${address}`)
      return new Response(JSON.stringify(body))
    })
  respond({ ...application, vacancy: 'Magang Desain Gim', language: 'id' })
  show()
  expect((await screen.findByText('Magang Desain Gim')).lang).toBe('')
  const receipt = 'Arunika telah menghapus lamaran AR-7KQ2M9XD.'
  respond({ message: 'Your application has been deleted.', receipt, signature: 'x', language: 'id' })
  await userEvent.click(screen.getByRole('button', { name: 'Hapus semua sekarang' }))
  await userEvent.click(screen.getByRole('button', { name: 'Ya, hapus' }))
  expect((await screen.findByText(receipt)).lang).toBe('')
  expect(screen.getByRole('heading', { name: 'Lamaran Anda sudah dihapus.' })).toBeDefined()
  expect(calls).toEqual(['GET /api/my-application?language=id', 'DELETE /api/my-application?language=id'])
})

test('an interview is offered in a form that needs no scripts, with each time in the zone of office and reader', async () => {
  window.location.hash = '#token'
  const times = [{ at: '2030-01-08T03:00:00.000Z', when: 'Selasa, 8 Januari 2030, 10.00–10.45 (WIB)' }]
  const interview = { isChosen: false, times, venue: 'Studio 2', path: '/api/my-interview/1.x' }
  stubApi(200, { ...application, interview })
  show()
  const choice = await screen.findByRole<HTMLInputElement>('radio', {
    name: /^Selasa, 8 Januari 2030, 10.00–10.45 \(WIB\)/,
  })
  expect([choice.name, choice.value, choice.form?.method, choice.form?.getAttribute('action')]).toEqual([
    ...['time', times[0]?.at, 'post', '/api/my-interview/1.x/choose?language=id'],
  ])
  // The tests run in UTC.
  expect(screen.getByText(/^Selasa, 8 Januari pukul 03.00 UTC$/)).toBeDefined()
  cleanup()
  stubApi(200, { ...application, interview: { ...interview, isChosen: true } })
  show()
  const change = await screen.findByRole('link', { name: 'Tambahkan ke kalender, pindahkan, atau batalkan' })
  expect(change.getAttribute('href')).toBe('/api/my-interview/1.x?language=id')
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a link that no longer works says so in Indonesian, and another can be asked for', async () => {
  window.location.hash = '#token'
  stubApi(410, { code: 'invalid_link', message: 'This link no longer works. Please ask for a new one.' })
  show()
  expect(await screen.findByText('Tautan ini sudah tidak berlaku. Silakan minta tautan baru.')).toBeDefined()
  stubApi(200, { message: 'If this fits an application, a mail with a link is on its way.' })
  await userEvent.type(screen.getByLabelText('Kode referensi'), 'AR-7KQ2M9XD')
  await userEvent.type(screen.getByLabelText('Alamat email yang Anda pakai saat melamar'), 'd@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Kirim tautannya' }))
  expect(await screen.findByText(/email berisi tautan segera terkirim/)).toBeDefined()
})
