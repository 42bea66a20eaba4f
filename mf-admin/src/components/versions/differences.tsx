import styles from './differences.module.css'
import type { FieldText } from './field-texts.ts'
import { type SideNames, TextDifference } from './text-difference.tsx'

interface DifferencesProps {
  /** Labels of the two versions, such as `Before` and `After`. */
  names: SideNames
  left: readonly FieldText[]
  right: readonly FieldText[]
}

/** The fields that differ between two versions, side by side. */
export function Differences({ names, left, right }: DifferencesProps) {
  const pairs = left.flatMap((field) => {
    const other = right.find(({ label }) => label === field.label)
    return other && other.value !== field.value ? [{ left: field, right: other }] : []
  })
  if (pairs.length === 0) return <p>Both versions say the same.</p>
  return pairs.map((pair) => (
    <section key={pair.left.label} className={styles.field} aria-label={pair.left.label}>
      <h3 className={styles.label}>{pair.left.label}</h3>
      {pair.left.picture || pair.right.picture ? (
        <div className={styles.pictures}>
          <Picture name={names[0]} path={pair.left.picture} />
          <Picture name={names[1]} path={pair.right.picture} />
        </div>
      ) : (
        <TextDifference names={names} left={textOf(pair.left)} right={textOf(pair.right)} />
      )}
    </section>
  ))
}

const textOf = ({ text, value }: FieldText) => text ?? value

const Picture = ({ name, path }: { name: string; path: string | undefined }) => (
  <figure className={styles.picture}>
    <figcaption className={styles.name}>{name}</figcaption>
    {path ? <img src={path} alt="" loading="lazy" /> : <span className={styles.none}>None</span>}
  </figure>
)
