import type { CanaryCurves as Curves } from '@anyam/protocol'
import { recentTime } from '@arunika/text'
import { Field, Skeleton, VisuallyHidden } from '@arunika/ui'
import { useState } from 'react'
import { useCurves } from '../api/get-curves.ts'
import { type Arm, heightOf, labelsAt, pathsOf, percent, rateInWords, topOf } from '../curves.ts'
import styles from './canary-curves.module.css'
import strip from './canary-strip.module.css'

/** The canary's curve is drawn above the live build's. */
const ARMS: readonly { arm: Arm; name: string }[] = [
  { arm: 'live', name: 'Live' },
  { arm: 'canary', name: 'Canary' },
]
const DIMENSIONS = [
  { dimension: 'engine', label: 'Browser' },
  { dimension: 'device', label: 'Device' },
  { dimension: 'language', label: 'Language' },
  { dimension: 'visitor', label: 'New or returning' },
  { dimension: 'page', label: 'Page' },
]
const ALL = { segment: 'all', words: undefined }
/** Height of a label, in percent of the chart's. */
const LABEL_HEIGHT = 24

/** Failure rates of the canary and of the live build over time, for all visitors or a segment of them. */
export default function CanaryCurves({ remote }: { remote: string }) {
  const [segment, setSegment] = useState(ALL.segment)
  const { data, error } = useCurves(remote, segment)
  if (!data && error) return <p role="alert">The curves could not be loaded: {error.message}</p>
  if (!data) return <Skeleton className={strip.placeholder} />
  const chosen = data.segments.find((one) => one.segment === segment) ?? ALL
  return (
    <div className={styles.curves}>
      <Field
        label={
          <>
            Failed pages<VisuallyHidden> of {remote}</VisuallyHidden>
          </>
        }
      >
        {(control) => (
          <select {...control} value={segment} onChange={({ target }) => setSegment(target.value)}>
            <option value={ALL.segment}>All visitors</option>
            {DIMENSIONS.map((group) => (
              <Segments key={group.dimension} {...group} segments={data.segments} />
            ))}
          </select>
        )}
      </Field>
      <Chart points={data.points} of={chosen.words ? ` ${chosen.words}` : ''} />
    </div>
  )
}

interface SegmentsProps extends Pick<Curves, 'segments'> {
  dimension: string
  label: string
}

function Segments({ dimension, label, segments }: SegmentsProps) {
  const own = segments.filter(({ segment }) => segment.startsWith(`${dimension} `))
  return own.length === 0 ? null : (
    <optgroup label={label}>
      {own.map(({ segment, words }) => (
        <option key={segment} value={segment}>
          {words.charAt(0).toUpperCase() + words.slice(1)}
        </option>
      ))}
    </optgroup>
  )
}

interface ChartProps extends Pick<Curves, 'points'> {
  /** The segment as the end of a clause, with a space before it; empty for all visitors. */
  of: string
}

function Chart({ points, of }: ChartProps) {
  const [first, latest] = [points.at(0), points.at(-1)]
  if (!first || !latest) return <p className={styles.explanation}>No page has been counted yet{of}.</p>
  const top = topOf(points)
  const ends = { canary: heightOf(latest.canary.rate, top), live: heightOf(latest.live.rate, top) }
  const labels = labelsAt(ends.canary, ends.live, LABEL_HEIGHT)
  const drawn = ARMS.filter(({ arm }) => latest[arm].views > 0)
  const label = `Failure rates of the canary and of the live build${of}, each with its confidence band, from ${recentTime(first.at)} to ${recentTime(latest.at)}. The latest figures and a table follow.`
  return (
    <figure className={styles.figure}>
      <div className={styles.plot}>
        <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" role="img">
          <title>{label}</title>
          {[0, 50, 100].map((y) => (
            <path key={y} className={styles.grid} d={`M0 ${y}H100`} />
          ))}
          {drawn.map(({ arm }) => (
            <path key={arm} className={styles.band} data-arm={arm} d={pathsOf(points, arm, top).band} />
          ))}
          {drawn.map(({ arm }) => (
            <path key={arm} className={styles.curve} data-arm={arm} d={pathsOf(points, arm, top).curve} />
          ))}
        </svg>
        <div className={styles.scale} aria-hidden>
          {[top, top / 2, 0].map((rate) => (
            <span key={rate} style={{ top: `${heightOf(rate, top)}%` }}>
              {percent(rate)}
            </span>
          ))}
        </div>
        <div className={styles.ends} aria-hidden>
          {drawn.map(({ arm, name }) => (
            <span key={arm} className={styles.end} data-arm={arm} style={{ top: `${labels[arm]}%` }}>
              <b>{name}</b> {percent(latest[arm].rate)}
            </span>
          ))}
          {drawn.map(({ arm }) => (
            <i key={arm} className={styles.dot} data-arm={arm} style={{ top: `${ends[arm]}%` }} />
          ))}
        </div>
        <p className={styles.times} aria-hidden>
          <span>{recentTime(first.at)}</span>
          <span>now</span>
        </p>
      </div>
      <figcaption className={styles.caption}>
        <ul className={styles.figures}>
          {[...ARMS].reverse().map(({ arm, name }) => (
            <li key={arm}>
              <svg className={styles.sample} viewBox="0 0 32 8" aria-hidden="true">
                <path className={styles.curve} data-arm={arm} d="M1 4H31" />
              </svg>
              <span>
                <strong>{name}</strong>
                {of}: {rateInWords(latest[arm])}
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.explanation}>
          The bands contain the true rates with 95{'\u00a0'}% certainty, however often one looks.
        </p>
      </figcaption>
      <details className={styles.details}>
        <summary className={styles.summary}>Figures in a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls by the arrow keys */}
        <section className={styles.scrolled} aria-label={`Failure rates${of}`} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Until</th>
                <th scope="col">Canary, failed</th>
                <th scope="col">Live, failed</th>
              </tr>
            </thead>
            <tbody>
              {newestByMinute(points).map(([minute, { canary, live }]) => (
                <tr key={minute}>
                  <th scope="row">{minute}</th>
                  <td>{rateInWords(canary, '')}</td>
                  <td>{rateInWords(live, '')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  )
}

/** The last point of each minute, the newest first. */
const newestByMinute = (points: Curves['points']) =>
  [...new Map(points.map((point) => [recentTime(point.at), point]))].reverse()
