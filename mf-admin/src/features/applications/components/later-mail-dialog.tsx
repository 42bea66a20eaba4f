import { lazy, Suspense } from 'react'
import { LoadBoundary } from '../../../components/feedback/load-boundary.tsx'
import type { MailDialogProps } from './mail-dialog.tsx'

const MailDialog = lazy(() => import(/* webpackChunkName: "mail-forms" */ './mail-dialog.tsx'))

/** The mail form; its code loads on first use. */
export const LaterMailDialog = (props: MailDialogProps) => (
  <LoadBoundary fallback={<p role="alert">Mails cannot be written. Please reload the page.</p>}>
    <Suspense fallback={null}>
      <MailDialog {...props} />
    </Suspense>
  </LoadBoundary>
)
