// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Carousel } from './carousel.tsx'

/** Imitates the library: it tracks the position and emits `settle`. */
function createEmbla(count: number) {
  const listeners = new Map<string, Set<() => void>>()
  let first = 0
  const go = (index: number) => {
    first = (index + count) % count
  }
  const embla = {
    selectedScrollSnap: () => first,
    slidesInView: () => [first],
    scrollTo: vi.fn(go),
    scrollNext: () => go(first + 1),
    scrollPrev: () => go(first - 1),
    rest() {
      for (const listener of listeners.get('settle') ?? []) listener()
    },
    on(name: string, listener: () => void) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
      return embla
    },
    off(name: string, listener: () => void) {
      listeners.get(name)?.delete(listener)
      return embla
    },
  }
  return embla
}

let embla: ReturnType<typeof createEmbla>
let hasStarted: boolean
vi.mock('embla-carousel-react', () => ({ default: () => [() => {}, hasStarted ? embla : undefined] }))
vi.mock('embla-carousel-autoplay', () => ({ default: () => ({}) }))
// The carousel is in the window.
vi.mock('./use-engine.ts', async () => {
  const { useRef } = await import('react')
  const { Engine } = await import('./engine.tsx')
  return { useEngine: () => [useRef(null), Engine] }
})

const slides = ['work-cat', 'work-rain', 'work-noodles'].map((key) => ({ key, content: key }))
beforeEach(() => {
  embla = createEmbla(slides.length)
  hasStarted = true
})
afterEach(cleanup)

const address = () => window.location.pathname + window.location.search + window.location.hash
function show(at: string, own: Partial<ComponentProps<typeof Carousel>> = {}) {
  window.history.replaceState({ key: 'of the router' }, '', at)
  return render(<Carousel label="Works" slides={slides} inAddress {...own} />)
}

/** Performs a move, and lets the slides settle. */
function move(how: () => void) {
  act(how)
  act(() => embla.rest())
}
const press = (name: string) => () => fireEvent.click(screen.getByRole('button', { name }))

test('begins with the slide that the address names, which is where the browser scrolls to', () => {
  show('/academy#work-rain')
  expect(embla.selectedScrollSnap()).toBe(1)
  expect(document.getElementById('work-rain')?.textContent).toBe('work-rain')
  move(press('Next'))
  expect(address()).toBe('/academy#work-noodles')
})

test('an address that names something else moves nothing', () => {
  show('/academy#classes')
  expect(embla.scrollTo).not.toHaveBeenCalled()
  expect(address()).toBe('/academy#classes')
})

test('names the slide to which the visitor has moved, by buttons, keys and dragging, once it is at rest', () => {
  show('/?home=video')
  act(press('Next'))
  expect(address()).toBe('/?home=video')
  act(() => embla.rest())
  expect(address()).toBe('/?home=video#work-rain')
  move(() => fireEvent.keyDown(screen.getByRole('region', { name: 'Works' }), { key: 'ArrowLeft' }))
  expect(address()).toBe('/?home=video#work-cat')
  move(() => embla.scrollPrev())
  expect(address()).toBe('/?home=video#work-noodles')
  // It replaces the entry, which the router still recognises as the same page.
  expect(window.history.state).toEqual({ key: 'of the router' })
})

test('a button that was pressed before the slides could be moved moves them once they can', () => {
  hasStarted = false
  const { rerender } = show('/academy#work-rain')
  act(press('Next'))
  expect(embla.selectedScrollSnap()).toBe(0)
  hasStarted = true
  rerender(<Carousel label="Works" slides={slides} inAddress />)
  expect(embla.selectedScrollSnap()).toBe(2)
})

test('names nothing that was pressed and let go where it was', () => {
  show('/academy')
  move(() => {})
  expect(address()).toBe('/academy')
})

test('names nothing while it moves automatically, until the visitor takes it', () => {
  show('/academy', { autoplay: true })
  move(() => embla.scrollNext())
  expect(address()).toBe('/academy')
  move(press('Next'))
  expect(address()).toBe('/academy#work-noodles')
})

test('a carousel that is not for addresses names none', () => {
  show('/academy#work-rain', { inAddress: false })
  move(press('Next'))
  expect(address()).toBe('/academy#work-rain')
  expect(embla.scrollTo).not.toHaveBeenCalled()
})

test('the keyboard reaches the row of slides while it scrolls, and no longer once scripts move it', () => {
  const running = embla
  embla = undefined as unknown as typeof running
  const { rerender } = render(<Carousel label="Works" slides={slides} />)
  const row = () => screen.queryByRole('group', { name: 'Works' })
  expect(row()?.tabIndex).toBe(0)
  embla = running
  rerender(<Carousel label="Works" slides={slides} arrows={false} />)
  expect(row()).toBeNull()
})
