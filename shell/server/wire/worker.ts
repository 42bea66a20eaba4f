// Reads the lists of a specified api in a separate thread, because parsing and searching 5,000 entries takes longer than other
// visitors should wait.
import { parentPort, workerData } from 'node:worker_threads'
import { type Found, LastGood } from '@anyam/host/server/rendering/last-good'
import { LastGoodFiles } from '@anyam/host/server/rendering/last-good-files'
import { LEFT_OUT, reportOnce } from './report-once.ts'
import { respondTo } from './responses.ts'
import { errorText, SpecifiedApi } from './specified-api.ts'

export interface WorkerSettings {
  apiUrl: string
  /** Folder of the last good responses, which other processes may share. */
  dir: string | undefined
}

export type WorkerRequest = 'forget' | { id: number; address: string; token: string | undefined }

export type WorkerResponse = { id: number; found: Found } | { warning: string; details: object }

/** A list of 5,000 entries takes its host seconds; how long a page waits for it is decided where the list is read. Milliseconds. */
const DEADLINE_MS = 10_000

const { apiUrl, dir } = workerData as WorkerSettings
const send = (response: WorkerResponse) => parentPort?.postMessage(response)
const warn = (details: object, warning: string) => send({ warning, details })

const files =
  dir === undefined
    ? undefined
    : new LastGoodFiles(dir, (error) =>
        warn({ error: String(error) }, 'The last good lists cannot be stored.'),
      )
const hosts = new LastGood((text, host) => warn({ host }, text), files, {
  deadline: DEADLINE_MS,
  patience: DEADLINE_MS,
})
const api = new SpecifiedApi(
  hosts,
  apiUrl,
  reportOnce((details) => warn(details, LEFT_OUT)),
)

parentPort?.on('message', async (request: WorkerRequest) => {
  if (request === 'forget') return api.forget()
  const { id, address, token } = request
  const found = await respondTo(api, address, token).catch((error: unknown) => {
    warn({ address, error: String(error) }, 'A view of the api cannot be made.')
    return { status: 503, text: errorText(503, '') }
  })
  send({ id, found })
})
