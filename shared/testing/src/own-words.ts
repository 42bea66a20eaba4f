import type { PageHandle } from '@anyam/federation'
import { siteIn } from '@arunika/contracts/site'
import { screen } from '@testing-library/react'
import type { RouteObject } from 'react-router'
import { renderPage } from './render-page.tsx'
import { testSite } from './test-site.ts'

/**
 * Renders a page in Indonesian and calls everything in its handle. `renderPage` makes the test fail if the
 * page uses words that it does not provide.
 */
export async function showInIndonesian(routes: RouteObject[], { path = '', handle }: RouteObject) {
  renderPage(routes, path.replace(/:\w+/g, '1'), {}, 'id')
  await screen.findAllByRole('heading')
  const context = { params: {}, search: new URLSearchParams(), site: siteIn(testSite, 'id') }
  const { meta, card, structuredData } = handle as PageHandle
  meta(context, undefined)
  await card?.(context, undefined)
  await structuredData?.(context, undefined)
}
