import type { ApplicationRow } from '@arunika/admin-contracts'
import { Button } from '@arunika/ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { MessageState } from '../../../components/feedback/message-badge.tsx'
import { LaterMailDialog } from './later-mail-dialog.tsx'

interface BulkMailProps {
  applications: readonly ApplicationRow[]
  /** Clears the selection. */
  onSent: () => void
}

/** Writes a mail to all selected applicants. */
export function BulkMail({ applications, onSent }: BulkMailProps) {
  const [isWriting, setWriting] = useState(false)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <>
      <Button variant="secondary" onClick={() => setWriting(true)}>
        Write a mail
      </Button>
      {isWriting && (
        <LaterMailDialog
          applications={applications}
          onClose={() => setWriting(false)}
          onSent={(message) => {
            setWriting(false)
            onSent()
            navigate(pathname + search, { state: { message } satisfies MessageState })
          }}
        />
      )}
    </>
  )
}
