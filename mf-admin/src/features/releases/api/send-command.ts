import type { ReleaseCommands } from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'

/** Sends a command to the admin release API; the response has a sentence about what was done. */
export const sendCommand = <Name extends keyof ReleaseCommands>(name: Name, body: ReleaseCommands[Name]) =>
  adminRequest<MessageResponse>(`/releases/${name}`, { method: 'POST', body })
