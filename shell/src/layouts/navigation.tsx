import type { Site } from '@arunika/contracts/site'
import { menuOf, type NavEntry } from '@arunika/federation'
import { Link, NavLink } from '@arunika/federation/link'
import { IconButton } from '@arunika/ui'
import { useId, useRef } from 'react'
import { Logo } from './logo.tsx'
import styles from './navigation.module.css'
import { useDismiss } from './use-dismiss.ts'
import { useMenu } from './use-menu.ts'

/** Top bar: a row on extra-large screens, a menu behind a button on all others. */
export function Navigation({ site, nav }: { site: Site; nav: readonly NavEntry[] | undefined }) {
  const [open, setOpen] = useMenu()
  const listId = useId()
  const bar = useRef<HTMLElement>(null)
  useDismiss(bar, open, () => setOpen(false))

  return (
    <header className={styles.header}>
      <nav ref={bar} className={styles.bar} aria-label="Main">
        <Link to="/" className={styles.brand}>
          <Logo className={styles.logo} />
          <span>{site.name}</span>
        </Link>
        <button
          type="button"
          className={styles.burger}
          aria-label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          <span />
          <span />
          <span />
        </button>
        <ul id={listId} className={styles.list} data-open={open}>
          {menuOf(nav).map((entry) => (
            <li key={entry.to} className={styles.item}>
              {entry.children ? <Group entry={entry} /> : <Entry entry={entry} />}
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

function Entry({ entry }: { entry: Pick<NavEntry, 'to' | 'label' | 'exact'> }) {
  return (
    <NavLink to={entry.to} end={entry.exact ?? false} className={styles.link}>
      {entry.label}
    </NavLink>
  )
}

/** An entry with pages below it: shown under the pointer on wide screens, by its button everywhere. */
function Group({ entry }: { entry: NavEntry }) {
  const [open, setOpen] = useMenu()
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  // In the narrow menu a group that closes would pull the next entry away from under the finger.
  useDismiss(group, open, () => setOpen(false), '(width >= 1200px)')
  return (
    <div ref={group} className={styles.group} data-open={open}>
      <div className={styles.groupHead}>
        <Entry entry={entry} />
        <IconButton
          className={styles.toggle}
          label={`${entry.label} pages`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path
              d="m6 9 6 6 6-6"
              fill="none"
              stroke="currentcolor"
              strokeWidth="2.5"
              strokeLinecap="round"
            />
          </svg>
        </IconButton>
      </div>
      <ul id={id} className={styles.sub}>
        {entry.children?.map((child) => (
          <li key={child.to}>
            <Entry entry={child} />
          </li>
        ))}
      </ul>
    </div>
  )
}
