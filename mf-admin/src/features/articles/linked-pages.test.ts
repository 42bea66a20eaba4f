import { expect, test } from 'vitest'
import { offered, pathsOf } from './linked-pages.ts'

const painter = { path: '/career/1', label: 'Lantern painter', kind: 'vacancy' }
const lighter = { path: '/career/2', label: 'Lamp lighter', kind: 'vacancy' }
const kids = { path: '/academy/kid-class', label: 'Kid Class', kind: 'class' }

test('pages are offered by all words of a search; the chosen ones stay, also if they are closed', () => {
  const pages = [painter, lighter, kids]
  expect(offered(pages, [], 'la').others).toEqual([painter, lighter, kids])
  expect(offered(pages, [], ' VACANCY lamp ').others).toEqual([lighter])
  expect(offered(pages, ['/career/9', '/career/2'], 'nothing like it')).toEqual({
    chosen: [{ path: '/career/9', label: '/career/9', kind: 'not open' }, lighter],
    others: [],
  })
})

test('paths are separated by spaces', () => {
  expect(pathsOf('/career/1 /academy/kid-class')).toEqual(['/career/1', '/academy/kid-class'])
  expect(pathsOf(undefined)).toEqual([])
})
