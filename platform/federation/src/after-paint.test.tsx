// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AfterPaint } from './after-paint.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const page = (
  <>
    <h1>Page</h1>
    <AfterPaint>
      <p>Further down</p>
    </AfterPaint>
  </>
)

function openAt(path: string) {
  const routes = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/page', element: page },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return {
    follow: (to: string) => act(() => router.navigate(to)),
    goBack: () => act(() => router.navigate(-1)),
  }
}

const isHere = (text: string) => screen.queryByText(text) !== null
const afterFrame = () => act(() => vi.runAllTimersAsync())

test('a page that is opened by its address is whole at once', () => {
  openAt('/page')
  expect(isHere('Further down')).toBe(true)
})

test('a page that a link leads to is whole after its first frame', async () => {
  const { follow } = openAt('/')
  await follow('/page')
  expect(isHere('Page')).toBe(true)
  expect(isHere('Further down')).toBe(false)
  await afterFrame()
  expect(isHere('Further down')).toBe(true)
})

test('a page that is left before its first frame is not waited for', async () => {
  const { follow } = openAt('/')
  await follow('/page')
  await follow('/')
  expect(vi.getTimerCount()).toBe(0)
})

test('on the way back the page has its whole height for the scroll position', async () => {
  const { follow, goBack } = openAt('/page')
  await follow('/')
  await goBack()
  expect(isHere('Further down')).toBe(true)
})

test('a link to a fragment of the page finds it', async () => {
  const { follow } = openAt('/')
  await follow('/page#further')
  expect(isHere('Further down')).toBe(true)
})
