import { STATE_ELEMENT } from './page-state.ts'

/**
 * The page as the server sent it. If its scripts fail, it stays readable, and its links and plain forms keep
 * working.
 */
export interface ServedPage {
  /**
   * Records the document before React takes it over.
   * @param leave unmounts React from the document
   */
  remember(leave: () => void): void
  /** Restores the document without scripts. @returns true if the current page is the one that the server sent */
  restore(): boolean
  /** Copies typed input into the fields of a document that React has rebuilt. */
  refill(): void
  /** Call it when the visitor has gone to another page. */
  forget(): void
}

/** Typed as inputs: all have a value, and properties that some lack are undefined. */
const CONTROLS = 'input,textarea,select'

/** @param isRendered true if the server has rendered the page */
export function servedPage(isRendered: boolean): ServedPage {
  let isOnShow = isRendered
  let children: (readonly [Element, ChildNode[]])[] = []
  let controls: HTMLInputElement[] = []
  let putBack = () => {}
  let isRestored = false

  function leaveToBrowser() {
    putBack()
    showUnscripted()
    // No script reads it any longer.
    document.getElementById(STATE_ELEMENT)?.remove()
  }

  return {
    remember(leave) {
      const { documentElement, body } = document
      const attributes = [documentElement, body].map((element) => [element, [...element.attributes]] as const)
      // Keep the nodes themselves, not copies: they contain typed input and loaded pictures.
      children = [...document.querySelectorAll('*')].map((element) => [element, [...element.childNodes]])
      controls = [...document.querySelectorAll<HTMLInputElement>(CONTROLS)]
      putBack = () => {
        leave()
        // React removes the attributes together with the elements.
        for (const [element, all] of attributes)
          for (const { name, value } of all) element.setAttribute(name, value)
        for (const [element, nodes] of children)
          if (!hasExactly(element, nodes)) element.replaceChildren(...nodes)
      }
    },
    restore() {
      // React cannot be unmounted while it renders.
      if (isOnShow && !isRestored) queueMicrotask(leaveToBrowser)
      isRestored = isOnShow
      return isOnShow
    },
    refill() {
      const present = document.querySelectorAll<HTMLInputElement>(CONTROLS)
      controls.forEach(({ isConnected, name, value, checked, files }, index) => {
        const control = present[index]
        if (isConnected || control?.name !== name) return
        if (control.value === value && control.checked === checked) return
        if (files?.length) control.files = files
        else Object.assign(control, { value, checked })
        control.dispatchEvent(new Event('input', { bubbles: true }))
      })
    },
    forget() {
      isOnShow = false
      children = []
      controls = []
      putBack = () => {}
    },
  }
}

/**
 * Displays the `noscript` contents. A browser with scripts parses them as text, except in a document that it
 * fetches.
 */
function showUnscripted(): void {
  const shown = [...document.querySelectorAll('noscript')]
  if (shown.length === 0) return
  const request = new XMLHttpRequest()
  request.open('GET', window.location.href)
  request.responseType = 'document'
  request.onload = () => {
    const read = request.responseXML?.querySelectorAll('noscript') ?? []
    for (const [index, element] of shown.entries()) element.replaceWith(...(read[index]?.childNodes ?? []))
  }
  request.send()
}

const hasExactly = ({ childNodes }: Element, nodes: readonly Node[]) =>
  childNodes.length === nodes.length && nodes.every((node, index) => node === childNodes[index])
