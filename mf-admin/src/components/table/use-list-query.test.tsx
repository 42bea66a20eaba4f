// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useListQuery } from './use-list-query.ts'

function Filter() {
  const { change } = useListQuery()
  return (
    <button type="button" onClick={() => change({ stage: '4' })}>
      Filter
    </button>
  )
}

it('a filter closes the entry above the list, and returns to the first page', async () => {
  const at = '/?sort=name&page=3&open=2'
  const { findByText, router } = renderPage([{ path: '/', element: <Filter /> }], at, {})
  fireEvent.click(await findByText('Filter'))
  await waitFor(() => expect(router.state.location.search).toBe('?sort=name&stage=4'))
})
