// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useWorkInAddress } from './use-work-in-address.ts'
import type { GalleryWork } from './works.ts'

const works = ['work-cat', 'work-rain'].map(
  (id): GalleryWork => ({ id, kind: 'image', url: '', course: 'Digital Drawing', student: 'Ayu' }),
)

function Room() {
  const { ref, at, onMove } = useWorkInAddress(works)
  return (
    <div ref={ref}>
      <output>{at ?? 'none'}</output>
      <button type="button" onClick={() => onMove('work-rain')}>
        Next
      </button>
    </div>
  )
}

async function show(at: string) {
  const { router } = renderPage([{ path: '/academy', element: <Room /> }], at, {})
  await screen.findByRole('status')
  return router
}
const shown = () => screen.getByRole('status').textContent

const scrolled = vi.fn()
beforeEach(() => {
  scrolled.mockReset()
  Element.prototype.scrollIntoView = scrolled
})

test('a move of the visitor is in the address, in place of the last, with the rest of it as it was', async () => {
  const router = await show('/academy?home=video#work-cat')
  expect(shown()).toBe('work-cat')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await vi.waitFor(() => expect(shown()).toBe('work-rain'))
  expect(router.state.location).toMatchObject({ search: '?home=video', hash: '#work-rain' })
  expect(router.state.historyAction).toBe('REPLACE')
  expect(router.state.preventScrollReset).toBe(true)
})

test('who comes by a link is taken to the work, and is not held there', async () => {
  await show('/academy#work-cat')
  expect(scrolled).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await vi.waitFor(() => expect(shown()).toBe('work-rain'))
  expect(scrolled).toHaveBeenCalledTimes(1)
})

test('an address that names no work of the room, or another part of the page, moves nothing', async () => {
  await show('/academy#classes')
  expect(shown()).toBe('none')
  expect(scrolled).not.toHaveBeenCalled()
})
