import type { FactorAdded, TotpOffer } from '@arunika/admin-contracts'
import { Button, Field, Skeleton } from '@arunika/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { encode } from 'uqr'
import { addTotp, offerTotp } from '../api/second-factor.ts'
import styles from './second-factor.module.css'

interface NewFactorProps {
  onAdded: (added: FactorAdded) => void
  onCancel: () => void
}

/** Shows the secret for an authenticator app and asks for one of its codes. */
export function NewTotp({ onAdded, onCancel }: NewFactorProps) {
  const [offer, setOffer] = useState<TotpOffer>()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let isShown = true
    offerTotp().then(
      (made) => isShown && setOffer(made),
      (error: Error) => isShown && setProblem(error.message),
    )
    return () => {
      isShown = false
    }
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    addTotp(offer?.secret ?? '', code.replaceAll(' ', '')).then(onAdded, (error: Error) =>
      setProblem(error.message),
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>Scan this with your authenticator app, then enter its code.</p>
      {offer ? <QrCode text={offer.uri} /> : <Skeleton className={styles.qr} />}
      <p>
        Or type this secret into the app: <code className={styles.secret}>{offer?.secret}</code>
      </p>
      <Field label="Code from the app" error={problem}>
        {(props) => (
          <input
            {...props}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button type="submit" disabled={!offer || code.trim() === ''}>
          Add the app
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text)
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code of the secret">
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  )
}
