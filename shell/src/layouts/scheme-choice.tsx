import { useScheme } from '@arunika/ui/hooks'
import { chooseScheme, SCHEMES, type Scheme } from '@arunika/ui/scheme'
import { useShellWords } from '../words/use-shell-words.ts'
import styles from './scheme-choice.module.css'

const SCHEME_NAMES = Object.keys(SCHEMES) as Scheme[]

/** Chooses light or dark pages; hidden without scripts, where pages follow the system. */
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
        {SCHEME_NAMES.map((value) => (
          <option key={value} value={value}>
            {words[value]}
          </option>
        ))}
      </select>
    </label>
  )
}
