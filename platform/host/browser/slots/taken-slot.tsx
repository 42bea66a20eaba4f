import { useCallback, useEffect, useRef, useState } from 'react'
import { type LoadingSlot, SlotContent } from './slot-content.tsx'
import { useFollowedLinks } from './use-followed-links.ts'
import { useNear } from './use-near.ts'

interface TakenSlotProps {
  slotKey: string
  slot: LoadingSlot
  props: object
  /** Copies of the server's markup. */
  nodes: readonly Node[] | undefined
  /** Called once when the slot comes near the viewport; undefined if its code is already loading. */
  onNear: (() => void) | undefined
  onFailure: () => void
}

/** A slot that its component renders, or hydrates once its code has loaded. */
export function TakenSlot({ slotKey, slot, props, nodes, onNear, onFailure }: TakenSlotProps) {
  const element = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(!nodes)
  const isNear = useNear(element, onNear !== undefined)
  useFollowedLinks(element, !isShown)
  useEffect(() => {
    if (isNear) onNear?.()
  }, [isNear, onNear])
  const onShown = useCallback(() => setShown(true), [])
  const fail = useCallback(() => {
    setShown(false)
    onFailure()
  }, [onFailure])
  return (
    <div ref={element} data-slot={slotKey}>
      <SlotContent slot={slot} props={props} nodes={nodes} onShown={onShown} onFailure={fail} />
    </div>
  )
}
