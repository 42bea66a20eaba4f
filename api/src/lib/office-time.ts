import { officeAheadMs, UTC_OFFSET } from '@arunika/contracts/site'

const AHEAD_MS = officeAheadMs()

const localIso = (at: Date) => new Date(at.getTime() + AHEAD_MS).toISOString()

/** The date at the office, `2026-11-21`. */
export const officeDay = (at: Date) => localIso(at).slice(0, 10)

/** The time at the office, `09:00`. */
export const officeTime = (at: Date) => localIso(at).slice(11, 16)

/** The instant of a day and time at the office. */
export const officeInstant = (day: string, time: string) => new Date(`${day}T${time}:00${UTC_OFFSET}`)
