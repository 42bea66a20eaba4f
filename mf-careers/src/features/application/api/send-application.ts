import { ApiError } from '@anyam/data'
import { measure } from '@anyam/federation/measure'
import { type ApplicationInput, type ApplicationResponse, DOCUMENT_RULES } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'

export interface ApplicationToSend {
  vacancyId: number
  values: ApplicationInput
  documents: readonly File[]
  /** Idempotency key, the same for every attempt to send this application. */
  key: string
  /** Language of the page, used for mails to the applicant. */
  language: Language | undefined
}

/**
 * Source of the visit: the name in the link (`?ref=`) or the host of the referring site. Stores nothing in the browser.
 */
function cameFrom(): string {
  const ref = new URLSearchParams(location.search).get('ref')
  if (ref) return ref
  const host = document.referrer && new URL(document.referrer).host
  return host === location.host ? '' : host
}

interface SendOptions {
  signal: AbortSignal
  /** @param share of the body that has been sent, 0 to 1 */
  onProgress: (share: number) => void
}

export function applicationBody({
  values,
  documents,
}: Pick<ApplicationToSend, 'values' | 'documents'>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  const source = cameFrom()
  if (source) body.append('source', source)
  for (const file of documents) body.append(DOCUMENT_RULES.field, file, file.name)
  return body
}

/**
 * Sends an application with its documents. Uses XMLHttpRequest, since fetch does not report upload progress; separate
 * from `request`, which every page loads.
 * @throws ApiError as `request` of the api-client does, also when aborted (`status` 0)
 */
export function sendApplication(application: ApplicationToSend, { signal, onProgress }: SendOptions) {
  return new Promise<ApplicationResponse>((resolve, reject) => {
    const call = new XMLHttpRequest()
    const { vacancyId, language } = application
    call.open('POST', apiAddressIn(`/api/job-vacancies/${vacancyId}`, language))
    call.setRequestHeader('accept', 'application/json')
    call.setRequestHeader('idempotency-key', application.key)
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    call.onload = () => {
      const response = parse(call.responseText)
      if (call.status < 200 || call.status >= 300) return reject(new ApiError(call.status, response))
      measure('application-sent')
      resolve(response)
    }
    call.onerror = call.onabort = () => reject(new ApiError(0, {}))
    signal.addEventListener('abort', () => call.abort())
    call.send(applicationBody(application))
  })
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
