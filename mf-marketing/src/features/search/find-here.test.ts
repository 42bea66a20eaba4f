import type { NavEntry } from '@anyam/federation'
import { siteIn } from '@arunika/contracts/site'
import { testSite } from '@arunika/testing'
import { expect, test } from 'vitest'
import { findHere } from './find-here.ts'

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
  { to: '/events', label: 'Events', position: 30 },
  { to: '/privacy', label: 'Privacy', position: 40, area: 'legal' },
]

async function found(words: string, language?: 'id') {
  const { pages } = await findHere(words, siteIn(testSite, language), nav)
  return pages.map(({ to, text }) => ({ to, text }))
}
const pathsOf = async (words: string) => (await found(words)).map(({ to }) => to)

test('a page is found by its label in the menus, and listed with its lead', async () => {
  expect(await found('events')).toEqual([{ to: '/events', text: undefined }])
  expect(await found('illustrations')).toEqual([
    { to: '/technology/illustration', text: expect.stringMatching(/^Before there is a budget/) },
  ])
})

test('pages that their own remotes find are left to them', async () => {
  expect(await found('privacy')).toEqual([])
})

test('a page is found by what it shows: services and works that have no page of their own', async () => {
  expect(await found('tembara')).toEqual([
    { to: '/technology/logo-design', text: expect.stringMatching(/^Tembara: A night-train mark/) },
  ])
  expect(await pathsOf('storyboard')).toEqual(['/technology/illustration'])
  expect(await found('android')).toEqual([
    { to: '/technology/web-and-app-development', text: expect.stringMatching(/^Mobile Apps: /) },
  ])
})

test('in Indonesian a page is found by what it shows in Indonesian', async () => {
  expect(await found('kereta malam', 'id')).toEqual([
    { to: '/technology/logo-design', text: expect.stringMatching(/^Tembara: Logo kereta malam/) },
  ])
  expect(await found('night-train', 'id')).toEqual([])
})

test('words of a label and of what the page shows are found together', async () => {
  expect(await pathsOf('logo pixels')).toEqual(['/technology/logo-design'])
})

test('pages with the words in their labels come first', async () => {
  expect((await pathsOf('technology'))[0]).toBe('/technology')
})

test('a project is found by its name and by what it is', async () => {
  const projects = async (words: string) =>
    (await findHere(words, testSite, nav)).projects.map(({ to, details }) => ({ to, details }))
  const rimba = { to: '/technology/game-development/rimba', details: 'Adventure, PC and console' }
  expect(await projects('rimba')).toEqual([rimba])
  expect(await projects('tapir')).toEqual([rimba])
})
