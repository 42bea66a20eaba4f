// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { CONTENT } from './page.ts'
import { useContent } from './use-content.ts'

afterEach(cleanup)
const load = vi.fn(async () => ({ text: 'Loaded' }))

function Page() {
  return <p>{useContent('news/one', load)?.text ?? 'None yet'}</p>
}

const Nothing = () => null

function show(loader?: () => object) {
  load.mockClear()
  const route = {
    id: 'news/one',
    path: '/',
    Component: Page,
    HydrateFallback: Nothing,
    ...(loader && { loader }),
  }
  render(<RouterProvider router={createMemoryRouter([route])} />)
}

test('what the document brings of an address is shown, and nothing is loaded', async () => {
  show(() => ({ [CONTENT]: { text: 'Sent' } }))
  expect(await screen.findByText('Sent')).toBeDefined()
  expect(load).not.toHaveBeenCalled()
})

test('in a host that brings nothing the page loads it itself', async () => {
  show()
  expect(await screen.findByText('Loaded')).toBeDefined()
})

test('an address of which there is nothing to say is not loaded', async () => {
  show(() => ({ [CONTENT]: null }))
  expect(await screen.findByText('None yet')).toBeDefined()
  expect(load).not.toHaveBeenCalled()
})
