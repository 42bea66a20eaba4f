import { beforeEach, expect, it, vi } from 'vitest'
import { createSight } from './sight.ts'

/** Reports to the newest observer whether its element is in view. */
let report: (isIntersecting: boolean) => void
const disconnect = vi.fn()
beforeEach(() => {
  disconnect.mockClear()
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = disconnect
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => callback([{ isIntersecting }])
      }
    },
  )
  return () => vi.unstubAllGlobals()
})

function polled() {
  const poll = vi.fn()
  const sight = Object.assign(createSight(), { poll })
  sight.inViewRef({} as Element)
  return { sight, poll }
}

it('a poll is wanted while the element is in view, and nothing is made up for when none was due', () => {
  const { sight, poll } = polled()
  report(true)
  expect(sight.isVisible()).toBe(true)
  report(false)
  report(true)
  expect(poll).not.toHaveBeenCalled()
})

it('polls that are due out of sight are made up for by one, when the element comes into sight', () => {
  const { sight, poll } = polled()
  report(false)
  expect([sight.isVisible(), sight.isVisible()]).toEqual([false, false])
  report(true)
  report(false)
  report(true)
  expect(poll).toHaveBeenCalledOnce()
})

it('without an element, or once it is gone, polls go on', () => {
  expect(createSight().isVisible()).toBe(true)
  const { sight } = polled()
  report(false)
  sight.inViewRef(null)
  expect(disconnect).toHaveBeenCalledOnce()
  expect(sight.isVisible()).toBe(true)
})

it('nothing is wanted in a hidden tab', () => {
  vi.stubGlobal('document', { hidden: true })
  expect(polled().sight.isVisible()).toBe(false)
})
