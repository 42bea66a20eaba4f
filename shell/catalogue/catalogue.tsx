import styles from './catalogue.module.css'
import { primitives } from './primitives.tsx'
import { Tokens } from './tokens.tsx'

/** Displays every primitive of `shared/ui` in its states, and the design tokens. */
export function Catalogue() {
  return (
    <div className={styles.page}>
      <nav className={styles.contents} aria-label="Contents">
        <a href="#tokens">Tokens</a>
        {primitives.map(({ name }) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </nav>
      <main>
        <h1 className={styles.title}>Catalogue</h1>
        <Tokens />
        {primitives.map(({ name, states }) => (
          <section key={name} id={name} className={styles.primitive} aria-labelledby={`${name}-name`}>
            <h2 id={`${name}-name`}>{name}</h2>
            <div className={styles.states}>
              {states.map(({ state, node, wide }) => (
                <figure key={state} className={wide ? styles.wide : undefined}>
                  <figcaption>{state}</figcaption>
                  <div className={wide ? styles.stage : `${styles.stage} ${styles.padded}`}>{node}</div>
                </figure>
              ))}
            </div>
          </section>
        ))}
      </main>
    </div>
  )
}
