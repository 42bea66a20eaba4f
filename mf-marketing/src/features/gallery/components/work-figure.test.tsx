// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WorkFigure } from './work-figure.tsx'

vi.mock('@anyam/federation/use-words', () => ({
  useWords: (words: { english: unknown }) => words.english,
}))

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
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  ['image', picture],
  ['video', film],
] as const)(
  'a work (%s) that its host does not send gives way to a sentence, and keeps its caption',
  (kind, shown) => {
    render(<WorkFigure work={{ ...work, kind }} />)
    expect(screen.queryByText(AWAY)).toBeNull()
    fireEvent.error(shown())
    expect(screen.getByText(AWAY)).toBeDefined()
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('Student Portfolio - Digital Drawing')).toBeDefined()
    expect(screen.getByText('Ayu Lestari')).toBeDefined()
  },
)

test('so does a picture that failed before the page was hydrated', () => {
  has(HTMLImageElement.prototype, { complete: true, naturalWidth: 0 })
  render(<WorkFigure work={{ ...work, kind: 'image' }} />)
  expect(screen.getByText(AWAY)).toBeDefined()
})

test('and a film that failed before the page was hydrated', () => {
  has(HTMLMediaElement.prototype, { error: {} })
  render(<WorkFigure work={{ ...work, kind: 'video' }} />)
  expect(screen.getByText(AWAY)).toBeDefined()
})

test('a picture that had come by then remains', () => {
  has(HTMLImageElement.prototype, { complete: true, naturalWidth: 1200 })
  render(<WorkFigure work={{ ...work, kind: 'image' }} />)
  expect(picture()).toBeDefined()
})
