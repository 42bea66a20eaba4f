import { useWords } from '@anyam/federation/use-words'
import { useEffect, useState } from 'react'
import { readingWords } from '../words.ts'
import { Save } from './save.tsx'
import styles from './share.module.css'
import { CopyIcon, ShareIcon, WhatsAppIcon } from './share-icons.tsx'

interface ShareProps {
  title: string
  /** Absolute public URL. */
  url: string
}

/** Share buttons, only those that the browser supports. */
export function Share({ title, url }: ShareProps) {
  const words = useWords(readingWords)
  const [able, setAble] = useState({ share: false, copy: false })
  const [status, setStatus] = useState('')
  useEffect(() => setAble({ share: 'share' in navigator, copy: 'clipboard' in navigator }), [])

  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setStatus(words.copied),
      () => setStatus(words.notCopied),
    )

  return (
    <div className={styles.share}>
      <p className={styles.label}>{words.share}</p>
      <a
        className={styles.way}
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        target="_blank"
        rel="noreferrer"
      >
        <WhatsAppIcon /> WhatsApp
      </a>
      {able.copy && (
        <button type="button" className={styles.way} onClick={copy}>
          <CopyIcon /> {words.copy}
        </button>
      )}
      {able.share && (
        <button type="button" className={styles.way} onClick={() => shareNatively({ title, url })}>
          <ShareIcon /> {words.more}
        </button>
      )}
      <Save />
      <p className={styles.status} role="status">
        {status}
      </p>
    </div>
  )
}

/** Closing the browser's share sheet rejects the promise; this is not an error. */
const shareNatively = (what: ShareData) => navigator.share(what).catch(() => {})
