import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

const TIMEOUT_MS = 20_000
/** Browsers wait for the time in the response, a second. */
const RETRY_PAUSE_MS = 250

/** The data that writers send. */
export interface Samples {
  applicationOf: (email: string) => FormData
  vacancyOf: (title: string) => object
}

/** The results that writers observed. */
export interface Written {
  /** Acknowledged applicants' e-mail addresses and vacancy titles. */
  emails: string[]
  titles: string[]
  /** Start and end of each acknowledged attempt. */
  acknowledged: { began: number; ended: number }[]
  /** Status, Retry-After and code of every other response. */
  refused: string[]
}

/** @returns true if the request was acknowledged */
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

/** Sends applications in sequence, retrying each until it is acknowledged, like the form. */
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

/** Publishes vacancies in sequence. An unacknowledged one may or may not exist. */
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

/** Three applicants and an editor at work. @returns their results so far, and a promise that resolves when they stop */
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
