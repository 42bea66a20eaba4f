import { join } from 'node:path'
import type { WaitingApproval } from '@anyam/protocol'
import type { Identity } from './identity.ts'
import { isSecondPerson, partiesOf } from './parties.ts'
import { type PendingEntry, type RecordPort, StateFile } from './state-file.ts'
import { requestedApprovals } from './state-schemas.ts'

/** A request that is not confirmed within this time expires. */
export const APPROVAL_LIFETIME_MS = 24 * 3600_000
/** Maximum number of waiting requests per remote; the oldest is dropped first. */
const MOST_OF_REMOTE = 20
const MOST_LISTED = 100

/** A command as one person sent it. */
export type SentCommand = Pick<WaitingApproval, 'name' | 'command'>

interface Requested {
  /** The parts that both people must agree on, as text. */
  command: string
  /** Hash of the build and the verdict; missing if the command has no build, and in files of older versions. */
  build?: string | undefined
  /** The first person's reasons; the second person may have others. */
  reasons?: Pick<WaitingApproval['command'], 'override' | 'reason'>
  by: string
  /** Everyone who may be the first sender; missing or empty if unknown. */
  parties?: string[]
  /** ISO 8601 instant. */
  at: string
}

/** Sender of a command, and the name for the journal. */
export interface Sender {
  who: Identity
  by: string
  /** Written with the request. */
  entry?: PendingEntry
}

interface Requesting {
  /** The first sender, if this is a second person; undefined while a second person is needed. */
  first?: string
  /** True if the build or its verdict differs from the first sender's, so that this is a new request. */
  isChanged?: boolean
}

/** @param records undefined to only read */
export const approvalsIn = (folder: string, records?: RecordPort) =>
  new StateFile<Requested[]>(
    join(folder, 'approvals.json'),
    requestedApprovals,
    [],
    records && { records, name: 'approvals' },
  )

/** Changes that wait until a second person sends the same command. */
export class Approvals {
  readonly #file: StateFile<Requested[]>

  constructor(folder: string, records: RecordPort) {
    this.#file = approvalsIn(folder, records)
  }

  /** @param build hash of the build and the verdict that the sender agrees to */
  request(sent: SentCommand, build: string | undefined, { by, who, entry }: Sender): Promise<Requesting> {
    const command = agreedIn(sent)
    return this.#file.change(
      (held): { next: Requested[]; result: Requesting } => {
        const open = held.filter(isOpen)
        const first = open.find((request) => request.command === command)
        const isChanged = first !== undefined && first.build !== build
        if (first && !isChanged && isSecondPerson(first.parties, who))
          return { next: open, result: { first: first.by } }
        // A request whose sender is unknown cannot be confirmed, so the next sender becomes the first.
        if (first?.parties?.length && !isChanged) return { next: open, result: {} }
        const { override, reason } = sent.command
        const request = {
          ...{ command, build, reasons: { override, reason }, by, parties: partiesOf(who) },
          at: new Date().toISOString(),
        }
        const others = open.filter((one) => one !== first)
        return { next: withinLimit([...others, request], sent.command.remote), result: { isChanged } }
      },
      { entry },
    )
  }

  /** Call it once the change is done: a refused change keeps waiting. */
  done(sent: SentCommand): Promise<void> {
    const command = agreedIn(sent)
    return this.#file.change((held) => ({
      next: held.filter((request) => isOpen(request) && request.command !== command),
      result: undefined,
    }))
  }

  /** Waiting requests, the newest first. @returns also whether the reader is a second person */
  async list(reader: Identity): Promise<(Omit<WaitingApproval, 'mayApprove'> & { isSecond: boolean })[]> {
    const open = (await this.#file.read()).filter(isOpen)
    return open
      .slice(-MOST_LISTED)
      .reverse()
      .map((request) => ({ ...listed(request), isSecond: isSecondPerson(request.parties, reader) }))
  }
}

const isOpen = ({ at }: Requested) => Date.parse(at) > Date.now() - APPROVAL_LIFETIME_MS

/** Reasons may differ, but both people must want to skip the gate. */
function agreedIn({ name, command }: SentCommand): string {
  const { remote, build, percent, promoteAfterMs, inSteps, path, from, redirects, override, accepts } =
    command
  const after = promoteAfterMs ?? undefined
  const skipsGate = override !== undefined || undefined
  return JSON.stringify({
    name,
    remote,
    build,
    percent,
    promoteAfterMs: after,
    inSteps: inSteps || undefined,
    path,
    from,
    redirects,
    accepts: accepts?.toSorted(),
    skipsGate,
  })
}

function sentIn({ command: text, reasons }: Requested): SentCommand {
  const {
    name,
    skipsGate: _,
    ...command
  } = JSON.parse(text) as SentCommand['command'] & Pick<SentCommand, 'name'> & { skipsGate?: true }
  return { name, command: { ...command, ...reasons } }
}

/** The limit is per remote, so that no team's requests displace another's. */
function withinLimit(open: readonly Requested[], remote: string): Requested[] {
  const own = open.filter((request) => sentIn(request).command.remote === remote)
  const leaving = own.slice(0, Math.max(0, own.length - MOST_OF_REMOTE))
  return open.filter((request) => !leaving.includes(request))
}

const listed = (request: Requested) => ({
  ...sentIn(request),
  by: request.by,
  at: request.at,
  until: new Date(Date.parse(request.at) + APPROVAL_LIFETIME_MS).toISOString(),
})
