import { offlineHtml } from '@anyam/host/browser/offline/offline-html'
import { offlineReading } from '@anyam/host/server/http/offline-reading'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { OFFLINE_WORDS } from '../../src/offline/offline-words.ts'
import { plainPages } from './error-page.ts'
import { OFFLINE_LIST_WORDS } from './offline-list-words.ts'

it('the list of what is stored is Indonesian for readers of Indonesian pages', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  offlineReading(app, {
    site: { name: 'Arunika', plainPages },
    words: OFFLINE_LIST_WORDS,
    dir: '/nowhere',
    isOn: false,
  })
  const [english = '', template = ''] = await Promise.all(
    ['/offline', '/id/offline'].map(async (url) => (await app.inject({ url })).body),
  )
  expect(english).toContain('<h1>Pages to read offline</h1>')
  expect(template).toContain('<html lang="id">')
  expect(template).toContain('<p>Peramban ini belum menyimpan halaman situs.</p>')
  expect(template).toContain('<a href="/id">Ke beranda</a>')

  const asOf = '2026-11-20T02:00:00.000Z'
  const pages = {
    saved: [{ path: '/id/articles/2', title: 'Sebuah sungai', asOf }],
    read: [{ path: '/about-us', title: 'About us', asOf }],
  }
  const { listHtml, storedHtml } = offlineHtml(OFFLINE_WORDS)
  const list = listHtml(template, pages, { missing: true, isOnline: false, language: 'id' })
  for (const text of [
    'Anda sedang offline. Halaman yang Anda buka tidak tersimpan di peramban ini.',
    '<h2>Artikel tersimpan</h2>',
    '<h2>Halaman terakhir</h2>',
    '<a href="/about-us" lang="en">About us</a>',
    '<form method="post" action="/id/offline">',
    '<button aria-label="Hapus Sebuah sungai">Hapus</button>',
    '20 November 2026',
  ])
    expect(list).toContain(text)
  expect(list).not.toContain('belum menyimpan')
  const stored = storedHtml('<html lang="id"><title>Sungai</title><body></body>', asOf, 'system', true)
  expect(stored).toContain('<title>Offline: Sungai')
  expect(stored).toContain('<a href="/id/offline">Halaman untuk dibaca offline</a>')
})
