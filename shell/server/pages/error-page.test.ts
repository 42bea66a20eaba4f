import { PAGE_ERRORS } from '@anyam/host/server/http/errors'
import { describe, expect, it } from 'vitest'
import { plainPages } from './error-page.ts'

const site = { name: 'A <b>' }
const pageOf = (code: (typeof PAGE_ERRORS)[number], language: 'en' | 'id' = 'en') =>
  plainPages.error(site, { code, id: 'visit-1', language, again: '' })

describe('Promise 29: an error page', () => {
  it('says what happened, and by which name operators find it', () => {
    const body = pageOf('internal_error')
    expect(body).toContain('<h1>Something went wrong on our side</h1>')
    expect(body).toContain('<title>Something went wrong on our side | A &lt;b></title>')
    expect(body).toContain('Reference: visit-1')
  })

  it('leads to another attempt, if there is an address for one', () => {
    const pageFor = (again?: string) =>
      plainPages.error(site, { code: 'unavailable', id: 'visit-1', language: 'en', again })
    expect(pageFor('')).toContain('<a href="">Try again</a>')
    expect(pageFor('https://a.example/form?a=1&b="')).toContain(
      '<a href="https://a.example/form?a=1&amp;b=&quot;">Try again</a>',
    )
    expect(pageFor(undefined)).not.toContain('Try again')
  })

  it('is in the language of its address', () => {
    const body = pageOf('not_found', 'id')
    expect(body).toContain('<html lang="id">')
    expect(body).toContain('<h1>Tidak ada apa-apa di sini</h1>')
    expect(body).toContain('<a href="/id">Ke beranda</a>')
  })

  it.each(PAGE_ERRORS)('for %s has the sentence that programs get', (code) => {
    expect(pageOf(code)).toContain(`<p>${plainPages.sentence(code)}</p>`)
  })
})
