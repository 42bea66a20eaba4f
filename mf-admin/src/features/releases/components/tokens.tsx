import type { ReleaseToken } from '@anyam/protocol'
import { recentTime } from '@arunika/text'
import { Button } from '@arunika/ui'
import { lazy, Suspense, useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { LoadBoundary } from '../../../components/feedback/load-boundary.tsx'
import { revokeToken, useReleaseTokens } from '../api/tokens.ts'
import { useCommand } from '../hooks/use-command.ts'
import styles from './wide-card.module.css'

const TokenDialog = lazy(() => import(/* webpackChunkName: "token-dialog" */ './token-dialog.tsx'))

interface TokensProps {
  remotes: readonly string[]
  onDone: (message: string) => void
}

/** Tokens of teams that release from their own repositories, with scopes, expiry and a revoke button. */
export function Tokens({ remotes, onDone }: TokensProps) {
  const { data, error, mutate } = useReleaseTokens()
  const [isCreating, setCreating] = useState(false)
  const [revoked, setRevoked] = useState<ReleaseToken>()

  return (
    <section className={styles.card} aria-labelledby="tokens">
      <header className={styles.head}>
        <h2 id="tokens" className={styles.title}>
          Tokens
        </h2>
        <Button variant="secondary" onClick={() => setCreating(true)}>
          New token
        </Button>
      </header>
      {error && !data && <p className={styles.none}>The tokens could not be loaded: {error.message}</p>}
      {data?.length === 0 && (
        <p className={styles.none}>A team with its own repository releases its remote with a token.</p>
      )}
      <ul className={styles.rows}>
        {data?.map((token) => (
          <li key={token.id} className={styles.row}>
            <div className={styles.text}>
              <p className={styles.name}>
                <strong>{token.remote}</strong> {token.name}
              </p>
              <p className={styles.facts}>
                {token.scopes.join(', ')} · by {token.by} · {stateOf(token)}
              </p>
            </div>
            {isValid(token) && (
              <Button
                variant="secondary"
                aria-label={`Revoke ${token.name} of ${token.remote}`}
                onClick={() => setRevoked(token)}
              >
                Revoke
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isCreating && (
        <LoadBoundary fallback={<p role="alert">The form could not be loaded. Please reload the page.</p>}>
          <Suspense fallback={null}>
            <TokenDialog remotes={remotes} onClose={() => setCreating(false)} onDone={() => void mutate()} />
          </Suspense>
        </LoadBoundary>
      )}
      {revoked && (
        <RevokeDialog
          token={revoked}
          onClose={() => setRevoked(undefined)}
          onDone={async () => {
            // Render its button first, so that closing the dialog can return the focus to it.
            await mutate()
            setRevoked(undefined)
            onDone(`The token ${revoked.name} of ${revoked.remote} is revoked.`)
          }}
        />
      )}
    </section>
  )
}

interface RevokeDialogProps {
  token: ReleaseToken
  onClose: () => void
  onDone: () => void
}

function RevokeDialog({ token, onClose, onDone }: RevokeDialogProps) {
  const { give, state } = useCommand()
  return (
    <ConfirmDialog
      open
      question={`Revoke the token ${token.name} of ${token.remote}?`}
      confirmLabel="Revoke it"
      refuseLabel="Cancel"
      onConfirm={() => void give(revokeToken(token.id), onDone)}
      onRefuse={onClose}
      {...state}
    >
      <p>It stops working at once. Live builds stay live.</p>
    </ConfirmDialog>
  )
}

const isValid = ({ revokedAt, expiresAt }: ReleaseToken) => !revokedAt && Date.parse(expiresAt) > Date.now()

function stateOf(token: ReleaseToken): string {
  if (token.revokedAt) return `revoked ${recentTime(token.revokedAt)} by ${token.revokedBy}`
  if (!isValid(token)) return `expired ${recentTime(token.expiresAt)}`
  const used = token.lastUsedAt ? `last used ${recentTime(token.lastUsedAt)}` : 'never used'
  return `${used} · valid until ${recentTime(token.expiresAt)}`
}
