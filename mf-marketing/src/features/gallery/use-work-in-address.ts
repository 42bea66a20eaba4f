import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { GalleryWork } from './works.ts'

/**
 * The work of a carousel that the address names (`#work-drawing-cat`), and what names another once the visitor has moved
 * there. No element has the name as its id: the router would scroll to it at every move.
 */
export function useWorkInAddress(works: readonly GalleryWork[]) {
  const ref = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const at = works.find(({ id }) => hash === `#${id}`)?.id

  // Once, for those who come by a link: after a reload, and back from another page, the page is where it was.
  const isNamed = useRef(at !== undefined)
  useEffect(() => {
    if (isNamed.current && window.scrollY === 0) ref.current?.scrollIntoView({ block: 'center' })
    isNamed.current = false
  }, [])

  function onMove(id: string | number) {
    if (id !== at) void navigate({ search, hash: String(id) }, { replace: true, preventScrollReset: true })
  }
  return { ref, at, onMove }
}
