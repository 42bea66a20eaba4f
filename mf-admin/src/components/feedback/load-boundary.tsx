import { Component, type ReactNode } from 'react'
import { sessionState } from '../../lib/session-state.ts'

interface LoadBoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** Contains failures to load lazy code, so that the rest of the screen remains. */
export class LoadBoundary extends Component<LoadBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidCatch() {
    // If the session has ended, the login replaces the screen.
    void sessionState()
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
