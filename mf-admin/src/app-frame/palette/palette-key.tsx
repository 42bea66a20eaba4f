import { VisuallyHidden } from '@arunika/ui'
import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { LoadBoundary } from '../../components/feedback/load-boundary.tsx'
import styles from './palette-key.module.css'

const Palette = lazy(() => import(/* webpackChunkName: "palette" */ './palette.tsx'))

/** Opens the palette, by Ctrl+K or ⌘K too; its code comes with the first use. */
export function PaletteKey() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // The editor has a Ctrl+K of its own, for links.
      if (event.defaultPrevented) return
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setOpen(true)
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
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden size={18} />
        <VisuallyHidden>Go to… </VisuallyHidden>
        <kbd className={styles.hint}>Ctrl K</kbd>
      </button>
      {open && (
        <LoadBoundary fallback={null}>
          <Suspense>
            <Palette onClose={() => setOpen(false)} />
          </Suspense>
        </LoadBoundary>
      )}
    </>
  )
}
