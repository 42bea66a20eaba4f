// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'

type Messages = Record<string, string | undefined>

/** The summary appears in a form that is already rendered. */
function Form({ messages, attempt = 0 }: { messages: Messages; attempt?: number }) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <form ref={form}>
      {attempt > 0 && <ErrorSummary key={attempt} form={form} messages={messages} />}
      <label>
        Name
        <input name="name" />
      </label>
      <label>
        Files
        <input type="file" name="files" />
      </label>
    </form>
  )
}

function send(...attempts: Messages[]) {
  const { rerender } = render(<Form messages={{}} />)
  for (const [nth, messages] of attempts.entries()) rerender(<Form messages={messages} attempt={nth + 1} />)
  return (messages: Messages) => rerender(<Form messages={messages} attempt={attempts.length} />)
}
const both = { name: 'Required.', files: 'Too large.' }
const region = () => screen.queryByRole('region')

afterEach(cleanup)

test('several errors are listed under a heading, which takes the focus', () => {
  send(both)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Please check 2 fields' }))
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Name: Required.',
    'Files: Too large.',
  ])
})

test('a link leads to its field', () => {
  send(both)
  fireEvent.click(screen.getByRole('link', { name: 'Files: Too large.' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Files'))
})

test('for one error the focus goes to the field, without a list', () => {
  send({ name: undefined, files: 'Too large.' })
  expect(region()).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Files'))
})

test('what is corrected stays in the list and is marked, until the next attempt', () => {
  const type = send(both)
  screen.getByLabelText('Name').focus()
  type({ name: undefined, files: 'Too large.' })
  expect(screen.getByRole('link', { name: 'Name: corrected' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Please check one field' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  type({})
  expect(screen.getByRole('heading', { name: 'All corrected: please send again' })).toBeDefined()
})

test('each attempt moves the focus again', () => {
  send(both, both)
  expect(document.activeElement).toBe(region())
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
