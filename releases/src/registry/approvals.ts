import { join } from 'node:path'
import type { WaitingApproval } from '@arunika/admin-contracts'
import { StateFile } from './state-file.ts'
import { requestedApprovals } from './state-schemas.ts'

/** A request that no second person confirms expires after this time. */
const LIFETIME_MS = 24 * 3600_000
/** Requests of one remote that wait at a time; the oldest leaves first. */
const MOST_OF_REMOTE = 20
const MOST_LISTED = 100

/** A command as one person sent it. */
export type SentCommand = Pick<WaitingApproval, 'name' | 'command'>

interface Requested {
  /** What two people must agree on, as text. */
  command: string
  /** Why the first person wants it; the second may have other reasons. */
  reasons?: Pick<WaitingApproval['command'], 'override' | 'reason'>
  by: string
  /** ISO 8601 instant. */
  at: string
}

/** Changes that wait until a second person sends the same command. */
export class Approvals {
  readonly #file: StateFile<Requested[]>

  constructor(folder: string) {
    this.#file = new StateFile<Requested[]>(join(folder, 'approvals.json'), requestedApprovals, [])
  }

  /** @returns the first person, if this is the second; undefined while one more is needed */
  request(sent: SentCommand, by: string): Promise<string | undefined> {
    const command = agreedIn(sent)
    return this.#file.change((held) => {
      const open = held.filter(isOpen)
      const first = open.find((request) => request.command === command)
      if (first) return { next: open, result: first.by === by ? undefined : first.by }
      const { override, reason } = sent.command
      const request = { command, reasons: { override, reason }, by, at: new Date().toISOString() }
      return { next: withinLimit([...open, request], sent.command.remote), result: undefined }
    })
  }

  /** Called once the change is done: one that is refused waits on. */
  done(sent: SentCommand): Promise<void> {
    const command = agreedIn(sent)
    return this.#file.change((held) => ({
      next: held.filter((request) => isOpen(request) && request.command !== command),
      result: undefined,
    }))
  }

  /** What waits, the newest first. */
  async list(): Promise<Omit<WaitingApproval, 'mayApprove'>[]> {
    const open = (await this.#file.read()).filter(isOpen)
    return open.slice(-MOST_LISTED).reverse().map(listed)
  }
}

const isOpen = ({ at }: Requested) => Date.parse(at) > Date.now() - LIFETIME_MS

/** The reasons are each person's own. */
function agreedIn({ name, command }: SentCommand): string {
  const { remote, build, percent, promoteAfterMs, path, from, redirects } = command
  const after = promoteAfterMs ?? undefined
  return JSON.stringify({ name, remote, build, percent, promoteAfterMs: after, path, from, redirects })
}

function sentIn({ command: text, reasons }: Requested): SentCommand {
  const { name, ...command } = JSON.parse(text) as SentCommand['command'] & Pick<SentCommand, 'name'>
  return { name, command: { ...command, ...reasons } }
}

/** One team's requests push out none of another's. */
function withinLimit(open: readonly Requested[], remote: string): Requested[] {
  const own = open.filter((request) => sentIn(request).command.remote === remote)
  const leaving = own.slice(0, Math.max(0, own.length - MOST_OF_REMOTE))
  return open.filter((request) => !leaving.includes(request))
}

const listed = (request: Requested) => ({
  ...sentIn(request),
  by: request.by,
  at: request.at,
  until: new Date(Date.parse(request.at) + LIFETIME_MS).toISOString(),
})
