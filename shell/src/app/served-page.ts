import { STATE_ELEMENT } from './page-state.ts'

/** The page as the server sent it: what its scripts cannot show stays readable, with links and forms that need none. */
export interface ServedPage {
  /**
   * Remembers the document before React takes it over.
   * @param leave ends what works in the document
   */
  remember(leave: () => void): void
  /** Puts the document back, without scripts. @returns whether the page on show is the one that the server sent */
  restore(): boolean
  /** Puts what was typed into the fields of a document that React has made again. */
  refill(): void
  /** The visitor has gone to another page. */
  forget(): void
}

/** All have a value; what only some have is undefined for the others. */
const CONTROLS = 'input,textarea,select'

/** @param isRendered whether the server has rendered the page */
export function servedPage(isRendered: boolean): ServedPage {
  let isOnShow = isRendered
  let children: (readonly [Element, ChildNode[]])[] = []
  let controls: HTMLInputElement[] = []
  let putBack = () => {}
  let isRestored = false

  function leaveToBrowser() {
    putBack()
    showUnscripted()
    // No script reads it any more.
    document.getElementById(STATE_ELEMENT)?.remove()
  }

  return {
    remember(leave) {
      const { documentElement, body } = document
      const attributes = [documentElement, body].map((element) => [element, [...element.attributes]] as const)
      // The nodes themselves rather than copies: they hold what was typed, and their pictures are loaded.
      children = [...document.querySelectorAll('*')].map((element) => [element, [...element.childNodes]])
      controls = [...document.querySelectorAll<HTMLInputElement>(CONTROLS)]
      putBack = () => {
        leave()
        // React takes the attributes away with the elements.
        for (const [element, all] of attributes)
          for (const { name, value } of all) element.setAttribute(name, value)
        for (const [element, nodes] of children)
          if (!hasExactly(element, nodes)) element.replaceChildren(...nodes)
      }
    },
    restore() {
      // React cannot be left while it works.
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

/** Shows what the page says to a browser without scripts. A browser with scripts reads it as text, but not in a document that it fetches. */
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
