import { useRef } from 'react'
import { focusTitle } from '../feedback/focus-title.ts'

/** Gives the focus back to where it was before a dialog; to the screen's title when that is gone by then. */
export function useReturnFocus() {
  const origin = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      origin.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus()
      else focusTitle()
    },
  }
}
