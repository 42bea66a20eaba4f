// @vitest-environment happy-dom
import { PREVIEW_PATH } from '@anyam/federation/preview'
import { renderPage, testSite } from '@arunika/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { routes } from '../../expose/routes.tsx'
import { articlePreviewHandle } from './handle.ts'

test('who comes to the preview without the back-office around it is sent home', async () => {
  const { router } = renderPage(routes, PREVIEW_PATH, {})
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('a link for colleagues shows the article that it is signed for, or says why it cannot', async () => {
  const article = {
    ...{ id: 7, title: 'A launch', date: '2026-11-21', hashtags: '', content: '<p>Soon.</p>' },
    ...{ featured_image_path: null, featured_image: null, categories: [] },
  }
  const responses = [
    Response.json({ article, relatedArticles: [] }),
    Response.json({ message: 'It has expired.' }, { status: 403 }),
  ]
  const requested: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address)
    return responses.shift()
  })
  window.history.replaceState(null, '', `${PREVIEW_PATH}?link=7.1.x`)
  renderPage(routes, PREVIEW_PATH, {})
  expect(await screen.findByRole('heading', { level: 1, name: 'A launch' })).toBeDefined()
  expect(requested[0]).toContain('/api/articles/preview?link=7.1.x')
  cleanup()
  renderPage(routes, PREVIEW_PATH, {})
  expect(await screen.findByText('It has expired.')).toBeDefined()
  window.history.replaceState(null, '', PREVIEW_PATH)
})

test('in Indonesian a link shows the translation among Indonesian words', async () => {
  const article = {
    ...{ id: 7, title: 'Peluncuran', date: '2026-11-21', hashtags: '', content: '<p>Segera.</p>' },
    ...{ featured_image_path: null, featured_image: null, categories: [], language: 'id' },
  }
  const requested: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address)
    return Response.json({ article, relatedArticles: [] })
  })
  window.history.replaceState(null, '', `${PREVIEW_PATH}?link=7.1.x`)
  renderPage(routes, PREVIEW_PATH, {}, 'id')
  expect((await screen.findByRole('heading', { level: 1, name: 'Peluncuran' })).lang).toBe('')
  expect(screen.getByText('Oleh Redaksi Arunika')).toBeDefined()
  expect(requested[0]).toContain('/api/articles/preview?link=7.1.x&language=id')
  window.history.replaceState(null, '', PREVIEW_PATH)
})

test('search engines are told not to index it', () => {
  const context = { params: {}, search: new URLSearchParams(), site: testSite }
  expect(articlePreviewHandle.meta(context, undefined).noIndex).toBe(true)
})
