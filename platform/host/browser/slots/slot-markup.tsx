import { useRef } from 'react'
import { useFollowedLinks } from './use-followed-links.ts'
import { useNear } from './use-near.ts'
import { WatchData } from './watch-data.tsx'

interface SlotMarkupProps {
  slotKey: string
  /** The slot's data when the server rendered it; undefined if nothing replaces the markup. */
  data?: Readonly<Record<string, unknown>>
  /** Called while the current data differs from it. */
  onChange?: () => void
}

const NONE = () => {}

/**
 * The server's markup of a slot, unchanged. It is not a Suspense boundary, whose code may never be loaded:
 * React commits no transition that keeps the page, such as a question before leaving it, until all boundaries
 * are hydrated.
 */
export function SlotMarkup({ slotKey, data, onChange = NONE }: SlotMarkupProps) {
  const element = useRef<HTMLDivElement>(null)
  const isNear = useNear(element, data !== undefined)
  useFollowedLinks(element, true)
  return (
    <>
      <div
        ref={element}
        data-slot={slotKey}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {isNear && data && <WatchData data={data} element={element} onChange={onChange} />}
    </>
  )
}
