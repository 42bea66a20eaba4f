import { Button } from '@arunika/ui'
import styles from './second-factor.module.css'

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <section className={styles.codes} aria-label="Recovery codes">
      <p>
        <strong>Store these codes where you can find them without this device.</strong> Each opens the account
        once in place of the second factor. They are not shown again.
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button variant="secondary" onClick={onDone}>
        I have stored them
      </Button>
    </section>
  )
}
