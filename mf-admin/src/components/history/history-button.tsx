import { Button } from '@arunika/ui'
import { lazy, Suspense, useState } from 'react'
import { BusyOverlay } from '../feedback/busy-overlay.tsx'
import { LoadBoundary } from '../feedback/load-boundary.tsx'
import type { HistoryOf } from './history-dialog.tsx'

const HistoryDialog = lazy(() =>
  import(/* webpackChunkName: "history" */ './history-dialog.tsx').then((module) => ({
    default: module.HistoryDialog,
  })),
)

interface HistoryButtonProps {
  history: HistoryOf
  /** Version of the open entry. */
  known: string
  isDirty: boolean
  onRestored: () => void
}

/** Opens the earlier versions of an entry; their code loads on first use. */
export function HistoryButton(props: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        History
      </Button>
      {isOpen && (
        <LoadBoundary fallback={null}>
          <Suspense fallback={<BusyOverlay busy />}>
            <HistoryDialog {...props} onClose={() => setOpen(false)} />
          </Suspense>
        </LoadBoundary>
      )}
    </>
  )
}
