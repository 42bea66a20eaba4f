import { lazy, Suspense, useEffect, useState } from 'react'
import { LoadBoundary } from '../../components/feedback/load-boundary.tsx'
import { onStepUp } from '../../lib/step-up.ts'

const StepUpDialog = lazy(() => import(/* webpackChunkName: "step-up" */ './step-up-dialog.tsx'))

/** Asks for a proof when a call needs one; its code loads on first use. */
export function StepUp() {
  const [resolve, setResolve] = useState<(isProven: boolean) => void>()
  useEffect(() => onStepUp(() => new Promise((settle) => setResolve(() => settle))), [])
  if (!resolve) return null
  const done = (isProven: boolean) => {
    setResolve(undefined)
    resolve(isProven)
  }
  return (
    <LoadBoundary fallback={null}>
      <Suspense>
        <StepUpDialog onDone={done} />
      </Suspense>
    </LoadBoundary>
  )
}
