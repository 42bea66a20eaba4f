import type { BuildHealth, RemoteState } from '@anyam/protocol'
import { duration, failures } from '../figures.ts'
import styles from './health-table.module.css'

const UNKNOWN = '–'

/** Observations of browsers and servers for the live build and the canary. */
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
          <th scope="col">Started</th>
          <th scope="col">
            <abbr title="Pages that browsers confirmed to work and respond">Alive</abbr>
          </th>
          <th scope="col">
            <abbr title="Pages that failed in browsers or on the server, or were not heard of again">
              Failed
            </abbr>
          </th>
          <th scope="col">
            <abbr title="Pages whose files were still arriving when they were last heard of">Slow</abbr>
          </th>
          <th scope="col">
            <abbr title="Largest Contentful Paint, 75th percentile">LCP</abbr>
          </th>
          <th scope="col">
            <abbr title="Interaction to Next Paint, 75th percentile">INP</abbr>
          </th>
          <th scope="col">
            <abbr title="Cumulative Layout Shift, 75th percentile">CLS</abbr>
          </th>
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
  const { started, alive, slow, lcp, inp, cls } = seen
  return (
    <tr>
      <th scope="row">{role}</th>
      <td>{started.toLocaleString('en-US')}</td>
      <td>{alive.toLocaleString('en-US')}</td>
      <td data-bad={failures(seen) > 0 || undefined}>{failures(seen).toLocaleString('en-US')}</td>
      <td>{slow.toLocaleString('en-US')}</td>
      <td>{lcp === undefined ? UNKNOWN : duration(lcp)}</td>
      <td>{inp === undefined ? UNKNOWN : duration(inp)}</td>
      <td>{cls === undefined ? UNKNOWN : cls.toFixed(2)}</td>
    </tr>
  )
}
