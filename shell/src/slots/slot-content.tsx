import type { Slot } from '@arunika/federation'
import { Component, type ComponentType, memo, type ReactNode, use as read, Suspense, useEffect } from 'react'

/** Code of a slot on its way; React reads `value` at once when the status is there. */
export type LoadingSlot = Promise<Slot<object>> & { status?: 'fulfilled'; value?: Slot<object> }

interface SlotContentProps {
  slot: LoadingSlot
  props: object
  /** Copies of what the server rendered. */
  nodes: readonly Node[] | undefined
  onShown: () => void
  onFailure: () => void
}

/** A slot as its component shows it, or while and where it cannot, as the server did. */
export const SlotContent = memo(function SlotContent(content: SlotContentProps) {
  const { slot, props, nodes, onShown, onFailure } = content
  const still = nodes ? <Still nodes={nodes} /> : null
  return (
    <SlotBoundary still={still} onFailure={onFailure}>
      <Suspense fallback={still}>
        <Loaded slot={slot} props={props} onShown={onShown} />
      </Suspense>
    </SlotBoundary>
  )
})

function Loaded({ slot, props, onShown }: Pick<SlotContentProps, 'slot' | 'props' | 'onShown'>) {
  const { Component } = read(slot as Promise<Slot<object>>) as { Component: ComponentType<object> }
  useEffect(onShown, [onShown])
  return <Component {...props} />
}

/** Markup of the server in the place of what failed, or is not there yet. */
function Still({ nodes }: { nodes: readonly Node[] }) {
  const insert = (element: HTMLElement | null) =>
    element?.replaceChildren(...nodes.map((node) => document.importNode(node, true)))
  return <div ref={insert} style={{ display: 'contents' }} />
}

interface BoundaryProps {
  still: ReactNode
  onFailure: () => void
  children: ReactNode
}

/** Contains what a slot throws: its markup stays, and the page is untouched. */
class SlotBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    return this.state.hasFailed ? this.props.still : this.props.children
  }
}
