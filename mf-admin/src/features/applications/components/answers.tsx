import { type Application, type ApplicationStatus, educationName } from '@arunika/contracts'
import { uploadUrl } from '@arunika/data'
import { longTime } from '@arunika/text'
import { Button, ButtonAnchor } from '@arunika/ui'
import { daysLeft } from '../days-left.ts'
import styles from './answers-dialog.module.css'
import { Documents } from './documents.tsx'
import { Notes } from './notes.tsx'
import { Others } from './others.tsx'
import { StatusChoice } from './status-choice.tsx'

const questions = [
  ['why_interested', 'Why are you interested'],
  ['past_experiences', 'Previous experience'],
  ['skills_or_expertise', 'Special skills or expertise'],
  ['software_or_tools', 'Software or tools experience'],
  ['teamworking', 'Working style in a team'],
] as const

/** What can be done with an application while it is read. */
export interface ApplicationCommands {
  onStatus: (application: Application, status: ApplicationStatus) => Promise<void>
  onDelete: (application: Application) => void
  refresh: () => Promise<unknown>
}

interface AnswersProps extends ApplicationCommands {
  application: Application
}

export function Answers({ application, onStatus, onDelete, refresh }: AnswersProps) {
  const { id, name, reference, institution, applicationFiles, documents_path, deletedAfter } = application
  return (
    <>
      <p className={styles.person}>
        <strong>{name}</strong> <span>{reference}</span>
      </p>
      <ul className={styles.contact} aria-label="About the applicant">
        <li>
          <a href={`tel:${application.phone}`}>{application.phone}</a>
        </li>
        <li>
          <a href={`mailto:${application.email}`}>{application.email}</a>
        </li>
        <li>{educationName(application.education)}</li>
        <li>
          Applied on <time dateTime={application.createdAt}>{longTime(application.createdAt)}</time>
        </li>
      </ul>
      <Others application={application} />
      <StatusChoice
        status={application.status}
        onChoose={(status) => onStatus(application, status)}
        refresh={refresh}
      />
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
      <Documents files={applicationFiles} />
      {applicationFiles.length > 1 && (
        <ButtonAnchor className={styles.zip} variant="secondary" href={uploadUrl(documents_path)} download>
          Download all as a zip
        </ButtonAnchor>
      )}
      <Notes applicationId={id} notes={application.notes} refresh={refresh} />
      <div className={styles.end}>
        <span>{daysLeft(deletedAfter, Date.now())}</span>
        <Button variant="danger" onClick={() => onDelete(application)}>
          Delete now
        </Button>
      </div>
    </>
  )
}
