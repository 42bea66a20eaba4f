import type { MessageResponse } from '@anyam/protocol/common'
import type { SessionHeaders } from '@anyam/releases/administrator'
import type { CommandName } from '@anyam/releases/commands'
import type { ReleaseStore } from '@anyam/releases/store'
import { CodedError } from '@anyam/server/errors'

const DEADLINE_MS = 30_000

/** With the sender's credentials, which the registry verifies itself. */
interface Sent extends SessionHeaders {
  name: CommandName
  body: { remote: string; [name: string]: unknown }
}

/** Changes that a shell may make when it judges canaries. */
export interface JudgedChanges {
  haltCanary(remote: string, reasons: { by: string; reason: string }): Promise<unknown>
  /** Applies only while the build is the remote's canary. */
  promoteCanary(remote: string, build: string, reasons: { by: string; reason: string }): Promise<unknown>
}

/** Sends the changes to the registry, or to the store directly if there is no registry. */
export function judgedChanges(
  store: ReleaseStore,
  url: string | undefined,
  token: string | undefined,
): JudgedChanges {
  if (!url)
    return {
      haltCanary: (remote, reasons) => store.haltCanary(remote, reasons),
      promoteCanary: (remote, build, reasons) => store.promote(remote, build, { ...reasons, ofCanary: true }),
    }
  const authorization = `Bearer ${token}`
  return {
    haltCanary: (remote, { reason }) =>
      sendToRegistry(url, { name: 'halt', body: { remote, reason }, authorization }),
    promoteCanary: (remote, build, { reason }) =>
      sendToRegistry(url, { name: 'promote', body: { remote, build, reason }, authorization }),
  }
}

/**
 * Sends a command to the registry.
 * @throws CodedError with the registry's own sentence, or unavailable if it cannot be reached
 */
export async function sendToRegistry(
  url: string,
  { name, body, authorization = '', cookie = '' }: Sent,
): Promise<MessageResponse> {
  const { remote, ...command } = body
  const response = await fetch(`${url}/registry/remotes/${remote}/${name}`, {
    method: 'POST',
    headers: { authorization, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(command),
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => undefined)
  const { message, code }: { message?: unknown; code?: unknown } = Object(
    await response?.json().catch(() => undefined),
  )
  if (!response || typeof message !== 'string') throw new CodedError('unavailable')
  if (response.ok) return { message }
  throw CodedError.received(String(code), message)
}
