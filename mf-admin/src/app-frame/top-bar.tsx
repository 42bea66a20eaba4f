import { useSite } from '@anyam/federation/use-site'
import { IconButton, VisuallyHidden } from '@arunika/ui'
import { ExternalLink, Menu } from 'lucide-react'
import { Link } from 'react-router-dom'
import { AccountMenu } from './account-menu.tsx'
import { PaletteKey } from './palette/palette-key.tsx'
import styles from './top-bar.module.css'
import type { SidebarState } from './use-sidebar.ts'

export function TopBar({ sidebar }: { sidebar: SidebarState }) {
  const { name } = useSite()
  return (
    <header className={styles.bar}>
      <IconButton
        label={sidebar.open ? 'Collapse the menu' : 'Expand the menu'}
        aria-expanded={sidebar.open}
        aria-controls="admin-menu"
        onClick={() => sidebar.setOpen(!sidebar.open)}
      >
        <Menu aria-hidden />
      </IconButton>
      <Link className={styles.name} to="/admin">
        {name} Website Admin
      </Link>
      <a className={styles.site} href="/" target="_blank" rel="noreferrer">
        View site <ExternalLink aria-hidden size={16} />
        <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
      </a>
      <PaletteKey />
      <AccountMenu />
    </header>
  )
}
