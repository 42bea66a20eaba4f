// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useListQuery } from './use-list-query.ts'

function Filter() {
  const { change, clear } = useListQuery()
  return (
    <>
      <button type="button" onClick={() => change({ stage: '4' })}>
        Filter
      </button>
      <button type="button" onClick={() => change({ year: '2025' })}>
        Filter by year
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  )
}

it('a filter closes the entry above the list, and returns to the first page', async () => {
  const at = '/?sort=name&page=3&open=2'
  const { findByText, router } = renderPage([{ path: '/', element: <Filter /> }], at, {})
  fireEvent.click(await findByText('Filter'))
  await waitFor(() => expect(router.state.location.search).toBe('?sort=name&stage=4'))
})

it('a filter chosen before the address has the previous one adds to it', async () => {
  const { findByText, getByText, router } = renderPage([{ path: '/', element: <Filter /> }], '/', {})
  fireEvent.click(await findByText('Filter'))
  fireEvent.click(getByText('Filter by year'))
  await waitFor(() => expect(router.state.location.search).toBe('?stage=4&year=2025'))
  fireEvent.click(getByText('Clear'))
  fireEvent.click(getByText('Filter by year'))
  await waitFor(() => expect(router.state.location.search).toBe('?year=2025'))
  // A link is no filter, and one chosen after it adds to its query.
  fireEvent.click(getByText('Filter by year'))
  await act(() => router.navigate('/?sort=name'))
  fireEvent.click(getByText('Filter'))
  await waitFor(() => expect(router.state.location.search).toBe('?sort=name&stage=4'))
})
