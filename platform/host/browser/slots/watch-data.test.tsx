// @vitest-environment happy-dom
import { ApiError } from '@anyam/data'
import { render, waitFor } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { WatchData } from './watch-data.tsx'

const KEY = '/api/articles?view=cards&limit=3'

/** Displays a slot whose data is now returned by `fetcher`. */
function watched(fetcher: () => Promise<unknown>) {
  const onChange = vi.fn()
  const requested = vi.fn(fetcher)
  const rendered = { [KEY]: [{ id: 1, title: 'Old' }] }
  render(
    <SWRConfig value={{ provider: () => new Map(), fallback: rendered, fetcher: requested }}>
      <WatchData data={rendered} element={{ current: null }} onChange={onChange} />
    </SWRConfig>,
  )
  return { onChange, requested }
}

test('the same data in a new response are no change', async () => {
  const { onChange, requested } = watched(async () => [{ id: 1, title: 'Old' }])
  await waitFor(() => expect(requested).toHaveBeenCalled())
  await requested.mock.results[0]?.value
  await waitFor(() => expect(onChange).not.toHaveBeenCalled())
})

test('other data are a change, once', async () => {
  const { onChange } = watched(async () => [{ id: 1, title: 'New' }])
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
})

test('that there is no such thing any more is a change, that the api is away is none', async () => {
  const gone = watched(() => Promise.reject(new ApiError(404, {})))
  await waitFor(() => expect(gone.onChange).toHaveBeenCalledOnce())
  const away = watched(() => Promise.reject(new ApiError(0, {})))
  await waitFor(() => expect(away.requested).toHaveBeenCalled())
  expect(away.onChange).not.toHaveBeenCalled()
})
