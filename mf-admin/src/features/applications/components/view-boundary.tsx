import { Component, type ReactNode } from 'react'

interface ViewBoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** Keeps the answers on show when the code that draws a document cannot be loaded. */
export class ViewBoundary extends Component<ViewBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
