import { useCallback, useEffect, useRef } from 'react'
import { type To, useBlocker, useLocation, useNavigate } from 'react-router-dom'

/** Question of every way out of a form that would lose what was typed. */
export const LEAVE_QUESTION = 'Are you sure want to cancel? The changes will not be saved.'

/**
 * Guards unsaved input against links, closed tabs and the back button.
 * @param dirty whether there is anything to lose
 * @param onTorn called when the form goes without confirmation: the session has ended
 */
export function useLeaving(dirty: boolean, onTorn: () => void) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const losing = useRef(false)
  const blocker = useBlocker(() => losing.current)

  useEffect(() => {
    losing.current = dirty
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => {
      if (losing.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])

  // Only when the form goes: what it is called with changes once the form has been saved.
  const torn = useRef(onTorn)
  useEffect(() => {
    torn.current = onTorn
  })
  useEffect(
    () => () => {
      if (losing.current) torn.current()
    },
    [],
  )

  const leave = useCallback(
    (to: To, state: object) => {
      losing.current = false
      navigate(to, { state })
    },
    [navigate],
  )

  /** Lets the page go without a question. */
  const letGo = useCallback(() => {
    losing.current = false
  }, [])

  /** One page back; to the list when the form is the first page of the visit. */
  const goBack = useCallback(
    (list: To) => {
      losing.current = false
      if (key === 'default') navigate(list, { replace: true })
      else navigate(-1)
    },
    [key, navigate],
  )

  /** Goes where the blocked link led. */
  const discard = useCallback(() => {
    losing.current = false
    blocker.proceed?.()
  }, [blocker])

  return { blocker, leave, letGo, goBack, discard }
}
