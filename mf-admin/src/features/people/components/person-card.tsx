import { type Person, ROLE_NAMES } from '@arunika/admin-contracts'
import { recentTime } from '@arunika/text'
import { Badge, Button, VisuallyHidden } from '@arunika/ui'
import type { PersonCommand } from '../api/people.ts'
import styles from './people-list.module.css'
import type { Vacancy } from './roles-field.tsx'

interface PersonCardProps {
  person: Person
  vacancies: readonly Vacancy[]
  onEdit: () => void
  onInviteAgain: () => void
  onCommand: (command: PersonCommand) => void
}

const sessionsText = (count: number) =>
  count === 0 ? 'not logged in' : count === 1 ? 'logged in' : `logged in at ${count} places`

/** One account. */
export function PersonCard({ person, vacancies, onEdit, onInviteAgain, onCommand }: PersonCardProps) {
  const { name, email, roles, remotes, state, hasSecondFactor, sessions, seenAt, isSelf } = person
  const hiredFor = (person.vacancies ?? []).map(
    (of) => vacancies.find(({ id }) => id === of)?.title ?? `vacancy ${of}`,
  )
  const subject = <VisuallyHidden> {email}</VisuallyHidden>
  return (
    <li className={styles.person} data-state={state}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name || email}</h2>
        {isSelf && <Badge>You</Badge>}
        {state === 'invited' && <Badge variant="info">Invited</Badge>}
        {state === 'disabled' && <Badge variant="bad">Disabled</Badge>}
        {hasSecondFactor && <Badge variant="good">Second factor</Badge>}
      </div>
      {name && <p className={styles.email}>{email}</p>}
      <p className={styles.roles}>
        {roles.map((role) => ROLE_NAMES[role]).join(', ') || 'No role'}
        {roles.includes('hiring-manager') && `: ${hiredFor.join(', ') || 'no vacancy yet'}`}
        {roles.includes('releaser') && ` of ${remotes.join(', ') || 'no remote yet'}`}
      </p>
      <p className={styles.seen}>
        {sessionsText(sessions)}
        {seenAt && (
          <>
            , seen <time dateTime={seenAt}>{recentTime(seenAt)}</time>
          </>
        )}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onEdit}>
          Change{subject}
        </Button>
        {state === 'invited' && (
          <Button variant="secondary" onClick={onInviteAgain}>
            Invite again{subject}
          </Button>
        )}
        {sessions > 0 && !isSelf && (
          <Button variant="secondary" onClick={() => onCommand('end-sessions')}>
            End sessions{subject}
          </Button>
        )}
        {hasSecondFactor && !isSelf && (
          <Button variant="secondary" onClick={() => onCommand('remove-second-factor')}>
            Remove second factor{subject}
          </Button>
        )}
        {!isSelf && (
          <Button variant="secondary" onClick={() => onCommand(state === 'disabled' ? 'enable' : 'disable')}>
            {state === 'disabled' ? 'Enable' : 'Disable'}
            {subject}
          </Button>
        )}
      </div>
    </li>
  )
}
