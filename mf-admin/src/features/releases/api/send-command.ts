import type { ReleaseCommands } from '@anyam/protocol'
import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'

/** Sends a command to the admin release API; the response describes the result in a sentence. */
export const sendCommand = <Name extends keyof ReleaseCommands>(name: Name, body: ReleaseCommands[Name]) =>
  adminRequest<MessageResponse>(`/releases/${name}`, { method: 'POST', body })
