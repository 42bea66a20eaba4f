import type { Person } from '@arunika/admin-contracts'
import { Button, Notice, Skeleton } from '@arunika/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { commandPerson, inviteAgain, type PersonCommand, usePeople } from '../api/people.ts'
import { CONFIRMATIONS } from '../confirmations.ts'
import styles from './people-list.module.css'
import { PersonCard } from './person-card.tsx'
import { PersonForm } from './person-form.tsx'
import type { Vacancy } from './roles-field.tsx'

interface Planned {
  person: Person
  command: PersonCommand
}

interface PeopleListProps {
  remotes: readonly string[]
  vacancies: readonly Vacancy[]
}

/** All accounts and their roles, with controls to change them. */
export function PeopleList({ remotes, vacancies }: PeopleListProps) {
  const { data, error, mutate } = usePeople()
  const [edited, setEdited] = useState<Person | 'new'>()
  const [planned, setPlanned] = useState<Planned>()
  const [problem, setProblem] = useState<string>()
  const [status, setStatus] = useState<{ text: string; link?: string | null }>()
  const [busy, setBusy] = useState(false)

  function done(text: string, link?: string | null) {
    setEdited(undefined)
    setPlanned(undefined)
    setStatus({ text, ...(link !== undefined && { link }) })
    void mutate()
  }
  async function run({ person, command }: Planned) {
    setBusy(true)
    setProblem(undefined)
    await commandPerson(person.id, command).then(
      ({ message }) => done(message),
      (failure: Error) => setProblem(failure.message),
    )
    setBusy(false)
  }
  async function again(person: Person) {
    await inviteAgain(person.id).then(
      ({ message, link }) => done(message, link),
      (failure: Error) => setStatus({ text: `Not sent. ${failure.message}` }),
    )
  }

  if (!data && error) {
    return (
      <Notice title="The people could not be loaded" onRetry={() => void mutate()}>
        {error.message}
      </Notice>
    )
  }
  return (
    <>
      <div className={styles.top}>
        <Button onClick={() => setEdited('new')}>Invite a person</Button>
        <div role="status">
          {status && (
            <p className={styles.status}>
              {status.text}
              {status.link && (
                <>
                  {' '}
                  No mail server is set up, so hand this link over yourself: <code>{status.link}</code>
                </>
              )}
            </p>
          )}
        </div>
      </div>
      {!data && <Skeleton className={styles.placeholder} />}
      <ul className={styles.people} aria-label="People">
        {data?.map((person) => (
          <PersonCard
            key={person.id}
            person={person}
            vacancies={vacancies}
            onEdit={() => setEdited(person)}
            onInviteAgain={() => void again(person)}
            onCommand={(command) => {
              setProblem(undefined)
              setPlanned({ person, command })
            }}
          />
        ))}
      </ul>
      {edited && (
        <PersonForm
          person={edited === 'new' ? undefined : edited}
          remotes={remotes}
          vacancies={vacancies}
          onClose={() => setEdited(undefined)}
          onDone={done}
        />
      )}
      {planned && (
        <ConfirmDialog
          open
          question={CONFIRMATIONS[planned.command].question(planned.person)}
          confirmLabel={CONFIRMATIONS[planned.command].label}
          confirmVariant={planned.command === 'enable' ? 'primary' : 'danger'}
          refuseLabel="Cancel"
          busy={busy}
          error={problem}
          onConfirm={() => void run(planned)}
          onRefuse={() => setPlanned(undefined)}
        >
          {CONFIRMATIONS[planned.command].consequence}
        </ConfirmDialog>
      )}
    </>
  )
}
