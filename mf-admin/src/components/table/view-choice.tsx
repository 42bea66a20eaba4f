import { Link } from 'react-router-dom'
import styles from './view-choice.module.css'

interface ViewChoiceProps {
  /** Each with its query string. */
  views: readonly { label: string; search: string; isCurrent: boolean }[]
}

/** Switches between the views of a screen. */
export const ViewChoice = ({ views }: ViewChoiceProps) => (
  <nav className={styles.views} aria-label="View">
    {views.map(({ label, search, isCurrent }) => (
      <Link
        key={label}
        className={styles.view}
        to={`?${search}`}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {label}
      </Link>
    ))}
  </nav>
)
