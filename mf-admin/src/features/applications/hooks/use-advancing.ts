import { useState } from 'react'

const ADVANCING_KEY = 'admin-reading-advances'

/** Whether the next application opens after a decision; the choice stays in this browser. */
export function useAdvancing() {
  const [advances, setAdvances] = useState(() => localStorage.getItem(ADVANCING_KEY) === 'true')
  function choose(next: boolean) {
    localStorage.setItem(ADVANCING_KEY, String(next))
    setAdvances(next)
  }
  return [advances, choose] as const
}
