import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Whether a menu is open, and what opens and closes it; choosing a page closes it. */
export function useMenu(): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const { pathname } = useLocation()
  const [{ open, on }, set] = useState({ open: false, on: pathname })
  // While the next page is drawn: closed by an effect, the menu would be drawn and laid out once more.
  if (on !== pathname) set({ open: false, on: pathname })
  return [open, (open) => set({ open, on: pathname })]
}
