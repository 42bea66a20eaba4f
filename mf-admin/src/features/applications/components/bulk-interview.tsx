import type { ApplicationRow } from '@arunika/admin-contracts'
import { Button } from '@arunika/ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { MessageState } from '../../../components/feedback/message-badge.tsx'
import { LaterInterviewForm } from './later-interview-form.tsx'

interface BulkInterviewProps {
  applications: readonly ApplicationRow[]
  /** Clears the selection. */
  onOffered: () => void
}

/** Offers the same times to all selected applicants. */
export function BulkInterview({ applications, onOffered }: BulkInterviewProps) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Offer interviews
      </Button>
      {isOpen && (
        <LaterInterviewForm
          applications={applications}
          onClose={() => setOpen(false)}
          onSaved={(message) => {
            setOpen(false)
            onOffered()
            navigate(pathname + search, { state: { message } satisfies MessageState })
          }}
        />
      )}
    </>
  )
}
