// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { routes } from '../../expose/routes.tsx'

const WIDTH = 1000

beforeAll(() => import('./page.tsx'))

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH, 600))
  HTMLElement.prototype.setPointerCapture = () => {}
})

async function showHandle() {
  renderPage(routes, '/', {})
  return screen.findByRole('slider')
}
const shareOf = (handle: HTMLElement) => handle.getAttribute('aria-valuenow')

describe('the handle between studio and academy', () => {
  test('is in the middle, follows the pointer while it is held and stays where it is released', async () => {
    const handle = await showHandle()
    expect(shareOf(handle)).toBe('50')
    fireEvent.pointerMove(handle, { clientX: 100 })
    expect(shareOf(handle)).toBe('50')
    fireEvent.pointerDown(handle, { clientX: 500, button: 0, pointerId: 1 })
    fireEvent.pointerMove(handle, { clientX: 200 })
    expect(shareOf(handle)).toBe('20')
    fireEvent.pointerMove(handle, { clientX: -300 })
    expect(shareOf(handle)).toBe('0')
    fireEvent.pointerMove(handle, { clientX: 750 })
    fireEvent.lostPointerCapture(handle)
    fireEvent.pointerMove(handle, { clientX: 100 })
    expect(shareOf(handle)).toBe('75')
  })

  test('moves by keyboard and by a tap on the pictures, but not by a tap on a link', async () => {
    const handle = await showHandle()
    handle.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(shareOf(handle)).toBe('60')
    const hero = screen.getByRole('region', { name: 'Arunika Studio and Arunika Academy' })
    fireEvent.click(hero, { clientX: 300 })
    expect(shareOf(handle)).toBe('30')
    fireEvent.click(screen.getByRole('link', { name: 'See our work' }), { clientX: 900 })
    expect(shareOf(handle)).toBe('30')
  })

  test('takes the links of a side that is covered out of reach', async () => {
    const handle = await showHandle()
    handle.focus()
    await userEvent.keyboard('{Home}')
    expect(screen.getByText('See our work').closest('[inert]')).not.toBeNull()
    expect(screen.getByText('Find a class').closest('[inert]')).toBeNull()
  })
})

describe('the hotspots', () => {
  test('come after the link of their world, and are out of reach where the other world covers them', async () => {
    const handle = await showHandle()
    const hero = screen.getByRole('region', { name: 'Arunika Studio and Arunika Academy' })
    const reachable = () =>
      [...hero.querySelectorAll('a:not([inert], [inert] *)')].map((link) => link.textContent)
    expect(reachable()).toEqual([
      ...['See our work', 'Game Development', 'Illustration', 'Information Technology'],
      ...['Find a class', 'Kid Class', 'Regular Class', 'Clay Art & Pottery'],
    ])
    handle.focus()
    await userEvent.keyboard('{PageUp}')
    expect(reachable()).toContain('Animation')
    expect(reachable()).not.toContain('Regular Class')
  })

  test('do not move the handle when they are pressed', async () => {
    const handle = await showHandle()
    const [spot] = screen.getAllByRole('link', { name: 'Illustration' })
    if (spot) fireEvent.click(spot, { clientX: 390 })
    expect(shareOf(handle)).toBe('50')
  })
})

test('the film is loaded only once its poster is pressed, and plays without sound', async () => {
  const { container } = renderPage(routes, '/', {})
  const poster = await screen.findByRole('link', { name: /^Play: Showreel/ })
  expect(container.querySelector('video')).toBeNull()
  await userEvent.click(poster)
  const film = screen.getByLabelText<HTMLVideoElement>('Showreel: our recent work')
  expect(film.muted).toBe(true)
  expect(film.controls).toBe(true)
  expect(film.querySelectorAll('source')).toHaveLength(2)
})
