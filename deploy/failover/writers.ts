import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

const TIMEOUT_MS = 20_000
/** Browsers wait as long as the response says: a second. */
const RETRY_PAUSE_MS = 250

/** What is written. */
export interface Samples {
  applicationOf: (email: string) => FormData
  vacancyOf: (title: string) => object
}

/** What writers have seen. */
export interface Written {
  /** Addresses of applicants, and titles of vacancies, that were acknowledged. */
  emails: string[]
  titles: string[]
  /** When an acknowledged attempt began and ended. */
  acknowledged: { began: number; ended: number }[]
  /** Status, Retry-After and code of every other response. */
  refused: string[]
}

/** @returns whether the request was acknowledged */
async function attempt(request: () => Promise<Response>, { acknowledged, refused }: Written) {
  const began = Date.now()
  try {
    const response = await request()
    const text = await response.text()
    if (response.ok) {
      acknowledged.push({ began, ended: Date.now() })
      return true
    }
    const code: unknown = text.startsWith('{') ? JSON.parse(text).code : text.slice(0, 80)
    refused.push(`${response.status} ${response.headers.get('retry-after')} ${code}`)
  } catch (error) {
    refused.push(String(error))
  }
  return false
}

/** Sends applications one after the other, each again until it is acknowledged, as the form does. */
async function applyRepeatedly(
  url: string,
  { applicationOf }: Samples,
  written: Written,
  signal: AbortSignal,
) {
  while (!signal.aborted) {
    const key = randomUUID()
    const email = `${key}@example.com`
    const send = () =>
      fetch(url, {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: applicationOf(email),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
    while (!(await attempt(send, written))) {
      if (signal.aborted) return
      await pause(RETRY_PAUSE_MS)
    }
    written.emails.push(email)
  }
}

export const createVacancy = (url: string, token: string, vacancy: object) =>
  fetch(`${url}/api/admin/job-vacancies/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(vacancy),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })

/** Publishes vacancies one after the other. What is not acknowledged may or may not have been made. */
async function publishRepeatedly(
  url: string,
  token: string,
  { vacancyOf }: Samples,
  written: Written,
  signal: AbortSignal,
) {
  while (!signal.aborted) {
    const title = `Vacancy ${randomUUID()}`
    if (await attempt(() => createVacancy(url, token, vacancyOf(title)), written)) written.titles.push(title)
    await pause(RETRY_PAUSE_MS, undefined, { ref: false })
  }
}

/** Three applicants and an editor at work; @returns what they have seen so far, and the end of their work */
export function startWriters(
  url: string,
  token: string,
  vacancyId: number,
  samples: Samples,
  signal: AbortSignal,
) {
  const written: Written = { emails: [], titles: [], acknowledged: [], refused: [] }
  const lanes = [1, 2, 3].map(() =>
    applyRepeatedly(`${url}/api/job-vacancies/${vacancyId}`, samples, written, signal),
  )
  return { written, ended: Promise.all([...lanes, publishRepeatedly(url, token, samples, written, signal)]) }
}
