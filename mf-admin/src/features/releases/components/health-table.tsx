import type { BuildHealth, RemoteState } from '@arunika/shared/contracts'
import { duration, faults } from '../figures.ts'
import styles from './health-table.module.css'

const UNKNOWN = '–'

/** What browsers and the server have seen of the live build and of the one on trial. */
export function HealthTable({ remote, live, canary, health }: RemoteState) {
  const roles = [
    { role: 'Live', build: live?.build },
    { role: 'Canary', build: canary?.build },
  ]
  const rows = roles.flatMap(({ role, build }) => {
    const seen = health.find((figures) => figures.build === build)
    return seen ? [{ role, seen }] : []
  })
  if (rows.length === 0) return <p className={styles.none}>No visits have been counted yet.</p>
  return (
    <table className={styles.table} aria-label={`Health of ${remote}`}>
      <thead>
        <tr>
          <th scope="col">Build</th>
          <th scope="col">Views</th>
          <th scope="col">
            <abbr title="Largest Contentful Paint, 75th percentile">LCP</abbr>
          </th>
          <th scope="col">
            <abbr title="Interaction to Next Paint, 75th percentile">INP</abbr>
          </th>
          <th scope="col">
            <abbr title="Cumulative Layout Shift, 75th percentile">CLS</abbr>
          </th>
          <th scope="col">Faults</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ role, seen }) => (
          <Row key={role} role={role} seen={seen} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ role, seen }: { role: string; seen: BuildHealth }) {
  const { views, lcp, inp, cls } = seen
  return (
    <tr>
      <th scope="row">{role}</th>
      <td>{views.toLocaleString('en-US')}</td>
      <td>{lcp === undefined ? UNKNOWN : duration(lcp)}</td>
      <td>{inp === undefined ? UNKNOWN : duration(inp)}</td>
      <td>{cls === undefined ? UNKNOWN : cls.toFixed(2)}</td>
      <td data-bad={faults(seen) > 0 || undefined}>{faults(seen).toLocaleString('en-US')}</td>
    </tr>
  )
}
