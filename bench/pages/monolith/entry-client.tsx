import '../../../shell/src/layouts/global.css'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createShellRouter } from '../../../platform/host/browser/app/browser-router.ts'
import { type PageState, STATE_ELEMENT } from '../../../platform/host/browser/app/page-state.ts'
import { DataProvider } from '../../../platform/host/browser/app/swr.tsx'
import { SlotsContext } from '../../../platform/host/browser/slots/slot-view.tsx'
import type { ShellWords } from '../../../shell/src/words/english.ts'
import { WordsContext } from '../../../shell/src/words/use-shell-words.ts'
import { guardSinks } from './no-federation.ts'

guardSinks()

// Without server rendering, scripts fill an empty document.
const state = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? '') as PageState
const root = document.getElementById('root')
if (!root) throw new Error('The document has no element for the application.')
const { router, slots } = await createShellRouter(state, Promise.resolve())
createRoot(root).render(
  <DataProvider fallback={{}} stale={undefined}>
    <WordsContext value={state.words as ShellWords}>
      <SlotsContext value={slots}>
        <RouterProvider router={router} />
      </SlotsContext>
    </WordsContext>
  </DataProvider>,
)
