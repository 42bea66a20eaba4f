import { Fragment } from 'react'
import styles from './palette.module.css'

/** Every key of the back-office; on a Mac with ⌘ in place of Ctrl. */
const KEYS = [
  ['Ctrl K', 'Search everything'],
  ['Ctrl S', 'Save and stay in the form'],
  ['Ctrl Enter', 'Publish the article'],
  ['Ctrl P', 'Preview the article'],
  ['← →', 'Previous and next applicant'],
  ['Shift', 'While selecting a row: select all rows in between'],
  ['Esc', 'Close the open dialog'],
] as const

/** The list of keys, opened by a question mark. */
export const Keys = () => (
  <dl className={styles.keys}>
    {KEYS.map(([key, what]) => (
      <Fragment key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{what}</dd>
      </Fragment>
    ))}
  </dl>
)
