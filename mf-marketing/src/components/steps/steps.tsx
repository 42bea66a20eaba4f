import styles from './steps.module.css'

/** A numbered list of steps on a dark background. */
export function Steps({ steps }: { steps: readonly { name: string; text: string }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, text }) => (
        <li key={name} className={styles.step}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
