import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { followLinks } from './follow-links.ts'

/** Follows links in an element whose markup no component has hydrated. */
export function useFollowedLinks(element: RefObject<Element | null>, isStill: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (isStill && element.current) return followLinks(element.current, navigate)
  }, [element, isStill, navigate])
}
