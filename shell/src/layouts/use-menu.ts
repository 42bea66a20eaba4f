import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** State of a menu that also closes when a page is opened. */
export function useMenu(): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const { pathname } = useLocation()
  const [{ open, on }, set] = useState({ open: false, on: pathname })
  // Set during rendering of the next page: closing it in an effect would render and lay out the menu twice.
  if (on !== pathname) set({ open: false, on: pathname })
  return [open, (open) => set({ open, on: pathname })]
}
