import { ApiError, request } from '@anyam/data'
import {
  type DeletionReceipt,
  DOCUMENT_RULES,
  type MessageResponse,
  type MyApplication,
} from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'

const MINE = '/api/my-application'
const by = (token: string) => ({ headers: { authorization: `Application ${token}` } })

/** @param language of the page, for the vacancy's title if it is translated */
export const loadMine = (token: string, language: Language | undefined) =>
  request<MyApplication>(apiAddressIn(MINE, language), by(token))

export const requestLink = (body: { reference: string; email: string }, language: Language | undefined) =>
  request<MessageResponse>(apiAddressIn(`${MINE}/link`, language), { method: 'POST', body })

/** @param replaces id of the document to replace */
export function addDocument(token: string, file: File, replaces?: number) {
  const body = new FormData()
  if (replaces !== undefined) body.append('replaces', String(replaces))
  body.append(DOCUMENT_RULES.field, file, file.name)
  return request<MessageResponse>(`${MINE}/documents`, { method: 'POST', body, ...by(token) })
}

export const withdraw = (token: string) =>
  request<MessageResponse>(`${MINE}/withdraw`, { method: 'POST', ...by(token) })

/** @param language of the page, also used for the receipt */
export const deleteMine = (token: string, language: Language | undefined) =>
  request<DeletionReceipt>(apiAddressIn(MINE, language), { method: 'DELETE', ...by(token) })

/**
 * Downloads all stored data as a zip. A plain link could not send the token.
 * @throws ApiError
 */
export async function saveCopy(token: string, reference: string) {
  const response = await fetch(`${MINE}/copy`, by(token)).catch((cause: unknown) => {
    throw new ApiError(0, {}, { cause })
  })
  if (!response.ok) throw new ApiError(response.status, {})
  saveFile(await response.blob(), `${reference}.zip`)
}

export function saveFile(content: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
