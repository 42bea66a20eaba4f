import { useMediaQuery } from '@arunika/ui/hooks'
import { type ComponentType, lazy, Suspense } from 'react'

/**
 * Motion that only adorns a page: its code loads once the page is live, and not at all for visitors who prefer reduced
 * motion. The page is complete before, and if it cannot be loaded.
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
