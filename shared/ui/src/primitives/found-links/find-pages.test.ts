import { describe, expect, test } from 'vitest'
import { findPages } from './find-pages.ts'
import { holdsWords } from './holds-words.ts'

describe('words', () => {
  test('are held whatever their capitals and accents', () => {
    expect(holdsWords('cafe', 'Our Café')).toBe(true)
    expect(holdsWords('film m2', 'ﬁlm stu\u00addio,\u00a040 m²')).toBe(true)
    expect(holdsWords('studio 40', 'ﬁlm stu\u00addio,\u00a040 m²')).toBe(true)
    expect(holdsWords('game studio', 'Studio', undefined, 'We make games')).toBe(true)
    expect(holdsWords('game school', 'We make games')).toBe(false)
  })

  test('of two letters begin a word', () => {
    expect(holdsWords('3d', 'In 3D')).toBe(true)
    expect(holdsWords('it', 'With care')).toBe(false)
  })

  test('of a question that say nothing of what it is about are left out', () => {
    expect(holdsWords('How long do you keep my application?', 'How long we keep it', 'Applications')).toBe(
      true,
    )
    expect(holdsWords('berapa lama data saya disimpan', 'Data lamaran disimpan', 'Lama')).toBe(true)
  })

  test('count if there are no others', () => {
    expect(holdsWords('who we are', 'Who we are')).toBe(true)
    expect(holdsWords('who we are', 'What it costs')).toBe(false)
  })
})

describe('pages', () => {
  const pages = [
    { to: '/privacy', label: 'Privacy', sections: [{ text: 'A lead' }, { name: 'Cookies', text: 'None' }] },
    { to: '/about', label: 'About', parent: 'House', sections: [{ text: 'Of privacy and cookies' }] },
    { to: '/events', label: 'Events' },
  ]

  test('with the words in their labels come first, with their leads', () => {
    expect(findPages('privacy', pages)).toEqual([
      { to: '/privacy', title: 'Privacy', text: 'A lead' },
      { to: '/about', title: 'About', details: 'House', text: 'Of privacy and cookies' },
    ])
  })

  test('are listed with the part that holds the words, on its own or with the label', () => {
    expect(findPages('cookies none', pages)).toEqual([
      { to: '/privacy', title: 'Privacy', text: 'Cookies: None' },
    ])
    expect(findPages('privacy none', pages).map(({ text }) => text)).toEqual(['Cookies: None'])
  })

  test('are found by words of several parts, after the others, with the part that holds the most', () => {
    const notice = {
      to: '/notice',
      label: 'Notice',
      sections: [{ text: 'A lead' }, { text: 'Cookies crumble' }, { text: 'Privacy of cookies' }],
    }
    expect(findPages('privacy cookies crumble', [notice]).map(({ text }) => text)).toEqual([
      'Cookies crumble',
    ])
    expect(findPages('privacy cookies lead', [notice, ...pages]).map(({ to, text }) => [to, text])).toEqual([
      ['/notice', 'Privacy of cookies'],
      ['/privacy', 'Cookies: None'],
    ])
    expect(findPages('cookies lead', [notice, ...pages]).map(({ to }) => to)).toEqual(['/notice', '/privacy'])
    expect(findPages('privacy cookies bread', [notice])).toEqual([])
  })

  test('are found by words in quotes, and with other apostrophes and hyphens', () => {
    const page = { to: '/a', label: 'A', sections: [{ text: 'Don’t miss stop‑motion, 2019–2024' }] }
    for (const words of ["don't", '"stop-motion"', '(2019-2024)', '“don’t miss”'])
      expect(findPages(words, [page]).map(({ to }) => to)).toEqual(['/a'])
  })

  test('that tell nothing of themselves are found by their labels', () => {
    expect(findPages('events', pages)).toEqual([{ to: '/events', title: 'Events' }])
  })
})
