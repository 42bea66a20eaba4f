import type { NavEntry } from '@arunika/federation'
import { testSite } from '@arunika/testing'
import { expect, test } from 'vitest'
import { findPages } from './find-here.ts'
import { sectionsOf } from './page-sections.ts'

const nav: NavEntry[] = [
  { to: '/about-us', label: 'About', position: 10 },
  {
    to: '/technology',
    label: 'Technology',
    position: 20,
    children: [
      { to: '/technology/logo-design', label: 'Logo Design' },
      { to: '/technology/illustration', label: 'Illustrations' },
      { to: '/technology/web-and-app-development', label: 'App & Web Development' },
    ],
  },
  { to: '/privacy', label: 'Privacy', position: 30, area: 'legal' },
]
const found = (words: string) =>
  findPages(words, nav, sectionsOf(testSite)).map(({ to, text }) => ({ to, text }))

test('a page is found by its label in the menus, and listed with its lead', () => {
  expect(found('privacy')).toEqual([{ to: '/privacy', text: undefined }])
  expect(found('illustrations')).toEqual([
    { to: '/technology/illustration', text: expect.stringMatching(/^Before there is a budget/) },
  ])
})

test('a page is found by what it shows: services and works that have no page of their own', () => {
  expect(found('tembara')).toEqual([
    { to: '/technology/logo-design', text: expect.stringMatching(/^Tembara: A night-train mark/) },
  ])
  expect(found('storyboard').map(({ to }) => to)).toEqual(['/technology/illustration'])
  expect(found('android')).toEqual([
    { to: '/technology/web-and-app-development', text: expect.stringMatching(/^Mobile Apps: /) },
  ])
})

test('words of a label and of what the page shows are found together', () => {
  expect(found('logo pixels').map(({ to }) => to)).toEqual(['/technology/logo-design'])
})

test('pages with the words in their labels come first', () => {
  expect(found('technology')[0]?.to).toBe('/technology')
})
