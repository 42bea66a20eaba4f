import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '@arunika/contracts'
import { Fragment } from 'react'
import { DECISION_KEYS } from '../../lib/decision-keys.ts'
import { useIsOnlySpecified } from '../../lib/only-specified.ts'
import styles from './palette.module.css'

const DECISIONS = Object.entries(DECISION_KEYS).map(
  ([status, key]) =>
    [key.toUpperCase(), `Applicant: ${APPLICATION_STATUS_NAMES[status as ApplicationStatus]}`] as const,
)

/** Keyboard shortcuts of the back-office; a Mac shows ⌘ in place of Ctrl. */
const KEYS = [
  ['Ctrl K', 'Search everything'],
  ['?', 'Show these keys'],
  ['← →', 'Previous and next applicant; K and J too'],
  ['Esc', 'Close the open dialog'],
] as const

/** Those of what needs the product's own api. */
const OWN_KEYS = [
  ['Ctrl S', 'Save and stay in the form'],
  ['Ctrl Enter', 'Publish the article, add the note'],
  ['Ctrl P', 'Preview the article'],
  ...DECISIONS,
  ['1 – 5', 'Applicant: rate; the same key takes it back'],
  ['Shift ← →', 'Board: move the applicant to the stage before or after'],
  ['U', 'Applicant: undo the last decision'],
  ['W', 'Applicant: write a note; Esc leaves it'],
  ['Shift', 'While selecting a row: select all rows in between'],
] as const

/** The list of shortcuts, opened with a question mark. */
export const Keys = () => (
  <dl className={styles.keys}>
    {[...KEYS, ...(useIsOnlySpecified() ? [] : OWN_KEYS)].map(([key, what]) => (
      <Fragment key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{what}</dd>
      </Fragment>
    ))}
  </dl>
)
