// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Carousel } from './carousel.tsx'
import type { Embla, EngineProps } from './engine.tsx'

/** What the library does of itself: it knows its place, and says when it has come to rest. */
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
function Engine({ onStart }: EngineProps) {
  useEffect(() => onStart(embla as unknown as Embla), [onStart])
  return null
}
vi.mock('./use-engine.ts', async () => {
  const { useRef } = await import('react')
  return { useEngine: () => [useRef(null), Engine] }
})
beforeEach(() => {
  embla = createEmbla(3)
})
afterEach(cleanup)

const slides = ['cat', 'rain', 'noodles'].map((key) => ({ key, content: key }))
const onMove = vi.fn()
beforeEach(() => onMove.mockReset())

/** What happens, and then the slides are at rest. */
function move(how: () => void) {
  act(how)
  act(() => embla.rest())
}
const press = (name: string) => () => fireEvent.click(screen.getByRole('button', { name }))

test('begins with the slide that the page names', () => {
  const { rerender } = render(<Carousel label="Works" slides={slides} at="rain" />)
  expect(embla.selectedScrollSnap()).toBe(1)
  rerender(<Carousel label="Works" slides={slides} at="noodles" />)
  expect(embla.selectedScrollSnap()).toBe(2)
  rerender(<Carousel label="Works" slides={slides} />)
  rerender(<Carousel label="Works" slides={slides} at="unknown" />)
  expect(embla.selectedScrollSnap()).toBe(2)
})

test('tells where the visitor has moved it, by buttons, keys and dragging, once it is at rest', () => {
  render(<Carousel label="Works" slides={slides} onMove={onMove} />)
  act(press('Next'))
  expect(onMove).not.toHaveBeenCalled()
  act(() => embla.rest())
  move(() => fireEvent.keyDown(screen.getByRole('region', { name: 'Works' }), { key: 'ArrowLeft' }))
  move(() => embla.scrollPrev())
  // Pressed, and let go where it was.
  move(() => {})
  expect(onMove.mock.calls).toEqual([['rain'], ['cat'], ['noodles']])
})

test('says nothing while it moves automatically, until the visitor takes it', () => {
  render(<Carousel label="Works" slides={slides} autoplay onMove={onMove} />)
  move(() => embla.scrollNext())
  expect(onMove).not.toHaveBeenCalled()
  move(press('Next'))
  expect(onMove.mock.calls).toEqual([['noodles']])
})
