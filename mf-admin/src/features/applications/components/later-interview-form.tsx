import { lazy, Suspense } from 'react'
import { LoadBoundary } from '../../../components/feedback/load-boundary.tsx'
import type { InterviewFormProps } from './interview-form.tsx'

const InterviewForm = lazy(() => import(/* webpackChunkName: "interview-form" */ './interview-form.tsx'))

/** The form for interviews; its code loads on first use. */
export const LaterInterviewForm = (props: InterviewFormProps) => (
  <LoadBoundary fallback={<p role="alert">Interviews cannot be offered. Please reload the page.</p>}>
    <Suspense fallback={null}>
      <InterviewForm {...props} />
    </Suspense>
  </LoadBoundary>
)
