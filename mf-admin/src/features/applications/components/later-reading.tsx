import { Notice } from '@arunika/ui'
import { lazy, Suspense } from 'react'
import { LoadBoundary } from '../../../components/feedback/load-boundary.tsx'
import type { ReadingProps } from './reading.tsx'

const Reading = lazy(() => import(/* webpackChunkName: "reading" */ './reading.tsx'))

/** An application in full; its code loads after the list or the board. */
export const LaterReading = (props: ReadingProps) => (
  <LoadBoundary fallback={<Notice title="Applications cannot be opened">Please reload the page.</Notice>}>
    <Suspense fallback={null}>
      <Reading {...props} />
    </Suspense>
  </LoadBoundary>
)
