import { useSite } from '@anyam/federation/use-site'
import styles from './welcome.module.css'

export function Welcome() {
  const { name } = useSite()
  return (
    <section className={styles.welcome}>
      <h2 className={styles.greeting}>Hello Admin!</h2>
      <p className={styles.text}>Welcome back to {name} Website Admin!</p>
    </section>
  )
}
