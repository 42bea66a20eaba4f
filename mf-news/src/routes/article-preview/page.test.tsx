// @vitest-environment happy-dom
import { PREVIEW_PATH } from '@arunika/federation/preview'
import { renderPage, testSite } from '@arunika/testing'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../expose/routes.tsx'
import { articlePreviewHandle } from './handle.ts'

test('who comes to the preview without the back-office around it is sent home', async () => {
  const { router } = renderPage(routes, PREVIEW_PATH, {})
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('search engines are told not to index it', () => {
  const context = { params: {}, search: new URLSearchParams(), site: testSite }
  expect(articlePreviewHandle.meta(context, undefined).noIndex).toBe(true)
})
