import { useCallback, useEffect, useRef } from 'react'
import { type To, useBlocker, useLocation, useNavigate } from 'react-router-dom'

/** Question of every way out of a form that would lose what was typed. */
export const LEAVE_QUESTION = 'Are you sure want to cancel? The changes will not be saved.'

/**
 * Keeps somebody from losing what was typed by a link, a closed tab or the back button.
 * @param dirty whether there is anything to lose
 */
export function useLeaving(dirty: boolean) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const released = useRef(false)
  const blocker = useBlocker(() => dirty && !released.current)

  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])

  const leave = useCallback(
    (to: To, state: object) => {
      released.current = true
      navigate(to, { state })
    },
    [navigate],
  )

  /** One page back; to the list when the form is the first page of the visit. */
  const goBack = useCallback(
    (list: To) => {
      released.current = true
      if (key === 'default') navigate(list, { replace: true })
      else navigate(-1)
    },
    [key, navigate],
  )
  return { blocker, leave, goBack }
}
