import { useMemo } from 'react'
import styles from './rich-text.module.css'
import { sanitize } from './sanitize.ts'
import { linkVideos } from './video-links.ts'

/** HTML that the editor wrote: sanitised by the api when it was stored, and here again before it is shown. */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => sanitize(linkVideos(html)), [html])
  return <div className={styles.body} dangerouslySetInnerHTML={{ __html: clean }} />
}
