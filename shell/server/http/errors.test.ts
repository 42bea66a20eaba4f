import { CodedError } from '@anyam/server/errors'
import { createSite } from '@arunika/contracts/site'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { handleErrors, refuseAddress } from './errors.ts'
import { canonicalAddress, pageAddress } from './page-address.ts'

const site = createSite({ name: 'A <b>', lmsUrl: 'https://learn.example', publicUrl: 'https://site.example' })

function shellThatFails() {
  const app = Fastify({ frameworkErrors: refuseAddress(site) })
  onTestFinished(() => app.close())
  handleErrors(app, site)
  app.get('/unknown', () => {
    throw Object.assign(new TypeError('cannot read /srv/secret.key'), { code: 'ERR_SECRET' })
  })
  app.get('/overloaded', () => {
    throw new CodedError('overloaded')
  })
  app.get('/api/unknown', () => {
    throw new Error('secret')
  })
  return app
}

describe('Promise 29: an error of the shell', () => {
  it.each([
    ['/unknown', 500, 'Something went wrong on our side'],
    ['/overloaded', 503, 'Very many people are here right now'],
    ['/nothing', 404, 'There is nothing here'],
    ['/%', 400, 'This address is not right'],
  ])('at %s is a page for people that tells nothing of the program', async (url, status, title) => {
    const response = await shellThatFails().inject({ url, headers: { accept: 'text/html' } })
    expect(response.statusCode).toBe(status)
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' })
    expect(response.headers['retry-after']).toBe(status === 503 ? '5' : undefined)
    expect(response.body).toContain(`<h1>${title}</h1>`)
    expect(response.body).toContain(`<title>${title} | A &lt;b></title>`)
    expect(response.body).not.toMatch(/secret|ERR_|FST_|\.ts/i)
  })

  it('is in the language of its address', async () => {
    const headers = { accept: 'text/html' }
    const { body } = await shellThatFails().inject({ url: '/id/nothing', headers })
    expect(body).toContain('<html lang="id">')
    expect(body).toContain('<h1>Tidak ada apa-apa di sini</h1>')
    expect(body).toContain('<a href="/id">Ke beranda</a>')
  })

  it('is an object with a message and a code for programs', async () => {
    const message = 'We have a record of it and will look into it. Please try again in a moment.'
    const expected = { message, code: 'internal_error' }
    expect((await shellThatFails().inject('/api/unknown')).json()).toEqual(expected)
    const headers = { accept: 'application/json' }
    expect((await shellThatFails().inject({ url: '/unknown', headers })).json()).toEqual(expected)
  })
})

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
