import type { VacancyFormValues } from '@arunika/admin-contracts'
import { JOB_TYPE_NAMES } from '@arunika/contracts'
import { longDay } from '@arunika/text'
import { Notice, RichText, Skeleton } from '@arunika/ui'
import { ReadingDialog } from '../../../components/dialog/reading-dialog.tsx'
import { type PastEntryOf, usePastEntry } from '../../../components/history/use-past-entry.ts'
import { addressOf } from '../api/get-vacancy.ts'
import styles from './past-vacancy.module.css'

interface PastVacancyProps {
  of: PastEntryOf
  onClose: () => void
}

/** An earlier version of a vacancy's texts. */
export function PastVacancy({ of, onClose }: PastVacancyProps) {
  const { entry, error, retry } = usePastEntry<VacancyFormValues>(of, addressOf(of.id))
  return (
    <ReadingDialog open wide title={entry?.title ?? of.title} onClose={onClose}>
      {error && (
        <Notice title="The vacancy could not be loaded" onRetry={retry}>
          {error.message}
        </Notice>
      )}
      {!entry && !error && <Skeleton className={styles.placeholder} />}
      {entry && (
        <div className={styles.vacancy}>
          <p className={styles.facts}>
            {[
              JOB_TYPE_NAMES[entry.type],
              entry.location,
              entry.closesOn && `closes on ${longDay(entry.closesOn)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <h3>Description</h3>
          <RichText html={entry.description} headings={4} />
          <h3>Requirement</h3>
          <RichText html={entry.requirement} headings={4} />
        </div>
      )}
    </ReadingDialog>
  )
}
