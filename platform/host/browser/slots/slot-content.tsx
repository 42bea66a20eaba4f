import type { Slot } from '@anyam/federation'
import { Component, type ComponentType, memo, type ReactNode, use as read, Suspense, useEffect } from 'react'

/** A slot's code while it loads; React reads `value` synchronously once `status` is set. */
export type LoadingSlot = Promise<Slot<object>> & { status?: 'fulfilled'; value?: Slot<object> }

interface SlotContentProps {
  slot: LoadingSlot
  props: object
  /** Copies of the server's markup. */
  nodes: readonly Node[] | undefined
  onShown: () => void
  onFailure: () => void
}

/** Renders a slot's component, or the server's markup while the component is unavailable. */
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

/** The server's markup, in place of a component that failed or is not loaded yet. */
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

/** Contains errors of a slot: its markup stays, and the page is unaffected. */
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
