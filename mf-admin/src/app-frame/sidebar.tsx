import { IconButton, VisuallyHidden } from '@arunika/ui'
import { X } from 'lucide-react'
import * as Drawer from 'radix-ui/dialog'
import { useId } from 'react'
import { NavLink } from 'react-router-dom'
import { useReturnFocus } from '../components/dialog/use-return-focus.ts'
import { useSummary } from '../lib/use-summary.ts'
import { useMenuGroups } from './menu.ts'
import styles from './sidebar.module.css'
import type { SidebarState } from './use-sidebar.ts'

export function Sidebar({ sidebar }: { sidebar: SidebarState }) {
  const returnFocus = useReturnFocus()
  if (sidebar.mode !== 'drawer') {
    return (
      <nav id="admin-menu" className={styles.sidebar} aria-label="Admin">
        <Entries labelled={sidebar.open} />
      </nav>
    )
  }
  return (
    <Drawer.Root open={sidebar.open} onOpenChange={sidebar.setOpen}>
      <Drawer.Portal>
        <Drawer.Overlay className={styles.shade} />
        <Drawer.Content
          id="admin-menu"
          className={styles.drawer}
          aria-describedby={undefined}
          {...returnFocus}
        >
          <div className={styles.drawerHead}>
            <Drawer.Title className={styles.drawerTitle}>Menu</Drawer.Title>
            <Drawer.Close asChild>
              <IconButton label="Close the menu">
                <X aria-hidden />
              </IconButton>
            </Drawer.Close>
          </div>
          <nav aria-label="Admin">
            <Entries labelled onPick={() => sidebar.setOpen(false)} />
          </nav>
        </Drawer.Content>
      </Drawer.Portal>
    </Drawer.Root>
  )
}

function Entries({ labelled, onPick }: { labelled: boolean; onPick?: () => void }) {
  const { data: summary } = useSummary()
  const id = useId()
  return (
    <div className={styles.groups}>
      {useMenuGroups().map(({ name, entries }) => (
        <div key={name} className={styles.group}>
          <p id={id + name} className={styles.groupName}>
            {labelled ? name : <VisuallyHidden>{name}</VisuallyHidden>}
          </p>
          <ul className={styles.entries} aria-labelledby={id + name}>
            {entries.map(({ to, label, exact = false, Icon, count, counted }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={exact}
                  className={styles.entry}
                  title={labelled ? undefined : label}
                  onClick={onPick}
                >
                  <Icon aria-hidden size={20} />
                  {labelled ? label : <VisuallyHidden>{label}</VisuallyHidden>}
                  {count && <NewCount count={summary?.[count] ?? 0} counted={counted} />}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {labelled && summary?.version && <p className={styles.version}>Version {summary.version}</p>}
    </div>
  )
}

/** Larger numbers do not fit beside the label. */
const MOST_SHOWN = 999

function NewCount({ count, counted = 'new' }: { count: number; counted: string | undefined }) {
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      <VisuallyHidden> {counted}</VisuallyHidden>
    </span>
  )
}
