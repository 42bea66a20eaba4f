// @vitest-environment happy-dom
import { usePolled } from '@anyam/data'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { DataProvider } from './swr.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Titles = () => <p>{usePolled<string[]>('/api/articles').data?.join()}</p>

/** A page with its remote's copy of the data layer; every build contains one. */
async function pageOfRemote() {
  vi.resetModules()
  const { withRemoteData } = await import('@anyam/federation/remote-data')
  return withRemoteData(Titles)
}

it('remotes that show the same make one request inside the shell, each with a data layer of its own', async () => {
  const fetched = vi.fn(async (_url: string) => Response.json(['Robots', 'Rockets']))
  vi.stubGlobal('fetch', fetched)
  const [News, Events] = [await pageOfRemote(), await pageOfRemote()]
  const pages = (
    <>
      <News />
      <Events />
    </>
  )

  render(
    <DataProvider fallback={{}} stale={undefined}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: pages }])} />
    </DataProvider>,
  )
  expect(await screen.findAllByText('Robots,Rockets')).toHaveLength(2)
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/articles'])
})
