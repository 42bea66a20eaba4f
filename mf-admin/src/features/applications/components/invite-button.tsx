import type { VacancyRow } from '@arunika/admin-contracts'
import type { Application } from '@arunika/contracts'
import { Button } from '@arunika/ui'
import { useState } from 'react'
import { LaterMailDialog } from './later-mail-dialog.tsx'

/** A person, by one application. */
type Invited = Pick<Application, 'id' | 'name' | 'language'>

interface InviteButtonProps {
  people: readonly Invited[]
  openVacancies: readonly Pick<VacancyRow, 'id' | 'title'>[]
  /** @param message the api's message */
  onInvited: (message: string) => void
}

/** An invitation announces no decision. */
const recipientOf = ({ id, name, language }: Invited) =>
  ({ id, name, language, status: 'new', announcedStatus: 'new', withdrawnAt: null }) as const

/** Invites people to apply for an open vacancy. */
export function InviteButton({ people, openVacancies, onInvited }: InviteButtonProps) {
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setWriting(true)}>
        Invite to apply
      </Button>
      {isWriting && (
        <LaterMailDialog
          applications={people.map(recipientOf)}
          openVacancies={openVacancies}
          onClose={() => setWriting(false)}
          onSent={(message) => {
            setWriting(false)
            onInvited(message)
          }}
        />
      )}
    </>
  )
}
