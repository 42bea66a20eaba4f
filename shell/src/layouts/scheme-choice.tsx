import { useScheme } from '@arunika/ui/hooks'
import { chooseScheme, type Scheme } from '@arunika/ui/scheme'
import { useShellWords } from '../words/use-shell-words.ts'
import styles from './scheme-choice.module.css'

const SCHEMES: Scheme[] = ['system', 'light', 'dark']

/** Selects light or dark pages; hidden without scripts, because pages then follow the system. */
export function SchemeChoice() {
  const scheme = useScheme()
  const words = useShellWords()
  return (
    <label className={styles.choice} data-known={scheme !== undefined}>
      {words.appearance}
      <select
        className={styles.select}
        value={scheme ?? 'system'}
        onChange={({ target }) => chooseScheme(target.value)}
      >
        {SCHEMES.map((value) => (
          <option key={value} value={value}>
            {words[value]}
          </option>
        ))}
      </select>
    </label>
  )
}
