import { NOT_BROUGHT } from '@anyam/federation'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { patience } from './patience.ts'

// Files of a worker share what it has loaded of libraries, but no module of the product, which may hold state.
vi.resetModules()

/** Warnings about words that a page showed in English because it does not provide them in its language. */
const notBrought: string[] = []
const { warn } = console
console.warn = (...args: unknown[]) => {
  if (String(args[0]).startsWith(NOT_BROUGHT)) notBrought.push(String(args[0]))
  else warn(...args)
}
afterEach(() => expect(notBrought.splice(0)).toEqual([]))
afterAll(() => {
  console.warn = warn
})

if ('window' in globalThis) await setUpWindow()

/** Files of a worker share its window, so each test leaves it as it was. */
async function setUpWindow() {
  const { cleanup, configure } = await import('@testing-library/react')
  // The first render of a page loads its modules, which takes long on a busy machine.
  configure({ asyncUtilTimeout: patience(10_000) })
  const { href } = window.location
  const { lang } = document.documentElement
  afterEach(() => {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
    window.history.replaceState(null, '', href)
    document.documentElement.lang = lang
  })
}
