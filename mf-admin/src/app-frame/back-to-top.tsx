import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './back-to-top.module.css'

/** Scroll distance in pixels from which the button appears. */
const FAR = 400

export function BackToTop() {
  const [far, setFar] = useState(false)
  useEffect(() => {
    const update = () => setFar(window.scrollY > FAR)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  if (!far) return null
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Back to top"
      onClick={() => {
        window.scrollTo({ top: 0 })
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
      }}
    >
      <ArrowUp aria-hidden />
    </button>
  )
}
