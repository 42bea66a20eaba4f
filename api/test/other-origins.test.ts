import { expect, it } from 'vitest'
import { articleForm, jpeg } from './support/samples.ts'
import { startOwnApi } from './support/test-api.ts'

const HEADER = 'access-control-allow-origin'

it('pages of other origins may read what is public, whether it is cached or not, and nothing else', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  const article = articleForm({
    title: 'Doors',
    date: '2026-11-20',
    content: '<p>x</p>',
    categories: [1],
    picture: await jpeg(),
  })
  await api.call('/api/admin/articles/create', { token, form: article })
  const [first] = (await api.call<{ featured_image_path: string }[]>('/api/articles')).body
  const headersOf = async (path: string, init?: RequestInit) => (await fetch(api.url + path, init)).headers

  const uploaded = `/uploads/${first?.featured_image_path}`
  for (const path of [
    '/api/articles',
    '/api/articles',
    '/api/job-vacancies',
    '/api/articles/999999',
    uploaded,
  ]) {
    const headers = await headersOf(path)
    expect([path, headers.get(HEADER)]).toEqual([path, '*'])
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.has('access-control-allow-credentials')).toBe(false)
  }

  const bearer = { authorization: `Bearer ${token}` }
  for (const [path, init] of [
    ['/api/admin/articles', { headers: bearer }],
    ['/api/admin/whats-new', { headers: bearer }],
    ['/api/admin/articles', {}],
    ['/api/contact-us', { method: 'POST' }],
    ['/api/login', { method: 'POST' }],
    ['/api/articles', { method: 'OPTIONS', headers: { origin: 'https://elsewhere.example' } }],
    ['/uploads/applications/a.pdf?expires=1&signature=x', {}],
    ['/health', {}],
  ] satisfies [string, RequestInit][]) {
    const headers = await headersOf(path, init)
    expect([path, headers.get(HEADER)]).toEqual([path, null])
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
})
