import { useScheme } from '@arunika/ui/hooks'
import { chooseScheme, SCHEMES } from '@arunika/ui/scheme'
import styles from './scheme-choice.module.css'

/** Chooses light or dark pages; hidden without scripts, where pages follow the system. */
export function SchemeChoice() {
  const scheme = useScheme()
  return (
    <label className={styles.choice} data-known={scheme !== undefined}>
      Appearance
      <select
        className={styles.select}
        value={scheme ?? 'system'}
        onChange={({ target }) => chooseScheme(target.value)}
      >
        {Object.entries(SCHEMES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
