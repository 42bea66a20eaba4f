import type { Application, ApplicationStage } from '@arunika/contracts'
import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { offerUndo, type UndoOffer } from '../../../components/feedback/pending-deletions.ts'
import { useStatusChoice } from '../../../components/form/use-status-choice.ts'
import { setStage } from '../api/change-application.ts'
import { applicationPath } from '../api/get-applications.ts'

interface DecisionRules {
  /** The open application, once it has loaded. */
  application: Application | undefined
  /** Undefined while none is open. */
  openId: number | undefined
  open: (id: number) => void
  /** Called after a decision about the application that is still open. */
  onDecided: () => void
  refreshList: () => Promise<unknown>
}

/** Decides about the open application and undoes the last decision, which reopens its application. */
export function useDecisions({ application, openId, open, onDecided, refreshList }: DecisionRules) {
  const { mutate } = useSWRConfig()
  const lastDecision = useRef<UndoOffer>(undefined)
  const saving = useRef<Promise<boolean>>(undefined)
  const latest = useRef({ openId, open })
  useEffect(() => {
    latest.current = { openId, open }
  })
  const choice = useStatusChoice<ApplicationStage>({
    id: openId,
    onChoose: async (stage) => {
      if (application) await setStage(application.id, application.stage, stage, mutate)
    },
    refresh: () => mutate(applicationPath(openId ?? 0)),
  })

  function offer({ id, name, stage: before }: Application, stage: ApplicationStage) {
    if (!before) return
    lastDecision.current?.withdraw()
    lastDecision.current = offerUndo(`${name}: ${stage.name}.`, async () => {
      lastDecision.current = undefined
      await setStage(id, stage, before, mutate)
      if (latest.current.openId !== undefined) latest.current.open(id)
      await refreshList()
    })
  }

  async function decide(stage: ApplicationStage) {
    if (!application || saving.current) return
    saving.current = choice.choose(stage)
    const isSaved = await saving.current
    saving.current = undefined
    if (!isSaved) return
    if (stage.id !== application.stage?.id) offer(application, stage)
    if (latest.current.openId === application.id) onDecided()
    await refreshList()
  }

  return {
    ...choice,
    decide,
    undo: () => lastDecision.current?.accept(),
    /** Leaves once the decision is saved; if saving failed, the application stays open. */
    async leave(go: () => void) {
      if ((await saving.current) !== false) go()
    },
  }
}

export type Decisions = ReturnType<typeof useDecisions>
