import { type NewToken, newToken, type TokenScope } from '@anyam/protocol'
import { Field } from '@arunika/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { createToken } from '../api/tokens.ts'
import { useCommand } from '../hooks/use-command.ts'
import styles from './token-dialog.module.css'

const SCOPES: { scope: TokenScope; label: string }[] = [
  { scope: 'publish', label: 'Publish builds and run the gate' },
  { scope: 'canary', label: 'Start and end canaries' },
  { scope: 'promote', label: 'Promote, roll back, pin, retire' },
  { scope: 'override', label: 'Skip the gate, with a reason' },
]
const LIFETIMES = [7, 30, 90, 365]

interface TokenDialogProps {
  /** Remotes in the store; a new one may be added. */
  remotes: readonly string[]
  onClose: () => void
  onDone: () => void
}

/** Creates a token and shows it once. */
export default function TokenDialog({ remotes, onClose, onDone }: TokenDialogProps) {
  const [input, setInput] = useState<NewToken>({ remote: '', name: 'ci', scopes: ['publish'], days: 90 })
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [text, setText] = useState<string>()
  const { give, state } = useCommand()
  const { copying, copy, field } = useCopy()
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
  const creating = {
    question: 'A new token for a team',
    confirmLabel: 'Create it',
    refuseLabel: 'Cancel',
    onConfirm: confirm,
    ...state,
  }
  const created = {
    question: `The token ${input.name} of ${input.remote}`,
    confirmLabel: copying === 'copied' ? 'Copied' : 'Copy',
    refuseLabel: 'Done',
    onConfirm: () => void copy(text ?? ''),
    error:
      copying === 'refused' ? 'This browser does not let the page copy: please copy the token.' : undefined,
  }
  // One dialog for both steps, so that the focus returns to the element that had it first.
  return (
    <ConfirmDialog open confirmVariant="primary" onRefuse={onClose} {...(text ? created : creating)}>
      {text ? (
        <CreatedToken text={text} field={field} />
      ) : (
        <TokenFields input={input} problems={problems} remotes={remotes} onChange={change} />
      )}
    </ConfirmDialog>
  )
}

interface TokenFieldsProps {
  input: NewToken
  problems: Record<string, string>
  remotes: readonly string[]
  onChange: (changed: Partial<NewToken>) => void
}

function TokenFields({ input, problems, remotes, onChange: change }: TokenFieldsProps) {
  return (
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
      <legend className={styles.legend}>Scopes</legend>
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

function CreatedToken({ text, field }: { text: string; field: RefObject<HTMLInputElement | null> }) {
  useEffect(() => field.current?.focus(), [field])
  return (
    <div className={styles.fields}>
      <p>
        It is shown only now: the registry stores its hash. Set it as RELEASE_TOKEN in the team’s pipeline.
      </p>
      <Field label="Token">
        {(control) => (
          <input
            {...control}
            ref={field}
            className={styles.text}
            readOnly
            value={text}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
    </div>
  )
}

/** @returns `field` for a text field to copy from by hand, if the page has no clipboard access */
function useCopy() {
  const field = useRef<HTMLInputElement>(null)
  const [copying, setCopying] = useState<'copied' | 'refused'>()

  async function copy(text: string) {
    // Browsers have no clipboard without TLS, and people may have denied access.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setCopying(isCopied ? 'copied' : 'refused')
    if (!isCopied) field.current?.focus()
  }
  return { copying, copy, field }
}
