// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { definePart } from './page-part.tsx'

class Boundary extends Component<{ children: ReactNode }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render = () => (this.state.isBroken ? 'Broken' : this.props.children)
}

/** Fails to load the given number of times, then succeeds. */
function partThatFails(times: number) {
  let failures = 0
  const module = vi.fn(async () => {
    failures += 1
    if (failures > 20) await new Promise(() => {})
    if (failures <= times) throw new Error('No connection')
    return { default: () => 'The film' }
  })
  return { module, ...definePart(module) }
}
afterEach(cleanup)

test('a part that was not loaded before is loaded when it is shown', async () => {
  const { Part } = partThatFails(0)
  await act(async () => render(<Part />))
  expect(screen.getByText('The film')).toBeDefined()
})

test('a part that cannot be loaded is asked for once, and is the failure of its page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { module, Part } = partThatFails(Number.POSITIVE_INFINITY)
  await act(async () =>
    render(
      <Boundary>
        <Part />
      </Boundary>,
    ),
  )
  expect(screen.getByText('Broken')).toBeDefined()
  expect(module).toHaveBeenCalledTimes(1)
})

test('a part that could not be loaded is loaded on the next way to its page', async () => {
  const { load, Part } = partThatFails(1)
  await expect(load()).rejects.toThrow('No connection')
  await load()
  render(<Part />)
  expect(screen.getByText('The film')).toBeDefined()
})
