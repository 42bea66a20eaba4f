import { ApiError } from '@anyam/data'
import { withToken } from './admin-request.ts'
import { stepUp } from './step-up.ts'

const download = (url: string) =>
  withToken(async (token = '') => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(url, { headers }).catch((cause: unknown) => {
      throw new ApiError(0, {}, { cause })
    })
    if (response.status === 401) throw new ApiError(401, {})
    return response
  })

async function needsProof(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => undefined)
  return Object(body).code === 'step_up_needed'
}

/**
 * Downloads an api response as a file; a plain link could not send the token.
 * @throws ApiError; a 401 has already ended the session
 */
export async function adminDownload(url: string, name: string) {
  let response = await download(url)
  if (response.status === 403 && (await needsProof(response)) && (await stepUp()))
    response = await download(url)
  if (!response.ok) throw new ApiError(response.status, {})
  saveAs(await response.blob(), name)
}

/** Saves a file on the person's device. */
export function saveAs(blob: Blob, name: string) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
