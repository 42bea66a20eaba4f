import { type RefObject, useRef } from 'react'
import { focusTitle } from '../feedback/focus-title.ts'

/**
 * Returns the focus to the element that had it before the dialog, or to the screen's title if that is gone.
 * @param first receives the initial focus, in place of the dialog's first control
 */
export function useReturnFocus(first?: RefObject<HTMLElement | null>) {
  const origin = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      origin.current = document.activeElement === document.body ? null : document.activeElement
      if (!first?.current) return
      event.preventDefault()
      first.current.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus()
      else focusTitle()
    },
  }
}
