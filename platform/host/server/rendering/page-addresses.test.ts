import { describe, expect, it } from 'vitest'
import { PageAddresses } from './page-addresses.ts'

const ROUTES = [
  { path: '/', searchParams: ['variant'] },
  { path: '/articles', searchParams: ['page', 'q'] },
  { path: '/articles/:id', searchParams: [] },
  { path: '/articles/preview', searchParams: [] },
  { path: '/career' },
]
const release = { build: 'b', entry: 'e', global: 'g', integrity: 'i' }
const set = {
  id: 's',
  remotes: {
    news: { ...release, owns: ['/', '/articles', '/career'] },
    broken: { ...release, owns: ['/broken'] },
    admin: { ...release, owns: ['/admin'] },
  },
}
const addresses = new PageAddresses(set, async (remote) => {
  if (remote !== 'news') throw new Error('It cannot be loaded.')
  return ROUTES
})
const keyOf = async (path: string) => {
  const { href, group } = await addresses.keyOf(new URL(path, 'https://site.example'))
  return [href.slice('https://site.example'.length), group]
}

describe('Promise 28: an address is a page of its own', () => {
  it.each([
    ['/articles?utm_source=x&q=a&page=2', '/articles?page=2&q=a', '/articles'],
    ['/articles?q=a&x=1&q=b', '/articles?q=a&q=b', '/articles'],
    ['/articles?q=%', '/articles?q=%25', '/articles'],
    ['/articles/7?q=a', '/articles/7', '/articles/:id'],
    ['/articles/Preview/?x', '/articles/Preview/', '/articles/preview'],
    ['/?x=1', '/', '/'],
    ['/admin/a?x', '/admin/a', ''],
    ['/nothing?a', '/nothing', ''],
  ])('%s by the parameters that its route declares: %s', async (path, href, group) => {
    expect(await keyOf(path)).toEqual([href, group])
  })

  it.each(['/career?type=x&utm=y', '/broken?a=1'])(
    '%s by all of them where no declaration can be had',
    async (path) => {
      expect((await keyOf(path))[0]).toBe(path)
    },
  )

  it.each([
    ['/Articles?Page=2', '/articles?Page=2'],
    ['/ID/Career', '/id/career'],
    ['/ARTICLES/aB9', '/articles/aB9'],
  ])('%s in the case of its route: %s', async (path, address) => {
    expect(await addresses.inItsCase(new URL(path, 'https://site.example'))).toBe(address)
  })

  it.each(['/articles/aB9', '/Nothing', '/Admin/Users', '/Broken/A'])('%s as it is', async (path) => {
    expect(await addresses.inItsCase(new URL(path, 'https://site.example'))).toBeUndefined()
  })

  it('at once when the routes have been read', async () => {
    await keyOf('/articles')
    expect(addresses.knownKeyOf(new URL('https://site.example/articles?a=1'))?.href).toBe(
      'https://site.example/articles',
    )
    expect(addresses.knownKeyOf(new URL('https://site.example/broken'))).toBeUndefined()
  })
})
