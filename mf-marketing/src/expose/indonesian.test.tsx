// @vitest-environment happy-dom
import type { PageHandle } from '@arunika/federation'
import { renderPage, testSite } from '@arunika/testing'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { routes } from './routes.tsx'

/** What each page says in Indonesian, and what it must not say in English any more. */
const PAGES: Record<string, { says: string[]; not: string[] }> = {
  '/academy': {
    says: [
      'Cara kami mengajar',
      'Galeri Seni',
      'Yang sering ditanyakan orang tua',
      'Selengkapnya',
      'Daftar ikut kelas',
    ],
    not: ['How we teach', 'Arts Gallery', 'View More', 'Register for a class'],
  },
  '/academy/kid-class': {
    says: [
      'Kelas Anak',
      '5 bulan / kursus',
      'Roblox',
      'Puppetry & Design',
      'Tentatif 2–8 jam, minimal 10 peserta',
    ],
    not: ['5 months', 'Workshops', 'Ask us'],
  },
  '/academy/regular-class': {
    says: [
      'Kelas Reguler',
      'Workshop Pilihan',
      'Photography & Editting',
      'Tentatif 7–8 jam, minimal 5 peserta',
    ],
    not: ['Elective', 'See internships'],
  },
  '/contact-us': {
    says: ['Hubungi Kami', 'KIRIM SEKARANG', 'Cara kami menjaga data Anda', 'Muat peta interaktif'],
    not: ['Get in Touch', 'SEND NOW', 'How we treat your data'],
  },
  '/search?q=roblox': { says: ['Hasil untuk “roblox”', 'tanyakan kepada kami'], not: ['Results', 'ask us'] },
}

describe.each(Object.entries(PAGES))('%s in Indonesian', (path, { says, not }) => {
  beforeEach(() => {
    renderPage(routes, path, {}, 'id')
  })

  test('shows its texts', async () => {
    await screen.findByRole('heading', { level: 1 })
    await screen.findByText(says[0] ?? '')
    const text = document.body.textContent ?? ''
    for (const words of says) expect(text).toContain(words)
    for (const words of not) expect(text).not.toContain(words)
  })

  test('has a title, a description and a card of its own language', async () => {
    const [pathname = ''] = path.split('?')
    const handle = routes.find((route) => route.path === pathname)?.handle as PageHandle
    await screen.findByRole('heading', { level: 1 })
    const context = { params: {}, search: new URLSearchParams(), site: testSite }
    const site = { ...testSite, language: 'id' as const }
    const inEnglish = handle.meta(context, undefined)
    const inIndonesian = handle.meta({ ...context, site }, undefined)
    expect(inIndonesian.title).not.toBe(inEnglish.title)
    expect(inIndonesian.description).not.toBe(inEnglish.description)
    const card = await handle.card?.(context, undefined)
    if (card) expect(await handle.card?.({ ...context, site }, undefined)).not.toEqual(card)
  })
})
