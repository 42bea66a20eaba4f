import { Component, type ReactNode } from 'react'

interface LoadBoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** Keeps the rest of the screen on show when code that comes later cannot be loaded. */
export class LoadBoundary extends Component<LoadBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
