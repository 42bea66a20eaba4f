import { APPLICATION_STATUS_NAMES, type Application, type ApplicationStatus } from '@arunika/contracts'
import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { offerUndo, type UndoOffer } from '../../../components/feedback/pending-deletions.ts'
import { useStatusChoice } from '../../../components/form/use-status-choice.ts'
import { setStatus } from '../api/change-application.ts'
import { applicationPath } from '../api/get-applications.ts'

interface DecisionRules {
  /** The one that is open, once it has come. */
  application: Application | undefined
  /** Undefined while none is open. */
  openId: number | undefined
  open: (id: number) => void
  /** Called after a decision about the application that is still open. */
  onDecided: () => void
  refreshList: () => Promise<unknown>
}

/** Decides about the application that is open, and undoes the last decision, which opens its application again. */
export function useDecisions({ application, openId, open, onDecided, refreshList }: DecisionRules) {
  const { mutate } = useSWRConfig()
  const lastDecision = useRef<UndoOffer>(undefined)
  const saving = useRef<Promise<boolean>>(undefined)
  const latest = useRef({ openId, open })
  useEffect(() => {
    latest.current = { openId, open }
  })
  const choice = useStatusChoice<ApplicationStatus>({
    id: openId,
    onChoose: async (status) => {
      if (application) await setStatus(application.id, application.status, status, mutate)
    },
    refresh: () => mutate(applicationPath(openId ?? 0)),
  })

  function offer({ id, name, status: before }: Application, status: ApplicationStatus) {
    lastDecision.current?.withdraw()
    lastDecision.current = offerUndo(`${name}: ${APPLICATION_STATUS_NAMES[status]}.`, async () => {
      lastDecision.current = undefined
      await setStatus(id, status, before, mutate)
      if (latest.current.openId !== undefined) latest.current.open(id)
      await refreshList()
    })
  }

  async function decide(status: ApplicationStatus) {
    if (!application || saving.current) return
    saving.current = choice.choose(status)
    const isSaved = await saving.current
    saving.current = undefined
    if (!isSaved) return
    if (status !== application.status) offer(application, status)
    if (latest.current.openId === application.id) onDecided()
    await refreshList()
  }

  return {
    ...choice,
    decide,
    undo: () => lastDecision.current?.accept(),
    /** Leads away once what was decided is saved; what could not be saved stays in view. */
    async leave(go: () => void) {
      if ((await saving.current) !== false) go()
    },
  }
}

export type Decisions = ReturnType<typeof useDecisions>
