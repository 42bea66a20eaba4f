import { CodedError } from '@anyam/server/errors'
import { describe, expect, it } from 'vitest'
import { canonicalAddress, pageAddress } from './page-address.ts'

describe('the address of a page', () => {
  const origin = 'https://site.example'

  it.each([
    ['/career?a=1', `${origin}/career?a=1`],
    ['//user:pw@x/career', `${origin}//user:pw@x/career`],
    ['http://evil.example/career', `${origin}/career`],
    ['//[/', `${origin}//[/`],
  ])('for %s is %s', (target, address) => expect(pageAddress(target, origin).href).toBe(address))

  it.each(['*', 'career', 'ftp://x/career', 'http://x:99999/'])('does not exist for %s', (target) => {
    expect(() => pageAddress(target, origin)).toThrow(CodedError)
  })

  it.each([
    ['//evil.example//a?b=//', '/evil.example/a?b=//'],
    ['/career/?type=fulltime', '/career?type=fulltime'],
    ['/id/', '/id'],
    ['/%2f/', '/%2f'],
    ['//', '/'],
    ['/admin/', '/admin'],
    ['/index.html', '/'],
    ['/id/about-us/index.html?a', '/id/about-us?a'],
    ['/c%61reer/%e2%82%ac%2Fa', '/career/%e2%82%ac%2Fa'],
  ])('%s is another one of %s', (target, address) => {
    expect(canonicalAddress(pageAddress(target, origin))).toBe(address)
  })

  it.each(['/', '/?a=/', '/career?b=//', '/articles/16/a.b', '/a%20b'])('%s is its only one', (target) => {
    expect(canonicalAddress(pageAddress(target, origin))).toBeUndefined()
  })
})
