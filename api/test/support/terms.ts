import type { AcademyClass, TrialSlot } from '@arunika/contracts'
import { WEEKDAYS } from '@arunika/contracts'
import type { TestApi } from './test-api.ts'

export const CLASS = '/api/classes/kid-class/roblox'

const DAY_MS = 86_400_000
export const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** A running term of the class with a lesson on every day. */
export const TERM = {
  classPath: '/academy/kid-class/roblox',
  startsOn: dayAhead(-30),
  endsOn: dayAhead(40),
  weekdays: [...WEEKDAYS],
  from: '09:00',
  to: '11:00',
  teacher: 'Yoga Pamungkas',
  seats: 10,
  taken: 9,
  trialPrice: 0,
}

/** @returns its id */
export async function createTerm(api: TestApi, token: string, own: Partial<typeof TERM> = {}) {
  const { status, body } = await api.call<{ id: number; updatedAt: string; message: string }>(
    '/api/admin/terms/create',
    { token, json: { ...TERM, ...own } },
  )
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

export async function trialsOf(api: TestApi, at = CLASS): Promise<TrialSlot[]> {
  const { body } = await api.call<AcademyClass>(at)
  return body.trials ?? []
}
