import { VisuallyHidden } from '@arunika/ui'
import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { LoadBoundary } from '../../components/feedback/load-boundary.tsx'
import { isTyping } from '../../lib/is-typing.ts'
import styles from './palette-key.module.css'

const Palette = lazy(() => import(/* webpackChunkName: "palette" */ './palette.tsx'))

/** Opens the palette with Ctrl+K or ⌘K, and with ? for the list of shortcuts; its code loads on first use. */
export function PaletteKey() {
  /** Initial text of its field; undefined while closed. */
  const [opened, setOpened] = useState<string>()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // The editor uses Ctrl+K for links.
      if (event.defaultPrevented) return
      const isCommand = event.ctrlKey || event.metaKey
      const asksForKeys = event.key === '?' && !isCommand && !isTyping(event.target)
      if (!asksForKeys && !(isCommand && event.key.toLowerCase() === 'k')) return
      event.preventDefault()
      setOpened(asksForKeys ? '?' : '')
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.key}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpened('')}
      >
        <Search aria-hidden size={18} />
        <VisuallyHidden>Go to… </VisuallyHidden>
        <kbd className={styles.hint}>Ctrl K</kbd>
      </button>
      {opened !== undefined && (
        <LoadBoundary fallback={null}>
          <Suspense>
            <Palette initial={opened} onClose={() => setOpened(undefined)} />
          </Suspense>
        </LoadBoundary>
      )}
    </>
  )
}
