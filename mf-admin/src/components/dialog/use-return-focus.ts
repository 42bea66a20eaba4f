import { useRef } from 'react'
import { focusTitle } from '../feedback/focus-title.ts'

/** Returns the focus to the element that had it before the dialog, or to the screen's title if that element is gone. */
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
