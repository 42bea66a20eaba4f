import { menuOf, type NavEntry } from '@anyam/federation'
import { Link, NavLink } from '@anyam/federation/link'
import type { Site } from '@arunika/contracts/site'
import { IconButton, VisuallyHidden } from '@arunika/ui'
import { useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useShellWords } from '../words/use-shell-words.ts'
import { LanguageChoice } from './language-choice.tsx'
import { Logo } from './logo.tsx'
import styles from './navigation.module.css'
import { useDismiss } from './use-dismiss.ts'
import { useMenu } from './use-menu.ts'

/** Top bar: a row on extra-large screens, a menu behind a button on all others. */
export function Navigation({ site, nav }: { site: Site; nav: readonly NavEntry[] | undefined }) {
  const words = useShellWords()
  const [open, setOpen] = useMenu()
  const listId = useId()
  const bar = useRef<HTMLElement>(null)
  useDismiss(bar, open, () => setOpen(false))
  // May lead to a section of the current page, which does not close the menu.
  const actions = menuOf(nav, 'action').map(({ to, label }) => (
    <Link key={to} to={to} className={styles.action} onClick={() => setOpen(false)}>
      {label}
    </Link>
  ))

  return (
    <header className={styles.header}>
      <nav ref={bar} className={styles.bar} aria-label={words.main}>
        <Link to="/" className={styles.brand}>
          <Logo className={styles.logo} />
          <span>{site.name}</span>
        </Link>
        <div className={styles.inBar}>{actions}</div>
        <SearchLink nav={nav} />
        <button
          type="button"
          className={styles.burger}
          aria-label={open ? words.closeMenu : words.openMenu}
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
          <li>{actions}</li>
          <li className={styles.inMenu}>
            <a href={site.phone.whatsapp} target="_blank" rel="noreferrer" className={styles.link}>
              WhatsApp
            </a>
          </li>
          <li className={styles.inMenu}>
            <LanguageChoice className={styles.link} />
          </li>
        </ul>
      </nav>
    </header>
  )
}

/** Link to the site's search page, if a remote provides one. */
function SearchLink({ nav }: { nav: readonly NavEntry[] | undefined }) {
  const [entry] = menuOf(nav, 'search')
  const navigate = useNavigate()
  const to = entry?.to
  useEffect(() => {
    if (!to) return
    const open = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
      event.preventDefault()
      navigate(to)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [to, navigate])
  return (
    entry && (
      <NavLink to={entry.to} className={styles.search} aria-keyshortcuts="Control+K Meta+K">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-2 4.5 5.5 5.5"
            fill="none"
            stroke="currentcolor"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </svg>
        <VisuallyHidden>{entry.label}</VisuallyHidden>
      </NavLink>
    )
  )
}

function Entry({ entry }: { entry: Pick<NavEntry, 'to' | 'label' | 'exact'> }) {
  return (
    <NavLink to={entry.to} end={entry.exact ?? false} className={styles.link}>
      {entry.label}
    </NavLink>
  )
}

/** A menu entry with pages below it: opened by hover on wide screens, and by its button everywhere. */
function Group({ entry }: { entry: NavEntry }) {
  const { pages } = useShellWords()
  const [open, setOpen] = useMenu()
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  // In the narrow menu, closing a group would move the next entry away from the finger.
  useDismiss(group, open, () => setOpen(false), '(width >= 1200px)')
  return (
    <div ref={group} className={styles.group} data-open={open}>
      <div className={styles.groupHead}>
        <Entry entry={entry} />
        <IconButton
          className={styles.toggle}
          label={`${entry.label} ${pages}`}
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
