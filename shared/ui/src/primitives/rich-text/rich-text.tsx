import { useEffect, useState, useSyncExternalStore } from 'react'
import { type HeadingLevel, headingsFrom } from './headings.ts'
import styles from './rich-text.module.css'
import { loadSanitizer, sanitize } from './sanitize.ts'
import { focusScrollable } from './scrollable.ts'
import { linkVideos } from './video-links.ts'

interface RichTextProps {
  html: string
  /** Level of its highest headings. */
  headings: HeadingLevel
}

/** HTML that the editor wrote: sanitised by the api when it was stored, and again before a browser makes markup of it. */
export function RichText({ html, headings }: RichTextProps) {
  const clean = useClean(headingsFrom(headings, focusScrollable(linkVideos(html))))
  // React's development build would parse the text to compare it, which the page's policy refuses.
  return (
    <div
      className={styles.body}
      dir="auto"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the only use of it; the HTML is sanitised.
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  )
}

/** The server's text is used unchanged. Any other text is sanitised first; until then the previous one remains. */
function useClean(text: string): string | TrustedHTML {
  const isRendered = useIsRendered()
  const [shown, setShown] = useState(() => ({ text, clean: isRendered ? text : sanitize(text) }))
  const isDue = shown.text !== text || shown.clean === undefined
  useEffect(() => {
    if (!isDue) return
    let isWanted = true
    const show = () => isWanted && setShown({ text, clean: sanitize(text) })
    // If it cannot be loaded, the content stays as it is.
    loadSanitizer().then(show, () => {})
    return () => {
      isWanted = false
    }
  }, [text, isDue])
  return shown.clean ?? ''
}

const nothing = () => () => {}

/** True on the server, and in the browser's first render of the server's markup. */
const useIsRendered = () =>
  useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  )
