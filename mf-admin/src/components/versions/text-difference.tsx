import { type ChangeObject, diffWordsWithSpace } from 'diff'
import styles from './text-difference.module.css'

export type SideNames = readonly [left: string, right: string]

interface TextDifferenceProps {
  names: SideNames
  left: string
  right: string
  /** Level of the names as headings. */
  heading?: 'h2' | 'h4'
}

/** Time limit in milliseconds, after which two texts count as too different for a comparison by words. */
const PATIENCE = 500

/** Two texts side by side, with words marked that only one of them has. */
export function TextDifference({ names, left, right, heading: Heading = 'h4' }: TextDifferenceProps) {
  const parts: readonly ChangeObject<string>[] = diffWordsWithSpace(left, right, { timeout: PATIENCE }) ?? [
    { value: left, removed: true, added: false, count: 1 },
    { value: right, removed: false, added: true, count: 1 },
  ]
  return (
    <>
      {left === right && (
        <p className={styles.same}>The words are the same; their form or pictures differ.</p>
      )}
      <div className={styles.sides}>
        <div>
          <Heading className={styles.whose}>{names[0]}</Heading>
          <p className={styles.text}>{marked(parts, 'removed')}</p>
        </div>
        <div>
          <Heading className={styles.whose}>{names[1]}</Heading>
          <p className={styles.text}>{marked(parts, 'added')}</p>
        </div>
      </div>
    </>
  )
}

/** Characters of an unchanged passage shown on each side of a change. */
const CONTEXT = 160

/** Shortens long unchanged passages, so that changes are in view. */
function shortened(text: string, isFirst: boolean, isLast: boolean) {
  if (text.length <= 3 * CONTEXT) return text
  const start = isFirst && !isLast ? '' : text.slice(0, CONTEXT)
  const end = isLast ? '' : text.slice(-CONTEXT)
  return `${start} […] ${end}`
}

const OTHER = { removed: 'added', added: 'removed' } as const

function marked(parts: readonly ChangeObject<string>[], own: 'removed' | 'added') {
  const shown = parts.filter((part) => !part[OTHER[own]])
  if (shown.length === 0) return <span className={styles.empty}>Empty</span>
  const Mark = own === 'removed' ? 'del' : 'ins'
  let at = 0
  return shown.map((part) => {
    const key = at
    at += part.value.length
    return part[own] ? (
      <Mark key={key}>{part.value}</Mark>
    ) : (
      shortened(part.value, key === 0, part === shown.at(-1))
    )
  })
}
