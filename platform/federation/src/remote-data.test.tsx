// @vitest-environment happy-dom
import { usePolled } from '@anyam/data'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withRemoteData } from './remote-data.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Titles = withRemoteData(() => <p>{usePolled<string[]>('/api/articles').data?.join()}</p>)

it('a page fetches and polls on its own in a host that has no data layer', async () => {
  const titles = ['Robots']
  vi.stubGlobal('fetch', async () => Response.json(titles))
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Titles /> }])} />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('Robots')).toBeDefined()

  titles.push('Rockets')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('Robots,Rockets')).toBeDefined()
})
