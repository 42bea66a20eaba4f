import type { NavEntry } from '@anyam/federation'
import { expect, it } from 'vitest'
import { breadcrumbs } from './breadcrumbs.ts'

const site = { name: 'Arunika', publicUrl: 'https://arunika.test' }
const nav: NavEntry[] = [
  { label: 'Home', to: '/', position: 10, exact: true },
  { label: 'News', to: '/articles', position: 60 },
  {
    ...{ label: 'Technology', to: '/technology', position: 40 },
    children: [{ label: 'Animations', to: '/technology/animation' }],
  },
  { label: 'Kid Class', to: '/academy/kid-class', position: 10, area: 'classes' },
  { label: 'Academy', to: '/academy', position: 30 },
  { label: 'Articles', to: '/admin/articles', position: 10, area: 'back-office' },
]

function trail(path: string, breadcrumb?: string) {
  const list = breadcrumbs(site, nav, path, breadcrumb) as
    | { itemListElement: { name: string; item: string }[] }
    | undefined
  return list?.itemListElement.map(({ name, item }) => `${name} ${item.slice(site.publicUrl.length)}`)
}

it.each([
  ['/technology', undefined, ['Arunika /', 'Technology /technology']],
  ['/academy/kid-class', undefined, ['Arunika /', 'Academy /academy', 'Kid Class /academy/kid-class']],
  [
    '/technology/animation',
    undefined,
    ['Arunika /', 'Technology /technology', 'Animations /technology/animation'],
  ],
  ['/articles/7-rimba', 'Rimba', ['Arunika /', 'News /articles', 'Rimba /articles/7-rimba']],
  ['/articles?page=2', 'Archive', ['Arunika /', 'News /articles', 'Archive /articles?page=2']],
  ['/articles/8', undefined, ['Arunika /', 'News /articles']],
])('the breadcrumbs of %s come from the menus of all remotes', (path, breadcrumb, expected) => {
  expect(trail(path, breadcrumb)).toEqual(expected)
})

it.each(['/', '/articles-of-others', '/admin/articles'])('%s has none', (path) => {
  expect(trail(path)).toBeUndefined()
})
