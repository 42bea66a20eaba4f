import { Component, type ReactNode } from 'react'

interface LoadBoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** Contains the error when lazy code cannot be loaded, so that the rest of the screen stays. */
export class LoadBoundary extends Component<LoadBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
