// @vitest-environment happy-dom
import type { PageHandle } from '@anyam/federation'
import { renderPage, testSite } from '@arunika/testing'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { routes } from './routes.tsx'

/** Texts that each page must show in Indonesian, and English texts that it must not show. */
const PAGES: Record<string, { says: string[]; not: string[] }> = {
  '/': {
    says: ['MARI BERKARYA BERSAMA', 'YANG KAMI KERJAKAN', 'KARYA TERBARU', 'MITRA KAMI', 'Mulai proyek'],
    not: ['TOGETHER', 'View More', 'Start a project', 'Find a class'],
  },
  '/?home=video': {
    says: ['Datang apa adanya.', 'Kata siswa kami', 'Lihat-lihat akademi', 'Usia 6–12 tahun'],
    not: ['Come as you are', 'What our students say', 'Ages'],
  },
  '/about-us': {
    says: ['VISI KAMI', 'MISI KAMI', 'Tonggak perjalanan', 'JAJARAN DIREKSI', 'KENALI TIM KAMI', 'Sapa kami'],
    not: ['OUR VISION', 'Milestones', 'DIRECTORS', 'Say hello'],
  },
  '/technology': {
    says: ['2,7 juta', 'Pengembangan Gim', 'Cara kami bekerja', 'Dan semua yang melengkapinya'],
    not: ['million', 'How we work', 'View More'],
  },
  '/technology/game-development': {
    says: ['Dimainkan dan disayangi', 'Island of Kites', 'Cerita pembuatannya', 'Layanan studio lainnya'],
    not: ['Visit ', 'How it was made', 'More from the studio', 'units'],
  },
  '/technology/animation': {
    says: ['Sedang tayang', '2 musim, 88 episode', 'Serial animasi', 'Desain karakter'],
    not: ['seasons', 'Character design', 'Animated series'],
  },
  '/technology/illustration': {
    says: ['Empat cara menggambarnya', 'Monsoon Market', 'Desain 3D'],
    not: ['Four ways', '3D Design', 'Technology'],
  },
  '/technology/information-technology': {
    says: ['Tiga cara melihat', 'HoloLens', 'Sedang bertugas hari ini'],
    not: ['Three kinds', 'At work today'],
  },
  '/technology/logo-design': {
    says: ['Dari logo sampai ke pasar', 'Tembara', 'Branding Produk'],
    not: ['From mark', 'Logo Design'],
  },
  '/technology/web-and-app-development': {
    says: ['Yang kami bangun untuk web', 'Pasar Pagi', 'Gamifikasi'],
    not: ['What we build', 'Mobile Apps'],
  },
  '/technology/animation/lantern-night': {
    says: ['Sekilas', 'Film panjang', 'Dari garis sampai warna', 'Film dan serial kami yang lain'],
    not: ['At a glance', 'Feature film', 'Visit ', 'From line'],
  },
  '/academy': {
    says: [
      'Cara kami mengajar',
      'Galeri Seni',
      'Yang sering ditanyakan orang tua',
      'Selengkapnya',
      'Daftar ikut kelas',
    ],
    not: ['Kid Class', 'Regular Class', 'How we teach', 'Arts Gallery', 'View More', 'Register for a class'],
  },
  '/academy/kid-class': {
    says: [
      'Kelas Anak',
      '5 bulan / kursus',
      'Roblox',
      'Puppetry & Design',
      'Tentatif 2–8 jam, minimal 10 peserta',
    ],
    not: ['Kid Class', 'Regular Class', '5 months', 'Workshops', 'Ask us'],
  },
  '/academy/regular-class': {
    says: [
      'Kelas Reguler',
      'Workshop Pilihan',
      'Photography & Editting',
      'Tentatif 7–8 jam, minimal 5 peserta',
    ],
    not: ['Regular Class', 'Elective', 'See internships'],
  },
  '/contact-us': {
    says: ['Hubungi Kami', 'KIRIM SEKARANG', 'Cara kami menjaga data Anda', 'Muat peta interaktif'],
    not: ['Get in Touch', 'SEND NOW', 'How we treat your data'],
  },
  '/search?q=roblox': { says: ['Hasil untuk “roblox”', 'tanyakan kepada kami'], not: ['Results', 'ask us'] },
}

test('a partner has its sentence in Indonesian', async () => {
  renderPage(routes, '/', {}, 'id')
  const { text } = testSite.partners?.studio.translations?.id ?? {}
  expect((await screen.findByText(text ?? '')).lang).toBe('')
})

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
