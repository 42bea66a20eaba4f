// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WorkFigure } from './work-figure.tsx'

const AWAY = 'This work cannot be shown right now.'
const work = { id: 'work-cat', url: 'http://lms.test/cat', course: 'Digital Drawing', student: 'Ayu Lestari' }
const picture = () => screen.getByRole('img', { name: 'Work by Ayu Lestari' })
const film = () => screen.getByLabelText('Film by Ayu Lestari')
/** Mocks the state of an element that loaded or failed before scripts ran. */
const has = (prototype: object, state: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(state))
    vi.spyOn(prototype, name as never, 'get').mockReturnValue(value as never)
}

beforeEach(() => has(HTMLImageElement.prototype, { complete: false }))
afterEach(() => {
  vi.restoreAllMocks()
})

/** Shows the work on a page. */
async function show(kind: 'image' | 'video') {
  renderPage([{ path: '/', element: <WorkFigure work={{ ...work, kind }} /> }], '/', {})
  await screen.findByText('Ayu Lestari')
}

test.each([
  ['image', picture],
  ['video', film],
] as const)(
  'a work (%s) that its host does not send gives way to a sentence, and keeps its caption',
  async (kind, shown) => {
    await show(kind)
    expect(screen.queryByText(AWAY)).toBeNull()
    fireEvent.error(shown())
    expect(screen.getByText(AWAY)).toBeDefined()
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('Student Portfolio - Digital Drawing')).toBeDefined()
    expect(screen.getByText('Ayu Lestari')).toBeDefined()
  },
)

test('so does a picture that failed before the page was hydrated', async () => {
  has(HTMLImageElement.prototype, { complete: true, naturalWidth: 0 })
  await show('image')
  expect(await screen.findByText(AWAY)).toBeDefined()
})

test('and a film that failed before the page was hydrated', async () => {
  has(HTMLMediaElement.prototype, { error: {} })
  await show('video')
  expect(await screen.findByText(AWAY)).toBeDefined()
})

test('a picture that had come by then remains', async () => {
  has(HTMLImageElement.prototype, { complete: true, naturalWidth: 1200 })
  await show('image')
  expect(picture()).toBeDefined()
})
