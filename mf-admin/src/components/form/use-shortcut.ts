import { useEffect, useRef } from 'react'

/**
 * Runs an action on a key together with Ctrl or ⌘, in place of the browser's own action.
 * @param key as in `KeyboardEvent.key`; letters in lower case
 */
export function useShortcut(key: string, act: () => void) {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key
      if (pressed !== key) return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    // Captured before the editor, which has its own shortcuts.
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [key])
}
