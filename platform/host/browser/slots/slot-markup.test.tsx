// @vitest-environment happy-dom
import { act, createContext, type ReactNode, startTransition, use, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SlotMarkup } from './slot-markup.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const Count = createContext(0)
const Shown = () => <output>{use(Count)}</output>

/** Hydrates a page around a slot, and changes the page in a transition. @returns the resulting text */
async function afterTransition(slot: ReactNode) {
  let count = () => {}
  function Page() {
    const [value, setValue] = useState(0)
    count = () => startTransition(() => setValue(1))
    return (
      <Count value={value}>
        <Shown />
        {slot}
      </Count>
    )
  }
  document.body.innerHTML =
    '<output>0</output><div data-slot="news"><!--$--><a href="/articles">All news</a><!--/$--></div>'
  const router = createMemoryRouter([{ path: '/', element: <Page /> }])
  const root = await act(async () => hydrateRoot(document.body, <RouterProvider router={router} />))
  await act(async () => count())
  const text = document.body.textContent
  await act(async () => root.unmount())
  return text
}

test('the page goes on around markup whose code is not loaded, and the markup stays', async () => {
  expect(await afterTransition(<SlotMarkup slotKey="news" data={{}} />)).toBe('1All news')
})
