import { ApiError } from '@arunika/data'
import { endSession, storedToken } from './token.ts'

/**
 * Downloads a response of the api as a file; a link would lack the token.
 * @throws ApiError; a 401 has ended the session by then
 */
export async function adminDownload(url: string, name: string) {
  const response = await fetch(url, { headers: { authorization: `Bearer ${storedToken() ?? ''}` } }).catch(
    (cause: unknown) => {
      throw new ApiError(0, {}, { cause })
    },
  )
  if (response.status === 401) endSession()
  if (!response.ok) throw new ApiError(response.status, {})
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
