import type { Application } from '@arunika/contracts'
import { isAllowed } from '../../../lib/rights.ts'
import { isUnannounced } from '../unannounced.ts'
import { AnnounceButton } from './announce-button.tsx'
import styles from './own-page.module.css'

interface OwnPageProps {
  application: Application
  refresh: () => Promise<unknown>
}

/** The status text on the applicant's page, and a button to announce the decision. */
export function OwnPage({ application, refresh }: OwnPageProps) {
  const { ownPage } = application
  // An older api publishes decisions at once.
  if (!ownPage) return null
  const isRecruiter = isAllowed('careers')
  const isPending = isUnannounced(application)
  return (
    <div className={styles.page}>
      <p className={styles.text}>
        The applicant {isPending && 'still '}sees: “{ownPage.shown}”
        {isPending && isRecruiter && ' Write a mail to announce the decision, or:'}
      </p>
      {isRecruiter && (
        <AnnounceButton applications={[application]} next={ownPage.next} onAnnounced={refresh} />
      )}
    </div>
  )
}
