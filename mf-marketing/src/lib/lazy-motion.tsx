import { useMediaQuery } from '@arunika/ui/hooks'
import { type ComponentType, lazy, Suspense } from 'react'

/**
 * Decorative motion whose code loads after the page is live, and never for visitors who prefer reduced motion. The page
 * is complete without it.
 */
export function lazyMotion<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Motion = lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })))
  return (props: Props) =>
    useMediaQuery('(prefers-reduced-motion: no-preference)') && (
      <Suspense>
        <Motion {...props} />
      </Suspense>
    )
}
