import { expect, it } from 'vitest'
import { viewsOf } from './walk.ts'

const browsersOf = (pages: string[], translated: string[]) =>
  viewsOf(pages, translated, false).map(({ address, browser }) => [
    address,
    /Firefox|Safari/.exec(browser?.userAgent ?? '')?.[0] ?? 'Chromium',
  ])

it('a page is visited by three browsers, one of them in each further language if there is one', () => {
  const anywhere = [
    ['/visit', 'Chromium'],
    ['/visit', 'Safari'],
  ]
  expect(browsersOf(['/visit'], ['/id/visit'])).toEqual([...anywhere, ['/id/visit', 'Firefox']])
  expect(browsersOf(['/visit'], [])).toEqual([...anywhere, ['/visit', 'Firefox']])
})
