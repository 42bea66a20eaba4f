import { uploadUrl } from '@anyam/data'
import type { Application } from '@arunika/contracts'
import { Button, ButtonAnchor } from '@arunika/ui'
import type { RefObject } from 'react'
import { WithOwnApi } from '../../../lib/only-specified.ts'
import { isAllowed } from '../../../lib/rights.ts'
import { consentText, daysLeft } from '../days-left.ts'
import styles from './answers.module.css'
import { Documents } from './documents.tsx'
import { Interviews } from './interviews.tsx'
import { Mails } from './mails.tsx'
import { Moves } from './moves.tsx'
import { Notes } from './notes.tsx'
import { Others } from './others.tsx'

const questions = [
  ['why_interested', 'Why are you interested'],
  ['past_experiences', 'Previous experience'],
  ['skills_or_expertise', 'Special skills or expertise'],
  ['software_or_tools', 'Software or tools experience'],
  ['teamworking', 'Working style in a team'],
] as const

interface AnswersProps {
  application: Application
  onDelete?: (() => void) | undefined
  refresh: () => Promise<unknown>
  textField: RefObject<HTMLTextAreaElement | null>
}

export function Answers({ application, onDelete, refresh, textField }: AnswersProps) {
  const { id, institution, applicationFiles, documents_path, deletedAfter } = application
  return (
    <>
      <div>
        <Others application={application} />
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
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
      <section className={styles.documents} aria-label="Documents" tabIndex={0}>
        <h3 className={styles.subtitle}>Documents</h3>
        <Documents files={applicationFiles} />
        {applicationFiles.length > 1 && documents_path && (
          <ButtonAnchor className={styles.zip} variant="secondary" href={uploadUrl(documents_path)} download>
            Download all as a zip
          </ButtonAnchor>
        )}
      </section>
      <div>
        <WithOwnApi>
          <Notes applicationId={id} notes={application.notes} refresh={refresh} field={textField} />
          {isAllowed('careers') && <Mails application={application} />}
          <Interviews application={application} />
          <Moves application={application} />
        </WithOwnApi>
        <div className={styles.end}>
          <span>
            <WithOwnApi>
              {[daysLeft(deletedAfter, Date.now()), consentText(application)].filter(Boolean).join(' ')}
            </WithOwnApi>
          </span>
          {onDelete && (
            <Button variant="danger" onClick={onDelete}>
              Delete now
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
