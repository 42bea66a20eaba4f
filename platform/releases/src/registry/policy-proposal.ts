import { join } from 'node:path'
import type { NewPolicy } from '@anyam/protocol'
import * as z from 'zod'
import { APPROVAL_LIFETIME_MS, type Sender } from './approvals.ts'
import type { Identity } from './identity.ts'
import { isSecondPerson, partiesOf } from './parties.ts'
import { type RecordPort, StateFile } from './state-file.ts'

const schema = z.looseObject({
  text: z.string(),
  basedOn: z.int(),
  reason: z.string(),
  by: z.string(),
  /** Everyone who may be its sender. */
  parties: z.array(z.string()),
  /** ISO 8601 instant. */
  at: z.string(),
})

type Proposal = z.infer<typeof schema>

/** @param records undefined to only read */
export const policyProposalIn = (folder: string, records?: RecordPort) =>
  new StateFile<Proposal | null>(
    join(folder, 'policy-proposal.json'),
    z.nullable(schema),
    null,
    records && { records, name: 'policy-proposal' },
  )

/** The newest policy that waits for a second person. */
export class PolicyProposal {
  readonly #file: StateFile<Proposal | null>

  constructor(folder: string, records: RecordPort) {
    this.#file = policyProposalIn(folder, records)
  }

  /** @returns the first sender if this is a second person; undefined while a second person is needed */
  async request(wanted: NewPolicy, { by, who, entry }: Sender): Promise<string | undefined> {
    const { text, basedOn, reason } = wanted
    const held = await this.#file.readOr(null)
    if (held && isOpen(held) && held.text === text && held.basedOn === basedOn)
      return isSecondPerson(held.parties, who) ? held.by : undefined
    const at = new Date().toISOString()
    await this.#file.replace({ text, basedOn, reason, by, parties: partiesOf(who), at }, { entry })
    return undefined
  }

  async clear(): Promise<void> {
    await this.#file.replace(null)
  }

  /** @returns also whether the reader may approve it */
  async read(reader: Identity) {
    const held = await this.#file.readOr(null)
    if (!held || !isOpen(held)) return undefined
    const { text, basedOn, reason, by, parties } = held
    const until = new Date(expiryOf(held)).toISOString()
    return { text, basedOn, reason, by, until, mayApprove: isSecondPerson(parties, reader) }
  }
}

const expiryOf = ({ at }: Proposal) => Date.parse(at) + APPROVAL_LIFETIME_MS

const isOpen = (proposal: Proposal) => expiryOf(proposal) > Date.now()
