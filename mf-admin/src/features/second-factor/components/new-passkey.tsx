import type { FactorAdded } from '@arunika/admin-contracts'
import { Button, Field } from '@arunika/ui'
import { type FormEvent, useState } from 'react'
import { addPasskey } from '../api/second-factor.ts'
import styles from './second-factor.module.css'

interface NewFactorProps {
  onAdded: (added: FactorAdded) => void
  onCancel: () => void
}

/** Names a passkey and creates it in the browser. */
export function NewPasskey({ onAdded, onCancel }: NewFactorProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    addPasskey(name).then(onAdded, (error: Error) => setProblem(error.message))
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label="Name of the passkey" hint="To recognise it later: laptop, phone." error={problem}>
        {(props) => (
          <input
            {...props}
            value={name}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button type="submit" disabled={name.trim() === ''}>
          Create the passkey
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
