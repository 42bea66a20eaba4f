import type { MessageResponse } from '@arunika/contracts'
import type { CommandName } from '@arunika/releases/commands'
import { RegistryError } from '@arunika/releases/registry-errors'

const DEADLINE_MS = 30_000

interface Sent {
  name: CommandName
  body: { remote: string }
  /** Of who sends it: the registry finds out itself who that is. */
  authorization: string | undefined
}

/**
 * Has the registry change what is live.
 * @throws RegistryError with the registry's own sentence, or unavailable when it is away
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
  if (!response || typeof message !== 'string') throw new RegistryError('unavailable')
  if (response.ok) return { message }
  throw RegistryError.received(String(code), message)
}
