import type { Proof, ProofOptions } from '@arunika/admin-contracts'
import { Button, Field } from '@arunika/ui'
import { type FormEvent, useState } from 'react'
import { BusyOverlay } from '../feedback/busy-overlay.tsx'
import { PasswordField } from '../form/password-field.tsx'
import styles from './proof-form.module.css'

interface ProofFormProps {
  options: ProofOptions
  /** Label of the button. */
  label: string
  /**
   * Sends the proof.
   * @throws Error with a user-facing message
   */
  onProof: (proof: Proof) => Promise<void>
}

/** Asks for a code, a passkey or the password, depending on the account. */
export function ProofForm({ options, label, onProof }: ProofFormProps) {
  const { totp, password, passkey } = options
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function send(proof: () => Promise<Proof>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await onProof(await proof())
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Something went wrong. Please try again.')
      setBusy(false)
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void send(async () => (password ? { password: text } : { code: text }))
  }
  async function byPasskey(): Promise<Proof> {
    const { askPasskey } = await import(/* webpackChunkName: "passkey" */ '../../lib/passkey-browser.ts')
    return { passkey: { ...(await askPasskey(passkey ?? {})) } }
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {passkey && (
        <Button variant={totp ? 'secondary' : 'primary'} onClick={() => void send(byPasskey)}>
          Use a passkey
        </Button>
      )}
      {password ? (
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      ) : (
        <Field
          label={totp ? 'Code' : 'Recovery code'}
          hint={
            totp ? 'From your authenticator app, or a recovery code.' : 'If you do not have your passkey.'
          }
        >
          {(props) => (
            <input
              {...props}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" disabled={text.trim() === ''}>
        {label}
      </Button>
      <BusyOverlay busy={busy} />
    </form>
  )
}
