import { useCallback, useEffect, useRef } from 'react'
import { type To, useBlocker, useLocation, useNavigate } from 'react-router-dom'

/** Confirmation for every way to leave a form that would lose input. */
export const LEAVE_QUESTION = 'Are you sure want to cancel? The changes will not be saved.'

/**
 * Guards unsaved input against links, closed tabs and the back button.
 * @param dirty true if there is input to lose
 */
export function useLeaving(dirty: boolean) {
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

  const leave = useCallback(
    (to: To, state: object) => {
      losing.current = false
      navigate(to, { state })
    },
    [navigate],
  )

  /** Lets the page close without confirmation. */
  const letGo = useCallback(() => {
    losing.current = false
  }, [])

  /** Goes back one page, or to the list if the form is the first page of the visit. */
  const goBack = useCallback(
    (list: To) => {
      losing.current = false
      if (key === 'default') navigate(list, { replace: true })
      else navigate(-1)
    },
    [key, navigate],
  )

  /** Follows the blocked link. */
  const discard = useCallback(() => {
    losing.current = false
    blocker.proceed?.()
  }, [blocker])

  return { blocker, leave, letGo, goBack, discard }
}
