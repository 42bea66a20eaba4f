import { useEffect, useState, useSyncExternalStore } from 'react'
import { type HeadingLevel, headingsFrom } from './headings.ts'
import styles from './rich-text.module.css'
import { loadSanitizer, sanitize } from './sanitize.ts'
import { focusScrollable } from './scrollable.ts'
import { linkVideos } from './video-links.ts'

interface RichTextProps {
  html: string
  /** Level of the text's highest headings. */
  headings: HeadingLevel
}

/** HTML from the editor, sanitised by the api before storage, and again before a browser parses it. */
export function RichText({ html, headings }: RichTextProps) {
  const clean = useClean(headingsFrom(headings, focusScrollable(linkVideos(html))))
  // Suppresses the hydration check of React's development build, which would parse the text and so violate
  // the page's policy.
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
