import type { Applicant, VacancyRow } from '@arunika/admin-contracts'
import { LANGUAGE_NAMES } from '@arunika/contracts'
import { shortTime } from '@arunika/text'
import { Badge, Button, Skeleton } from '@arunika/ui'
import { useState } from 'react'
import { ReadingDialog } from '../../../components/dialog/reading-dialog.tsx'
import { EntryProblem } from '../../../components/feedback/entry-problem.tsx'
import { useApplicant } from '../api/get-applicants.ts'
import { cancelMail } from '../api/mails.ts'
import { useMerging } from '../hooks/use-merging.ts'
import { MAIL_VARIANTS } from '../mail-state.ts'
import styles from './applicant-dialog.module.css'
import { InviteButton } from './invite-button.tsx'
import { SentApplication } from './sent-application.tsx'

interface ApplicantDialogProps {
  openVacancies: readonly Pick<VacancyRow, 'id' | 'title'>[]
  /** Id of any application of the person; undefined while none is open. */
  id: number | undefined
  onClose: () => void
  /** Called after the person was merged or separated. */
  onChanged: () => Promise<unknown>
}

/** A person with all applications, and others who may be the same. */
export const ApplicantDialog = ({ id, onClose, ...rest }: ApplicantDialogProps) => (
  <ReadingDialog wide open={id !== undefined} title="Applicant" onClose={onClose}>
    {id !== undefined && <Whole id={id} {...rest} />}
  </ReadingDialog>
)

type WholeProps = { id: number } & Omit<ApplicantDialogProps, 'id' | 'onClose'>

function Whole({ id, openVacancies, onChanged }: WholeProps) {
  const { data, error, mutate } = useApplicant(id)
  const merging = useMerging(() => Promise.all([mutate(), onChanged()]))
  if (!data && error) return <EntryProblem noun="applicant" error={error} onRetry={() => void mutate()} />
  if (!data) return <Skeleton />
  return (
    <div className={styles.applicant}>
      <Contact applicant={data} />
      {merging.problem && (
        <p className={styles.problem} role="alert">
          {merging.problem}
        </p>
      )}
      <Sent applicant={data} onSeparate={merging.separate} />
      <Namesakes applicant={data} onMerge={merging.merge} />
      <Invitations applicant={data} openVacancies={openVacancies} refresh={mutate} />
    </div>
  )
}

const distinct = (texts: readonly string[]) => [...new Set(texts)]

/** Every way to reach the person. */
function Contact({ applicant: { name, language, applications } }: { applicant: Applicant }) {
  return (
    <div>
      <h3 className={styles.name}>{name}</h3>
      <ul className={styles.contact} aria-label="Contact">
        {distinct(applications.map(({ email }) => email)).map((email) => (
          <li key={email}>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        ))}
        {distinct(applications.map(({ phone }) => phone)).map((phone) => (
          <li key={phone}>
            <a href={`tel:${phone}`}>{phone}</a>
          </li>
        ))}
        {language && <li>Language: {LANGUAGE_NAMES[language]}</li>}
      </ul>
    </div>
  )
}

interface SentProps {
  applicant: Applicant
  onSeparate: (ids: readonly number[]) => Promise<void>
}

function Sent({ applicant: { name, applications }, onSeparate }: SentProps) {
  const isMerged = new Set(applications.map(({ email }) => email.toLowerCase())).size > 1
  return (
    <section>
      <h4 className={styles.title}>{applications.length === 1 ? 'One application' : 'All applications'}</h4>
      <ol className={styles.list}>
        {applications.map((application) => (
          <li key={application.id}>
            <div>
              <SentApplication application={application} />
              {isMerged && (
                <p className={styles.fact}>
                  {application.name}, {application.email}
                </p>
              )}
            </div>
            {isMerged && (
              <Button
                variant="secondary"
                aria-label={`Separate the applications from ${application.email} from ${name}`}
                onClick={() => void onSeparate([application.id])}
              >
                Separate
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface NamesakesProps {
  applicant: Applicant
  onMerge: (ids: readonly number[]) => Promise<void>
}

function Namesakes({ applicant: { id, namesakes }, onMerge }: NamesakesProps) {
  if (namesakes.length === 0) return null
  return (
    <section>
      <h4 className={styles.title}>Perhaps the same person</h4>
      <ul className={styles.list}>
        {namesakes.map((other) => (
          <li key={other.id}>
            <div>
              <strong>{other.name}</strong>
              <p className={styles.fact}>
                {other.hasPhone ? 'The same phone number' : 'The same name'}: {other.email}, {other.phone}
              </p>
            </div>
            <Button
              variant="secondary"
              aria-label={`Merge with ${other.name}, ${other.email}`}
              onClick={() => void onMerge([id, other.id])}
            >
              Merge
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface InvitationsProps extends Pick<ApplicantDialogProps, 'openVacancies'> {
  applicant: Applicant
  refresh: () => Promise<unknown>
}

const isUnsent = (state: Applicant['invitations'][number]['state']) =>
  state === 'planned' || state === 'waiting'

function Invitations({ applicant, openVacancies, refresh }: InvitationsProps) {
  const { name, invitations, refusesInvitations } = applicant
  const [notice, setNotice] = useState<string>()
  async function takeBack({ id, application }: Applicant['invitations'][number]) {
    await cancelMail(application, id).then(
      () => setNotice('The invitation has been taken back.'),
      (error: Error) => setNotice(`Not taken back. ${error.message}`),
    )
    await refresh()
  }
  return (
    <section>
      <h4 className={styles.title}>Invitations</h4>
      <p role="status">{notice}</p>
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <div>
              {invitation.vacancy || 'A deleted vacancy'}{' '}
              <Badge variant={MAIL_VARIANTS[invitation.state]}>{invitation.state}</Badge>
              <p className={styles.fact}>
                <time dateTime={invitation.sendAt}>{shortTime(invitation.sendAt)}</time> by {invitation.by}
              </p>
            </div>
            {isUnsent(invitation.state) && (
              <Button
                variant="secondary"
                aria-label={`Take back the invitation of ${name} to ${invitation.vacancy}`}
                onClick={() => void takeBack(invitation)}
              >
                Take back
              </Button>
            )}
          </li>
        ))}
      </ul>
      {refusesInvitations ? (
        <p className={styles.fact}>{name} does not want to be invited.</p>
      ) : (
        <InviteButton
          people={[applicant]}
          openVacancies={openVacancies}
          onInvited={(message) => {
            setNotice(message)
            void refresh()
          }}
        />
      )}
    </section>
  )
}
