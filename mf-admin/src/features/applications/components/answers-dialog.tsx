import type { Application } from '@arunika/shared/contracts'
import { ReadingDialog } from '../../../kit/dialog/reading-dialog.tsx'
import styles from './answers-dialog.module.css'
import { DocumentList } from './document-list.tsx'

const questions = [
  ['why_interested', 'Why are you interested'],
  ['past_experiences', 'Previous experience'],
  ['skills_or_expertise', 'Special skills or expertise'],
  ['software_or_tools', 'Software or tools experience'],
  ['teamworking', 'Working style in a team'],
] as const

interface AnswersDialogProps {
  /** Undefined while nobody looks at one. */
  application: Application | undefined
  onClose: () => void
}

export function AnswersDialog({ application, onClose }: AnswersDialogProps) {
  return (
    <ReadingDialog open={application !== undefined} title="Answers and Documents" onClose={onClose}>
      {application && <Answers application={application} />}
    </ReadingDialog>
  )
}

function Answers({ application }: { application: Application }) {
  const { name, institution, applicationFiles } = application
  return (
    <>
      <p className={styles.person}>
        <strong>{name}</strong>
      </p>
      <dl className={styles.answers}>
        <div>
          <dt>School/Campus/Institution Name</dt>
          <dd>{institution || 'N/A'}</dd>
        </div>
        {questions.map(([field, question]) => (
          <div key={field}>
            <dt>{question}</dt>
            <dd>{application[field]}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.subtitle}>Documents</h3>
      <DocumentList files={applicationFiles} />
    </>
  )
}
