import { type ToggleEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Links a `<details>` to the address (`#vacancy-6`): the fragment opens it, and opening it sets the fragment. The
 * server never receives fragments, so it opens after the page has loaded.
 */
export function useOpenInAddress(id: string) {
  const ref = useRef<HTMLDetailsElement>(null)
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const isNamed = hash === `#${id}`

  useEffect(() => {
    if (isNamed && ref.current) ref.current.open = true
  }, [isNamed])

  function onToggle({ currentTarget: { open } }: ToggleEvent<HTMLDetailsElement>) {
    if (open === isNamed) return
    void navigate({ search, hash: open ? id : '' }, { replace: true, preventScrollReset: true })
  }
  return { ref, id, onToggle }
}
