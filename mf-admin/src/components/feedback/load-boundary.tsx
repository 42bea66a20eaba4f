import { Component, type ReactNode } from 'react'
import { sessionState } from '../../lib/session-state.ts'

interface LoadBoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** Contains the error when lazy code cannot be loaded, so that the rest of the screen stays. */
export class LoadBoundary extends Component<LoadBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidCatch() {
    // Then the login takes the screen's place.
    void sessionState()
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
