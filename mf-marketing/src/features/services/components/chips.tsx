import { Section } from '@arunika/ui'
import styles from './chips.module.css'

/** All skills of a team as chips. */
export function Chips({ title, lead, items }: { title: string; lead: string; items: readonly string[] }) {
  return (
    <Section ground="brand" title={title} lead={lead}>
      <ul className={styles.chips}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  )
}
