import type { MessageResponse } from '@arunika/contracts'
import type { CommandName } from '@arunika/releases/commands'
import type { ReleaseStore } from '@arunika/releases/store'
import { CodedError } from '@arunika/server/errors'

const DEADLINE_MS = 30_000

interface Sent {
  name: CommandName
  body: { remote: string; [name: string]: unknown }
  /** Of who sends it: the registry finds out itself who that is. */
  authorization: string | undefined
}

/** What a shell that judges canaries may do. */
export interface JudgedChanges {
  haltCanary(remote: string, reasons: { by: string; reason: string }): Promise<unknown>
  /** Only while the build is the remote's canary. */
  promoteCanary(remote: string, build: string, reasons: { by: string; reason: string }): Promise<unknown>
}

/** Through the registry; directly in the store if there is no registry. */
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
 * Has the registry change what is live.
 * @throws CodedError with the registry's own sentence, or unavailable when it is away
 */
export async function sendToRegistry(
  url: string,
  { name, body, authorization = '' }: Sent,
): Promise<MessageResponse> {
  const { remote, ...command } = body
  const response = await fetch(`${url}/registry/remotes/${remote}/${name}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
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
