import type { BuildCard } from '@anyam/protocol'
import styles from './gate-findings.module.css'

/** Problems that the gate found in a build, and those that the live build has as well. */
export function GateFindings({ verdict, reasons, remarks = [] }: BuildCard) {
  const findings = [...reasons, ...remarks]
  if (findings.length === 0) return null
  return (
    <ul className={styles.findings} data-verdict={verdict}>
      {findings.map((finding) => (
        <li key={finding}>{finding}</li>
      ))}
    </ul>
  )
}
