// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followLinks } from './follow-links.ts'

const follow = vi.fn()
let end: () => void

beforeEach(() => {
  document.body.innerHTML = `
    <div id="slot">
      <a id="plain" href="/articles/7?from=home#end"><span id="word">News</span></a>
      <a id="tab" href="/articles/8" target="_blank">In a tab</a>
      <a id="file" href="/uploads/a.pdf" download>A file</a>
      <a id="elsewhere" href="https://elsewhere.test/">Elsewhere</a>
    </div>
    <a id="outside" href="/contact-us">Outside</a>`
  Object.assign(window, { pageLoad: { retired: false } })
  // No document is loaded in this test.
  document.body.addEventListener('click', (event) => event.preventDefault())
  end = followLinks(document.querySelector('#slot') as Element, follow)
})
afterEach(() => {
  end()
  follow.mockClear()
})

const click = (id: string, init: MouseEventInit = {}) =>
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

test('a click on a link of the site is followed without a new document', () => {
  click('word')
  expect(follow).toHaveBeenCalledExactlyOnceWith('/articles/7?from=home#end')
})

test('the browser follows links to other tabs, sites and files, and clicks that ask for another tab', () => {
  for (const id of ['tab', 'file', 'elsewhere', 'outside']) click(id)
  click('plain', { ctrlKey: true })
  click('plain', { button: 1 })
  expect(follow).not.toHaveBeenCalled()
})

test('nothing is followed in a tab whose builds are gone, nor after its end', () => {
  Object.assign(window, { pageLoad: { retired: true } })
  click('plain')
  Object.assign(window, { pageLoad: { retired: false } })
  end()
  click('plain')
  expect(follow).not.toHaveBeenCalled()
})
