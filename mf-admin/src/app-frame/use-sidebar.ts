import { useMediaQuery, widthQueries } from '@arunika/ui/hooks'
import { useState } from 'react'

const COLLAPSED_KEY = 'admin-sidebar-collapsed'

export interface SidebarState {
  /** Beside the page with labels or only icons; on small screens a drawer above it. */
  mode: 'wide' | 'narrow' | 'drawer'
  /** True if the labels are visible. */
  open: boolean
  setOpen: (open: boolean) => void
}

export function useSidebar(): SidebarState {
  const roomy = useMediaQuery(widthQueries.large)
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(COLLAPSED_KEY) === 'true')
  if (!roomy) return { mode: 'drawer', open: drawerOpen, setOpen: setDrawerOpen }
  const setOpen = (open: boolean) => {
    localStorage.setItem(COLLAPSED_KEY, String(!open))
    setCollapsed(!open)
  }
  return { mode: collapsed ? 'narrow' : 'wide', open: !collapsed, setOpen }
}
