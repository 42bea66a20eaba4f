import { type NewToken, newToken, type TokenScope } from '@arunika/admin-contracts'
import { Button, Field } from '@arunika/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { createToken } from '../api/tokens.ts'
import { useCommand } from '../hooks/use-command.ts'
import styles from './token-dialog.module.css'

const SCOPES: { scope: TokenScope; label: string }[] = [
  { scope: 'publish', label: 'Publish builds and run the gate' },
  { scope: 'canary', label: 'Start and end canaries' },
  { scope: 'promote', label: 'Promote, roll back, pin' },
]
const LIFETIMES = [7, 30, 90, 365]

interface TokenDialogProps {
  /** Those in the store; a new one may be added. */
  remotes: readonly string[]
  onClose: () => void
  onDone: () => void
}

/** Makes a token, and shows it once. */
export default function TokenDialog({ remotes, onClose, onDone }: TokenDialogProps) {
  const [input, setInput] = useState<NewToken>({ remote: '', name: 'ci', scopes: ['publish'], days: 90 })
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [text, setText] = useState<string>()
  const { give, state } = useCommand()
  const change = (changed: Partial<NewToken>) => setInput({ ...input, ...changed })

  function confirm() {
    const { error } = newToken.safeParse(input)
    setProblems(Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []))
    if (error) return
    void give(createToken(input), (created) => {
      setText(created.text)
      onDone()
    })
  }
  if (text) return <CreatedDialog text={text} input={input} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      question="A new token for a team"
      confirmLabel="Create it"
      confirmVariant="primary"
      refuseLabel="Cancel"
      onConfirm={confirm}
      onRefuse={onClose}
      {...state}
    >
      <div className={styles.fields}>
        <Field label="Remote" error={problems.remote}>
          {(control) => (
            <>
              <input
                {...control}
                list="remotes-of-tokens"
                value={input.remote}
                spellCheck={false}
                onChange={(event) => change({ remote: event.target.value.trim() })}
              />
              <datalist id="remotes-of-tokens">
                {remotes.map((remote) => (
                  <option key={remote} value={remote} />
                ))}
              </datalist>
            </>
          )}
        </Field>
        <Field label="Name" hint="The journal records it with each release." error={problems.name}>
          {(control) => (
            <input
              {...control}
              value={input.name}
              maxLength={40}
              spellCheck={false}
              onChange={(event) => change({ name: event.target.value.trim() })}
            />
          )}
        </Field>
        <Scopes scopes={input.scopes} error={problems.scopes} onChange={(scopes) => change({ scopes })} />
        <Field label="Valid for">
          {(control) => (
            <select
              {...control}
              value={input.days}
              onChange={(event) => change({ days: Number(event.target.value) })}
            >
              {LIFETIMES.map((days) => (
                <option key={days} value={days}>
                  {days} days
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </ConfirmDialog>
  )
}

interface ScopesProps {
  scopes: readonly TokenScope[]
  error: string | undefined
  onChange: (scopes: TokenScope[]) => void
}

function Scopes({ scopes, error, onChange }: ScopesProps) {
  return (
    <fieldset className={styles.scopes}>
      <legend>Scopes</legend>
      {SCOPES.map(({ scope, label }) => (
        <label key={scope} className={styles.scope}>
          <input
            type="checkbox"
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              onChange(target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
            }
          />
          {label}
        </label>
      ))}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function CreatedDialog({ text, input, onClose }: { text: string; input: NewToken; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <ConfirmDialog
      open
      question={`The token ${input.name} of ${input.remote}`}
      confirmLabel="Done"
      confirmVariant="primary"
      refuseLabel="Close"
      onConfirm={onClose}
      onRefuse={onClose}
    >
      <div className={styles.fields}>
        <p>
          It is shown only now: the registry stores its hash. Set it as RELEASE_TOKEN in the team’s pipeline.
        </p>
        <Field label="Token">
          {(control) => <input {...control} className={styles.text} readOnly value={text} />}
        </Field>
        <Button
          variant="secondary"
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </ConfirmDialog>
  )
}
