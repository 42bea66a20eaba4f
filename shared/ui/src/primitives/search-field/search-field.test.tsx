// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { SearchField } from './search-field.tsx'

const field = (words?: string) => (
  <SearchField label="Search" action="/search" words={words} onSearch={() => {}} />
)
const input = () => screen.getByRole<HTMLInputElement>('searchbox')

afterEach(cleanup)

it('keeps what a visitor typed before the page was live', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(field())
  input().value = 'game'
  render(field(), { container, hydrate: true })
  expect(input().value).toBe('game')
})

it('shows the words of another search', () => {
  const { rerender } = render(field('game'))
  rerender(field('jam'))
  expect(input().value).toBe('jam')
  rerender(field())
  expect(input().value).toBe('')
})
