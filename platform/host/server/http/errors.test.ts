import { CodedError } from '@anyam/server/errors'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { siteAt } from '../../test/site.ts'
import { handleErrors, refuseAddress } from './errors.ts'

const site = { ...siteAt('https://site.example'), name: 'A' }

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
    ['/unknown', 500, 'internal_error'],
    ['/overloaded', 503, 'overloaded'],
    ['/nothing', 404, 'not_found'],
    ['/%', 400, 'bad_request'],
  ])('at %s is a page for people that tells nothing of the program', async (url, status, code) => {
    const response = await shellThatFails().inject({ url, headers: { accept: 'text/html' } })
    expect(response.statusCode).toBe(status)
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' })
    expect(response.headers['retry-after']).toBe(status === 503 ? '5' : undefined)
    expect(response.body).toContain(`<title>${code} | A</title>`)
    expect(response.body).not.toMatch(/secret|ERR_|FST_|\.ts/i)
  })

  it('is in the language of its address', async () => {
    const headers = { accept: 'text/html' }
    const { body } = await shellThatFails().inject({ url: '/id/nothing', headers })
    expect(body).toContain('<html lang="id">')
  })

  it('is an object with a message and a code for programs', async () => {
    const expected = { message: 'Sentence of internal_error.', code: 'internal_error' }
    expect((await shellThatFails().inject('/api/unknown')).json()).toEqual(expected)
    const headers = { accept: 'application/json' }
    expect((await shellThatFails().inject({ url: '/unknown', headers })).json()).toEqual(expected)
  })
})
