import type { SeenSubject } from '@arunika/admin-contracts'
import { longTime } from '@arunika/text'
import { Field } from '@arunika/ui'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PastEntryOf } from '../../../components/history/use-past-entry.ts'
import { fromLocalTime, toLocalTime } from '../../../lib/local-time.ts'
import styles from './as-of.module.css'
import { Builds } from './builds.tsx'
import { Entries, KINDS } from './entries.tsx'

const DAY_MS = 86_400_000

export interface ChosenEntry extends PastEntryOf {
  subject: SeenSubject
}

interface AsOfProps {
  /** Renders an entry as readers saw it. */
  read: (entry: ChosenEntry, onClose: () => void) => ReactNode
}

/** The site at a point in time: the live builds and the published entries. */
export function AsOf({ read }: AsOfProps) {
  const [query, setQuery] = useSearchParams()
  const [yesterday] = useState(() => new Date(Date.now() - DAY_MS).toISOString())
  const [chosen, setChosen] = useState<ChosenEntry>()
  const requested = query.get('at') ?? ''
  const at = Number.isNaN(Date.parse(requested)) ? yesterday : new Date(requested).toISOString()
  const kind = query.get('subject') ?? ''
  const subject = (kind in KINDS ? kind : 'article') as SeenSubject
  const change = (changes: Record<string, string>) =>
    setQuery((known) => ({ ...Object.fromEntries(known), ...changes }), { replace: true })

  return (
    <div className={styles.screen}>
      <div className={styles.moment}>
        <Field label="As of" hint="In this device's time zone.">
          {(props) => (
            <input
              {...props}
              type="datetime-local"
              value={toLocalTime(at)}
              max={toLocalTime(new Date().toISOString())}
              onChange={({ target }) => target.value && change({ at: fromLocalTime(target.value) })}
            />
          )}
        </Field>
        <p className={styles.explanation}>
          What visitors saw on {longTime(at)}, by the office's clock. Entries that were deleted for good are
          missing.
        </p>
      </div>
      <Builds at={at} />
      <Entries
        at={at}
        subject={subject}
        onSubject={(next) => change({ at, subject: next })}
        onRead={(row) => setChosen({ ...row, subject })}
      />
      {chosen && read(chosen, () => setChosen(undefined))}
    </div>
  )
}
