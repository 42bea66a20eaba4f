import { Copy, ExternalLink, Eye, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './row-actions.module.css'

export const RowActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)

const icons = { view: Eye, edit: Pencil, copy: Copy, delete: Trash2 }

interface ActionProps {
  kind: keyof typeof icons
  /** Accessible name with action and row. */
  label: string
}

export function ActionLink({ kind, label, to }: ActionProps & { to: string }) {
  const Icon = icons[kind]
  return (
    <Link className={styles.action} to={to} aria-label={label} title={label}>
      <Icon aria-hidden size={18} />
    </Link>
  )
}

/** Opens the row's public page in a new tab. */
export const SiteLink = ({ label, to }: { label: string; to: string }) => (
  <a className={styles.action} href={to} target="_blank" rel="noreferrer" aria-label={label} title={label}>
    <ExternalLink aria-hidden size={18} />
  </a>
)

export function ActionButton({ kind, label, onClick }: ActionProps & { onClick: () => void }) {
  const Icon = icons[kind]
  return (
    <button
      type="button"
      className={styles.action}
      data-kind={kind}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon aria-hidden size={18} />
    </button>
  )
}
