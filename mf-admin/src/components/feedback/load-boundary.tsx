import { Component, type ReactNode } from 'react'
import { isSessionOver } from '../../lib/ended-session.ts'

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
    void isSessionOver()
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
