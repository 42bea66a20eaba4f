// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
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

const loads = new Map<string, (content: { text: string }) => void>()

function Found() {
  const { search } = useLocation()
  const load = () => new Promise<{ text: string }>((done) => loads.set(search, done))
  return <p>{useContent('news/one', load)?.text ?? 'None yet'}</p>
}

test('what was loaded for one address is not shown at another', async () => {
  const router = createMemoryRouter([{ id: 'news/one', path: '/', Component: Found }], {
    initialEntries: ['/?q=one'],
  })
  render(<RouterProvider router={router} />)
  const come = (search: string, text: string) => act(async () => loads.get(search)?.({ text }))
  await come('?q=one', 'One')
  expect(screen.getByText('One')).toBeDefined()
  await act(() => router.navigate('/?q=two'))
  expect(screen.getByText('None yet')).toBeDefined()
  await act(() => router.navigate('/?q=three'))
  await come('?q=three', 'Three')
  await come('?q=two', 'Two')
  expect(screen.getByText('Three')).toBeDefined()
})
