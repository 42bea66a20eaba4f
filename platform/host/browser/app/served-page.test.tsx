// @vitest-environment happy-dom
import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { servedPage } from './served-page.ts'

const PAGE =
  '<main><h1>Contact</h1><form><input name="name"><textarea name="message"></textarea></form></main>'
const field = () => document.querySelector('input') as HTMLInputElement

beforeEach(() => {
  document.documentElement.lang = 'en'
  document.body.innerHTML = PAGE
})

/** Imitates React when a document cannot be hydrated. */
function makeAgain() {
  document.documentElement.removeAttribute('lang')
  document.body.innerHTML = PAGE
}

describe('the page that the server sent', () => {
  test('comes back with what was typed, after its scripts have left', async () => {
    const served = servedPage(true)
    const leave = vi.fn(() => document.body.replaceChildren())
    served.remember(leave)
    field().value = 'Budi'
    document.querySelector('form')?.remove()
    document.documentElement.removeAttribute('lang')
    expect(served.restore()).toBe(true)
    expect(leave).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(leave).toHaveBeenCalledOnce()
    expect(document.body.innerHTML).toBe(PAGE)
    expect(document.documentElement.lang).toBe('en')
    expect(field().value).toBe('Budi')
  })

  test('has links that the browser follows, although React had begun to take them over', async () => {
    const onClick = vi.fn()
    const Broken = () => {
      throw new Error('broken')
    }
    const link = (
      <a href="/career" onClick={onClick}>
        Career
      </a>
    )
    document.body.innerHTML = `<div>${renderToString(link)}</div>`
    const markup = document.body.innerHTML
    const served = servedPage(true)
    let root: Root | undefined
    served.remember(() => root?.unmount())
    const failed = new Promise<void>((resolve) => {
      const onUncaughtError = () => {
        served.restore()
        resolve()
      }
      startTransition(() => {
        const page = [link, <Broken key="broken" />]
        root = hydrateRoot(document.querySelector('div') as Element, page, { onUncaughtError })
      })
    })
    await failed
    await vi.waitFor(() => expect(document.body.innerHTML).toBe(markup))
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    document.querySelector('a')?.click()
    expect(onClick).not.toHaveBeenCalled()
  })

  test('stays as it is if its scripts fail before they take it over', async () => {
    expect(servedPage(true).restore()).toBe(true)
    await Promise.resolve()
    expect(document.body.innerHTML).toBe(PAGE)
  })

  test('does not come back once the visitor is on another', async () => {
    const served = servedPage(true)
    const leave = vi.fn()
    served.remember(leave)
    served.forget()
    expect(served.restore()).toBe(false)
    expect(servedPage(false).restore()).toBe(false)
    await Promise.resolve()
    expect(leave).not.toHaveBeenCalled()
  })

  test('gives what was typed to the fields of the document that takes its place, and says so to its form', () => {
    const served = servedPage(true)
    served.remember(() => {})
    field().value = 'Budi'
    makeAgain()
    const onInput = vi.fn()
    document.addEventListener('input', onInput, { once: true })
    served.refill()
    expect(field().value).toBe('Budi')
    expect(onInput).toHaveBeenCalledOnce()
    served.refill()
  })
})
