import type { Application } from '@arunika/contracts'
import { useState } from 'react'
import { rate } from '../api/change-application.ts'

/** Rates the open application; selecting the same rating again withdraws it. */
export function useRating(application: Application | undefined, refresh: () => Promise<unknown>) {
  const [failed, setFailed] = useState<{ id: number; error: string }>()

  async function choose(value: number) {
    if (!application) return
    const { id, ratings = [] } = application
    setFailed(undefined)
    try {
      await rate(id, ratings.find(({ own }) => own)?.value === value ? null : value)
      await refresh()
    } catch (error) {
      setFailed({ id, error: `Not saved. ${(error as Error).message}` })
    }
  }
  return { choose, error: failed?.id === application?.id ? failed?.error : undefined }
}
