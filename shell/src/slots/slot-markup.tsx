import { useRef } from 'react'
import { useFollowedLinks } from './use-followed-links.ts'
import { useNear } from './use-near.ts'
import { WatchData } from './watch-data.tsx'

interface SlotMarkupProps {
  slotKey: string
  /** What the server rendered of the slot's data; undefined if nothing replaces the markup. */
  data?: Readonly<Record<string, unknown>>
  /** Called while the data differ from that. */
  onChange?: () => void
}

const NONE = () => {}

/**
 * What the server rendered of a slot, as it is. Not a Suspense boundary that waits for code which may never be loaded: React
 * commits no transition that keeps the page, such as a question before leaving it, until it has hydrated all boundaries.
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
