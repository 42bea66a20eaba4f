import { useEffect } from 'react'

/** Disables the page's links: a preview must not navigate away. */
export function useDeadLinks() {
  useEffect(() => {
    function stop(event: MouseEvent) {
      if (!(event.target instanceof Element) || !event.target.closest('a[href]')) return
      event.preventDefault()
      event.stopPropagation()
    }
    // Capture phase, so that it runs before the router.
    window.addEventListener('click', stop, { capture: true })
    return () => window.removeEventListener('click', stop, { capture: true })
  }, [])
}
