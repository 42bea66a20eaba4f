import { shortDay } from '@arunika/text'
import { Button } from '@arunika/ui'
import { useState } from 'react'
import { createPreviewLink } from '../api/create-preview-link.ts'
import styles from './preview-dialog.module.css'

/** Creates a link with which colleagues without an account can see the unsaved article. */
export function PreviewLink({ id }: { id: number }) {
  const [link, setLink] = useState<{ address: string; text: string }>()
  const [error, setError] = useState<string>()

  async function create() {
    setError(undefined)
    try {
      const { path, expiresAt } = await createPreviewLink(id)
      const address = new URL(path, window.location.origin).href
      const until = `until ${shortDay(expiresAt.slice(0, 10))}`
      const isCopied = await navigator.clipboard?.writeText(address).then(
        () => true,
        () => false,
      )
      setLink({ address, text: isCopied ? `Copied. It works ${until}.` : `Works ${until}.` })
    } catch (reason) {
      setError((reason as Error).message)
    }
  }

  return (
    <span className={styles.link} role="status">
      {link ? (
        <>
          {link.text}
          <input
            aria-label="Preview link"
            readOnly
            value={link.address}
            onFocus={(event) => event.target.select()}
          />
        </>
      ) : (
        <Button variant="secondary" onClick={() => void create()}>
          Link for colleagues
        </Button>
      )}
      {error}
    </span>
  )
}
