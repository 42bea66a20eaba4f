import { useState } from 'react'

const ADVANCING_KEY = 'admin-reading-advances'

/** Setting that opens the next application after a decision; stored in this browser. */
export function useAdvancing() {
  const [advances, setAdvances] = useState(() => localStorage.getItem(ADVANCING_KEY) === 'true')
  function choose(next: boolean) {
    localStorage.setItem(ADVANCING_KEY, String(next))
    setAdvances(next)
  }
  return [advances, choose] as const
}
