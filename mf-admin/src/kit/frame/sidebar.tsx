import type { AdminSummary } from '@arunika/shared/contracts'
import { VisuallyHidden } from '@arunika/shared/ui'
import { BriefcaseBusiness, LayoutDashboard, type LucideIcon, Mail, Newspaper, Tags, X } from 'lucide-react'
import * as Drawer from 'radix-ui/dialog'
import { NavLink } from 'react-router-dom'
import { useReturnFocus } from '../dialog/use-return-focus.ts'
import styles from './sidebar.module.css'
import type { SidebarState } from './use-sidebar.ts'
import { useSummary } from './use-summary.ts'

interface Entry {
  to: string
  label: string
  Icon: LucideIcon
  /** What of it waits to be read. */
  count?: keyof AdminSummary
}

const entries: readonly Entry[] = [
  { to: '/admin', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/admin/articles', label: 'Manage Articles', Icon: Newspaper },
  { to: '/admin/categories', label: 'Manage Categories', Icon: Tags },
  {
    to: '/admin/job-vacancies',
    label: 'Manage Job Vacancies',
    Icon: BriefcaseBusiness,
    count: 'newApplications',
  },
  { to: '/admin/messages', label: 'Messages', Icon: Mail, count: 'newMessages' },
]

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
            <Drawer.Close className={styles.close} aria-label="Close the menu">
              <X aria-hidden />
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
  return (
    <ul className={styles.entries}>
      {entries.map(({ to, label, Icon, count }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === '/admin'}
            className={styles.entry}
            title={labelled ? undefined : label}
            onClick={onPick}
          >
            <Icon aria-hidden size={20} />
            {labelled ? label : <VisuallyHidden>{label}</VisuallyHidden>}
            {count && <NewCount count={summary?.[count] ?? 0} />}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

function NewCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count}
      <VisuallyHidden> new</VisuallyHidden>
    </span>
  )
}
