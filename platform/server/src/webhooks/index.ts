import { createHmac } from 'node:crypto'

const DEADLINE_MS = 10_000

/** A secret as Standard Webhooks describes: base64 of at least 24 bytes with a prefix. */
export const WEBHOOK_SECRET = /^whsec_[\w+/]{32,}={0,2}$/

/**
 * Headers of a POST as Standard Webhooks 1.0 describes.
 * @param id the same for each attempt, so that receivers can tell a repetition
 */
export function signedHeaders(secret: string, id: string, body: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

/** A POST that was not accepted; the message is a sentence for people without the address. */
export class PostError extends Error {
  override name = 'PostError'
  /** Text of the response; empty if there was none. */
  readonly responseText: string
  constructor(message: string, responseText = '') {
    super(message)
    this.responseText = responseText
  }
}

/**
 * Sends JSON without following redirects.
 * @throws PostError
 */
export async function postJson(url: string, body: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch((error: unknown) => {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new PostError(
      isLate ? `It did not respond within ${DEADLINE_MS / 1000} s.` : 'It cannot be reached.',
    )
  })
  const responseText = response.ok ? '' : await response.text().catch(() => '')
  await response.body?.cancel().catch(() => {})
  if (!response.ok) throw new PostError(`It answered with ${response.status}.`, responseText)
}
